# What all games share: lists.

list-two = { $first } and { $last }
list-more = { $first }, { $rest }
list-nothing = nothing
list-name = { $name }
