# Le plateau de Tindaya dans le navigateur : libellés et infobulles.

## Zones et libellés

tindaya-board-zone-islands = Îles
tindaya-board-zone-boards = Plateaux
tindaya-board-zone-mountain = Montagne
tindaya-board-zone-forecast = Prévisions
tindaya-board-zone-players = Joueurs
tindaya-board-whose = Quels plateaux ?
tindaya-board-row-score = Points
