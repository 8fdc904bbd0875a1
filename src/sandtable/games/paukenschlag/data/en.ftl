game-title = Paukenschlag
game-blurb = Germany's attack on America: U-boats off the East Coast, January to June 1942.

# ---- components that cannot be played

ways-lead-one-way = These ways lead there but not back: { $ways }.
zones-lie-apart = These zones cannot be reached by { $kind ->
    [sea] sea
   *[air] air
}: { $zones }.
edge-without-zones = No zone lies at the edge { $edge }.
no-milk-cow = There is no Milk Cow.
nowhere-to-arrive = An entry of { $what } names no place.
too-few-counters = More counters of { $what } arrive than there are.
convoy-goes-nowhere = A convoy from { $zone } has nowhere to go.
turns-without-limits = There are no mission limits for these turns: { $turns }.
