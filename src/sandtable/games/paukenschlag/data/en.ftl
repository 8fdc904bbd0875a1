game-title = Paukenschlag
game-blurb = Germany's attack on America: U-boats off the East Coast, January to June 1942.

# ---- components that cannot be played

ways-lead-one-way = These ways lead there but not back: { $ways }.
zones-lie-apart = These zones cannot be reached by { $kind ->
    [sea] sea
   *[air] air
}: { $zones }.
edge-without-zones = No zone lies at the edge { $edge }.
secret-without-luftwaffe = Secret planning is played without the Luftwaffe.
no-milk-cow = There is no Milk Cow.
nowhere-to-arrive = An entry of { $what } names no place.
too-few-counters = More counters of { $what } arrive than there are.
convoy-goes-nowhere = A convoy from { $zone } has nowhere to go.
turns-without-limits = There are no mission limits for these turns: { $turns }.

# ---- seats, players, phases

seat-us = United States
seat-german = Kriegsmarine
player-thumb = Rules of thumb
phase-us-set-up = American set-up
phase-german-set-up = German set-up
phase-events = Random events
phase-arrivals = Arrivals
phase-repair = Repairs
phase-air = American aircraft
phase-search = Air search
phase-naval = Naval movement
phase-contacts = Contacts
phase-contact = Contact
phase-osl-round = Round on the operational grid
phase-tsl = Tactical grid
phase-tsl-round = Round on the tactical grid
phase-second-move = U-boats move again
phase-return = Aircraft return
phase-end = The end

# ---- boards, tracks, counters

board-map = Campaign map
board-grid = { $level ->
    [osl] Operational grid
   *[tsl] Tactical grid, box { $box }
}
zone-name = { $zone } · { $name }
square = Square { $square }
listed = { $names }
measure-zones = zones
subtitle = { $month }, turn { $turn } of { $last }
track-turn = Turn
track-tonnage = Thousand tons sunk
track-ships = Ships sunk
mark-goal = goal
panel-boats = U-boats
panel-losses = Sunk
panel-damage = Damage
panel-contact = Contact in { $zone }
layer-courses = Courses of convoys
layer-air-reach = Reach of aircraft
layer-sense = { $kind ->
    [radar] Radar { $side ->
        [us] of the ships
       *[german] of the boats
    }
   *[passive] Passive sonar { $side ->
        [us] of the ships
       *[german] of the boats
    }
}
reach-label = { $kind ->
    [radar] { $side ->
        [us] US radar { $reach } · { $rule }
       *[german] U-boat radar { $reach } · { $rule }
    }
   *[passive] passive sonar { $reach } · { $rule }
}
reach-squares = { $reach ->
    [one] one square
   *[other] { $reach } squares
}
grid-caption = { $level ->
    [osl] Zone { $zone } · operational grid · round { $round }
   *[tsl] Zone { $zone } · tactical grid, box { $box } · round { $round }
}
fact-active = Active sonar
boat-line = { $boat } in { $zone }: { $torpedoes ->
    [one] one torpedo
   *[other] { $torpedoes } torpedoes
}
boxes-fuel = Fuel
boxes-torpedoes = Torpedoes
fact-ports = Ports
fact-warm = Warm water
fact-exit = Way off the map
fact-commander = Captain
fact-mark = Type
fact-refuels = Boats it can still refuel
fact-type = Type
fact-rating = { $name ->
    [attack] Surface attack
    [defence] Defence
    [flotation] Flotation
    [aa] Anti-aircraft fire
    [asw] Anti-submarine column
   *[mp] Movement points
}
fact-speed = Speed
fact-formation = Formation
fact-goal = Bound for
fact-base = Base
fact-range = Range in zones
fact-huff-duff = Huff/Duff
fact-found-by = Detected
found-by = { $how ->
    [active] by { $by }, active sonar
    [passive] by { $by }, passive sonar
    [radar] by { $by }, radar
    [huff_duff] by { $by }, Huff/Duff
    [air] from the air
   *[other] by { $by }
}
fact-grid = Grid
fact-round = Round
fact-first = Moves first
fact-box = Box { $box }
status = { $name ->
    [submerged] submerged
    [detected] detected
    [neutralized] dead in the water
    [refuelling] refuelling
    [in_port] in port
    [held] held in port
    [flown] flown
   *[sunk] sunk
}
status-escort = escorts { $convoy }
status-ready = back on turn { $turn }
loss = Turn { $turn }: { $what }
tons = { $tons ->
    [0] no cargo
   *[other] { $tons },000 tons
}
vista = { $name ->
    [coast] American coast
   *[atlantic] Whole ocean
}
yes = yes

depth = { $depth ->
    [submerged] submerged
   *[surfaced] on the surface
}
manner = { $manner ->
    [port] in port
    [sea] at sea
    [submerged] submerged
   *[surfaced] on the surface
}
speed = { $speed ->
    [slow] slow
   *[fast] fast
}
formation = { $formation ->
    [tight] tight formation
    [loose] loose formation
   *[line] in line
}
mission = { $mission ->
    [recon] reconnaissance
    [attack] attack
    [cap] combat air patrol
    [escort] escort
    [strike] strike
   *[patrol] patrol
}

# ---- set-up and arrivals

ask-berth = Where does { $ship } lie?
option-port = { $port }
ask-carrier-bomber = Where is the carrier's B-25 based?
option-aboard = Aboard { $ship }
option-ashore = Ashore at { $base }
ask-place-boat = Where does { $boat } begin?
option-place = { $zone }, { depth }
ask-return = Does { $boat } come back?
option-wait = Wait
ask-station = Where is the { $type } stationed?
option-base = { $base }
ask-release = Which destroyers are released?
option-unit = { $unit }
ask-replacement = Which unit comes back, and where?
option-return = { $unit } at { $place }
turn-began = Turn { $turn }: week { $week } of { $month }.
event-happened = { $roller ->
    [us] The US
   *[german] The Kriegsmarine
} rolls for an event: { $what ->
    [hornet_raid] the Hornet's force is ordered against the German air bases.
    [at10_cancelled] convoy AT-10 is cancelled, and its destroyers guard the coast.
    [home_front] an eliminated American unit may return.
   *[none] nothing happens.
}
unit-returned = { $unit } returns at { $place }.
boat-drawn = { $boat } is drawn.
boat-placed = { $boat } begins in { $zone }, { depth }.
boat-back = { $boat } is back in { $zone }, refitted.
aircraft-arrived = { $count } × { $type } at { $base }.
ships-arrived = { $count } × { $type } in { $zone }.
ship-released = { $ship } is released.
convoy-formed = { $convoy } forms in { $zone }: { $ships } ships, { speed }, { formation }.
convoy-arrived = { $convoy } has arrived in { $zone } with { $ships } ships.
convoy-left-port = Convoy AT-10 leaves from { $zone } with { $ships } transports.
ships-came-home = { $ship } is towed to port in { $zone }.

# ---- aircraft

ask-air = Which aircraft fly where?
option-sortie = { $count } × { $type } from { $base } to { $zone }: { mission }
option-air-done = No more aircraft fly
option-transfer = Change bases
ask-transfer = Which aircraft change base?
option-movers = { $type } at { $base } ({ $count })
option-no-transfer = None
ask-new-base = Where do the { $type } of { $base } go?
option-new-base = { $count } to { $base }
mission-flown = { $count } × { $type } from { $base } to { $zone }: { mission }.
base-changed = { $count } × { $type } move from { $base } to { $to }.
ask-spotted = Which boat has been seen in { $zone }?
option-boat-named = { $boat }
ask-air-attack = Which aircraft attacks { $boat }?
option-plane = { $type }
option-hold = No more attacks
boat-spotted = { $by } sights { $boat } in { $zone }.
boat-dived = { $boat } dives in { $zone }.
boat-sunk = { $boat } is sunk in { $zone } by { $by ->
    [gun] gunfire
    *[other] { $by }
}.

# ---- naval movement

ask-escorts = Which ships escort a convoy?
option-escort = { $ship } escorts { $convoy }
option-leave-convoy = { $ship } leaves its convoy
option-escorts-done = Done
escort-assigned = { $ship } escorts { $convoy }.
escort-released = { $ship } leaves its convoy.
ask-naval-move = Which stack moves?
option-stack = { $count ->
    [one] { $unit } in { $zone }
   *[other] All { $count } in { $zone }
}
ask-course = { $count ->
    [one] Where does { $unit } go?
   *[other] Where do the { $count } go?
}
ask-plot = { $turns ->
    [0] Where does { $convoy } end this turn?
   *[other] Where does { $convoy } end the next turn?
}
note-ships = { $count ->
    [one] one convoy, { $ships } ships
   *[other] { $count } convoys, { $ships } ships
}
note-fuel = { $fuel ->
    [one] costs one fuel
   *[other] costs { $fuel } fuel
}
note-fuel-short = { $fuel } fuel
note-search = { $count ->
    [one] one aircraft searches: { $chance } %
   *[other] { $count } aircraft search: { $chance } %
}
note-search-short = seen { $chance } %
ask-second-move = Which boats move again?
option-convoy = { $zone }
option-ships = { $zone }, { manner }
option-force = { $zone }, { manner }
option-boat = { $zone }, { depth } ({ $fuel } fuel)
option-pack = { $zone }, { depth }
option-off = Off the map, home to refit
option-refuel = Alongside the Milk Cow
option-done = The rest stays
stack-moved = { $units } to { $zone }{ $manner ->
    [port] , in port
    [submerged] , submerged: { $fuel } fuel
    [surfaced] , on the surface: { $fuel } fuel
   *[other] { "" }
}.
boat-left = { $boat } leaves the map from { $zone }{ $turn ->
    [0] .
   *[other] ; it may be back on turn { $turn }.
}
boat-refuels = { $boat } lies alongside the Milk Cow in { $zone }.
boat-refuelled = { $boat } has full tanks; the Milk Cow can serve { $left } more.
cow-removed = { $boat } has no more fuel to give.
force-left = The Hornet's force leaves the map from { $zone }.
ship-repaired = { $ship } is repaired.

# ---- contact

ask-pursue = Do the boats in { $zone } pursue?
option-pursue = Pursue
option-ignore = Ignore
contact-ignored = The boats in { $zone } keep away.
ask-force-contact = Do the ships in { $zone } go for the boats that aircraft have found?
option-force-contact = Go for them
option-decline = Leave them
contact-forced = The ships in { $zone } go for the boats.
ask-join = Which boats in { $zone } join them?
option-nobody-joins = No others
contact-began = Contact in { $zone }.
boat-aware = { $boat } becomes aware of the special force in { $zone }.
unit-deployed = { $unit } in { $space }.
ask-initiative = Do you move first or second?
option-first = First
option-second = Second
round-began = { $level ->
    [osl] Operational
   *[tsl] Tactical
} round { $round }: { $first ->
    [us] the US moves first.
   *[german] the boats move first.
}
units-met = Box { $letter }: { $units } have met in { $space }.
tactical-play-began = Box { $letter } is played on the tactical grid.
contact-ended = Contact in { $zone } is over.

# ---- detection

ask-detect = Who searches for whom?
option-search = { $unit } searches for { $target }: { $kind ->
    [active] active sonar
    [passive] passive sonar
   *[radar] radar
}{ $motion ->
    [still] , lying still
   *[moving] { "" }
}
option-search-done = No more searches
unit-detected = { $by } detects { $unit } by { $how ->
    [active] active sonar.
    [passive] passive sonar.
    [huff-duff] Huff/Duff.
   *[radar] radar.
}
ask-call = { $boat } has detected { $target }. Does it call the others?
option-call = Call
option-silence = Keep silent
call-made = { $boat } calls the pack.
silence-kept = { $boat } keeps silent.
sight-lost = { $unit } is out of sight of the radar.

# ---- moves on the grid

ask-grid-move = Who moves where?
option-step = { $unit } to { $space }
option-dive = { $boat } to { $space }, { depth }
option-leave-grid = { $unit } leaves the grid
option-grid-done = The rest stays
unit-moved = { $unit } to { $space }{ $depth ->
    [submerged] , submerged
    [surfaced] , on the surface
   *[other] { "" }
}.
unit-left-grid = { $unit } leaves the grid.

# ---- combat

combat-began = Combat in { $space }: { $first ->
    [us] the US begins.
   *[german] the boats begin.
}
ask-attack = How does { $boat } attack?
option-torpedoes = Torpedoes: { $aims }
option-gun = Gun at { $target }
option-hold-fire = Hold fire
ask-return-fire = Does { $boat } fire back?
ask-ship-attack = Which boat does { $ship } attack?
torpedoes-fired = { $boat } fires { $count } torpedoes at { $target }: { $hits } hits, { $duds } duds.
depth-charges-dropped = { $ship } drops depth charges on { $boat }: { $result ->
    [destroyed] destroyed.
    [forced] it must surface.
   *[none] no effect.
}
guns-fired = { $units } fire at { $target }: { $hits } hits.
ship-neutralized = { $ship } is neutralized.
ship-sunk = { $ship }: a ship sunk in { $zone }, { tons }. So far { $ships ->
    [one] one ship
   *[other] { $ships } ships
} and { $total } thousand tons.
transport-left-behind = { $ship } of { $convoy } is dead in the water.
convoy-reduced = { $convoy } has { $ships } ships left.
survivor-sails-alone = The last ship of { $convoy } sails on alone as { $ship }.
boat-neutralized = { $boat } is neutralized.
boat-forced-up = { $boat } is forced to the surface.
game-ended = { $result ->
    [german] The Kriegsmarine wins
   *[us] The United States win
}: { $ships } ships, { $tons } thousand tons{ $points ->
    [0] .
   *[other] , { $points } points for bombing.
}
result = { $result ->
    [german] The Kriegsmarine wins
   *[us] The United States win
}
metric = { $name ->
    [ships_sunk] Ships sunk
    [tons_sunk] Thousand tons sunk
    [boats_lost] U-boats lost
   *[luftwaffe_points] Points for bombing
}

# ---- dice

why-cargo = Cargo
why-spotted = Boat sighted
why-boat = Boat drawn
why-row = Row
why-column = Column
why-initiative-us = Initiative, US
why-initiative-german = Initiative, German
why-damage = Damage check
why-depth-charges = Depth charges
about-torpedo = torpedo
about-gun = gunfire
drm-moving = moving
drm-warm = warm water
drm-surfaced = searcher on the surface
drm-pinged = heard its active sonar
drm-attacks = earlier attacks
drm-formation = formation
drm-hits = hits
drm-battleship = battleship
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
column-us-1 = US, 1 square
column-us-2 = US, 2 squares
column-us-3 = US, 3 squares
column-german-1 = German, 1 square
column-german-2 = German, 2 squares
column-north = from the north
column-south = from the south
column-overseas = from overseas

# ---- raids

ask-raid = Which bombers fly where?
option-raid = { $type } from { $base } to { $target }
option-no-raid = No raid
ask-raid-size = How many bombers fly ({ $type })?
ask-route = Which way do they fly to { $zone }?
option-route = { $way }
ask-convoy-met = The raid meets a convoy in { $zone }. Does it bomb?
option-bomb = Bomb { $convoy }
option-fly-on = Fly on
raid-flown = { $count } bombers ({ $type }) take off from { $base } for { $target }.
bomber-turned-back = { $plane } turns back in { $zone }.
plane-lost = { $plane } is lost.
convoy-reported = { $convoy } is reported in { $zone }.
fighters-intercepted = { $planes } intercept in { $zone }.
target-bombed = { $target }: { $hits } points of damage, { $damage } in all.
target-missed = { $target }: the bombs fall elsewhere.
target-repaired = { $target } is repaired: { $damage } points of damage left.
base-knocked-out = { $base } cannot be used any more; its aircraft are lost.
ask-repair = What is repaired? Points left: { $points }
option-repair = { $target } ({ $damage })
option-repairs-done = No more repairs
ask-cap = Which fighters fly CAP?
option-cap = { $count } × { $type } over { $base }
option-cap-done = No more fighters
drm-zones = zones crossed
drm-me264 = Me-264
drm-diving = dive bomber

# ---- the Hornet's raid

phase-strikes = Carrier strikes
ask-bombard = How do the ships fire at { $base }?
option-bombard = { $heavy } rolls in column 3, { $light } in column 2
drm-better = better fighter
drm-worse = worse fighter
drm-more = more fighters
drm-fewer = fewer fighters
phase-landing = Landing
ask-land = Where do the { $type } of { $base } land?
drm-under-way = ship under way

# ---- odds

insight-grid = Chances on the grid
insight-air = Attacks from the air
insight-answer = { $ship } sinks the boat in reply
chance-detected = to detect
chance-sunk = at least one; { decimals-of-mean } on average
decimals-of-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
chance-crippled = crippled or sunk
chance-destroyed = destroyed; forced up { NUMBER($forced, maximumFractionDigits: 1) } %
chance-boat-sunk = the boat is sunk
chart-sunk = Ships sunk by { $count } torpedoes at { $target }
odds-of-torpedoes = Torpedoes
odds-of-searches = Searches
odds-target = Target
odds-torpedoes = Torpedoes fired
odds-sunk-one = At least one sunk
odds-sunk-mean = Sunk on average
odds-crippled = Dead in the water
odds-searcher = Searcher
odds-means = Means
odds-found = Detected
means = { $kind ->
    [active] active sonar
    [passive] passive sonar
   *[radar] radar
}{ $motion ->
    [still] , lying still
   *[moving] { "" }
}

# ---- the debriefing

time-contact = Contacts
time-ship = Ships sunk
time-boat = U-boats
metric-points = Points for bombing
debrief-month = { $month }: { $tons } thousand tons
debrief-sunk = U-boats sunk
debrief-goal = { $got } of { $needed }
luck-torpedo = Torpedo hits
luck-dud = Duds
luck-air-search = Boats sighted from the air
luck-air-attack = Boats sunk from the air
luck-crash-dive = Crash dives
luck-radar = Found by radar
luck-huff-duff = Found by Huff/Duff
