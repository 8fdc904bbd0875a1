game-title = Deep orders
game-blurb = Bring your columns to town in time.
seat-marshal = Marshal
phase-orders = Orders
phase-night = Night
phase-dawn = Dawn
board-map = Map
track-day = Day
place = { $space ->
    [camp] the camp
    [wood] the wood
    [ford] the ford
    [hill] the hill
   *[town] the town
}
column = Column { $column }
ask-step = { column } is in { place }. Where to?
option-halt = Halt
why-far = It takes two steps to get there.
ask-river = How do you cross the river?
option-swim = Swim
option-bridge = Build a bridge
about-column-1 = { " " }(column 1)
about-column-2 = { " " }(column 2)
drm-tired = tired
column-marched = { column } marches to { place }.
river-crossed = { column } { $swam ->
    [True] swims across the river.
   *[False] bridges the river.
}
men-lost = { column } loses { $men } men.
march-ended = { $result ->
    [arrived] Everybody is in town.
   *[late] Too late.
}
metric = { $name ->
   *[men] Men left
}
