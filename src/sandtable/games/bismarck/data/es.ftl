game-title = Bismarck
game-blurb = Dos jugadores, flotas ocultas. Mayo de 1941: el Bismarck y el Prinz Eugen salen al Atlántico, y la Royal Navy tiene que encontrarlos, no perderlos de vista y hundirlos.
player-thumb = Sigue reglas prácticas
seat-british = Royal Navy
seat-german = Kriegsmarine
subtitle = { $day } de mayo de 1941 · { $clock } · turno { $turn }

# phases
phase-availability = Disponibilidad de unidades
phase-visibility = Visibilidad
phase-shadow = Persecución
phase-air-movement = Órdenes de movimiento
phase-ship-movement = Movimiento de barcos
phase-search = Búsqueda
phase-air-attack = Ataque aéreo
phase-naval-combat = Combate naval
phase-ports = En puerto
phase-chance = Azar
phase-end = Fin de la partida

# words
side-name = { $side ->
    [british] Los británicos
   *[german] Los alemanes
}
ship-type = { $ship_type ->
    [battleship] acorazado
    [cruiser] crucero
   *[carrier] portaaviones
}
own-type = { $own ->
    [battleship] acorazado
    [cruiser] crucero
   *[carrier] portaaviones
}
their-type = { $theirs ->
    [battleship] acorazado
    [cruiser] crucero
   *[carrier] portaaviones
}
air-mode = { $mode ->
    [movement] movimiento
    [patrol] patrulla
    [attack] ataque
    [watch] vigilancia permanente
   *[reconnaissance] reconocimiento
}
unit-air = { $unit }
unit-ships = { $ships }
count-battleships = { $battleships ->
    [0] { "" }
    [one] 1 acorazado
   *[other] { $battleships } acorazados
}
count-cruisers = { $cruisers ->
    [0] { "" }
    [one] { $battleships ->
        [0] { "" }
       *[other] { ", " }
    }1 crucero
   *[other] { $battleships ->
        [0] { "" }
       *[other] { ", " }
    }{ $cruisers } cruceros
}
count-carriers = { $carriers ->
    [0] { "" }
    [one] { $others ->
        [0] { "" }
       *[other] { ", " }
    }1 portaaviones
   *[other] { $others ->
        [0] { "" }
       *[other] { ", " }
    }{ $carriers } portaaviones
}
report-ships = { count-battleships }{ count-cruisers }{ count-carriers }
report-force = { count-battleships }{ count-cruisers }{ count-carriers } en agrupación
report-and = { $first }; { $second }

# preguntas
ask-regroup = Forma o disuelve agrupaciones de fuerzas.
ask-join = { $ship }: ¿solo o con qué barcos?
ask-shadow = ¿Qué unidad persigue desde { $zone } al { ship-type } localizado?
ask-high-speed = Un { ship-type } acaba de pasar por { $zone }. ¿Qué unidad lo persigue a alta velocidad?
ask-follow = ¿Qué unidades lo siguen hasta { $zone }?
ask-air-orders = Da órdenes a tus unidades aéreas.
ask-flight = { $unit }: ¿adónde?
ask-returns = ¿Qué aviones de los que han despegado este turno vuelven ya a la base?
ask-ship-orders = Da órdenes a tus barcos.
ask-course = { $ships }, en { $zone }: ¿qué rumbo?
ask-search = Anuncia una zona para la búsqueda.
ask-air-attack = { $unit }, ataque { $attack } en { $zone }: ¿contra qué barco?
ask-no-bombers = Has localizado barcos en { $zone }, pero no tienes bombarderos allí.
ask-attack = Anuncia un ataque naval.
ask-accept = En { $zone } un { their-type } más lento (evasión { $evasion }) ofrece combate a tu { own-type }. ¿Lo aceptas?
ask-stay-out = ¿Qué barcos evitan el combate en { $zone }?
ask-reserve = ¿Qué acción quieres reforzar con { $ships }?
ask-huff-duff = El { $ship } ha usado la radio. ¿Qué zona oyen los británicos?
ask-convoy = Hay un convoy cerca del { $ship }.

# options
option-ship = { $ships } ({ $zone })
option-force = Agrupación { $number }: { $ships } ({ $zone })
option-orders-done = Listo
option-zone = { $zone }
option-course = { $zone } por { $via }
option-continue = { $count ->
    [one] Mantener el rumbo: 1 unidad
   *[other] Mantener el rumbo: { $count } unidades
}
note-fuel = Combustible del { $ship }: { $fuel } → { $left }
note-single-next = El próximo turno solo podrá mover una zona
note-passing = Puede ser visto al pasar por { $zones }
note-gives = Puede disparar { $salvoes ->
    [one] una salva
   *[other] { $salvoes } salvas
} a un solo blanco
note-takes = { $salvoes ->
    [one] Puede recibir una salva
   *[other] Puede recibir { $salvoes } salvas
}
note-fog = Niebla: aquí no se puede buscar
note-search-blind = Allí no se puede buscar
note-search = Búsqueda { $strength } contra visibilidad { $needed }: { $enough ->
    [yes] basta
   *[no] no basta
}
option-stay = Quedarse, listo para mover
option-patrol = Patrullar aquí
option-flight = { $unit } ({ $zone })
option-sortie = { $zone }, { air-mode }
option-fly-again = { $count ->
    [one] Volar adonde voló la última vez: 1 unidad
   *[other] Volar adonde volaron la última vez: { $count } unidades
}
option-home = Volver a la base
option-rest = Quedarse, sin vigilar ninguna zona
note-watch = Vigila { $zone } hasta nueva orden
option-return = { $unit } vuelve desde { $zone }
option-none-return = Listo: los demás siguen en el aire
option-regroup = { $ship } ({ $zone })
option-regrouped = Listo
option-alone = Solo
option-join = Con { $ships }
option-mobilize = El { $ship } deja su convoy (1 punto para el alemán)
option-call-revenge = Llamar al Revenge (1 punto para el alemán)
option-no-shadow = No perseguir
option-follow-done = Listo: ninguna otra unidad lo sigue
option-call = Buscar en { $zone }
option-call-all = { $count ->
    [one] Buscar en la única zona y terminar
   *[other] Buscar en las { $count } zonas, una tras otra
}
option-search-done = Terminar la búsqueda
option-counter = Barco { $counter }
option-no-attack = No atacar
option-attack = { $zone }: { own-type } contra { their-type }
option-no-more-attacks = No más ataques
option-accept = Aceptar el combate
option-decline = Rehusar el combate
option-all-fight = Los demás combaten
option-stay-out = El { $ship } evita el combate
option-action = Acción { $number }, abierta por { $attacker ->
    [british] los británicos
   *[german] los alemanes
}
option-silence = No decir nada
option-convoy = Destruir el convoy y revelar el barco

# why not
why-held = { $reason ->
    [OA-7] No sale hasta que se sepa que un barco alemán ha dejado Bergen.
    [OA-10] No sale hasta el cuarto turno después de localizar al acorazado alemán.
    [OA-11] Sigue de patrulla hasta que se descubra un barco alemán a diez zonas o menos.
   *[other] No se mueve este turno: acaba de destruir un convoy.
}
why-land = Los barcos no pueden entrar en tierra.
why-port-exit = El puerto no tiene salida por ese lado.
why-closed-zone = Estos barcos no pueden entrar en esa zona.
why-no-speed = Este barco no puede moverse este turno: lo impiden los daños, el combustible o un movimiento anterior.
why-aircraft-aloft = Los aviones que están en el aire no podrían volver.
why-must-turn-back = { $unit } tiene que dar la vuelta ya para llegar a tiempo a su base.
why-shuffle = Se barajan las fichas
why-draw = Se saca una ficha

# dice
about-bismarck = { " " }(Bismarck)
about-prinz_eugen = { " " }(Prinz Eugen)
drm-visibility-track = pista de visibilidad
drm-visibility = visibilidad
drm-two-zones = dos zonas

# events
turn-began = { $day } de mayo, { $clock } (turno { $turn }).
visibility-set = Visibilidad { $level }{ $fog ->
    [True] , con niebla
   *[False] { "" }
}.
ships-arrived = { $ships }: entra en el tablero por { $zone }.
ships-released = Permiso para zarpar desde el turno { $turn }: { $ships }.
escort-sailed = El { $ship } sigue con su convoy hasta { $zone }.
escort-mobilized = El { $ship } deja su convoy.
revenge-called = Se llama al Revenge, que entrará en el turno { $turn }.
force-formed = Agrupación { $number }: { $ships }.
force-left = El { $ship } deja la agrupación { $number }.
mode-changed = { $ships }: { $mode ->
    [patrol] de patrulla
   *[movement] listo para mover
}.
ships-sailed = { $ships }: { $zones }.
air-unit-moved = { $unit } vuela a { $zone } ({ air-mode }).
air-unit-returned = { $unit } aterriza y podrá volar en el turno { $turn }.
air-unit-lost = { $unit } no puede volver a su base y se pierde.
evasion-repaired = El { $ship } recupera { $factors } de evasión; ahora { $evasion }.
zones-searched = { side-name } no encuentran nada en { $zones }.
ships-found = En { $zone }: { $groups }.
ships-sighted = Han pasado por { $zone }: { $groups }.
force-split = La agrupación se ha dividido: un { ship-type } sigue su propio rumbo.
shadow-ordered = { $unit } perseguirá al objetivo.
shadower-unfit = { $unit } no puede perseguir a este objetivo.
moved-two-zones = El { ship-type } se ha movido dos zonas.
high-speed-shadow-tried = Los británicos intentan perseguir al { ship-type } a alta velocidad desde { $zone }.
contact-tested = El contacto con el { ship-type } se { $held ->
    [True] mantiene
   *[False] pierde
}.
contact-held = Ahora en { $zone }: { $groups }.
air-attack-made = { side-name }: { $unit } ataca al barco { $counter } en { $zone }.
air-attack-lost = { $unit } encuentra hundido el barco { $counter }.
air-attack-missed = El barco { $counter } no es alcanzado.
ship-bombed = El { $ship } es alcanzado.
action-announced = { side-name } atacan en { $zone }: { $attackers ->
    [battleship] acorazado
    [cruiser] crucero
   *[carrier] portaaviones
} (evasión { $attack_evasion }) contra { $defenders ->
    [battleship] acorazado
    [cruiser] crucero
   *[carrier] portaaviones
} (evasión { $defence_evasion }).
combat-declined = { side-name } rehúsan el combate en { $zone }.
stayed-out = El { $ship } evita el combate.
reserve-committed = Posible refuerzo de la acción { $number }: { $ships }.
general-search-succeeded = Búsqueda general: el { $ship }, en { $zone }.
radio-bearing-taken = HUFF-DUFF: el { $ship }, cerca de { $zone }.
convoy-destroyed = { $ships }, en { $zone }: { $number ->
    [1] destruido el primer convoy
   *[other] destruido el convoy número { $number }
}.
port-entered = El { $ship } está en puerto ({ $zone }).
ship-sunk = El { $ship } se hunde.
points-scored = { side-name }: { $points } { $points ->
    [one] punto
   *[other] puntos
}, { points-what }.
points-what = { $what ->
    [sunk] { $whom } hundido
    [enters_friendly_port_with_midships_hit] { $whom } en puerto con daños
    [bismarck_enters_port_on_day] el Bismarck en puerto
    [bismarck_still_in_bergen_after_turn] el Bismarck no salió de Bergen
    [at_sea_at_end_evasion_max] { $whom } en el mar, muy dañado
    [german_air_unit_lost] una unidad aérea perdida
    [british_air_unit_lost] una unidad aérea perdida
    [no_convoy_sunk] ningún convoy hundido
    [convoy_destroyed] un convoy
    [escort_mobilized] { $whom } retirado de su convoy
    [at_sea_at_end_damaged_evasion_min] el Bismarck en el mar, dañado pero rápido
    [at_sea_at_end_no_midships] { $whom } en el mar, sin daños
   *[midships_hit_on_enemy_afloat_at_end] impactos en la línea de flotación del { $whom }
}
ending = { $ending ->
    [bismarck_sunk] El Bismarck está hundido.
    [bismarck_in_port] El Bismarck está en puerto.
    [german_uncatchable] La ventaja alemana es inalcanzable.
   *[time_limit] Se acabó el tiempo.
}
game-ended = { ending } Británicos { $british }, alemanes { $german }: { $result ->
    [british] victoria británica
    [german] victoria alemana
   *[draw] empate
}.

result = { $result ->
    [british] Victoria británica
    [german] Victoria alemana
   *[draw] Empate
}
metric = { $name ->
    [german_vp] Puntos de victoria alemanes
    [british_vp] Puntos de victoria británicos
    [convoys_sunk] Convoyes hundidos
    [bismarck_sunk] Bismarck hundido
    [prinz_eugen_sunk] Prinz Eugen hundido
    [first_contact_turn] Turno del primer contacto
    [battles] Batallas
   *[other] { $name }
}

# the table
board-battle = Tablero de Batalla
zone-port = { $zone }, { $port }
zones = zonas
miles = millas
yes = sí
no = no
fact-terrain = Terreno
fact-coast = { $side ->
    [british] Búsqueda costera británica
   *[german] Búsqueda costera alemana
}
fact-route = Ruta de convoy
fact-patrolled = Búsqueda general
fact-type = Tipo
fact-evasion = Evasión
fact-search = Búsqueda aquí
search-blind = Visibilidad X o niebla: ninguna
search-short = { $strength } < { $needed }: faltan { $short }
fact-zones = Zonas este turno
fact-reach = Alcance en zonas
fact-shadow = Mantiene el contacto
fact-speed = Velocidad
fact-mode = Modo
fact-force = Agrupación
fact-endurance = Autonomía
fact-found = Encontrado por
fact-turn = Turno
fact-heading = Rumbo
fact-range = Alcance del armamento principal
fact-time = Hora
fact-light = Luz
fact-visibility = Visibilidad
fact-fog = Niebla
fact-c-turn = Turno C
fact-convoys = Convoyes destruidos
fact-sunk = { $side ->
    [british] Barcos británicos hundidos
   *[german] Barcos alemanes hundidos
}
fact-air-lost = { $side ->
    [british] Unidades aéreas alemanas perdidas
   *[german] Unidades aéreas británicas perdidas
}
fact-mobilized = Escoltas movilizadas
layer-contacts = Contactos
layer-calls = Zonas anunciadas
layer-belief = Dónde puede estar
layer-ranges = Alcances
layer-sectors = Sectores de proa y popa
contact-age = { $turns } { $turns ->
    [one] turno
   *[other] turnos
}
task-force = AF { $number }
ship-mode = { $mode ->
    [patrol] patrulla
   *[movement] movimiento
}
flight-mode = { air-mode }
status-escort = Escolta de convoy
status-shadowing = Persiguiendo
status-located = Localizado
status-damaged = Dañado
status-withdrawing = En retirada
boxes-bow = Torretas de proa
boxes-stern = Torretas de popa
boxes-port_secondary = Secundario de babor
boxes-starboard_secondary = Secundario de estribor
boxes-midships = Línea de flotación
boxes-fuel = Combustible
by-turn = hasta el turno { $turn }
contact-title = { $kind ->
    [battleship] Acorazado
    [cruiser] Crucero
   *[carrier] Portaaviones
}
found-how = { $how ->
    [search] búsqueda
    [shadow] persecución
    [sighting] de paso
    [general_search] búsqueda general
    [huff_duff] HUFF-DUFF
   *[convoy_attack] ataque a un convoy
}
contact-line = Turno { $turn }, { found-how }
contact-value = { $zone }: { $number } { $kind ->
    [battleship] { $number ->
        [one] acorazado
       *[other] acorazados
    }
    [cruiser] { $number ->
        [one] crucero
       *[other] cruceros
    }
   *[carrier] portaaviones
}
heading = { direction }
track-visibility = Visibilidad
track-time = Turno
day-mark = { $day } may.
date = { $day } de mayo, { $clock }
light = { $night ->
    [all] noche
    [south_of_55] noche al sur de 55°
   *[none] día
}
panel-weather = Turno y tiempo
panel-contacts = Contactos
panel-belief = Dónde puede estar el Bismarck
panel-waiting = En descanso o por llegar
panel-score = Puntuación
ready-on = turno { $turn }
count-points = { $count } ({ $points } puntos)

# tables
column-standard = Impresa
column-publisher = Fe de erratas del editor
column-A = De día, A
column-B = De día, B
column-C = De día, C
column-X = De noche, X
column-Y = De noche, Y
column-Z = De noche, Z
row-visibility_modifier = { $value }
row-visibility_change = { $level }{ $fog ->
    [True] , niebla
   *[False] { "" }
}
row-shadow = { $held ->
    [True] contacto mantenido
   *[False] contacto perdido
}
row-shadow_visibility = { $value }
row-chance = { $result ->
    [huff_duff] HUFF-DUFF
    [general_search] búsqueda general
   *[convoy] { $where ->
        [on_route] convoy, en la ruta
        [within_two] convoy, de patrulla a dos zonas o menos de la ruta
       *[one_zone_from_route] convoy, a una zona de la ruta
    }
}
row-search_board_speed = { $speed ->
    [none] no puede moverse
    [emergency] movimiento de emergencia
    [1] una zona
   *[printed] velocidad impresa
}
row-evasion_repair = recupera { $value }
row-breakout = { $value } de combustible
hits-none = fallo
hits = { $hit ->
    [bow] torretas de proa
    [stern] torretas de popa
    [secondary] armamento secundario
    [midships] línea de flotación
    [sunk] hundido
   *[special] daño especial { $table }
}{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }× { $n }
}{ $evasion ->
    [0] { "" }
   *[other] , evasión −{ $evasion }
}
hits-and = { $first }; { $second }
hits-capital = { $others } (acorazados y cruceros de batalla: { $capital })

# odds
insight-salvo = { $ship }: probabilidades de su fuego
insight-sunk = { $ship } hundido
insight-midships = Impactos medios en la línea de flotación del { $ship }
insight-evasion = Pérdida media de evasión del { $ship }
insight-note = Probabilidades exactas si todos los cañones que pueden disparan a un mismo blanco.
insight-manoeuvre = Probabilidades de las posiciones
chance-gives = de alcanzar un blanco en la línea de flotación
chance-suffers = de recibir un impacto en la línea de flotación
chance-midships = línea de flotación · evasión −{ NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } · hundido { $sunk }
chart-midships = Impactos en la línea de flotación del { $ship }

# Battle
phase-battle = Tablero de Batalla
phase-battle-round = Ronda de combate

direction = { $facing ->
    [E] este
    [NE] nordeste
    [NW] noroeste
    [W] oeste
    [SW] sudoeste
   *[SE] sudeste
}
section = { $section ->
    [bow] torretas de proa
    [stern] torretas de popa
    [port_secondary] armamento secundario de babor
   *[starboard_secondary] armamento secundario de estribor
}

battle-began = Combate en { $zone }: ataca el { $side ->
    [british] británico
   *[german] alemán
}
ship-placed = { $ship } en { $hex }, rumbo { direction }
round-began = Ronda { $round }
withdrawal-declared = { $ship } se retira
ship-manoeuvred = { $ship } { $hexes ->
    [0] vira al { direction }
    [1] avanza un hex, a { $hex }, rumbo { direction }
   *[other] avanza { $hexes } hexes, a { $hex }, rumbo { direction }
}
turrets-failed = Avería en el { $ship }: { section } a media fuerza
ship-fired = { $ship } hace { $shots ->
    [1] un disparo
   *[other] { $shots } disparos
} contra { $target }, { $attitude ->
    [bow] por la proa
    [stern] por la popa
   *[broadside] por el costado
}, a { $distance ->
    [1] un hex
   *[other] { $distance } hexes
}
fire-held = { $ship } no dispara
shots-lost = { $target } ya se hunde: { $shots ->
    [1] se pierde un disparo
   *[other] se pierden { $shots } disparos
}
guns-hit = Impacto en el { $ship }: { section }; { $left ->
    [0] sección destruida
    [1] queda una casilla
   *[other] quedan { $left } casillas
}
midships-hit = { $hits ->
    [1] Impacto
   *[other] { $hits } impactos
} en la línea de flotación del { $ship }; { $left ->
    [0] no queda ninguna casilla
    [1] queda una casilla
   *[other] quedan { $left } casillas
}
evasion-reduced = { $ship } pierde { $factors } de evasión{ $permanent ->
    [True] { " " }para siempre
   *[False] { "" }
}; le quedan { $evasion }
ship-blown-up = ¡{ $ship } salta por los aires!
withdrawal-thwarted = { $ship } no puede retirarse: { $by } es ahora más rápido
bonus-move-blocked = { $ship } no puede hacer el movimiento adicional
ship-withdrew = { $ship } se ha retirado del combate
reserve-ready = Refuerzos listos: { $ships }
reinforcements-entered = Entrada en combate por el borde { $edge }: { $ships }
action-ended = { $how ->
    [gone] El combate termina tras { rounds }
    [agreed] Ambos bandos rompen el contacto tras { rounds }
   *[stalled] Ningún barco dispara ya: el combate termina tras { rounds }
}
rounds = { $rounds ->
    [1] una ronda
   *[other] { $rounds } rondas
}

ask-heading = ¿Con qué rumbo están tus barcos en { $zone }?
ask-heading-of = { $ships }: ¿con qué rumbo entrar?
ask-place = ¿Dónde colocas el { $ship }?
ask-withdraw = ¿Qué barcos se retiran?
ask-next-bonus-move = ¿Qué barco hace primero el movimiento adicional?
ask-next-to-fire = ¿Qué barco dispara ahora?
ask-manoeuvre = ¿Adónde va el { $ship }?
ask-bonus-move = El { $ship } avanza un hex y puede virar
ask-fire = ¿Contra qué barco dispara el { $ship }?
ask-salvoes = { $ship }, { section }: ¿cuántas de { $left } salvas contra el { $target }, a { $distance } hexes?
ask-side = ¿Qué costado del { $ship } recibe el impacto?
ask-break-off = ¿Romper el contacto? El combate solo termina si ambos bandos quieren.
ask-latecomer = ¿Entra ahora en combate algún barco que lo había evitado?
ask-enter = { $ships }: ¿entrar ahora en combate?
ask-no-reserves = Ninguno de tus barcos puede acudir ahora al combate
ask-reinforcement = { $ships }: ¿tirar para acudir al combate?
option-heading = Al { direction }
option-hex = Hex { $hex }
option-battle-ship = { $ship }
option-withdraw = { $ship } se retira
option-none-withdraw = Listo: no se retira ningún otro
held-by = Lo retiene { $ship }, que no es más lento
option-position = Hex { $hex }, rumbo { direction }
option-fire = Todo contra { $target }: { $shots ->
    [1] un disparo
   *[other] { $shots } disparos
}, a { $distance ->
    [1] un hex
   *[other] { $distance } hexes
}
option-divide-fire = Repartir las salvas
option-hold-fire = No disparar
option-side = { $side ->
    [port_secondary] Babor
   *[starboard_secondary] Estribor
}
option-fight-on = Seguir el combate
option-other-first = Primero, el { $ship }
option-break-off = Romper el contacto
option-enter = Entrar: { $ships }
option-wait = Esperar
option-roll = Tirar el dado
option-no-roll = No tirar
why-edge = Borde de entrada
drm-earlier-attempts = Intentos anteriores
column-broadside = Costado
column-bow = Proa
column-stern = Popa
column-heavy = Bismarck, King George V, Prince of Wales
column-other = Los demás
row-turret_jam = { $jam ->
    [True] avería
   *[False] sin avería
}
row-turret_jam_section = { $section ->
    [bow] torretas de proa
   *[stern] torretas de popa
}
row-third_turret_hit = { $section ->
    [bow] torretas de proa
   *[stern] tercera torreta
}
row-reinforcement = { $enters ->
    [True] entra
   *[False] no llega
}

# probabilidades exactas de una posición
odds-of-salvo = El fuego de cada barco del combate contra cada uno de sus blancos
odds-of-air-strike = Todos los ataques de un bombardero en un turno contra cada barco enemigo
odds-of-shadow = La probabilidad de que cada posible perseguidor mantenga el contacto
odds-ship = Barco
odds-target = Blanco
odds-bomber = Bombardero
odds-unit = Unidad
odds-zone = Zona
odds-column = Columna
odds-attacks = Ataques
odds-hit = Algún impacto
odds-midships-chance = Impacto en la línea de flotación
odds-midships-hits = Impactos en la línea de flotación
odds-evasion-lost = Evasión perdida
odds-sunk = Hundido
odds-one-zone = Hasta una zona
odds-two-zones = Dos zonas

# informe final
debrief-points = { points-what }{ $number ->
    [one] { "" }
   *[other] { " " }× { $number }
}
debrief-ending = Cómo acabó
debrief-midships = Impactos en la línea de flotación del Bismarck
time-contact = Contactos
time-battle = Combates
time-loss = Pérdidas
luck-gunnery = Artillería: impactos en la línea de flotación
luck-special = Daño especial: impactos en la línea de flotación
luck-bombs = Ataques aéreos: impactos en la línea de flotación
luck-shadow = Persecución: contacto mantenido
luck-convoy = Azar: encuentro con un convoy
luck-search = Azar: búsqueda general
luck-jam = Torretas averiadas
luck-repair = Evasión recuperada

# componentes con los que no se puede jugar
ships-appear-once = Cada barco debe figurar una vez en el orden de aparición (3.0).
air-units-appear-once = Cada unidad aérea debe figurar una vez en el orden de aparición (3.0).
turns-follow = Los turnos deben ir numerados sin huecos (11.2).
x-is-last = X debe ser el último nivel de visibilidad (7.17).
boxes-fall = { $place }: los valores de las casillas de { $section } deben ir de mayor a menor (9.711).
fuel-by-type = { $place }: acorazados y portaaviones tienen casillas de combustible, los cruceros no (5.21).
patrol-by-type = { $place }: pueden patrullar todos los barcos menos los portaaviones (5.31).
air-unit-faces = [[air_unit]] { $unit } no puede tener las caras { $faces } (2.434).
zone-is-row-and-column = [[zone]] { $zone } debe ser una fila y una columna, como F20.
regions-needed = Son necesarias las regiones { $regions }.
zones-connected = Todas las zonas del tablero de búsqueda deben estar unidas.
exits-beside = Las salidas de [[port]] { $port } deben ser zonas de mar contiguas.
route-broken = [[convoy_route]] { $route }: { $one } y { $other } no son vecinas.
edges-one-to-six = El Tablero de Batalla debe tener los bordes 1 a 6 (9.28).
sector-differs = Con la proa hacia { $facing }, { $hex } queda en { $found }, no en { $wanted } (9.63).
