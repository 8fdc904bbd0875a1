game-title = Bismarck
game-blurb = Dos jugadores, flotas ocultas. Mayo de 1941: el Bismarck y el Prinz Eugen salen al Atlántico, y la Royal Navy tiene que encontrarlos, no soltarlos y hundirlos.
seat-british = Royal Navy
seat-german = Kriegsmarine
subtitle = { $day } de mayo de 1941 · { $clock } · turno { $turn }

# phases
phase-availability = Disponibilidad de unidades
phase-visibility = Visibilidad
phase-shadow = Persecución
phase-air-movement = Movimiento aéreo
phase-ship-movement = Movimiento de barcos
phase-search = Búsqueda
phase-air-attack = Ataque aéreo
phase-naval-combat = Combate naval
phase-battle = Batalla: se forman las líneas
phase-battle-round = Ronda de batalla
phase-ports = En puerto
phase-chance = Oportunidad
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

# questions
ask-regroup = Forma o disuelve agrupaciones de fuerzas.
ask-join = { $ship }: ¿solo o con quién?
ask-shadow = ¿Qué unidad persigue desde { $zone } al { ship-type } localizado?
ask-high-speed = Un { ship-type } acaba de pasar por { $zone }. ¿Qué unidad lo persigue a alta velocidad?
ask-follow = ¿Quién lo sigue hasta { $zone }?
ask-air-orders = Da órdenes a tus unidades aéreas.
ask-flight = { $unit } ({ air-mode }): ¿adónde?
ask-returns = ¿Quién de los que despegaron este turno vuelve ya a la base?
ask-ship-orders = Da órdenes a tus barcos.
ask-course = { $ships }, en { $zone }: ¿qué rumbo?
ask-course-on = { $ships }, en { $zone }: ¿sigue adelante?
ask-search = Anuncia una zona donde buscar.
ask-air-attack = { $unit }, ataque { $attack } en { $zone }: ¿contra qué barco?
ask-attack = Anuncia un ataque naval.
ask-accept = En { $zone } un { their-type } más lento (evasión { $evasion }) ofrece combate a tu { own-type }. ¿Lo aceptas?
ask-stay-out = ¿Qué barcos evitan el combate en { $zone }?
ask-reserve = ¿Qué acción reforzará { $ships }?
ask-huff-duff = El { $ship } ha usado la radio. ¿Qué zona oyen los británicos?
ask-convoy = Se anuncia un convoy cerca del { $ship }.

# options
option-ship = { $ships } ({ $zone })
option-force = Agrupación { $number }: { $ships } ({ $zone })
option-orders-done = Órdenes dadas
option-zone = { $zone }
option-stop = Parar aquí
option-stay = Quedarse, listo para mover
option-patrol = Patrullar aquí
option-flight = { $unit }: { air-mode } (desde { $zone })
option-home = Volver a la base
option-return = { $unit } vuelve desde { $zone }
option-none-return = Nadie más vuelve
option-regroup = { $ship } ({ $zone })
option-regrouped = Dejarlo así
option-alone = Solo
option-join = Con { $ships }
option-mobilize = El { $ship } deja su convoy (1 punto al alemán)
option-call-revenge = Llamar al Revenge (1 punto al alemán)
option-no-shadow = No perseguir
option-follow-done = Nadie más lo sigue
option-call = Buscar en { $zone }
option-call-all = Buscar en las { $count } zonas, una tras otra
option-search-done = Terminar la búsqueda
option-counter = Barco { $counter }
option-no-attack = No atacar
option-attack = { $zone }: { own-type } contra { their-type }
option-no-more-attacks = No más ataques
option-accept = Aceptar el combate
option-decline = Rehusarlo
option-all-fight = Los demás combaten
option-stay-out = El { $ship } lo evita
option-action = Acción { $number }, abierta por { $attacker ->
    [british] los británicos
   *[german] los alemanes
}
option-silence = No decir nada
option-convoy = Destruir el convoy y darse a conocer

# why not
why-held = Este barco aún no puede salir ({ $rule }).
why-land = Los barcos no entran en tierra.
why-port-exit = El puerto no se abre por ese lado.
why-closed-zone = Estos barcos no pueden entrar en esa zona.
why-no-speed = Este barco no puede moverse este turno: lo impiden los daños, el combustible o un movimiento anterior.
why-aircraft-aloft = Los aviones que están en el aire no podrían volver.
why-must-turn-back = { $unit } tiene que dar la vuelta ya para llegar a tiempo a su base.
why-shuffle = Se barajan las fichas
why-draw = Se saca una ficha

# dice
about-bismarck = { " " }(Bismarck)
about-prinz_eugen = { " " }(Prinz Eugen)
drm-visibility-track = pista
drm-visibility = visibilidad
drm-two-zones = dos zonas

# events
turn-began = { $day } de mayo, { $clock } (turno { $turn }).
visibility-set = Visibilidad { $level }{ $fog ->
    [True] , con niebla
   *[False] { "" }
}.
ships-arrived = { $ships }: en el tablero, en { $zone }.
ships-released = { $ships }: puede zarpar desde el turno { $turn }.
escort-sailed = El { $ship } sigue con su convoy hasta { $zone }.
escort-mobilized = El { $ship } deja su convoy.
revenge-called = Se llama al Revenge, que entrará en el turno { $turn }.
force-formed = Agrupación { $number }: { $ships }.
force-left = El { $ship } deja la agrupación { $number }.
mode-changed = { $ships }: { $mode ->
    [patrol] de patrulla
   *[movement] listo para mover
}.
ships-sailed = { $ships } navega: { $zones }.
air-unit-moved = { $unit } vuela a { $zone } ({ air-mode }).
air-unit-returned = { $unit } aterriza y podrá volar en el turno { $turn }.
air-unit-lost = { $unit } no puede volver a su base y se pierde.
evasion-repaired = El { $ship } recupera { $factors } de evasión; ahora { $evasion }.
zone-called = { side-name } buscan en { $zone }.
ships-found = En { $zone }: { $groups }.
ships-sighted = Han pasado por { $zone }: { $groups }.
force-split = La agrupación se ha dividido: un { ship-type } sigue su propio rumbo.
shadow-ordered = { $unit } debe perseguir.
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
reserve-committed = { $ships } podrá reforzar la acción { $number }.
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
}, { $what ->
    [sunk] un barco hundido
    [enters_friendly_port_with_midships_hit] un barco dañado en puerto
    [bismarck_enters_port_on_day] el Bismarck en puerto
    [bismarck_still_in_bergen_after_turn] el Bismarck no salió de Bergen
    [at_sea_at_end_evasion_max] un barco malparado en el mar
    [german_air_unit_lost] una unidad aérea perdida
    [british_air_unit_lost] una unidad aérea perdida
    [no_convoy_sunk] ningún convoy hundido
    [convoy_destroyed] un convoy
    [escort_mobilized] una escolta quitada a su convoy
    [at_sea_at_end_damaged_evasion_min] el Bismarck en el mar, dañado pero rápido
    [at_sea_at_end_no_midships] un barco en el mar, sin daños
   *[midships_hit_on_enemy_afloat_at_end] daños a barcos a flote
}.
game-ended = { $ending ->
    [bismarck_sunk] El Bismarck está hundido.
    [bismarck_in_port] El Bismarck está en puerto.
    [german_uncatchable] La ventaja alemana es inalcanzable.
   *[time_limit] Se acabó el tiempo.
} Británicos { $british }, alemanes { $german }: { $result ->
    [british] victoria británica
    [german] victoria alemana
   *[draw] empate
}.
