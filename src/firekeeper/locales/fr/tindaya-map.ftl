# La carte de Tindaya dans le navigateur.

tindaya-map-archipelago = Archipel
