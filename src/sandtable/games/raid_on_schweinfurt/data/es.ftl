game-title = Incursión sobre Schweinfurt
game-blurb = Solitario. Planifica las incursiones de la Octava Fuerza Aérea contra las fábricas de rodamientos de Schweinfurt en 1943, da la orden y descubre cuántos de tus bombarderos vuelven.
player-thumb = Sigue reglas prácticas
player-odds = Sigue las probabilidades exactas
seat-us = Octava Fuerza Aérea

board-display = Tablero
board-europe = Mapa de Europa

# fases
phase-briefing = Órdenes
phase-availability = Disponibilidad de bombarderos
phase-planning = Planificación
phase-weather = Tiempo meteorológico
phase-events = Eventos variables
phase-take-off = 1. Despegue
phase-crew = Tu puesto en la incursión
phase-assembly = 2. Ensamblaje
phase-go-or-annul = Seguir o anular
phase-diversion = 3. Diversión
phase-outbound = 4. Daño de ida
phase-target = 5. Objetivo (flak)
phase-bombing = 6. Bombardeo
phase-return = 7. Daño de vuelta
phase-end = Final de la partida
phase-verification = Verificación de derribos

# palabras
unit-b17 = B-17 Fortaleza Volante
unit-b24 = B-24 Liberator
piece-escort = Factores F.E.
wave = { $wave ->
    [1] 1ª oleada
   *[2] 2ª oleada
}
force = { $wave ->
    [0] la diversión
    [1] la 1ª oleada
   *[2] la 2ª oleada
}
weather = { $weather ->
    [excellent] Excelente
    [intermediate] Intermedio
    [overcast] Nublado
   *[poor] Pobre
}
aggressiveness = { $level ->
    [average] Media
    [aggressive] Agresiva
   *[very_aggressive] Muy agresiva
}
flak = { $level ->
    [light] Flak ligera
    [moderate] Flak moderada
   *[heavy] Flak pesada
}
target = { $target }
way-home = { $way ->
    [africa] Norte de África
   *[england] Inglaterra
}
result = { $result ->
    [us_win] Victoria de EE. UU.
    [draw] Empate
   *[german_win] Victoria alemana
}
goal-most = { result }, con { $percent } % de derribados como mucho
goal-under = { result }, con menos del { $percent } % de derribados
metric = { $name ->
    [damage_percent] Daño al objetivo (%)
    [loss_percent] Bombarderos perdidos (%)
    [bombers_lost] Bombarderos perdidos
    [luftwaffe_claims] Cazas reclamados
    [luftwaffe_real] Cazas derribados
   *[other] { $name }
}
event = { $name ->
    [difficult_assembly] Ensamblaje difícil
    [easy_takeoff] Despegue fácil
    [luftwaffe_ready] La Luftwaffe preparada
    [fighters_burn_fuel] Los cazas gastan combustible en el ensamblaje
    [treacherous_africa] Regreso traicionero al Norte de África
    [poor_return_weather] Tiempo de regreso pobre
   *[b24_shortage] Carencia de B-24
}
position = { $position ->
    [best] la mejor posición
    [worst] la peor posición
   *[middle] posición intermedia
}
fate = { $fate ->
    [killed] muerto
    [captured] capturado
    [safe] a salvo y de vuelta
   *[unhurt] ileso
}
crew = { $wave ->
    [1] 1ª oleada
   *[2] 2ª oleada
}, { position }, { fate }
mission = { $number ->
    [1] { $scenario }
   *[other] { $scenario } · misión { $number }
}
wave-plan = { $b17 } B-17 + { $b24 } B-24 · { $target } · regreso: { way-home } · F.E. { $escort }
panel-plan = Plan
panel-tally = Recuento
track-damage = Daño al objetivo (%)
fact-available = B-17 + B-24 disponibles
fact-aborted = Abortados
fact-in-play = En juego tras el despegue
fact-downed = Derribados
fact-damage = Daño al objetivo
fact-claims = Aviones reclamados
fact-verified = Aviones realmente derribados
fact-bombers = Bombarderos
fact-target = Objetivo
fact-way-home = Regreso
fact-diversion = Diversión
fact-mode = Modo de cazas
fact-event = Evento variable
fact-crew = Tú

# lo que se pregunta
ask-availability = Hay { $bombers } { $unit ->
    [b17] B-17
   *[b24] B-24
} disponibles. ¿Tirar otra vez y tomar la media?
option-keep = Conservar la cifra
option-roll-again = Tirar otra vez
ask-waves = ¿Una oleada o dos?
option-waves = { $count ->
    [1] Una oleada
   *[2] Dos oleadas
}
ask-diversion = { $unit ->
    [b17] { $b24 ->
        [0] No hay B-24. ¿Cuántos B-17 vuelan la diversión? ({ $available } disponibles)
       *[other] Todos los B-24 van a la diversión. ¿Cuántos B-17 se les unen? ({ $available } disponibles)
    }
   *[b24] ¿Cuántos B-24 vuelan la diversión? ({ $available } disponibles)
}
ask-wave = { wave }: ¿cuántos { $unit ->
    [b17] B-17
   *[b24] B-24
}? (hasta { $high })
ask-mode = ¿Qué modo de cazas? Cuanto más bajo, más cazas se quedan con la incursión y menos van con la diversión.
option-mode = Modo de cazas { $mode }
ask-targets = ¿Qué objetivos?
ask-target = ¿Qué objetivo para toda la incursión?
option-both = { $count ->
    [1] { $target }
   *[2] Ambas oleadas a { $target }
}
option-secondary = { wave } a { $target }
option-target = { $target }
why-single = Una oleada única debe atacar { $target }.
why-secondary-limit = La { wave } es mayor que la otra, así que no puede atacar el objetivo secundario.
ask-way-home = { wave }: ¿adónde vuelve?
option-way-home = { $way ->
    [africa] Al Norte de África
   *[england] A Inglaterra
}
ask-night = ¿Volar toda la incursión de día o de noche?
option-when = { $when ->
    [night] De noche
   *[day] De día
}
ask-lock-plan = El plan está completo. Una vez cerrado no se puede cambiar.
option-lock-plan = Cerrar el plan
ask-weather = El tiempo en casa es { $home ->
    [excellent] Excelente
    [intermediate] Intermedio
    [overcast] Nublado
   *[poor] Pobre
} y en el objetivo { $target ->
    [excellent] Excelente
    [intermediate] Intermedio
    [overcast] Nublado
   *[poor] Pobre
}. ¿Aplazar la incursión y repetir ambas tiradas?
option-accept-weather = Volar con este tiempo
option-postpone = Aplazar: repetir ambas tiradas
ask-shortage = Carencia de B-24: { $short ->
    [one] hay que quitar 1 más del plan
   *[other] hay que quitar { $short } más del plan
}. ¿Cuántos de { force }?
ask-escort = { wave }: ¿qué tirada de ensamblaje vale?
option-escort = { $fe ->
    [one] Tirada { $place }: 1 factor F.E.
   *[other] Tirada { $place }: { $fe } factores F.E.
}
ask-annul = La formación está reunida. { $annulments ->
    [0] ¿Anular la misión? Los objetivos de daño subirían { $points } puntos.
   *[other] ¿Anular la misión? Con una segunda anulación pierdes la partida.
}
option-go = Seguir adelante
option-annul = Anular la misión

# lo que ha ocurrido
bombers-available = Hay { $bombers } { $unit ->
    [b17] B-17
   *[b24] B-24
} disponibles.
wave-planned = { wave }: { $b17 } B-17 y { $b24 } B-24 a { $name }, con regreso { $way_home ->
    [africa] al Norte de África
   *[england] a Inglaterra
}.
diversion-planned = Diversión: { $b24 } B-24 y { $b17 } B-17.
fighter-mode-set = Modo de cazas { $mode }.
night-chosen = La incursión vuela de noche.
weather-set = { $where ->
    [home] Tiempo en casa: { weather }.
   *[target] Tiempo en el objetivo: { weather }.
}
raid-postponed = La incursión se aplaza; se repiten las dos tiradas de tiempo.
event-happened = Evento variable: { event }.
event-repeated = Otra vez «{ event }»: se tira de nuevo.
liberators-missing = { $number ->
    [one] 1 B-24 del plan no puede volar.
   *[other] { $number } B-24 del plan no pueden volar.
}
bombers-aborted = { $number ->
    [0] No aborta ningún bombardero de { force }
    [one] Aborta 1 bombardero de { force }
   *[other] Abortan { $number } bombarderos de { force }
}; { $left ->
    [0] no queda ninguno
    [one] sigue 1
   *[other] siguen { $left }
}.
wave-turned-back = La { wave } { $bombers ->
    [0] se ha quedado sin bombarderos
    [one] tiene solo 1 bombardero
   *[other] tiene solo { $bombers } bombarderos
} y da la vuelta.
raid-failed = No queda ninguna oleada: la incursión ha fracasado. Victoria alemana.
crew-assigned = Vuelas con { force }, en { position }.
escort-assembled = { wave }: { $fe ->
    [0] ningún factor F.E.
    [one] 1 factor F.E.
   *[other] { $fe } factores F.E.
}
mission-annulled = { $points ->
    [0] La misión se anula por segunda vez: el retraso es un duro golpe para la campaña de bombardeo. Victoria alemana.
   *[other] La misión se anula y vuelves a empezar; los objetivos de daño suben { $points } puntos.
}
mission-went-ahead = La misión sigue adelante: ya no hay vuelta atrás.
fighters-diverted = Efecto de la diversión en la Tabla 4: { diverted }.
luftwaffe-rose = Agresividad de la Luftwaffe: { $aggressiveness ->
    [average] media
    [aggressive] agresiva
   *[very_aggressive] muy agresiva
}.
escort-turned-back = La escolta de { force } se vuelve con { $fe ->
    [one] 1 factor F.E.
   *[other] { $fe } factores F.E.
}
escort-spent = { wave }: pierde { $fe ->
    [one] 1 factor F.E.
   *[other] { $fe } factores F.E.
} ({ $left ->
    [0] no queda ninguno
    [one] queda 1
   *[other] quedan { $left }
}).
aircraft-claimed = { wave }: reclama { $number ->
    [one] 1 avión enemigo
   *[other] { $number } aviones enemigos
}.
bombers-downed = { wave }: { $number ->
    [one] 1 bombardero derribado
   *[other] { $number } bombarderos derribados
} ({ $left ->
    [0] no queda ninguno
    [one] queda 1
   *[other] quedan { $left }
}).
flak-opened = { $flak ->
    [light] Flak ligera
    [moderate] Flak moderada
   *[heavy] Flak pesada
} sobre el objetivo.
target-bombed = { wave }: bombardea { $name }, { $damage } % de daño ({ $total } % en total).
wave-returned = { wave }: { $bombers ->
    [one] 1 bombardero llega
   *[other] { $bombers } bombarderos llegan
} { $way_home ->
    [africa] al Norte de África
   *[england] a Inglaterra
}.
crew-hit = { $bomber ->
    [yours] Tu bombardero ha sido alcanzado y cae.
   *[another] Tu bombardero no está entre los derribados.
}
crew-fate = Tu destino: { fate }.
raid-ended = { $reason ->
    [killed] Has muerto: { result }
   *[goals] { result }
}: { $damage } % de daño, { $percent } % derribados ({ $downed } de { $in_play }).
moral-victory = Victoria moral: mejor que tu última incursión.
claims-verified = { $claims ->
    [one] 1 avión reclamado
   *[other] { $claims } aviones reclamados
}, { $percent } %: { $real ->
    [0] ninguno fue derribado en realidad.
    [one] 1 fue derribado en realidad.
   *[other] { $real } fueron derribados en realidad.
}

# dados
about-home = { " " }(casa)
about-target = { " " }(objetivo)
about-wave-1 = { " " }(1ª oleada)
about-wave-2 = { " " }(2ª oleada)
about-diversion = { " " }(diversión)
why-difficult-assembly = Ensamblaje difícil: B-17 que abortan
why-crew-hit = ¿Es tu bombardero?
drm-easy-take-off = despegue fácil
drm-fighter-mode = modo de cazas
drm-night = noche
drm-long-range-escort = escolta de largo alcance
drm-diversion-size = tamaño de la diversión
drm-single-wave = una sola oleada
drm-diminished-luftwaffe = Luftwaffe disminuida
drm-closer-target = objetivo cercano
drm-diversion = diversión
drm-aggressiveness = agresividad
drm-luftwaffe-ready = Luftwaffe preparada
drm-flak = flak
drm-beyond-column = columna fuera de la tabla
drm-treacherous-africa = ruta africana traicionera

# lo que dice la fila
row-b17_availability = { $bombers } B-17
row-b24_availability = { $bombers } B-24
row-weather = { weather }
row-t1 = { $reroll ->
    [number] tira otra vez
   *[none] { aborting }
}
row-t2 = { $fe } F.E.
row-t3 = { diverted }
row-aggressiveness = { $name }
row-t4 = { $reroll ->
    [to7_else_none] { stars } tira otra vez
    [to7_cap] { stars } tira otra vez
   *[none] { $fe_loss ->
        [0] { stars } { downed }
       *[other] { stars } −{ $fe_loss } F.E., o bajas si faltan
    }
}
row-flak = { $name }
row-t5 = { downed }
row-t6 = { $damage } %
row-t7 = { $eight_plus ->
    [True] { stars } 8+
   *[False] { stars } { downed }
}
row-t7_poor_return = { row-t7 }
row-t7a = { $reroll ->
    [min4] tira otra vez
   *[none] { downed }
}
row-verification = { $percent } %
row-event_count = { $events ->
    [one] 1 evento
   *[other] { $events } eventos
}
row-events = { $title }
row-role_wave = { wave }
row-role_position = { $name }
row-role_fate = { $name }
row-reroll-number = { $value ->
    [one] 1 aborto
   *[other] { $value } abortos
}
row-reroll-to7_else_none = { rerolled }
row-reroll-to7_cap = { rerolled }
row-reroll-min4 = { rerolled }
stars = { $claims ->
    [0] –
    [1] { "*" }
    [2] { "**" }
    [3] { "***" }
    [4] { "****" }
   *[other] { $claims } { "*" }
}
downed = { $bombers ->
    [0] sin bajas
    [one] 1 derribado
   *[other] { $bombers } derribados
}
rerolled = { $value ->
    [0] sin bajas
    [one] 1 derribado
   *[other] { $value } derribados
}
aborting = { $aborts ->
    [0] ningún aborto
    [one] 1 aborto
   *[other] { $aborts } abortos
}
diverted = { $wave1 ->
    [1] +1
    [-1] −1
   *[0] 0
} a la 1ª oleada, { $wave2 ->
    [1] +1
    [-1] −1
   *[0] 0
} a la 2ª

# columnas de las tablas
column-excellent = Excelente
column-intermediate = Intermedio
column-overcast = Nublado
column-poor = Pobre

# probabilidades
insight-title = Probabilidades exactas
insight-note = Son probabilidades exactas: cuentan todas las tiradas posibles. Suponen que te quedas con la mejor tirada de ensamblaje y que no aplazas ni anulas la incursión.{ $without ->
    [variable_events] { " " }No cuentan los eventos variables.
    [role_playing] { " " }No cuenta la suerte de tu tripulación.
    [variable_events-role_playing] { " " }No cuentan los eventos variables ni la suerte de tu tripulación.
   *[nothing] { "" }
}
chart-damage = Daño al objetivo (%)
chart-losses = Bombarderos derribados (%)
mark-here = Esta incursión

option-for-own-designs = La opción { $option } es solo para escenarios tuyos, no para { $scenario } (XIX.dyo).
option-previous = Escribe la opción previous como resultado/daño/derribos, por ejemplo german_win/35/19, no { $value }.
own-goals-need-a-scheme = Para fijar tus propios objetivos, el baremo de victoria debe tener una victoria, dos empates y una victoria alemana (XIX.victory-options).

# probabilidades y planificador
odds-of-plan = Las probabilidades exactas de un plan: victoria, daño al objetivo y bombarderos perdidos.
odds-damage = Daño al objetivo (%)
odds-losses = Bombarderos derribados
odds-loss_percent = Bombarderos derribados (%)
odds-neglected = Descartado por improbable
odds-by-weather = Según el tiempo
odds-weather = base / objetivo
pair = { $one } / { $other }
plan-share = Primera oleada
plan-diversion = Diversión
plan-mode = Modo de los cazas
plan-ways = Regreso
plan-night = Vuelo
plan-score = Valor
plan-worth = Efecto de otras decisiones en el mejor plan
plan-choice = Decisión
plan-instead = En su lugar
plan-change = Cambio
plan-rated = Se han valorado { $plans } planes, con el mejor uso de la repetición del tiempo.
plan-by-night = de noche
plan-by-day = de día

# informe final
debrief-damage = Daño al objetivo
debrief-losses = Bombarderos derribados
debrief-downed = { wave }
debrief-percent = Pérdidas
debrief-goal = { $damage } % de daño con { $percent } % de derribados como mucho
time-luftwaffe = Luftwaffe y flak
time-bombers = Bombarderos
time-bombs = Bombas
luck-aborts = Despegue: abortos
luck-escort = Ensamblaje: factores F.E.
luck-downed = Bombarderos derribados
luck-damage = Bombardeo: daño
luck-attacks = Ataques eficaces de la Luftwaffe
debrief-germans = Luftwaffe

# componentes con los que no se puede jugar
row-unknown = La tabla { $table } tiene el id desconocido { $id }; los ids válidos son { $those }.
event-missing = La tabla events debe conservar el evento { $event }.
too-many-events = Solo hay { $most } eventos variables, no { $events }.
too-few-bombers = La tabla b17_availability debe dar al menos { $least } bombarderos en cada fila (V).
other-die = La tabla { $table } es para un dado de { $sides } caras; todos los dados de este juego tienen { $wanted } (III.dice).
last-clause = La última cláusula de [[schedule]] { $schedule } debe ser una victoria alemana sin límites.
own-schedule-unknown = [[scenario]] { $scenario } nombra el baremo de victoria desconocido { $victory }.
own-option-no-switch = [[scenario]] { $scenario } nombra una opción que no es de sí o no.
own-waves-allowed = [[scenario]] { $scenario } debe permitir una o dos oleadas (III.wave).
own-waves-numbered = [[scenario]] { $scenario } debe numerar sus oleadas 1 y 2 (III.wave).
own-primary-missing = [[scenario]] { $scenario } tiene un objetivo primario que no está entre sus objetivos.
own-target-unnamed = [[scenario]] { $scenario } tiene un objetivo sin un [[geography.place]] que lo nombre en los dos idiomas.
own-target-twice = [[scenario]] { $scenario } nombra dos veces un objetivo.
own-targets-two = [[scenario]] { $scenario } necesita dos objetivos para VI(5).
own-weather-unknown = [[scenario]] { $scenario } da un tiempo desconocido (VII.table).
own-weather-half = [[scenario]] { $scenario } debe dar el tiempo en la base y en el objetivo, o ninguno (VII).
own-aggressiveness-unknown = [[scenario]] { $scenario } da una agresividad desconocida.
own-flak-unknown = [[scenario]] { $scenario } da una flak desconocida.
own-way-home-needed = [[scenario]] { $scenario } necesita una ruta de regreso (VI(6)).
own-fighter-mode-unknown = [[scenario]] { $scenario } tiene un modo de cazas que no existe (VI(4)).
own-bombers-too-few = [[scenario]] { $scenario } tiene menos bombarderos que oleadas (VI(1)).
own-waves-too-many = [[scenario]] { $scenario } da más oleadas de las que permite (III.wave).
own-wave-astray = [[scenario]] { $scenario } envía una oleada a un objetivo que no está entre los suyos.
own-waves-apart = [[scenario]] { $scenario } debe enviar todas las oleadas a un solo objetivo (XIX.dyo).
own-primary-spared = [[scenario]] { $scenario } debe enviar una oleada a su objetivo primario (VI(5).single).
own-secondary-larger = [[scenario]] { $scenario } envía la fuerza mayor a su objetivo secundario (VI(5).secondary-limit).
own-way-home-unknown = [[scenario]] { $scenario } da a una oleada una ruta de regreso que no ofrece (VI(6)).
own-wave-empty = [[scenario]] { $scenario } tiene una oleada sin bombarderos (VI(1)).
own-diversion-b24 = [[scenario]] { $scenario } envía a la diversión más B-24 que bombarderos (VI(2)).
plan-scenario-unknown = El plan nombra un escenario desconocido, { $scenario }.
plan-option-unknown = El plan nombra una opción que no existe.
plan-needs-night = El plan vuela de noche, y para eso hace falta la opción night (XIX.night).
plan-target-unknown = El plan tiene un objetivo que no existe en { $scenario }.
plan-one-target = El plan solo puede tener un objetivo.
plan-way-home-unknown = El plan tiene una ruta de regreso que no existe (VI(6)).
plan-annulments = Antes de un plan puede haber de 0 a { $most } anulaciones (XI.second).
plan-shortage = En lugar del evento b24_shortage, planifica con menos B-24.
plan-waves = Un plan tiene una o dos oleadas, no { $waves } (III.wave).
plan-b24-first = El plan no es legal (VI(2).b24-first): los B-24 van a la diversión antes que los B-17.
plan-given = { $name } debe ser uno de estos: { $those }; no { $value }.
plan-event-unknown = No existe el evento variable { $event }; los eventos son { $those }.
plan-is-given = { $scenario } tiene un plan fijo, así que no hay nada que buscar.
odds-difficult-assembly = Con difficult_assembly las probabilidades necesitan más B-17 en cada oleada (XIX.events.1).
