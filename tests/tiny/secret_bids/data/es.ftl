game-title = Pujas secretas
game-blurb = Dos pujadores, dos lotes, pujas cerradas.
seat-red = Rojo
seat-blue = Azul
phase-draw = Monedas
phase-bid = Pujas
phase-end = Final
lot = { $lot ->
    [horse] el caballo
   *[cannon] el cañón
}
seat = { $seat ->
    [red] Rojo
   *[blue] Azul
}
panel-points = Puntos
fact-purse = Tu bolsa
track-round = Ronda
ask-lot = ¿Por qué lote pujas?
ask-coins = ¿Cuántas monedas por { lot }?
why-light = Hacen falta { $needs } monedas en tu bolsa.
why-coins = Monedas
about-tie = { " " }(pujas iguales)
drm-behind = por detrás en puntos
bid-opened = { seat } puja { $coins } por { lot }.
lot-won = { seat } gana { lot } ({ $points }).
auction-ended = { $result ->
    [draw] Empate.
    [red] Gana Rojo.
   *[blue] Gana Azul.
}
metric = { $name ->
    [red] Puntos de Rojo
   *[blue] Puntos de Azul
}
