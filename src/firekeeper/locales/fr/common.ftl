# Ce que tous les jeux partagent : les listes.

list-two = { $first } et { $last }
list-more = { $first }, { $rest }
list-nothing = rien
list-name = { $name }
