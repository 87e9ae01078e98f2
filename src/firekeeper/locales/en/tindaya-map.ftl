# The map of Tindaya in the browser: hexes, pieces and what is drawn over them.

tindaya-map-archipelago = Archipelago
