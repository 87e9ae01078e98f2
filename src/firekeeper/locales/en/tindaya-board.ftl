# The Tindaya board in the browser: labels and tooltips. Used by the components in client/src/games/tindaya.

## Zones and labels

tindaya-board-zone-islands = Islands
tindaya-board-zone-boards = Boards
tindaya-board-zone-mountain = Mountain
tindaya-board-zone-forecast = Forecast
tindaya-board-zone-players = Players
tindaya-board-whose = Whose boards?
tindaya-board-row-score = Points
