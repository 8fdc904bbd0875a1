game-title = Paukenschlag
game-blurb = El ataque de Alemania a América: U-boats frente a la Costa Este, de enero a junio de 1942.

# ---- componentes con los que no se puede jugar

ways-lead-one-way = Estos enlaces llevan allí pero no de vuelta: { $ways }.
zones-lie-apart = A estas zonas no se llega { $kind ->
    [sea] por mar
   *[air] por aire
}: { $zones }.
edge-without-zones = Ninguna zona está en el borde { $edge }.
secret-without-luftwaffe = La planificación en secreto se juega sin Luftwaffe.
no-milk-cow = No hay ninguna Vaca Lechera.
nowhere-to-arrive = Una entrada de { $what } no nombra ningún lugar.
too-few-counters = Llegan más fichas de { $what } de las que hay.
convoy-goes-nowhere = Un convoy que sale de { $zone } no tiene adónde ir.
turns-without-limits = No hay límites de misiones para estos turnos: { $turns }.

# ---- bandos, jugadores, fases

seat-us = Estados Unidos
seat-german = Kriegsmarine
player-thumb = A ojo
phase-us-set-up = Despliegue de los EE. UU.
phase-german-set-up = Despliegue alemán
phase-events = Eventos al azar
phase-arrivals = Llegadas
phase-repair = Reparaciones
phase-air = Aviones de los EE. UU.
phase-search = Búsqueda aérea
phase-naval = Movimiento naval
phase-contacts = Contactos
phase-contact = Contacto
phase-osl-round = Ronda en la rejilla operacional
phase-tsl = Rejilla táctica
phase-tsl-round = Ronda en la rejilla táctica
phase-second-move = Los U-boats mueven otra vez
phase-return = Regreso de los aviones
phase-end = Final

# ---- tableros, casilleros, fichas

board-map = Mapa de campaña
board-grid = { $level ->
    [osl] Rejilla operacional
   *[tsl] Rejilla táctica, recuadro { $box }
}
zone-name = { $zone } · { $name }
square = Cuadrado { $square }
listed = { $names }
measure-zones = zonas
subtitle = { $month }, turno { $turn } de { $last }
track-turn = Turno
track-tonnage = Miles de toneladas hundidas
track-ships = Barcos hundidos
mark-goal = objetivo
panel-boats = U-boats
panel-losses = Hundidos
panel-damage = Daños
panel-contact = Contacto en { $zone }
layer-courses = Rutas de los convoyes
layer-air-reach = Alcance de los aviones
layer-sense = { $kind ->
    [radar] Radar { $side ->
        [us] de los barcos
       *[german] de los U-boats
    }
   *[passive] Sonar pasivo { $side ->
        [us] de los barcos
       *[german] de los U-boats
    }
}
reach-label = { $kind ->
    [radar] { $side ->
        [us] radar US { $reach } · { $rule }
       *[german] radar de U-boat { $reach } · { $rule }
    }
   *[passive] sonar pasivo { $reach } · { $rule }
}
reach-squares = { $reach ->
    [one] un cuadrado
   *[other] { $reach } cuadrados
}
grid-caption = { $level ->
    [osl] Zona { $zone } · rejilla operacional · ronda { $round }
   *[tsl] Zona { $zone } · rejilla táctica, recuadro { $box } · ronda { $round }
}
fact-active = Sonar activo
boat-line = { $boat } en { $zone }: { $torpedoes ->
    [one] un torpedo
   *[other] { $torpedoes } torpedos
}
boxes-fuel = Combustible
boxes-torpedoes = Torpedos
fact-ports = Puertos
fact-warm = Aguas cálidas
fact-exit = Salida del mapa
fact-commander = Comandante
fact-mark = Tipo
fact-refuels = U-boats que aún puede repostar
fact-type = Tipo
fact-rating = { $name ->
    [attack] Ataque en superficie
    [defence] Defensa
    [flotation] Flotación
    [aa] Fuego antiaéreo
    [asw] Columna antisubmarina
   *[mp] Puntos de movimiento
}
fact-speed = Velocidad
fact-formation = Formación
fact-goal = Destino
fact-base = Base
fact-range = Alcance en zonas
fact-huff-duff = Huff/Duff
fact-found-by = Detectado
found-by = { $how ->
    [active] por { $by }, con sonar activo
    [passive] por { $by }, con sonar pasivo
    [radar] por { $by }, con radar
    [huff_duff] por { $by }, con Huff/Duff
    [air] desde el aire
   *[other] por { $by }
}
fact-grid = Rejilla
fact-round = Ronda
fact-first = Mueve primero
fact-box = Recuadro { $box }
status = { $name ->
    [submerged] sumergido
    [detected] detectado
    [neutralized] parado
    [refuelling] repostando
    [in_port] en puerto
    [held] retenido en puerto
    [flown] ha volado
   *[sunk] hundido
}
status-escort = escolta al { $convoy }
status-ready = vuelve en el turno { $turn }
loss = Turno { $turn }: { $what }
tons = { $tons ->
    [0] sin carga
   *[other] { $tons }.000 toneladas
}
vista = { $name ->
    [coast] Costa americana
   *[atlantic] Todo el océano
}
yes = sí

depth = { $depth ->
    [submerged] sumergido
   *[surfaced] en superficie
}
manner = { $manner ->
    [port] en puerto
    [sea] en el mar
    [submerged] sumergido
   *[surfaced] en superficie
}
speed = { $speed ->
    [slow] lento
   *[fast] rápido
}
formation = { $formation ->
    [tight] formación apretada
    [loose] formación suelta
   *[line] en fila
}
mission = { $mission ->
    [recon] reconocimiento
    [attack] ataque
    [cap] patrulla de combate
    [escort] escolta
    [strike] ataque a la base
   *[patrol] patrulla
}

# ---- despliegue y llegadas

ask-berth = ¿Dónde está { $ship }?
option-port = { $port }
ask-carrier-bomber = ¿Dónde tiene su base el B-25 del portaaviones?
option-aboard = A bordo del { $ship }
option-ashore = En tierra, en { $base }
ask-place-boat = ¿Dónde empieza { $boat }?
option-place = { $zone }, { depth }
ask-return = ¿Vuelve { $boat }?
option-wait = Esperar
ask-station = ¿Dónde se destina el { $type }?
option-base = { $base }
ask-release = ¿Qué destructores se liberan?
option-unit = { $unit }
ask-replacement = ¿Qué unidad vuelve, y dónde?
option-return = { $unit } en { $place }
turn-began = Turno { $turn }: semana { $week } de { $month }.
event-happened = { $roller ->
    [us] EE. UU.
   *[german] La Kriegsmarine
} tira por un evento: { $what ->
    [hornet_raid] la fuerza del Hornet recibe la orden de atacar las bases aéreas alemanas.
    [at10_cancelled] se cancela el convoy AT-10 y los destructores del Hornet guardan la costa.
    [home_front] puede volver una unidad americana eliminada.
   *[none] no ocurre nada.
}
unit-returned = { $unit } vuelve en { $place }.
boat-drawn = Sale { $boat }.
boat-placed = { $boat } empieza en { $zone }, { depth }.
boat-back = { $boat } vuelve a { $zone }, equipado de nuevo.
aircraft-arrived = { $count } × { $type } en { $base }.
ships-arrived = { $count } × { $type } en { $zone }.
ship-released = { $ship } queda liberado.
convoy-formed = { $convoy } se forma en { $zone }: { $ships } barcos, { speed }, { formation }.
convoy-arrived = { $convoy } ha llegado a { $zone } con { $ships } barcos.
convoy-left-port = El convoy AT-10 zarpa de { $zone } con { $ships } transportes.
ships-came-home = { $ship } es remolcado a puerto en { $zone }.

# ---- aviones

ask-air = ¿Qué aviones vuelan y adónde?
option-sortie = { $count } × { $type } de { $base } a { $zone }: { mission }
option-air-done = No vuelan más aviones
option-transfer = Cambiar de base
ask-transfer = ¿Qué aviones cambian de base?
option-movers = { $type } en { $base } ({ $count })
option-no-transfer = Ninguno
ask-new-base = ¿Adónde van los { $type } de { $base }?
option-new-base = { $count } a { $base }
mission-flown = { $count } × { $type } de { $base } a { $zone }: { mission }.
base-changed = { $count } × { $type } pasan de { $base } a { $to }.
ask-spotted = ¿A qué U-boat se ha visto en { $zone }?
option-boat-named = { $boat }
ask-air-attack = ¿Qué avión ataca a { $boat }?
option-plane = { $type }
option-hold = No más ataques
boat-spotted = { $by } avista a { $boat } en { $zone }.
boat-dived = { $boat } se sumerge en { $zone }.
boat-sunk = { $boat } es hundido en { $zone } por { $by ->
    [gun] fuego artillero
    *[other] { $by }
}.

# ---- movimiento naval

ask-escorts = ¿Qué barcos escoltan a un convoy?
option-escort = { $ship } escolta a { $convoy }
option-leave-convoy = { $ship } deja su convoy
option-escorts-done = Hecho
escort-assigned = { $ship } escolta a { $convoy }.
escort-released = { $ship } deja su convoy.
ask-naval-move = ¿Qué pila mueve?
option-stack = { $count ->
    [one] { $unit } en { $zone }
   *[other] Los { $count } de { $zone }
}
ask-course = { $count ->
    [one] ¿Adónde va { $unit }?
   *[other] ¿Adónde van los { $count }?
}
ask-plot = { $turns ->
    [0] ¿Dónde acaba { $convoy } este turno?
   *[other] ¿Dónde acaba { $convoy } el turno siguiente?
}
note-ships = { $count ->
    [one] un convoy, { $ships } barcos
   *[other] { $count } convoyes, { $ships } barcos
}
note-fuel = { $fuel ->
    [one] cuesta un punto de combustible
   *[other] cuesta { $fuel } puntos de combustible
}
note-fuel-short = { $fuel } comb.
note-search = { $count ->
    [one] un avión busca: { $chance } %
   *[other] { $count } aviones buscan: { $chance } %
}
note-search-short = visto { $chance } %
ask-second-move = ¿Qué U-boats mueven otra vez?
option-convoy = { $zone }
option-ships = { $zone }, { manner }
option-force = { $zone }, { manner }
option-boat = { $zone }, { depth } ({ $fuel } comb.)
option-pack = { $zone }, { depth }
option-off = Fuera del mapa, a casa
option-refuel = Junto a la Vaca Lechera
option-done = El resto se queda
stack-moved = { $units } a { $zone }{ $manner ->
    [port] , en puerto
    [submerged] , sumergido: { $fuel } de combustible
    [surfaced] , en superficie: { $fuel } de combustible
   *[other] { "" }
}.
boat-left = { $boat } sale del mapa desde { $zone }{ $turn ->
    [0] .
   *[other] ; puede volver en el turno { $turn }.
}
boat-refuels = { $boat } se abarloa a la Vaca Lechera en { $zone }.
boat-refuelled = { $boat } tiene los depósitos llenos; la Vaca Lechera puede servir a { $left } más.
cow-removed = { $boat } no tiene más combustible que dar.
force-left = La fuerza del Hornet deja el mapa desde { $zone }.
ship-repaired = { $ship } queda reparado.

# ---- contacto

ask-pursue = ¿Persiguen los U-boats de { $zone }?
option-pursue = Perseguir
option-ignore = Ignorar
contact-ignored = Los U-boats de { $zone } se mantienen al margen.
ask-force-contact = ¿Van los barcos de { $zone } contra los U-boats que han hallado los aviones?
option-force-contact = Ir a por ellos
option-decline = Dejarlos
contact-forced = Los barcos de { $zone } van a por los U-boats.
ask-join = ¿Qué U-boats de { $zone } se les unen?
option-nobody-joins = Ningún otro
contact-began = Contacto en { $zone }.
boat-aware = { $boat } advierte la fuerza especial en { $zone }.
unit-deployed = { $unit } en { $space }.
ask-initiative = ¿Mueves primero o segundo?
option-first = Primero
option-second = Segundo
round-began = { $level ->
    [osl] Ronda operacional
   *[tsl] Ronda táctica
} { $round }: { $first ->
    [us] EE. UU. mueve primero.
   *[german] los U-boats mueven primero.
}
units-met = Recuadro { $letter }: { $units } se han encontrado en { $space }.
tactical-play-began = El recuadro { $letter } se juega en la rejilla táctica.
contact-ended = El contacto en { $zone } ha acabado.

# ---- detección

ask-detect = ¿Quién busca a quién?
option-search = { $unit } busca a { $target }: { $kind ->
    [active] sonar activo
    [passive] sonar pasivo
   *[radar] radar
}{ $motion ->
    [still] , sin moverse
   *[moving] { "" }
}
option-search-done = No más búsquedas
unit-detected = { $by } descubre a { $unit } con { $how ->
    [active] sonar activo.
    [passive] sonar pasivo.
    [huff-duff] Huff/Duff.
   *[radar] radar.
}
ask-call = { $boat } ha descubierto a { $target }. ¿Llama a los demás?
option-call = Llamar
option-silence = Guardar silencio
call-made = { $boat } llama a la manada.
silence-kept = { $boat } guarda silencio.
sight-lost = { $unit } sale del alcance del radar.

# ---- movimientos en la rejilla

ask-grid-move = ¿Quién mueve y adónde?
option-step = { $unit } a { $space }
option-dive = { $boat } a { $space }, { depth }
option-leave-grid = { $unit } sale de la rejilla
option-grid-done = El resto se queda
unit-moved = { $unit } a { $space }{ $depth ->
    [submerged] , sumergido
    [surfaced] , en superficie
   *[other] { "" }
}.
unit-left-grid = { $unit } sale de la rejilla.

# ---- combate

combat-began = Combate en { $space }: { $first ->
    [us] empieza EE. UU.
   *[german] empiezan los U-boats.
}
ask-attack = ¿Cómo ataca { $boat }?
option-torpedoes = Torpedos: { $aims }
option-gun = Cañón contra { $target }
option-hold-fire = No disparar
ask-return-fire = ¿Responde { $boat } al fuego?
ask-ship-attack = ¿A qué U-boat ataca { $ship }?
torpedoes-fired = { $boat } lanza { $count } torpedos contra { $target }: { $hits } impactos, { $duds } defectuosos.
depth-charges-dropped = { $ship } lanza cargas de profundidad a { $boat }: { $result ->
    [destroyed] destruido.
    [forced] ha de emerger.
   *[none] sin efecto.
}
guns-fired = { $units } disparan a { $target }: { $hits } impactos.
ship-neutralized = { $ship } queda neutralizado.
ship-sunk = { $ship }: un barco hundido en { $zone }, { tons }. Van { $ships ->
    [one] un barco
   *[other] { $ships } barcos
} y { $total } miles de toneladas.
transport-left-behind = { $ship }, de { $convoy }, queda muerto en el agua.
convoy-reduced = A { $convoy } le quedan { $ships } barcos.
survivor-sails-alone = El último barco de { $convoy } sigue solo como { $ship }.
boat-neutralized = { $boat } queda neutralizado.
boat-forced-up = { $boat } se ve forzado a emerger.
game-ended = { $result ->
    [german] Gana la Kriegsmarine
   *[us] Ganan los Estados Unidos
}: { $ships } barcos, { $tons } miles de toneladas{ $points ->
    [0] .
   *[other] , { $points } puntos por bombardeo.
}
result = { $result ->
    [german] Gana la Kriegsmarine
   *[us] Ganan los Estados Unidos
}
metric = { $name ->
    [ships_sunk] Barcos hundidos
    [tons_sunk] Miles de toneladas hundidas
    [boats_lost] U-boats perdidos
   *[luftwaffe_points] Puntos por bombardeo
}

# ---- dados

why-cargo = Carga
why-spotted = U-boat avistado
why-boat = U-boat sacado
why-row = Fila
why-column = Columna
why-initiative-us = Iniciativa, EE. UU.
why-initiative-german = Iniciativa, alemán
why-damage = Control de daños
why-depth-charges = Cargas de profundidad
about-torpedo = torpedo
about-gun = fuego artillero
drm-moving = en movimiento
drm-warm = aguas cálidas
drm-surfaced = busca en superficie
drm-pinged = oído su sonar activo
drm-attacks = ataques anteriores
drm-formation = formación
drm-hits = impactos
drm-battleship = acorazado
column-0 = 0
column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-1-3 = 1:3
column-1-2 = 1:2
column-1-1 = 1:1
column-2-1 = 2:1
column-3-1 = 3:1
column-4-1 = 4:1
column-5-1 = 5:1
column-6-1 = 6:1
column-convoy = convoy
column-TR = TR
column-CV = CV
column-BB = BB
column-DD = DD
column-WPG = WPG
column-AST = AST
column-us-1 = EE. UU., 1 cuadrado
column-us-2 = EE. UU., 2 cuadrados
column-us-3 = EE. UU., 3 cuadrados
column-german-1 = alemán, 1 cuadrado
column-german-2 = alemán, 2 cuadrados
column-north = desde el norte
column-south = desde el sur
column-overseas = desde ultramar

# ---- incursiones

ask-raid = ¿Qué bombarderos vuelan y adónde?
option-raid = { $type } de { $base } a { $target }
option-no-raid = Ninguna incursión
ask-raid-size = ¿Cuántos bombarderos vuelan ({ $type })?
ask-route = ¿Por dónde vuelan a { $zone }?
option-route = { $way }
ask-convoy-met = La incursión encuentra un convoy en { $zone }. ¿Lo bombardea?
option-bomb = Bombardear { $convoy }
option-fly-on = Seguir
raid-flown = Despegan { $count } bombarderos ({ $type }) de { $base } hacia { $target }.
bomber-turned-back = { $plane } da la vuelta en { $zone }.
plane-lost = Se pierde { $plane }.
convoy-reported = Se señala { $convoy } en { $zone }.
fighters-intercepted = { $planes } interceptan en { $zone }.
target-bombed = { $target }: { $hits } puntos de daño, { $damage } en total.
target-missed = { $target }: las bombas caen en otra parte.
target-repaired = Se repara { $target }: quedan { $damage } puntos de daño.
base-knocked-out = { $base } ya no puede usarse; sus aviones se pierden.
ask-repair = ¿Qué se repara? Puntos restantes: { $points }
option-repair = { $target } ({ $damage })
option-repairs-done = No más reparaciones
ask-cap = ¿Qué cazas vuelan en CAP?
option-cap = { $count } × { $type } sobre { $base }
option-cap-done = No más cazas
drm-zones = zonas cruzadas
drm-me264 = Me-264
drm-diving = bombardero en picado

# ---- la incursión del Hornet

phase-strikes = Ataques del portaaviones
ask-bombard = ¿Cómo disparan los barcos a { $base }?
option-bombard = { $heavy } tiradas en la columna 3 y { $light } en la 2
drm-better = mejor caza
drm-worse = peor caza
drm-more = más cazas
drm-fewer = menos cazas
phase-landing = Aterrizaje
ask-land = ¿Dónde aterrizan los { $type } de { $base }?
drm-under-way = barco en marcha

# ---- odds

insight-grid = Probabilidades en la rejilla
insight-air = Ataques desde el aire
insight-answer = { $ship } hunde el U-boat en la réplica
chance-detected = de descubrir
chance-sunk = al menos uno; { decimals-of-mean } de media
decimals-of-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
chance-crippled = neutralizado o hundido
chance-destroyed = destruido; emerge { NUMBER($forced, maximumFractionDigits: 1) } %
chance-boat-sunk = el U-boat se hunde
chart-sunk = Barcos hundidos con { $count } torpedos a { $target }
odds-of-torpedoes = Torpedos
odds-of-searches = Búsquedas
odds-target = Blanco
odds-torpedoes = Torpedos disparados
odds-sunk-one = Al menos uno hundido
odds-sunk-mean = Hundidos de media
odds-crippled = Parado en el agua
odds-searcher = Quién busca
odds-means = Medio
odds-found = Descubierto
means = { $kind ->
    [active] sonar activo
    [passive] sonar pasivo
   *[radar] radar
}{ $motion ->
    [still] , sin moverse
   *[moving] { "" }
}

# ---- the debriefing

time-contact = Contactos
time-ship = Barcos hundidos
time-boat = U-boats
metric-points = Puntos por bombardeo
debrief-month = { $month }: { $tons } miles de toneladas
debrief-sunk = U-boats hundidos
debrief-goal = { $got } de { $needed }
luck-torpedo = Impactos de torpedo
luck-dud = Torpedos defectuosos
luck-air-search = U-boats avistados desde el aire
luck-air-attack = U-boats hundidos desde el aire
luck-crash-dive = Inmersiones de urgencia
luck-radar = Descubiertos por radar
luck-huff-duff = Descubiertos por Huff/Duff
