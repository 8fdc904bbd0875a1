game-title = Caza en el mar
game-blurb = Cazador y corsario en un mismo mar, y cada cual solo conoce sus barcos.
seat-hunter = Cazador
seat-raider = Corsario
phase-plan = Planificación
phase-move = Movimiento
phase-battle = Combate
phase-dusk = Anochecer
result = { $result ->
    [hunter] Gana el cazador
   *[raider] El corsario escapa
}
ship = { $ship ->
    [hood] Hood
    [norfolk] Norfolk
    [suffolk] Suffolk
    [ark] Ark Royal
    [scharnhorst] Scharnhorst
    [eugen] Prinz Eugen
   *[other] Patrulla
}
patrol = Patrulla
ask-ship = ¿Qué barco navega?
ask-zone = ¿Adónde va el { ship }?
ask-ready = ¿Está completo el plan?
ask-turn = ¿Vira el { ship } antes de que disparen?
option-stay = Quedarse donde está
option-zone = A { $zone }
option-ready = Dar la orden
option-turn = { $way ->
    [left] Virar a babor
    [right] Virar a estribor
   *[ahead] Seguir recto
}
note-stay = ahorra combustible
note-steps = { $steps } zona
why-land = En esa zona hay tierra.
why-sunk = Está hundido.
turn = Turno { $turn }
board-chart = Carta
board-field = Combate
track-visibility = Visibilidad
fact-land = Tierra
fact-speed = Velocidad
fact-hit = Un impacto
yes = sí
port = Puerto Gris
sea = Mar del Norte
land = Tierra Gris
line = Línea de patrulla
ring = cobertura aérea
zones = zonas
miles = millas
hexes = hexágonos
layer-belief = Dónde pueden estar
danger = Campo de minas
planned-move = { ship } a { $zone }
panel-records = Daños
panel-contacts = Contactos
status-sunk = hundido
status-hit = tocado
insight = Probabilidades de una salva
chart-hits = Impactos de una salva
mark-here = Esta caza
to-be-hit = de recibir impacto
note-insight = Hay { $count } barcos a flote.
percent = { $value } %
row-gunnery = { $hits } impactos
about-hood = { " " }(Hood)
about-norfolk = { " " }(Norfolk)
about-suffolk = { " " }(Suffolk)
about-ark = { " " }(Ark Royal)
about-scharnhorst = { " " }(Scharnhorst)
about-eugen = { " " }(Prinz Eugen)
drm-battleship = artillería pesada
ship-moved = El { ship } navega a { $zone }.
contact-made = Contacto en { $zone }.
ship-turned = El { ship } vira.
ship-hit = El { ship } recibe impactos: { $hits }.
chase-ended = { result }.
