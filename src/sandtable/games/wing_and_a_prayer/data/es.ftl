game-title = A Wing and a Prayer
game-blurb = Solitario o dos jugadores. Manda un escuadrón de B-17 desde Inglaterra durante su guerra: elige tripulaciones y ruta, rechaza a los cazas y trae a tus hombres a casa.
seat-us = Comandante del escuadrón
player-thumb = A ojo de buen cubero

# ---------------------------------------------------------------- fases

phase-squadron = Se forma el escuadrón
phase-calendar = Siguiente misión
phase-target = Objetivo para hoy
phase-clouds = Nubosidad sobre el objetivo
phase-assignment = Bombarderos y tripulaciones
phase-escorts = Escoltas
phase-take-off = Despegue
phase-turn = Turno de misión
phase-air-combat = Combate aéreo
phase-bombing-run = La pasada de bombardeo
phase-landing = Aterrizaje
phase-reform = De vuelta en la base
phase-points = Puntos de victoria
phase-repair = Reparación y reemplazo
phase-crews = Tripulaciones
phase-war-progress = Progreso bélico
phase-end = Fin de la misión

# ---------------------------------------------------------------- columnas de las tablas

column-1942 = 1942
column-1943 = 1943
column-1944 = 1944+
column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-5 = 5
column-6 = 6
column-7 = 7
column-8 = 8
column-9 = 9
column-10 = 10
column-near = 1–2 casillas
column-middle = 3–6 casillas
column-far = 7 casillas o más
column-early = casillas 1–6
column-late = casillas 14–25
column-clear = despejado
column-light = nubes ligeras
column-heavy = nubes espesas
column-en_route = en ruta
column-target = sobre el objetivo
column-d0 = 0–1 casillas
column-d2 = 2–3 casillas
column-d4 = 4–5 casillas
column-d6 = 6–7 casillas
column-d8 = 8 casillas o más

# ---------------------------------------------------------------- filas de las tablas

row-cloud_cover = { cloud }
row-weather_change = { cloud }
row-flak_intensity = { $level ->
    [light] leve, valor { $attack }
    [moderate] moderada, valor { $attack }
   *[heavy] fuerte, valor { $attack }
}
row-fighter_combat = { fighter-hit }
row-bomber_combat = { bomber-hit }
row-formation_event = { event-name }
row-formation_check = { $tight ->
    [True] agrupada
   *[False] libre
}
row-event_occurs = { yes-or-no }
row-flak_site = { yes-or-no }
row-fate = { $yes ->
    [True] vuelve a casa
   *[False] no vuelve
}
row-war_progress = { war-event }
row-target_damage = { target-damage }
row-landing = { landing-result }
row-repair = { $yes ->
    [True] reparado
   *[False] sigue en el taller
}
row-upgrade = { yes-or-no }
row-recovery = { $yes ->
    [True] lista
   *[False] no lista
}
row-light_damage = { $yes ->
    [True] dañado
   *[False] sin efecto
}
row-crew_check = { $yes ->
    [True] baja un nivel
   *[False] sin bajas
}
row-systems_trouble = { yes-or-no }
row-interceptor_type = { aircraft-name }
row-escort_type = { aircraft-name }
row-replacement = { aircraft-name }
row-rendezvous = { $value ->
    [0] ninguna
   *[other] { $value }
}
row-aces_us = { aces }
row-aces_german = { aces }
aces = { $value ->
    [0] ningún as
    [one] un as
   *[other] { $value } ases
}
row-weather_check = { yes-or-no }
row-crash_crew = { $yes ->
    [True] tripulación a salvo
   *[False] tripulación perdida
}
row-maximum_effort = { yes-or-no }
row-damaged_check = { $yes ->
    [True] chequeo de abandono
   *[False] sigue
}
row-abandon_check = { abandons }
row-abandon_roll = { abandons }
abandons = { $yes ->
    [True] abandona
   *[False] sigue
}
yes-or-no = { $yes ->
    [True] sí
   *[False] no
}

# ---------------------------------------------------------------- palabras

cloud = { $cloud ->
    [clear] despejado
    [light] nubes ligeras
   *[heavy] nubes espesas
}
bomber-hit = { $hit ->
    [none] sin efecto
    [light] daños leves
    [heavy] daños graves
   *[destroyed] destruido
}
fighter-hit = { $hit ->
    [none] sin efecto
    [damaged] dañado
   *[destroyed] destruido
}
target-damage = { $damage ->
    [none] sin daños
    [light] daños leves
   *[heavy] daños graves
}
landing-result = { $result ->
    [crash] accidente
    [forced] aterrizaje forzoso
   *[safe] aterrizaje seguro
}
event-name = { $event ->
    [systems_trouble] problemas en los sistemas
    [lady_luck] Lady Luck
    [weather_change] cambio de tiempo
    [formation_check] chequeo de formación
   *[enemy_fighters] cazas enemigos
}
war-event = { $event ->
    [me262_early] los Me-262 llegan antes
    [v2_attack] ataque con V-2 a Londres
    [axis_advance] avance del Eje
    [allied_advance] avance aliado
    [p51_early] los P-51 llegan antes
   *[no_event] sin novedad
}
level-name = { $level ->
    [green] Verde
    [veteran] Veterana
   *[crack] Crack
}
aircraft-name = { $type ->
    [me109] Me-109
    [fw190] FW-190
    [me110] Me-110
    [me262] Me-262
    [p38] P-38
    [p47] P-47
    [p51] P-51
    [b17f] B-17F
    [b17g] B-17G
   *[none] ninguno
}
bomber = { $type } n.º { $number }
bomber-green = Verde { $crew } ({ $type } n.º { $number })
bomber-named = «{ $crew }» ({ $type } n.º { $number })
crew-named = «{ $crew }»
crew-green = Tripulación Verde { $number }
fighter = { $type } { $number }
fighter-ace = { $type } { $number } ({ $ace })

# ---------------------------------------------------------------- modificadores y dados

drm-lead-crew = rendimiento de la tripulación líder
drm-base = combate aéreo menos estructura
drm-ace = as
drm-wingman = ala
drm-crew = tripulación
drm-others = otros bombarderos del elemento
drm-element = elemento
drm-loose = formación libre
drm-arcs = Arcos de cobertura
drm-cover = cobertura de la escolta
drm-crew-performance = rendimiento de la tripulación
drm-bomber-performance = rendimiento del bombardero
why-card = Carta de misión
why-luck = Ficha Lady Luck
why-ace = As
why-green-crew = Ficha de tripulación Verde
why-named-crew = Ficha de tripulación
why-commander = Comandante del escuadrón
why-flak = Flak, { $bomber }
about-whom = { "" }, { $name }
why-flak-damage = Daños
why-bombs = Bombas
why-crew-fate = Destino de la tripulación

# ---------------------------------------------------------------- preguntas

ask-formation = ¿Quién vuela y dónde? Despegan { $number } bombarderos.
formation-done = La formación está lista
formation-as-before = Como en la última misión
formation-by-rank = Rellenar por rango
formation-move = Mover { $bomber }
ask-place = ¿Qué puesto ocupa { $bomber }?
formation-place = Puesto { $place }, { $element }
ask-course = { $bombed ->
    [True] ¿Por dónde vuelves a casa?
   *[False] ¿Por qué ruta vas a { $goal }?
}
course-as = { course-whither } como estaba previsto: { boxes-and-sites }
course-quiet = { course-whither } rodeando la flak: { boxes-and-sites }
course-direct = { course-whither } por el camino más corto: { boxes-and-sites }
course-via = { course-whither } por { $stop }: { boxes-and-sites }
course-to = Una casilla: { $goal }
course-whither = { $home ->
    [yes] A casa
   *[no] A { $goal }
}
boxes-and-sites = { $boxes ->
    [one] una casilla
   *[other] { $boxes } casillas
}{ $flak ->
    [0] { "" }
    [one] , un sitio antiaéreo
   *[other] , { $flak } sitios antiaéreos
}
manner-as = como estaba previsto
manner-quiet = rodeando la flak
manner-direct = por el camino más corto
manner-via = por { $stop }
manner-to = una casilla
note-boxes = { $boxes ->
    [one] Una casilla
   *[other] { $boxes } casillas
}
note-flak = Sitio antiaéreo en { $box }
note-meets = Puedes encontrar escolta en { $box }
ask-rendezvous = { $number ->
    [one] Un { $type } vuela
   *[other] { $number } { $type } vuelan
} contigo { $left ->
    [0] solo hasta aquí
    [one] una casilla más
   *[other] { $left } casillas más
}. ¿Conservas la escolta o tiras por otra?
rendezvous-keep = Conservarlos
rendezvous-exchange = Mandarlos a casa y tirar por otros
ask-send = { $interceptors ->
    [one] Ataca un interceptor
   *[other] Atacan { $interceptors } interceptores
}; { $must ->
    [one] una escolta debe
   *[other] { $must } escoltas deben
} combatir. ¿Cuántas envías?
send-number = Enviar { $number }, reservar { $kept }
send-pick = Nombrarlas una a una
ask-send-escort = ¿Qué escolta combate? Llevas { $chosen }, al menos { $least }.
ask-withdraw-escort = ¿Qué escolta se retira? Llevas { $chosen }{ $least ->
    [0] { "" }
   *[other] , al menos { $least }
}.
pick-done = Ya están todas
option-fighter = { $fighter }{ $damaged ->
    [True] , dañado
   *[False] { "" }
}
ask-engage = ¿A qué interceptor ataca { $escort }?
engage-fighter = { $fighter }
ask-wingmen = { $spare ->
    [one] Sobra una escolta. ¿Vuela de ala?
   *[other] Sobran { $spare } escoltas. ¿Cuántas vuelan de ala?
}
wingmen-number = { $number ->
    [0] Ninguna
    [one] Una de ala
   *[other] { $number } de ala
}
ask-wingman = ¿A qué líder apoya { $escort }?
wingman-leader = { $escort } contra { $foe }
ask-second-round = { $interceptors ->
    [one] Queda un interceptor
   *[other] Quedan { $interceptors } interceptores
}. ¿Siguen combatiendo las escoltas?
round-all = Siguen todas
round-withdraw = Se retiran todas las que pueden
round-damaged_withdraw = Se retiran las dañadas
round-pick = Nombrar las que se retiran (pueden { $number })
ask-cover = { $escorts ->
    [one] Una escolta puede dar cobertura
   *[other] { $escorts } escoltas pueden dar cobertura
}. ¿Contra quién?
cover-auto = Cubrir { $number }, primero lo más peligroso
cover-done = Ninguna más
cover-interceptor = { $fighter }, que ataca a { $bomber }
ask-luck = { $token }: { $what }
luck-play = Jugarla
luck-keep = Guardarla
luck-not_again = En esta misión no
luck-upgrade = Mejorar a { $crew } ({ level-name })
luck-on-bomber = { $bomber }: { bomber-hit }. ¿Lo anulas?
luck-on-leaves = { $bomber } recibe otro impacto y se descolgaría. ¿Lo anulas?
luck-on-systems = Fallan los sistemas de { $bomber }, que quedaría dañado. ¿Lo anulas?
luck-on-fighter = { $fighter }: { fighter-hit }. ¿Lo anulas?
luck-on-crew = La tripulación de { $bomber } bajaría un nivel. ¿Lo evitas?
luck-on-lost = { $bomber } no vuelve. ¿Lo traes a casa?
luck-on-loose = La formación se abriría. ¿La mantienes unida?
luck-on-weather = Puede cambiar el tiempo (sobre el objetivo, { cloud }). ¿Lo ignoras y dejas que mejore?
luck-on-cloud = Sobre el objetivo: { cloud }. ¿Dejas que mejore?
luck-on-bombs = { $hits } impactos. Dos más serían { target-damage }. ¿Los sumas?
luck-on-landing = { $bomber }: { landing-result }. ¿Lo conviertes en un aterrizaje seguro?
luck-on-arcs = { $number ->
    [one] Un interceptor ataca
   *[other] { $number } interceptores atacan
} a los bombarderos. ¿+1 a todo el fuego defensivo de este combate?
luck-on-upgrade = ¿Mejoras ahora un nivel a una tripulación?
ask-tag-along = Se exigen { $required } bombarderos. ¿Cuántos más envías, a −1 cada uno?
tag-number = { $number ->
    [0] Ninguno
   *[other] { $number } más
}
ask-altitude = ¿Desde qué altitud bombardeas?
altitude-high = La normal
altitude-low = Baja: dos filas más para las bombas y para la flak
ask-commander = ¿Vuela { $name } con el líder?
commander-fly = Vuela
commander-stay = Se queda en tierra
ask-second-pass = Nubes espesas sobre el objetivo. ¿Das otra vuelta?
pass-on = Bombas fuera
pass-round = Otra vuelta: flak dos veces más y nueva tirada de nubosidad
ask-keep-flying = { $number ->
    [one] Un bombardero está dañado
   *[other] { $number } bombarderos están dañados
}. ¿Cuáles se quedan listos tal como están?
keep-none = Ninguno, a reparar
keep-all = { $number ->
    [one] Se queda listo
   *[other] Los { $number } se quedan listos
}
option-bomber = { $bomber }
ask-crews = ¿Cambian de avión las tripulaciones?
crews-done = Siguen donde están
crews-best = Las mejores, en los mejores aviones
crews-move = Mover a { $crew } ({ level-name })
ask-crew-to = ¿Qué avión toma { $crew }?
crews-to = { $bomber }

# ---------------------------------------------------------------- lo que ha pasado

squadron-formed = Hay doce { $type } listos. Tripulaciones Crack: { $crack }, Veteranas: { $veteran }; las demás son Verdes.
mission-began = Misión { $number }: casilla { $box } de la pista, { year }.
year = { $year ->
    [1942] 1942
    [1943] 1943
   *[1944] 1944+
}
cards-added = Entran en el mazo los objetivos de { year }.
cards-removed = Salen del mazo los objetivos de { year }.
target-drawn = Objetivo para hoy: { $target } ({ card-colour }).
card-colour = { $colour ->
    [blue] carta azul
   *[red] carta roja
}
cloud-forecast = Sobre el objetivo: { cloud }.
cloud-changed = Sobre el objetivo, ahora: { cloud }.
bombers-missing = { $number ->
    [one] Falta un bombardero
   *[other] Faltan { $number } bombarderos
}: { $points } PV.
bombers-assigned = { $number } bombarderos; { $lead } va de líder.
took-off = { $number ->
    [one] Despega un bombardero.
   *[other] Despegan { $number } bombarderos.
}
formation-moved = Casilla { $turn }: { $name }.
formation-closed-up = Los que quedan cierran filas.
formation-loosened = La formación se abre: queda Libre.
formation-tightened = Ala con ala otra vez: la formación se agrupa.
escort-arrived = { $number ->
    [one] Un { $type } escolta a la formación.
   *[other] { $number } { $type } escoltan a la formación.
}
escort-left = { $number ->
    [one] Sin combustible para más, el { $type } alabea y da media vuelta.
   *[other] Sin combustible para más, los { $number } { $type } alabean y dan media vuelta.
}
no-escort-came = Cielo vacío en el lugar de encuentro: no viene ninguna escolta.
ace-joined = { $side ->
    [us] Un as entre las escoltas: { $fighter }.
   *[german] Un as entre los interceptores: { $fighter }.
}
event-happened = Evento: { $name ->
    [systems_trouble] problemas en los sistemas
    [lady_luck] Lady Luck
    [weather_change] cambio de tiempo
    [formation_check] chequeo de formación
   *[enemy_fighters] cazas enemigos
}.
systems-failed = Problemas a bordo de { $bomber }.
nothing-happened = Queda en nada.
luck-drawn = Lady Luck sonríe: { $token }.
luck-played = Lady Luck: se juega { $token }.
flak-opened = Flak de valor { $value }: { $dice ->
    [one] un dado
   *[other] { $dice } dados
} contra { $bombers ->
    [one] el único bombardero
   *[other] cada uno de { $bombers } bombarderos
}.
bomber-under-flak = La flak alcanza a { $bomber }: { $total } menos { $structure } de estructura, { bomber-hit }.
interceptors-appeared = { $number ->
    [one] ¡Ataca un { $type }!
   *[other] ¡Atacan { $number } { $type }!
}
interceptors-left = { $number ->
    [one] Un interceptor dañado se retira.
   *[other] { $number } interceptores dañados se retiran.
}
escorts-engaged = { $number ->
    [one] Combate una escolta
   *[other] Combaten { $number } escoltas
} (obligadas: { $must }).
escorts-withdrew = { $number ->
    [one] Se retira una escolta.
   *[other] Se retiran { $number } escoltas.
}
fighter-fired = { $attacker } se pone a la cola de { $defender }.
wave-came = Ahí vienen: asalto { $round }, oleada { $wave }.
interceptor-attacked = { $interceptor } elige a { $bomber }.
bomber-fired = { $bomber } abre fuego contra { $interceptor }.
interceptor-fired = { $interceptor } se lanza sobre { $bomber }.
fighter-damaged = { $fighter } echa humo.
fighter-destroyed = { $fighter } es derribado ({ $points } PV).
bomber-damaged = { $bomber } queda tocado.
bomber-destroyed = Se pierde { $bomber } por { $cause ->
    [flak] la flak
    [fighters] los cazas
    [landing] un mal aterrizaje
    [systems] un fallo de sistemas
   *[straggler] sus daños
} ({ $points } PV).
bomber-abandoned = { $bomber } se descuelga de la formación.
bomber-returned = { $bomber } llega a casa renqueando.
bomber-lost = A { $bomber } no se le vuelve a ver.
went-round = La formación da otra vuelta, flak incluida.
bombs-dropped = Bombas fuera: { $dice } dados con { cloud-sky }, { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
}.
cloud-sky = { $cloud ->
    [clear] cielo despejado
    [light] nubes ligeras
   *[heavy] nubes espesas
}
target-bombed = { $target }: { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
}, { target-damage }.
target-assessed = Evaluación: { target-damage }, { $points } PV.
bombers-landed = { $number ->
    [0] Nadie aterriza con la formación.
    [one] Aterriza un bombardero.
   *[other] Aterrizan { $number } bombarderos.
}
bomber-landed = { $bomber }: { landing-result }.
crew-upgraded = { $crew } es ya una tripulación { level-name }.
crew-downgraded = { $crew } tiene bajas: ahora es una tripulación { level-name }.
crew-rescued = { $crew } es rescatada.
crew-captured = { $crew } es capturada.
crew-gone = { $crew } se pierde.
crew-back = { $crew } ha vuelto.
crew-recovered = { $crew } está lista de nuevo.
commander-chosen = { $name } manda el escuadrón.
commander-lost = Se pierde { $name }.
maximum-effort-called = Máximo esfuerzo: se exigen { $number } bombarderos.
bomber-repaired = { $bomber } está listo de nuevo.
bomber-replaced = Llega { $bomber } con una tripulación Verde.
mission-scored = Misión: { $points } PV, { $level }.
campaign-points-changed = Campaña: { $points } PV, { $total } en total.
war-progressed = Progreso bélico: { $name ->
    [me262_early] los Me-262 llegan antes
    [v2_attack] ataque con V-2 a Londres
    [axis_advance] avance del Eje
    [allied_advance] avance aliado
    [p51_early] los P-51 llegan antes
   *[no_event] sin novedad
}.
campaign-ended = La campaña termina con { $points } PV: { $level }.

# ---------------------------------------------------------------- la vista

subtitle = { $campaign }, misión { $number } de { $missions }
board-map = Mapa de misión
board-formation = Formación
board-squadron = Escuadrón
measure-boxes = casillas
layer-course = Ruta
course-line-flown = volada
course-line-planned = prevista
formation = Formación
status-loose = Libre
status-damaged = Dañado
place-title = { $element } { $place }
space-interceptors = Interceptores
space-dogfight = Combate de cazas
space-escorts = Escoltas
space-bombers_ready = Bombarderos listos
space-crews_ready = Tripulaciones listas
space-bombers_not_ready = Bombarderos no listos
space-crews_not_ready = Tripulaciones no listas
space-crews_away = Rescatadas, en camino
fact-kind = Casilla
fact-target-type = Objetivo
fact-distance = Casillas desde la base
fact-ratings = Valores
four-figures = combate aéreo { $air }, rendimiento { $performance }, bombardeo { $bombing }, estructura { $structure }
fact-crew = Tripulación
crew-figures = { level-name }: combate aéreo { $air }, rendimiento { $performance }, bombardeo { $bombing }
fact-record = Historial
crew-record = { $missions ->
    [one] una misión
   *[other] { $missions } misiones
}, { $kills ->
    [one] un derribo
   *[other] { $kills } derribos
}
track-missions = Misiones
track-campaign-vp = PV de campaña
track-mission-vp = PV de misión
track-escort = Autonomía de los { $type }
mark-year = { year }
panel-mission = Carta de misión
panel-squadron = Escuadrón
panel-luck = Lady Luck
panel-history = Misiones voladas
panel-losses = Pérdidas
fact-target = Objetivo
fact-cloud = Nubosidad
fact-flak = Flak
fact-difficulty = Dificultad
fact-destruction = Destrucción
fact-worth = PV, graves / leves
fact-required = Bombarderos requeridos
fact-escort = Escolta
escort-now = { $number } { $type }, { $left ->
    [0] al límite de su autonomía
    [one] una casilla más
   *[other] { $left } casillas más
}
fact-damage = Daños causados
fact-ready = Listos
fact-not_ready = No listos
bombers-and-crews = { $bombers ->
    [one] un bombardero
   *[other] { $bombers } bombarderos
}, { $crews ->
    [one] una tripulación
   *[other] { $crews } tripulaciones
}
fact-commander = Comandante
commander-now = { $name }{ $lost ->
    [True] , perdido
   *[False] { "" }
}
history-number = { $number }. { $target }
history-line = { target-damage }; perdidos { $lost } de { $sent }; { $points } PV, campaña { $campaign }
loss-number = Misión { $number }
loss-line = { $bomber }, { $cause ->
    [flak] flak
    [fighters] cazas
    [landing] mal aterrizaje
    [systems] fallo de sistemas
   *[straggler] rezagado
}{ $saved ->
    [True] , tripulación a salvo
   *[False] { "" }
}

# ---------------------------------------------------------------- dos jugadores

seat-german = Defensa alemana
phase-german-resources = Recursos alemanes
column-full = campaña completa
column-short = campaña corta
column-war-entry = entrada en la guerra
column-1944-short = corta de 1944
column-close_1942 = 1–2 casillas, 1942
column-close_1943 = 1–2 casillas, 1943
column-close_1944 = 1–2 casillas, 1944+
column-deep_1942 = 3–5 casillas, 1942
column-deep_1943 = 3–5 casillas, 1943
column-deep_1944 = 3–5 casillas, 1944+
column-deepest_1942 = 6 casillas o más, 1942
column-deepest_1943 = 6 casillas o más, 1943
column-deepest_1944 = 6 casillas o más, 1944+
row-interception = { yes-or-no }
row-interceptor_replacement = { yes-or-no }
drm-campaign = éxito de la campaña
flak-word = { $level ->
    [light] flak leve
    [moderate] flak moderada
   *[heavy] flak fuerte
}
ask-flak = { $bombers } bombarderos sobre { $box }. ¿Disparas?
flak-none = No disparar
flak-level = Jugar { flak-word }
ask-intercept = { $number ->
    [one] Hay un interceptor listo
   *[other] Hay { $number } interceptores listos
}. ¿Intentas interceptar?
intercept-try = Intentarlo
intercept-wait = Esperar
ask-interceptor = ¿Qué interceptores atacan? Llevas { $chosen } de { $most }.
pick-best = { $number ->
    [one] El mejor
   *[other] Los { $number } mejores
}
ask-ace = ¿Qué interceptor lleva el primer as?
ask-target = ¿A qué bombardero ataca { $fighter }?
target-bomber = { $bomber }
target-best = El resto, a la presa más fácil
target-hold = A ninguno, en reserva
resources-drawn = La defensa tiene { $interceptors ->
    [one] un interceptor
   *[other] { $interceptors } interceptores
} y { $flak ->
    [0] ninguna ficha de flak
    [one] una ficha de flak
   *[other] { $flak } fichas de flak
}.
card-shown = Se muestra la carta de misión: { $target }.
crew-shown = { $bomber }: una tripulación { level-name }.
flak-played = La defensa juega { flak-word }.
interception-failed = Los interceptores no encuentran la formación.
interceptors-sent = { $number ->
    [one] Ataca un interceptor.
   *[other] Atacan { $number } interceptores.
}
interceptor-replaced = Se repone un { $type }.
space-hangar = Interceptores alemanes
fact-defence = Defensa alemana
defence-now = { $interceptors ->
    [one] un interceptor
   *[other] { $interceptors } interceptores
}, flak { $flak }
crew-face-down = Tripulación, boca abajo
target-hidden = aún no se muestra
level-hidden = boca abajo

# ---------------------------------------------------------------- probabilidades

insight-now = Las probabilidades ahora
insight-heavy = Daños graves
insight-light = Daños leves
insight-points = Puntos de media
insight-flak-lost = Perder al líder en un ataque de la flak
insight-flak-hurt = Que lo deje tocado
insight-repelled = Una escolta ahuyenta a { $fighter }
insight-kill = Una escolta derriba a { $fighter }
insight-escort-lost = Se pierde la escolta
insight-through = { $covered ->
    [True] Perder al líder por un interceptor cubierto
   *[False] Perder al líder por un interceptor que llega
}
odds-of-bombing = Daños al objetivo
odds-of-flak = Pérdidas en un ataque de la flak del objetivo
odds-heavy-under = Daños graves, { cloud }

# ---------------------------------------------------------------- en los tableros

legend-flak = flak
escorts-leave = se van los { $type }
legend-reach = autonomía de la escolta
layer-reach = Autonomía de la escolta
reach-line = { $type }: { $left ->
    [0] se vuelven tras esta casilla
    [one] una casilla más
   *[other] { $left } casillas más
}
card-defence = flak { $flak }, dificultad { $difficulty }, destrucción { $destruction }
card-worth = a { $boxes } casillas; { $worth } PV
panel-formation = Formación
element-defence = defensa { $value ->
    [-1] −1
    [0] +0
   *[other] +{ $value }
}
bomber-tag = { $type } { $number }
crew-green-tag = Verde { $number }
crew-tag = { $crew }
escort-count = { $type } × { $number }
group-range = Autonomía
range-now = { $done } de { $most }
group-shot-down = Derribados
shot-down = { $kills ->
    [one] un interceptor
   *[other] { $kills } interceptores
}, { $escorts ->
    [one] una escolta
   *[other] { $escorts } escoltas
}
card = { card-colour }
layer-attacks = Ataques
plane-title = { $element } { $value ->
    [-1] −1
   *[other] +{ $value }
}
attack-title = Atacantes del puesto { $place }
status-ace = ★ as

# ---------------------------------------------------------------- la página del escuadrón

page-file = Historial del escuadrón · { $campaign }
page-roster = Historial del escuadrón
page-note = { $ready ->
    [one] una pareja lista
   *[other] { $ready } parejas listas
} · { $other } no listas{ $empty ->
    [0] { "" }
    [one] { " · un puesto vacío" }
   *[other] { " · " }{ $empty } puestos vacíos
}
head-type = Tipo
head-crew = Tripulación
head-factors = Factores
head-hits = Daños
head-kills = Derribos
head-history = Historia
head-state = Estado
key-flown = voló
key-hit = voló y fue dañada
key-rested = descansó
key-promoted = ascendió
crew-story = { $what ->
    [raised] { level-name } desde la misión { $mission }
    [lowered] con bajas en la misión { $mission }
   *[flown] { $mission ->
        [0] { level-name } desde el principio
       *[other] llegó tras la misión { $mission }
    }
}
state = { $section ->
    [ready] Lista
    [not_ready] No lista
   *[away] De vuelta
}
state-flying = { $damaged ->
    [True] En vuelo, dañada
   *[False] En vuelo
}
no-crew = sin tripulación
page-plot = Puntos de victoria por misión y de la campaña
plot-mission = PV de la misión
plot-campaign = PV de la campaña
plot-war = evento bélico
plot-lost = perdidos
plot-heavy = daño grave
plot-light = daño leve
plot-none = ninguno
level-at = { $name } { $points }
page-losses = Bombarderos perdidos por año
toll = { $lost } de { $flown } salidas · { NUMBER($share, maximumFractionDigits: 1) } %
page-graves = No volvieron
grave-line = misión { $mission }, { $place } · { $cause ->
    [flak] flak
    [fighters] cazas
    [landing] mal aterrizaje
    [systems] avería
   *[straggler] se dio la vuelta y no se le volvió a ver
}{ $saved ->
    [True] , tripulación a salvo
   *[False] { "" }
}

# ---------------------------------------------------------------- el informe

debrief-mission = Misión { $number }
debrief-missing = Faltan para el siguiente nivel
fact-home = Volvieron
came-home = { $home } de { $sent }
fact-mission-total = Misión
mission-total = { $points } PV, { $level }
signed = { $sign }{ $points } PV
score-item = { $item ->
    [target] Daños al objetivo
    [kills] Interceptores derribados
    [bombers] Bombarderos perdidos
    [escorts] Escoltas perdidas
    [missing] Bombarderos que faltaron al despegar
   *[extra] Bombarderos de más
}
score-war = Progreso bélico
fact-destroyed = Objetivos con daños graves
panel-debriefing = Informe de la misión { $number }
time-targets = Objetivos
time-fighters = Cazas
time-losses = Pérdidas
time-squadron = Escuadrón
luck-kills = Cazas derribados
luck-damaged = Cazas dañados
luck-bombers = Bombarderos derribados
luck-hits = Bombarderos alcanzados
luck-repaired = Bombarderos reparados
luck-raised = Tripulaciones ascendidas
luck-home = Rezagados que volvieron
luck-abandons = Aviones dañados que se van
luck-tight = Formación agrupada
chance-come = de que venga escolta: { NUMBER($mean, maximumFractionDigits: 1) } cazas y { NUMBER($boxes, maximumFractionDigits: 1) } casillas de media
chance-turned = de los interceptores, fuera de combate
chance-repelled = rechazado; escolta perdida { NUMBER($lost, maximumFractionDigits: 1) } %
chance-backed = rechazado; { NUMBER($alone, maximumFractionDigits: 1) } % sin ala
chance-cover = bombardero perdido; cubierto { NUMBER($covered, maximumFractionDigits: 1) } %
chance-lost = perdido del todo
chance-driven-off = atacante rechazado
chance-damaged = dañado
chance-lowered = la tripulación baja un nivel
chance-crew-lost = muere la tripulación
chance-altitude = daños graves; líder perdido en un ataque de la flak { NUMBER($lost, maximumFractionDigits: 1) } %
chance-tight = de que un chequeo mantenga agrupada la formación
chance-stays = sigue en la formación
chance-heavy = daños graves
chance-light = daños leves
chance-leading = daños graves si lidera
chance-unseen = sin interceptores; flak en ruta { NUMBER($flak, maximumFractionDigits: 0) } %
chance-unmet = sin interceptores si el alemán lo intenta en cada casilla
chance-intercepts = de que los interceptores den con la formación
chance-serious = daños graves o peor
result = { $result ->
    [total_failure] Fracaso Total
    [major_failure] Fracaso Mayor
    [failure] Fracaso
    [minimal_success] Éxito Mínimo
    [success] Éxito
    [high_success] Gran Éxito
    [major_victory] Victoria Mayor
   *[spectacular] Victoria Espectacular
}
metric = { $name ->
    [campaign_vp] PV de campaña
    [bombers_lost] Bombarderos perdidos
    [missions_flown] Misiones voladas
    [interceptors_shot_down] Interceptores derribados
    [targets_destroyed] Objetivos con daño grave
    [sorties_1942] Salidas 1942
    [sorties_1943] Salidas 1943
    [sorties_1944] Salidas 1944
    [sorties_1945] Salidas 1945
    [losses_1942] Pérdidas 1942
    [losses_1943] Pérdidas 1943
    [losses_1944] Pérdidas 1944
    [losses_1945] Pérdidas 1945
    [loss_rate_1942] Pérdidas 1942 (‰ de las salidas)
    [loss_rate_1943] Pérdidas 1943 (‰ de las salidas)
    [loss_rate_1944] Pérdidas 1944 (‰ de las salidas)
    [loss_rate_1945] Pérdidas 1945 (‰ de las salidas)
   *[other] { $name }
}
ending = { $ending ->
    [victory] Victoria espectacular antes del final
    [defeat] Fracaso total antes del final
    [flown] Todas las misiones voladas
   *[track-ended] La guerra ha terminado
}

# ---------------------------------------------------------------- componentes con los que no se puede jugar
track-numbered = Las casillas de la pista de misiones deben ir numeradas desde el 1.
places-numbered = Los puestos de la formación deben ir numerados del 1 al tamaño del escuadrón.
targets-lie-in-red = Cada objetivo debe estar en una casilla roja (2.3).
major-targets-needed = Cada año necesita un objetivo mayor, para que el mazo no se agote.
combat-columns-needed = La tabla de combate necesita una columna para cada tamaño de formación.
named-crews-needed = Hay menos tripulaciones con nombre que las que tiene un escuadrón al empezar.
lines-lead-both-ways = Las líneas de [[box]] { $box } deben ir en ambos sentidos (5.1).
box-out-of-reach = Ninguna línea lleva de la base a [[box]] { $box } (5.1).
