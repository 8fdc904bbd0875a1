game-title = Pegasus Bridge
game-blurb = Solitaire. On the night of 5 June 1944 your gliders come down beside the bridge at Bénouville: take it intact, clear the bunkers and hold until the paratroops arrive.
player-thumb = Uses rules of thumb
seat-british = Howard's company
phase-deployment = Deployment
phase-loading = Loading the gliders
phase-gliders = A. Gliders
phase-suppression = B. Suppression removal
phase-british-movement = C. British movement
phase-german-movement = D. German movement
phase-british-fire = E. British fire
phase-german-fire = F. German fire
phase-close-combat = G. Close combat
phase-end-of-turn = H. End of turn
phase-victory = Victory points
names-comma = { $first }, { $second }
names-and = { $first } and { $second }
face-down = face-down counter
glider = Glider { $glider }
hit = { $code }
ask-load = What do you move to another glider?
ask-load-where = { $what }: to which glider?
ask-unit = Which unit do you move?
ask-order = { $units }, at { $area }, with { $points ->
    [one] one point
   *[other] { $points } points
}: what do they do?
ask-shot = Which target do you fire at?
ask-firers = Which units fire at { $target } ({ $area })? So far { $points ->
    [one] one point
   *[other] { $points } points
}.
ask-opportunity-fire = { $movers }: entering { $area }. Do you fire?
ask-loss = Which unit at { $area } takes the loss ({ $loss })?
ask-refuge = { $unit }: which area does it move aside to?
ask-retreat = { $units }: which area do they retreat to?
ask-access = The bridge is gone: which access do the units on it go to?
option-done = Done
option-back = Leave it here
option-unit = { $unit }
option-glider = Swap the place of glider { $glider }
option-load = { $unit } (glider { $glider })
option-to-glider = Glider { $glider } ({ $points } of 12 points)
option-go = To { $area } ({ $cost })
note-danger = Can fire at you: { $danger }
option-grenade = Grenade at { $target }, { $area }
option-gammon = Gammon bomb at { $target }, { $area }
option-search = Clear the bunker ({ $cost })
option-prepare = Prepare a position ({ $cost })
option-climb = Improvise a crossing
option-split = Split the platoon into two squads
option-join = Rejoin the two squads
option-hand = Hand { $arm } to { $unit }
option-with = With { $unit }
option-with-all = With all the others
option-with-prisoners = With the prisoners
option-without = Without { $unit }
option-at = Fire at { $target }, { $area }
option-gun = Anti-tank gun at { $target }, { $area }
option-gun-area = Anti-tank gun at { $area }
option-piat = Piat at { $target }, { $area }
option-fire = Fire ({ $points })
option-opportunity-fire = Fire at { $target }
option-hold-fire = Hold fire
option-area = { $area }
option-loss = { $unit } ({ $strength })
drm-adjacent = adjacent target
drm-obstructed = obstructed area
drm-bunker = in a bunker
drm-ready = ready position
drm-glider-infantry = glider infantry
drm-clear = clear area
drm-moving = moving target
drm-leader = leader
drm-crowded = gliders already in the area
drm-infantry = infantry with the tank
drm-schmidt = Schmidt in the pillbox
drm-melee-glider = glider infantry only
drm-german-suppressed = Germans suppressed
drm-garrison = bridge garrison
drm-british-suppressed = British suppressed
drm-british-last = British entered last
drm-germans-last = Germans entered last
drm-tank = tank support
drm-german-leader = German leader
drm-leader-alone = leader alone
drm-german-leader-alone = German leader alone
drm-leader-wounded = wounded leader
drm-german-leader-wounded = wounded German leader
why-plan = German plan
why-counter = Counter for a circle
why-chit = Demolition chit
why-landing = Landing
why-target = Random target
why-quarry = Choice among the nearest units
why-way = Random path
why-refuge = Random retreat
why-access = Random access
why-repair = Repair
column-c1 = 1-4 (gun 1-2)
column-c2 = 5-8 (gun 3-4)
column-c3 = 9-12 (gun 5-6)
column-c4 = 13-16 (gun 7-8)
column-c5 = 17 or more (gun 9 or more)
column-same_clear = same area, clear
column-same_covered = same area, covered
column-adjacent_clear = adjacent area, clear
column-adjacent_covered = adjacent area, covered
column-same_tank = tank in the same area
column-adjacent_tank = adjacent tank
column-british = British
column-garrison = Garrison
column-reinforcement = German reinforcements
column-tank = Tanks
column-infantry = Infantry
column-1-2 = 1-2
column-1-1 = 1-1
column-2-1 = 2-1
column-3-1 = 3-1
column-4-1 = 4-1
column-A = Plan A
column-B = Plan B
column-C = Plan C
column-D = Plan D
column-E = Plan E
column-F = Plan F
column-G = Plan G
column-H = Plan H
column-1 = German force 1
column-2 = German force 2
column-3 = German force 3
column-4 = German force 4
column-5 = German force 5
column-6 = German force 6
reason = { $why ->
    [same] same area
    [adjacent] adjacent area
    [clear] in the clear
    [largest] the largest
    [die] chosen by die roll
    [sight] in sight
    [nearest] the nearest
    [nearest_die] one of the nearest, by die roll
   *[cover] the nearest, in an obstructed area
}
item = { $item ->
    [pegasus] Pegasus Bridge
    [ranville] Ranville bridge
    [pillbox] Pillbox
    [bunkers] Bunkers cleared
    [machine_guns] Machine guns
    [at_gun] Anti-tank gun
    [tanks] Tanks destroyed
    [prisoners] Prisoners
    [schmidt] Major Schmidt
    [leaders] Leaders killed
   *[platoons] Platoons eliminated
}
result = { $result ->
    [german_victory] German victory
    [marginal] marginal victory
    [substantial] substantial victory
   *[overwhelming] overwhelming victory
}
metric = { $name ->
    [victory_points] Victory points
    [gliders_crashed] Gliders crashed
    [tanks_destroyed] Tanks destroyed
    [leaders_lost] Leaders lost
    [bridge_destroyed] Bridge destroyed
   *[other] { $name }
}
plan-turned-up = The German plan is { $plan }.
garrison-deployed = { $counters } counters are placed face down in the deployment circles.
platoons-deployed = { $area }: { $number } German { $number ->
   [one] platoon
  *[other] platoons
}.
unit-shifted = { $unit }: now in glider { $glider }.
gliders-exchanged = Gliders { $one } and { $other } swap places.
group-entered = The { $group ->
   [north] northern
  *[south] southern
} group enters at { $area }.
glider-lost = Glider { $glider } is lost with everything aboard.
colour-flown = Glider { $glider } follows the { $colour ->
   [blue] blue
  *[red] red
} line.
glider-flew = Glider { $glider } flies to { $area }.
formation-broken = The { $group ->
   [north] northern
  *[south] southern
} group breaks formation.
glider-down = Glider { $glider } lands at { $area }.
glider-crashed = Glider { $glider } crashes.
load-killed = Nobody survives in glider { $glider }.
load-landed = { $units }: on the ground at { $area }.
turn-began = Turn { $turn }, { $time }
unit-recovered = { $unit }: no longer suppressed.
suppression-stayed = { $unit }: still suppressed.
british-force-coming = British force { $force }: { $platoons } platoons reach Ranville on turn { $turn }.
british-arrived = { $units }: arrival at { $area }.
company-moved = { $units } → { $area } ({ $cost }).
arm-handed-over = { $arm }: now with { $unit }.
arm-lost = { $arm }: lost.
grenade-thrown = { $unit } throws grenades at { $area }; { $left } left.
gammon-thrown = { $unit } throws a Gammon bomb at { $target }.
bunker-cleared = { $unit } clears { $area }.
prisoner-taken = A prisoner at { $area }.
prisoners-escaped = The unguarded prisoners at { $area } are gone.
position-begun = { $unit } prepares a position at { $area }.
position-ready = { $unit }: position ready.
position-spoiled = { $unit }: attacked before the position was finished.
position-lost = { $unit } loses its ready position.
provisional-bridge = { $unit } improvises a crossing.
platoon-split = { $platoon } splits into squads of { $a } and { $b }.
platoon-joined = { $platoon } is one platoon again, with { $strength } points.
decoy-removed = { $area }: it was a decoy.
squad-turned-up = { $area }: { $unit }.
garrison-alert = { $unit } is alert and fires.
garrison-surprised = { $unit } is taken by surprise.
target-chosen = { $who } → { $target } ({ reason }).
fire-held = The British hold their fire.
shot-fired = { $firers } ({ $points ->
   [0] MG
  *[other] { $points }{ $guns ->
     [0] {""}
    *[other] { " " }+ MG
  }
}) → { $target }, { $area }{ $why ->
   [none] {""}
  *[other] {" "}({ reason })
}.
gun-fired = { $guns ->
   [one] A gun fires
  *[other] { $guns } guns fire
} at { $area }.
piat-fired = { $piat } fires at { $tank }; charges left: { $left }.
no-effect = { $unit }: no effect.
unit-suppressed = { $unit }: suppressed.
strength-lost = { $unit }: loses { $points }, { $left } left.
unit-eliminated = { $unit }: eliminated.
leader-unhurt = { $leader }: unhurt.
leader-wounded = { $leader }: wounded.
leader-killed = { $leader }: killed.
leader-captured = { $leader }: captured.
leader-walked = { $leader } walks to { $area }.
car-arrived = Schmidt's Mercedes appears at { $area }.
car-moved = The Mercedes drives to { $area }.
car-escaped = Schmidt gets away in his Mercedes.
car-destroyed = The Mercedes is destroyed at { $area }.
tank-immobilised = { $tank }: immobilised.
crew-stayed = { $tank }: the crew stays inside.
tank-destroyed = { $tank }: destroyed at { $area }.
weapon-destroyed = { $weapon }: destroyed at { $area }.
rubble-placed = { $area }: rubble.
german-force-coming = German force { $force }: reaches { $area } on turn { $turn }.
germans-arrived = { $units }: enter at { $area }.
germans-moved = { $units } → { $area }.
germans-stayed = { $unit } stays in cover at { $area }.
germans-left = { $units }: leaves the map.
enemy-discovered = { $unit } discovers the British.
tank-moved = { $tank } → { $area }.
tank-left = { $tank }: leaves the map.
tank-held = { $tank } cannot get through.
tank-pushed-through = { $tank } pushes through.
british-displaced = { $unit } moves aside to { $area }.
tank-turned = { $tank } turns towards the bridges.
tank-went-straight-on = { $tank } halts at the junction and will go straight on.
tank-bogged = { $tank }: bogged down.
tank-retreats = { $tank } retreats.
force-retreats = The whole German force retreats.
nobody-retreats = The Germans do not retreat.
melee-fought = Close combat at { $area }: { $british } against { $german } ({ $ratio }).
units-engaged = { $units }: engaged at { $area }.
side-retreated = { $units }: retreat to { $area }.
nowhere-to-go = { $units }: no retreat possible.
chit-turned-up = { $mined ->
   [True] The bridge is mined: charges connected.
  *[False] The bridge is not mined.
}
bridge-destroyed = Pegasus Bridge is blown up.
bridge-damaged = Pegasus Bridge is damaged.
bridge-stood = The demolition fails.
units-thrown-back = { $units }: thrown back to { $area }.
end-defused = { $area }: this end is defused.
charges-removed = The charges are removed from the bridge.
bridge-repaired = The bridge is repaired.
repair-failed = The repair continues after { $turns } { $turns ->
   [one] turn
  *[other] turns
}.
points-counted = { item }: { NUMBER($points, useGrouping: "false") }
assault-ended = { $points } victory points: { result }.
subtitle = { $scenario } · turn { $turn } of { $turns }, { $time }
board-map = The map
track-turns = Turns
panel-record = Record sheet
panel-standing = Victory points
fact-item = { item }
fact-plan = German plan
fact-bridge = Pegasus Bridge
fact-charges = Demolition charges
piece-prisoners = Prisoners: { $number }
status-wreck = destroyed
status-suppressed = suppressed
status-preparing = preparing a position
status-ready = ready position
status-inside = inside the bunker
status-wounded = wounded
bridge = { $state ->
    [intact] intact
    [damaged] damaged
   *[destroyed] destroyed
}
chit = { $state ->
    [none] none
    [face_down] face down
    [charges] connected
    [blank] blank chit
   *[removed] removed
}
areas = areas
metres = m
fact-ground = Ground
ground = { $obstructed ->
    [yes] obstructed
   *[no] clear
}
fact-landing = Gliders land on
landing = { $numbers } ({ $shape })
fact-bunker = Bunker
worth = { $points } points once cleared
fact-strength = Strength
fact-grenades = Grenades
fact-points = Movement points
of = { $some } of { $all }
charges-left = { $charges ->
    [one] { $charges } shot left
   *[other] { $charges } shots left
}
fact-suppressed = Suppressed
limit-suppressed = neither moves nor fires
fact-preparing = Preparing a position
limit-preparing = does nothing else this turn
fact-inside = Inside the bunker
limit-inside = fires only in its own area
fact-engaged = Engaged
limit-engaged = cannot leave this turn
fact-surprised = Taken by surprise
limit-surprised = no opportunity fire this turn
fact-ready = Ready position
gain-ready = fire at it is less effective
fact-wounded = Wounded
limit-wounded = moves only if carried
fact-leads = Leads
gain-leader = helps his units in fire and combat
fact-squad = A real squad
fact-wakes = Wakes
wakes = when British units come adjacent
status-crashed = crashed
piece-rubble = Rubble
piece-bridge = { $state ->
    [damaged] Bridge damaged
   *[destroyed] Bridge destroyed
}
piece-chit = { $state ->
    [face_down] Charges?
    [charges] Charges
   *[blank] No charges
}
legend-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
legend-fire = fire only
legend-post = garrison
legend-landing = landing: { $numbers }
legend-always = landing: always
layer-flights = Flight lines
fact-total = Total
panel-intelligence = What you know
fact-asleep = Face-down counters
sheet = strength · grenades
note-cost = { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}
note-fire = Fire on the path at { $area }: { $chance } % chance of damage
note-asleep = { $counters ->
    [one] { $counters } face-down counter next to the path may wake
   *[other] { $counters } face-down counters next to the path may wake
}
note-effect = Target loses strength: { $loss } %; is suppressed: { $pinned } %
note-effect-asleep = If it is a squad, it loses strength: { $loss } %; is suppressed: { $pinned } %
note-alarm = Alarms the Germans. In their next movement phase they blow up the bridge: { $chance } %; damage it: { $damaged } %
note-gone = Eliminates it: { $chance } %
note-assault = Close combat there eliminates the Germans: { $chance } %; your units: { $lost } %; both stay engaged: { $engaged } %
note-tank = Destroys the tank: { $chance } %{ $stopped ->
    [0] { "" }
   *[other] ; stops it for good: { $stopped } %
}
short-percent = { $chance } %

# Odds

odds-of-attacks = Every shot, grenade and bomb that the units can use from their present areas
odds-of-close-combat = The close combat in each contested area
odds-of-garrison = The possible faces of face-down counters
odds-of-landing = The possible landing areas of each glider
odds-by = By
odds-how = With
odds-target = At
odds-area = Area
odds-at = { $target } ({ $area })
odds-how-name = { $how ->
    [fire] small arms
    [gun] anti-tank gun
    [piat] Piat
    [grenade] grenade
   *[gammon] Gammon bomb
}
odds-nothing = No effect
odds-suppressed = Suppressed
odds-gone = Eliminated
odds-loss = Points lost
odds-squad = Is a squad
odds-british-loss = British points lost
odds-german-loss = German points lost
odds-british-gone = British eliminated
odds-german-gone = Germans eliminated
odds-engaged = Engaged
odds-mined = The bridge is mined
odds-plan = Plan { $plan }
odds-destroyed = Bridge destroyed in the next German movement
odds-damaged = Bridge damaged in the next German movement
insight-position = If you change nothing
insight-win = { $area }: the Germans are eliminated
insight-lose = { $area }: your units are eliminated
insight-engaged = { $area }: both stay engaged
insight-alert = A woken counter is a squad and fires
insight-squad = A face-down counter is a squad

# the debriefing
debrief-mined = { $mined ->
    [True] connected
   *[False] none
}
debrief-missing = Points short of the next level
time-landing = Arrivals
time-combat = Combat
time-loss = Losses
time-prize = Successes
luck-crash = Gliders crashed
luck-fire = Fire: points inflicted
luck-grenade = Grenades: points inflicted
luck-leader = Leaders killed
luck-recovery = Recovery from suppression
luck-alert = Garrison alert
luck-prisoner = Prisoners in bunkers
luck-demolition = Bridge blown up
debrief-germans = The garrison

# components that cannot be played
plan-fills-circles = [[plan]] { $plan } must have a counter for each of the { $circles } circles (14.0(3)).
plan-has-a-chit = [[plan]] { $plan } must have a chit to draw if it has charges or blanks (14.0(5)).
force-too-large = [[german_force]] { $force } has more units than there are counters (13.1(3)).
force-carries-weapons = [[british_force]] { $force } must be able to carry its weapons, one a platoon (13.2(3)).
turns-needed = A match needs at least one turn.
map-incomplete = The map needs a pillbox, a junction, three villages, two bridges and two accesses.
