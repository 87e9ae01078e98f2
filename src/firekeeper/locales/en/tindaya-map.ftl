# The map of Tindaya in the browser: hexes, pieces and what is drawn over them. Used by client/src/games/tindaya/map.

tindaya-map-archipelago = Archipelago
tindaya-map-label = Archipelago: { $hexes } hexes, { $islands } islands
tindaya-map-controlled = controlled by { $name }
tindaya-map-uncontrolled = controlled by nobody
tindaya-map-tribe = { $name }: { $who }
tindaya-map-chief = the chief of the conquistadors
tindaya-map-wall = protective wall
tindaya-map-canoes =
    { $count ->
        [one] { $count } canoe
       *[other] { $count } canoes
    }
tindaya-map-animals =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
tindaya-map-sinks = sinks into the sea
tindaya-map-becomes = becomes { $terrain }
tindaya-map-arrive =
    { $count ->
        [one] { $count } conquistador comes
       *[other] { $count } conquistadors come
    }
tindaya-map-nothing = nothing is lost
tindaya-map-would-lose = { $event }: { $what }
tindaya-map-rings = Show what is going to strike
tindaya-map-overview = The whole archipelago

## The end of an era as a story

tindaya-map-story = The end of the era
tindaya-map-story-again = Tell the end of the era again
tindaya-map-story-end = To the end
tindaya-map-beat-back = One beat back
tindaya-map-beat-on = One beat on
tindaya-map-nothing-happens = Nothing happens.
