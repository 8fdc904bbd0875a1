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
reinforcements-entered = Entran en combate por el borde { $edge }: { $ships }
action-ended = { $how ->
    [gone] El combate termina tras { rounds }
    [agreed] Ambos bandos rompen el contacto tras { rounds }
   *[stalled] Nadie dispara ya: el combate termina tras { rounds }
}
rounds = { $rounds ->
    [1] una ronda
   *[other] { $rounds } rondas
}

ask-heading = Rumbo de sus barcos en { $zone }
ask-heading-of = Rumbo con el que entran: { $ships }
ask-place = ¿Dónde se coloca el { $ship }?
ask-withdraw = ¿Qué barcos se retiran?
ask-next-to-move = ¿Qué barco mueve primero?
ask-next-bonus-move = ¿Qué barco hace primero el movimiento adicional?
ask-next-to-fire = ¿Qué barco dispara ahora?
ask-manoeuvre = Maniobra del { $ship }
ask-bonus-move = El { $ship } avanza un hex y puede virar
ask-fire = Fuego del { $ship }
ask-salvoes = { $ship }, { section }: ¿cuántas de { $left } salvas contra el { $target }, a { $distance } hexes?
ask-side = ¿Qué costado del { $ship } recibe el impacto?
ask-break-off = ¿Romper el contacto? Solo vale si ambos bandos quieren
ask-latecomer = ¿Entra en combate algún barco que lo había evitado?
ask-enter = { $ships }: ¿entra ahora en combate?
ask-reinforcement = { $ships }: ¿tirar para acudir al combate?
option-heading = Al { direction }
option-hex = Hex { $hex }
option-ship = { $ship }
option-withdraw = { $ship } se retira
option-none-withdraw = Ninguno más
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
option-break-off = Romper el contacto
option-enter = Entra: { $ships }
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
