game-title = Órdenes profundas
game-blurb = Lleva tus columnas a la ciudad a tiempo.
seat-marshal = Mariscal
phase-orders = Órdenes
phase-night = Noche
phase-dawn = Alba
board-map = Mapa
track-day = Día
place = { $space ->
    [camp] el campamento
    [wood] el bosque
    [ford] el vado
    [hill] la colina
   *[town] la ciudad
}
column = Columna { $column }
ask-step = { column } está en { place }. ¿Adónde va?
option-halt = Alto
why-far = Hay que dar dos pasos para llegar.
ask-river = ¿Cómo cruzas el río?
option-swim = A nado
option-bridge = Tendiendo un puente
about-column-1 = { " " }(columna 1)
about-column-2 = { " " }(columna 2)
drm-tired = cansada
column-marched = { column } marcha a { place }.
river-crossed = { column } { $swam ->
    [True] cruza el río a nado.
   *[False] tiende un puente.
}
men-lost = { column } pierde { $men } hombres.
march-ended = { $result ->
    [arrived] Todos están en la ciudad.
   *[late] Demasiado tarde.
}
metric = { $name ->
   *[men] Hombres que quedan
}
