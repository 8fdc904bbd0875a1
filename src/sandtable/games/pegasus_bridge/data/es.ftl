game-title = Pegasus Bridge
game-blurb = Solitario. La noche del 5 al 6 de junio de 1944 tus planeadores toman tierra junto al puente de Bénouville: tómalo intacto, limpia los búnkeres y aguanta hasta que lleguen los paracaidistas.
player-thumb = Sigue reglas prácticas
seat-british = Compañía de Howard
phase-deployment = Despliegue
phase-loading = Carga de los planeadores
phase-gliders = A. Planeadores
phase-suppression = B. Retirada de supresión
phase-british-movement = C. Movimiento británico
phase-german-movement = D. Movimiento alemán
phase-british-fire = E. Fuego británico
phase-german-fire = F. Fuego alemán
phase-close-combat = G. Combate cuerpo a cuerpo
phase-end-of-turn = H. Fin del turno
phase-victory = Puntos de victoria
names-comma = { $first }, { $second }
names-and = { $first } y { $second }
face-down = ficha boca abajo
glider = Planeador { $glider }
hit = { $code }
ask-load = ¿Qué cambias de planeador?
ask-load-where = { $what }: ¿a qué planeador?
ask-unit = ¿Qué unidad mueves?
ask-order = { $units }, en { $area }, con { $points ->
    [one] un punto
   *[other] { $points } puntos
}: ¿qué hacen?
ask-shot = ¿Contra qué blanco disparas?
ask-firers = ¿Qué unidades disparan contra { $target } ({ $area })? Por ahora, { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
ask-opportunity-fire = { $movers }: entran en { $area }. ¿Disparas?
ask-loss = ¿Qué unidad de { $area } sufre las pérdidas ({ $loss })?
ask-refuge = { $unit }: ¿adónde se aparta?
ask-retreat = { $units }: ¿adónde se retiran?
ask-access = El puente ha saltado: ¿a qué acceso van las unidades que estaban en él?
option-done = Listo
option-back = Dejarlo aquí
option-unit = { $unit }
option-glider = Cambiar de sitio el planeador { $glider }
option-load = { $unit } (planeador { $glider })
option-to-glider = Planeador { $glider } ({ $points } de 12 puntos)
option-go = A { $area } ({ $cost })
note-danger = Pueden dispararte: { $danger }
option-grenade = Granada contra { $target }, { $area }
option-gammon = Bomba Gammon contra { $target }, { $area }
option-search = Limpiar el búnker ({ $cost })
option-prepare = Preparar una posición ({ $cost })
option-climb = Tender un paso provisional
option-split = Dividir el pelotón en dos escuadras
option-join = Volver a unir el pelotón
option-hand = Dar { $arm } a { $unit }
option-with = Con { $unit }
option-with-all = Con todos los demás
option-with-prisoners = Con los prisioneros
option-without = Sin { $unit }
option-at = Fuego contra { $target }, { $area }
option-gun = Cañón antitanque contra { $target }, { $area }
option-gun-area = Cañón antitanque contra { $area }
option-piat = Piat contra { $target }, { $area }
option-fire = Fuego ({ $points })
option-opportunity-fire = Disparar contra { $target }
option-hold-fire = No disparar
option-area = { $area }
option-loss = { $unit } ({ $strength })
drm-adjacent = blanco adyacente
drm-obstructed = área obstruida
drm-bunker = en un búnker
drm-ready = posición lista
drm-glider-infantry = infantería de planeador
drm-clear = área despejada
drm-moving = blanco en movimiento
drm-leader = líder
drm-crowded = planeadores ya en el área
drm-infantry = infantería con el tanque
drm-schmidt = Schmidt en el fortín
drm-melee-glider = solo infantería de planeador
drm-german-suppressed = alemanes suprimidos
drm-garrison = guarnición del puente
drm-british-suppressed = británicos suprimidos
drm-british-last = los británicos entraron los últimos
drm-germans-last = los alemanes entraron los últimos
drm-tank = apoyo de un tanque
drm-german-leader = líder alemán
drm-leader-alone = líder en solitario
drm-german-leader-alone = líder alemán en solitario
drm-leader-wounded = líder herido
drm-german-leader-wounded = líder alemán herido
why-plan = Plan alemán
why-counter = Ficha para un círculo
why-chit = Ficha de cargas
why-landing = Aterrizaje
why-target = Blanco al azar
why-quarry = Elección entre las unidades más cercanas
why-way = Camino al azar
why-refuge = Retirada al azar
why-access = Acceso al azar
why-repair = Reparación
column-c1 = 1-4 (cañón 1-2)
column-c2 = 5-8 (cañón 3-4)
column-c3 = 9-12 (cañón 5-6)
column-c4 = 13-16 (cañón 7-8)
column-c5 = 17 o más (cañón 9 o más)
column-same_clear = misma área, despejada
column-same_covered = misma área, a cubierto
column-adjacent_clear = área adyacente, despejada
column-adjacent_covered = área adyacente, a cubierto
column-same_tank = tanque en la misma área
column-adjacent_tank = tanque adyacente
column-british = Británicos
column-garrison = Guarnición
column-reinforcement = Refuerzos alemanes
column-tank = Tanques
column-infantry = Infantería
column-1-2 = 1-2
column-1-1 = 1-1
column-2-1 = 2-1
column-3-1 = 3-1
column-4-1 = 4-1
column-A = Plan A
column-B = Plan B
column-C = Plan C
column-D = Plan D
column-E = Plan E
column-F = Plan F
column-G = Plan G
column-H = Plan H
column-1 = Fuerza alemana 1
column-2 = Fuerza alemana 2
column-3 = Fuerza alemana 3
column-4 = Fuerza alemana 4
column-5 = Fuerza alemana 5
column-6 = Fuerza alemana 6
reason = { $why ->
    [same] misma área
    [adjacent] área adyacente
    [clear] en terreno despejado
    [largest] la mayor
    [die] por tirada de dado
    [sight] a la vista
    [nearest] la más cercana
    [nearest_die] una de las más cercanas, por tirada de dado
   *[cover] la más cercana, en área obstruida
}
item = { $item ->
    [pegasus] Pegasus Bridge
    [ranville] Puente de Ranville
    [pillbox] Fortín
    [bunkers] Búnkeres limpios
    [machine_guns] Ametralladoras
    [at_gun] Cañón antitanque
    [tanks] Tanques destruidos
    [prisoners] Prisioneros
    [schmidt] Comandante Schmidt
    [leaders] Líderes muertos
   *[platoons] Pelotones eliminados
}
result = { $result ->
    [german_victory] victoria alemana
    [marginal] victoria marginal
    [substantial] victoria sustancial
   *[overwhelming] victoria aplastante
}
metric = { $name ->
    [victory_points] Puntos de victoria
    [gliders_crashed] Planeadores estrellados
    [tanks_destroyed] Tanques destruidos
    [leaders_lost] Líderes perdidos
    [bridge_destroyed] Puente destruido
   *[other] { $name }
}
plan-turned-up = El plan alemán es el { $plan }.
garrison-deployed = { $counters } fichas boca abajo en los círculos de despliegue.
platoons-deployed = { $area }: { $number } { $number ->
   [one] pelotón alemán
  *[other] pelotones alemanes
}.
unit-shifted = { $unit } pasa al planeador { $glider }.
gliders-exchanged = Los planeadores { $one } y { $other } cambian de sitio.
group-entered = { $group ->
   [north] El grupo norte entra
  *[south] El grupo sur entra
} por { $area }.
glider-lost = El planeador { $glider } se pierde con todo lo que lleva.
colour-flown = El planeador { $glider } sigue la línea { $colour ->
   [blue] azul
  *[red] roja
}.
glider-flew = El planeador { $glider } vuela a { $area }.
formation-broken = { $group ->
   [north] El grupo norte
  *[south] El grupo sur
} rompe la formación.
glider-down = El planeador { $glider } toma tierra en { $area }.
glider-crashed = El planeador { $glider } se estrella.
load-killed = Nadie sobrevive en el planeador { $glider }.
load-landed = { $units }: en tierra en { $area }.
turn-began = Turno { $turn }, { $time }
unit-recovered = { $unit }: deja de estar suprimido.
suppression-stayed = { $unit }: sigue suprimido.
british-force-coming = Refuerzo británico { $force }: { $platoons } pelotones llegan a Ranville en el turno { $turn }.
british-arrived = { $units }: llegada a { $area }.
company-moved = { $units } → { $area } ({ $cost }).
arm-handed-over = { $arm }: ahora con { $unit }.
arm-lost = { $arm }: perdido.
grenade-thrown = { $unit } lanza granadas contra { $area }; le quedan { $left }.
gammon-thrown = { $unit } lanza una bomba Gammon contra { $target }.
bunker-cleared = { $unit } limpia { $area }.
prisoner-taken = Un prisionero en { $area }.
prisoners-escaped = Los prisioneros de { $area }, sin vigilancia, escapan.
position-begun = { $unit } prepara una posición en { $area }.
position-ready = { $unit }: posición lista.
position-spoiled = { $unit }: atacado antes de terminar la posición.
position-lost = { $unit } pierde su posición lista.
provisional-bridge = { $unit } tiende un paso provisional.
platoon-split = { $platoon } se divide en escuadras de { $a } y { $b }.
platoon-joined = { $platoon } vuelve a ser un solo pelotón, con { $strength } puntos.
decoy-removed = { $area }: era un señuelo.
squad-turned-up = { $area }: { $unit }.
garrison-alert = { $unit } está alerta y dispara.
garrison-surprised = { $unit } ha sido sorprendida.
target-chosen = { $who } → { $target } ({ reason }).
fire-held = Los británicos no disparan.
shot-fired = { $firers } ({ $points ->
   [0] MG
  *[other] { $points }{ $guns ->
     [0] {""}
    *[other] { " " }+ MG
  }
}) → { $target }, { $area }{ $why ->
   [none] {""}
  *[other] {" "}({ reason })
}.
gun-fired = { $guns ->
   [one] Un cañón dispara
  *[other] { $guns } cañones disparan
} contra { $area }.
piat-fired = { $piat } dispara contra { $tank }; cargas restantes: { $left }.
no-effect = { $unit }: sin efecto.
unit-suppressed = { $unit }: suprimido.
strength-lost = { $unit }: pierde { $points }, le quedan { $left }.
unit-eliminated = { $unit }: eliminado.
leader-unhurt = { $leader }: ileso.
leader-wounded = { $leader }: herido.
leader-killed = { $leader }: muerto.
leader-captured = { $leader }: capturado.
leader-walked = { $leader } va a pie a { $area }.
car-arrived = El Mercedes de Schmidt aparece en { $area }.
car-moved = El Mercedes avanza a { $area }.
car-escaped = Schmidt escapa en su Mercedes.
car-destroyed = El Mercedes queda destruido en { $area }.
tank-immobilised = { $tank }: inmovilizado.
crew-stayed = { $tank }: la tripulación sigue dentro.
tank-destroyed = { $tank }: destruido en { $area }.
weapon-destroyed = { $weapon }: destruida en { $area }.
rubble-placed = { $area }: escombros.
german-force-coming = Refuerzo alemán { $force }: llega a { $area } en el turno { $turn }.
germans-arrived = { $units }: entran por { $area }.
germans-moved = { $units } → { $area }.
germans-stayed = { $unit } se queda a cubierto en { $area }.
germans-left = { $units }: se retira del mapa.
enemy-discovered = { $unit } descubre a los británicos.
tank-moved = { $tank } → { $area }.
tank-left = { $tank }: sale del mapa.
tank-held = { $tank } no logra pasar.
tank-pushed-through = { $tank } se abre paso.
british-displaced = { $unit } se aparta a { $area }.
tank-turned = { $tank } gira hacia los puentes.
tank-went-straight-on = { $tank } se detiene en el cruce y seguirá recto.
tank-bogged = { $tank }: atascado.
tank-retreats = { $tank } se retira.
force-retreats = Toda la fuerza alemana se retira.
nobody-retreats = Los alemanes no se retiran.
melee-fought = Cuerpo a cuerpo en { $area }: { $british } contra { $german } ({ $ratio }).
units-engaged = { $units }: trabados en { $area }.
side-retreated = { $units }: se retiran a { $area }.
nowhere-to-go = { $units }: sin retirada posible.
chit-turned-up = { $mined ->
   [True] El puente está minado: cargas conectadas.
  *[False] El puente no está minado.
}
bridge-destroyed = Pegasus Bridge salta por los aires.
bridge-damaged = Pegasus Bridge queda dañado.
bridge-stood = La demolición falla.
units-thrown-back = { $units }: arrojados a { $area }.
end-defused = { $area }: este extremo está desactivado.
charges-removed = Las cargas se retiran del puente.
bridge-repaired = El puente queda reparado.
repair-failed = La reparación sigue tras { $turns } { $turns ->
   [one] turno
  *[other] turnos
}.
points-counted = { item }: { NUMBER($points, useGrouping: "false") }
assault-ended = { $points } puntos de victoria: { result }.
subtitle = { $scenario } · turno { $turn } de { $turns }, { $time }
board-map = El mapa
track-turns = Turnos
panel-record = Hoja de registro
panel-standing = Puntos de victoria
fact-item = { item }
fact-plan = Plan alemán
fact-bridge = Pegasus Bridge
fact-charges = Cargas de demolición
piece-prisoners = Prisioneros: { $number }
status-wreck = destruido
status-suppressed = suprimido
status-preparing = preparando posición
status-ready = posición lista
status-inside = dentro del búnker
status-wounded = herido
bridge = { $state ->
    [intact] intacto
    [damaged] dañado
   *[destroyed] destruido
}
chit = { $state ->
    [none] ninguna
    [face_down] boca abajo
    [charges] conectadas
    [blank] ficha en blanco
   *[removed] retiradas
}
areas = áreas
metres = m
fact-ground = Terreno
ground = { $obstructed ->
    [yes] obstruido
   *[no] despejado
}
fact-landing = Los planeadores aterrizan con
landing = { $numbers } ({ $shape })
fact-bunker = Búnker
worth = { $points } puntos cuando se limpie
fact-strength = Fuerza
fact-grenades = Granadas
fact-points = Puntos de movimiento
of = { $some } de { $all }
charges-left = { $charges ->
    [one] queda { $charges } disparo
   *[other] quedan { $charges } disparos
}
fact-suppressed = Suprimida
limit-suppressed = ni se mueve ni dispara
fact-preparing = Prepara una posición
limit-preparing = no hace nada más este turno
fact-inside = Dentro del búnker
limit-inside = solo dispara en su propia área
fact-engaged = Trabada
limit-engaged = no puede salir este turno
fact-surprised = Sorprendida
limit-surprised = sin fuego de oportunidad este turno
fact-ready = Posición lista
gain-ready = el fuego contra ella es menos eficaz
fact-wounded = Herido
limit-wounded = solo se mueve si lo transportan
fact-leads = Manda
gain-leader = ayuda a sus unidades en el fuego y el combate
fact-squad = Es una escuadra
fact-wakes = Despierta
wakes = cuando hay británicos adyacentes
status-crashed = estrellado
piece-rubble = Escombros
piece-bridge = { $state ->
    [damaged] Puente dañado
   *[destroyed] Puente destruido
}
piece-chit = { $state ->
    [face_down] ¿Cargas?
    [charges] Cargas
   *[blank] Sin cargas
}
legend-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
legend-fire = solo fuego
legend-post = guarnición
legend-landing = aterriza: { $numbers }
legend-always = aterriza siempre
layer-flights = Líneas de vuelo
fact-total = Total
panel-intelligence = Lo que sabes
fact-asleep = Fichas boca abajo
sheet = fuerza · granadas
note-cost = { $cost ->
    [one] { $cost } punto de movimiento
   *[other] { $cost } puntos de movimiento
}
note-fire = Fuego por el camino, en { $area }: { $chance } % de sufrir daños
note-asleep = { $counters ->
    [one] { $counters } ficha boca abajo junto al camino puede despertar
   *[other] { $counters } fichas boca abajo junto al camino pueden despertar
}
note-effect = El blanco pierde fuerza: { $loss } %; queda suprimido: { $pinned } %
note-effect-asleep = Si es una escuadra, pierde fuerza: { $loss } %; queda suprimida: { $pinned } %
note-alarm = Alerta a los alemanes. En su próxima fase de movimiento vuelan el puente: { $chance } %; lo dañan: { $damaged } %
note-gone = Lo elimina: { $chance } %
note-assault = El cuerpo a cuerpo en el área elimina a los alemanes: { $chance } %; a tus unidades: { $lost } %; ambos siguen trabados: { $engaged } %
note-tank = Destruye el tanque: { $chance } %{ $stopped ->
    [0] { "" }
   *[other] ; lo inmoviliza: { $stopped } %
}
short-percent = { $chance } %

# Probabilidades

odds-of-attacks = Todos los disparos, granadas y bombas que las unidades pueden usar desde su área
odds-of-close-combat = El cuerpo a cuerpo en cada área disputada
odds-of-garrison = Lo que puede haber en las fichas boca abajo
odds-of-landing = Las áreas en las que puede aterrizar cada planeador
odds-by = Quién
odds-how = Con
odds-target = A
odds-area = Área
odds-at = { $target } ({ $area })
odds-how-name = { $how ->
    [fire] armas cortas
    [gun] cañón antitanque
    [piat] Piat
    [grenade] granada
   *[gammon] bomba Gammon
}
odds-nothing = Sin efecto
odds-suppressed = Suprimida
odds-gone = Eliminada
odds-loss = Puntos perdidos
odds-squad = Es una escuadra
odds-british-loss = Puntos británicos perdidos
odds-german-loss = Puntos alemanes perdidos
odds-british-gone = Británicos eliminados
odds-german-gone = Alemanes eliminados
odds-engaged = Trabados
odds-mined = El puente está minado
odds-plan = Plan { $plan }
odds-destroyed = Puente destruido en el próximo movimiento alemán
odds-damaged = Puente dañado en el próximo movimiento alemán
insight-position = Si no cambias nada
insight-win = { $area }: los alemanes quedan eliminados
insight-lose = { $area }: tus unidades quedan eliminadas
insight-engaged = { $area }: ambos siguen trabados
insight-alert = Una ficha que despierta es una escuadra y dispara
insight-squad = Una ficha boca abajo es una escuadra

# informe final
debrief-mined = { $mined ->
    [True] conectadas
   *[False] ninguna
}
debrief-missing = Puntos que faltaron para el nivel siguiente
time-landing = Llegadas
time-combat = Combates
time-loss = Bajas
time-prize = Logros
luck-crash = Planeadores estrellados
luck-fire = Fuego: puntos causados
luck-grenade = Granadas: puntos causados
luck-leader = Líderes muertos
luck-recovery = Recuperación de la supresión
luck-alert = Guarnición alerta
luck-prisoner = Prisioneros en los búnkeres
luck-demolition = Puente volado
debrief-germans = La guarnición

# componentes con los que no se puede jugar
plan-fills-circles = [[plan]] { $plan } debe tener una ficha para cada uno de los { $circles } círculos (14.0(3)).
plan-has-a-chit = [[plan]] { $plan } debe tener una ficha que sacar si tiene cargas o fichas en blanco (14.0(5)).
force-too-large = [[german_force]] { $force } tiene más unidades que fichas hay (13.1(3)).
force-carries-weapons = [[british_force]] { $force } debe poder llevar sus armas, una por pelotón (13.2(3)).
turns-needed = Una partida necesita al menos un turno.
map-incomplete = El mapa necesita un fortín, un cruce, tres pueblos, dos puentes y dos accesos.
