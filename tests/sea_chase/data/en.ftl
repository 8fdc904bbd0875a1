game-title = Sea chase
game-blurb = Hunter and raider on one sea, and each knows only its own ships.
seat-hunter = Hunter
seat-raider = Raider
phase-plan = Planning
phase-move = Movement
phase-battle = Battle
phase-dusk = Dusk
result = { $result ->
    [hunter] The hunter wins
   *[raider] The raider escapes
}
ship = { $ship ->
    [hood] Hood
    [norfolk] Norfolk
    [suffolk] Suffolk
    [ark] Ark Royal
    [scharnhorst] Scharnhorst
    [eugen] Prinz Eugen
   *[other] Patrol
}
patrol = Patrol
ask-ship = Which ship sails?
ask-zone = Where does { ship } sail?
ask-ready = Is the plan complete?
ask-turn = Does { ship } turn before the guns fire?
option-stay = Stay where it is
option-zone = To { $zone }
option-ready = Give the order
option-turn = { $way ->
    [left] Turn left
    [right] Turn right
   *[ahead] Straight ahead
}
note-stay = saves fuel
note-steps = { $steps } zone
why-land = There is land in that zone.
why-sunk = It has been sunk.
turn = Turn { $turn }
board-chart = Chart
board-field = Battle
track-visibility = Visibility
fact-land = Land
fact-speed = Speed
fact-hit = A hit
yes = yes
port = Port Grey
sea = Northern Sea
land = Greyland
line = Patrol line
ring = air cover
zones = zones
miles = miles
hexes = hexes
layer-belief = Where they may be
danger = Minefield
planned-move = { ship } to { $zone }
panel-records = Damage
panel-contacts = Contacts
status-sunk = sunk
status-hit = hit
insight = Odds of a salvo
chart-hits = Hits of a salvo
mark-here = This chase
to-be-hit = to be hit
note-insight = { $count } ships are afloat.
percent = { $value } %
row-gunnery = { $hits } hits
about-hood = { " " }(Hood)
about-norfolk = { " " }(Norfolk)
about-suffolk = { " " }(Suffolk)
about-ark = { " " }(Ark Royal)
about-scharnhorst = { " " }(Scharnhorst)
about-eugen = { " " }(Prinz Eugen)
drm-battleship = heavy guns
ship-moved = { ship } sails to { $zone }.
contact-made = Contact in { $zone }.
ship-turned = { ship } turns.
ship-hit = { ship } is hit: { $hits }.
chase-ended = { result }.
