game-title = Bismarck
game-blurb = Two players, hidden fleets. May 1941: the Bismarck and the Prinz Eugen break out into the Atlantic, and the Royal Navy must find them, keep contact and sink them.
player-thumb = Uses rules of thumb
seat-british = Royal Navy
seat-german = Kriegsmarine
subtitle = { $day } May 1941 · { $clock } · turn { $turn }

# phases
phase-availability = Unit availability
phase-visibility = Visibility
phase-shadow = Shadow determination
phase-air-movement = Movement orders
phase-ship-movement = Ship movement
phase-search = Search
phase-air-attack = Air attack
phase-naval-combat = Naval combat
phase-ports = In port
phase-chance = Chance
phase-end = End of the game

# words
side-name = { $side ->
    [british] The British
   *[german] The Germans
}
ship-type = { $ship_type ->
    [battleship] battleship
    [cruiser] cruiser
   *[carrier] aircraft carrier
}
own-type = { $own ->
    [battleship] battleship
    [cruiser] cruiser
   *[carrier] aircraft carrier
}
their-type = { $theirs ->
    [battleship] battleship
    [cruiser] cruiser
   *[carrier] aircraft carrier
}
air-mode = { $mode ->
    [movement] movement
    [patrol] patrol
    [attack] attack
    [watch] standing watch
   *[reconnaissance] reconnaissance
}
unit-air = { $unit }
unit-ships = { $ships }
count-battleships = { $battleships ->
    [0] { "" }
    [one] 1 battleship
   *[other] { $battleships } battleships
}
count-cruisers = { $cruisers ->
    [0] { "" }
    [one] { $battleships ->
        [0] { "" }
       *[other] { ", " }
    }1 cruiser
   *[other] { $battleships ->
        [0] { "" }
       *[other] { ", " }
    }{ $cruisers } cruisers
}
count-carriers = { $carriers ->
    [0] { "" }
    [one] { $others ->
        [0] { "" }
       *[other] { ", " }
    }1 aircraft carrier
   *[other] { $others ->
        [0] { "" }
       *[other] { ", " }
    }{ $carriers } aircraft carriers
}
report-ships = { count-battleships }{ count-cruisers }{ count-carriers }
report-force = { count-battleships }{ count-cruisers }{ count-carriers } in a task force
report-and = { $first }; { $second }

# questions
ask-regroup = Form or dissolve task forces.
ask-join = { $ship }: alone, or with which ships?
ask-shadow = Which unit shadows the { ship-type } last found, from { $zone }?
ask-high-speed = A { ship-type } has just passed through { $zone }. Which unit shadows her at high speed?
ask-follow = Which units follow into { $zone }?
ask-air-orders = Give orders to your air units.
ask-flight = { $unit }: to which zone?
ask-returns = Which of the aircraft launched this turn return to base now?
ask-ship-orders = Give orders to your ships.
ask-course = { $ships }, in { $zone }: what course?
ask-search = Call a zone to search.
ask-air-attack = { $unit }, attack { $attack } in { $zone }: on which ship?
ask-no-bombers = You have located ships in { $zone } but have no bombers there.
ask-attack = Announce a naval attack.
ask-accept = In { $zone } a slower { their-type } (evasion { $evasion }) offers battle to your { own-type }. Do you accept?
ask-stay-out = Which ships stay out of the action in { $zone }?
ask-reserve = Which action will { $ships } reinforce?
ask-huff-duff = { $ship } has used her radio. Which zone do the British hear?
ask-convoy = A convoy is reported near { $ship }.

# options
option-ship = { $ships } ({ $zone })
option-force = Task force { $number }: { $ships } ({ $zone })
option-orders-done = Done
option-zone = { $zone }
option-course = { $zone } by way of { $via }
option-continue = { $count ->
    [one] Continue on course: 1 unit
   *[other] Continue on course: { $count } units
}
note-fuel = Fuel of { $ship }: { $fuel } → { $left }
note-single-next = Only one zone in the next turn
note-passing = May be seen passing through { $zones }
note-gives = Can fire { $salvoes ->
    [one] one salvo
   *[other] { $salvoes } salvoes
} at one target
note-takes = Can receive { $salvoes ->
    [one] one salvo
   *[other] { $salvoes } salvoes
}
note-fog = Fog: no search possible here
note-search-blind = No search possible there
note-search = Search { $strength } against visibility { $needed }: { $enough ->
    [yes] enough
   *[no] not enough
}
option-stay = Stay, ready to move
option-patrol = Patrol here
option-flight = { $unit } ({ $zone })
option-sortie = { $zone }, { air-mode }
option-fly-again = { $count ->
    [one] Fly where it last flew: 1 aircraft
   *[other] Fly where they last flew: { $count } aircraft
}
option-home = Back to base
option-rest = Stay without watching a zone
note-watch = Watches { $zone } until further orders
option-return = { $unit } returns from { $zone }
option-none-return = Done: the others stay in the air
option-regroup = { $ship } ({ $zone })
option-regrouped = Done
option-alone = Alone
option-join = With { $ships }
option-mobilize = { $ship } leaves her convoy (1 point to the Germans)
option-call-revenge = Call the Revenge (1 point to the Germans)
option-no-shadow = Do not shadow
option-follow-done = Done: no other unit follows
option-call = Call { $zone }
option-call-all = { $count ->
    [one] Call the only zone and finish
   *[other] Call all { $count } zones one after another
}
option-search-done = End the search
option-counter = Ship { $counter }
option-no-attack = No attack
option-attack = { $zone }: { own-type } against { their-type }
option-no-more-attacks = No more attacks
option-accept = Accept battle
option-decline = Decline
option-all-fight = All the others fight
option-stay-out = { $ship } stays out
option-action = Action { $number }, opened by { $attacker ->
    [british] the British
   *[german] the Germans
}
option-silence = Say nothing
option-convoy = Destroy the convoy and reveal the ship

# why not
why-held = { $reason ->
    [OA-7] Stays until it is known that a German ship has left Bergen.
    [OA-10] Stays until the fourth turn after the German battleship is located.
    [OA-11] Stays on patrol until a German ship is found within ten zones.
   *[other] Does not move this turn: it has just destroyed a convoy.
}
why-land = Ships cannot enter land.
why-port-exit = The port has no exit on that side.
why-closed-zone = These ships may not enter that zone.
why-no-speed = This ship cannot move this turn: damage, fuel or an earlier move forbid it.
why-aircraft-aloft = Aircraft in the air could not come home.
why-must-turn-back = { $unit } must turn back now to reach its base in time.
why-shuffle = Shuffling the counters
why-draw = Drawing a counter

# dice
about-bismarck = { " " }(Bismarck)
about-prinz_eugen = { " " }(Prinz Eugen)
drm-visibility-track = visibility track
drm-visibility = visibility
drm-two-zones = two zones

# events
turn-began = { $day } May, { $clock } (turn { $turn }).
visibility-set = Visibility { $level }{ $fog ->
    [True] , with fog
   *[False] { "" }
}.
ships-arrived = { $ships }: enters the board at { $zone }.
ships-released = { $ships }: free to sail from turn { $turn }.
escort-sailed = { $ship } goes with her convoy to { $zone }.
escort-mobilized = { $ship } leaves her convoy.
revenge-called = The Revenge is called and will enter on turn { $turn }.
force-formed = Task force { $number }: { $ships }.
force-left = { $ship } leaves task force { $number }.
mode-changed = { $ships }: { $mode ->
    [patrol] on patrol
   *[movement] ready to move
}.
ships-sailed = { $ships }: { $zones }.
air-unit-moved = { $unit } flies to { $zone } ({ air-mode }).
air-unit-returned = { $unit } lands and may fly again on turn { $turn }.
air-unit-lost = { $unit } cannot get home and is lost.
evasion-repaired = { $ship } regains { $factors } evasion, now { $evasion }.
zones-searched = { side-name } find nothing in { $zones }.
ships-found = Found in { $zone }: { $groups }.
ships-sighted = Passed through { $zone }: { $groups }.
force-split = The task force has split: a { ship-type } went her own way.
shadow-ordered = { $unit } will shadow.
shadower-unfit = { $unit } cannot shadow this target.
moved-two-zones = The { ship-type } has moved two zones.
high-speed-shadow-tried = The British try to follow the { ship-type } at high speed from { $zone }.
contact-tested = Contact with the { ship-type } is { $held ->
    [True] held
   *[False] lost
}.
contact-held = Now in { $zone }: { $groups }.
air-attack-made = { side-name }: { $unit } attacks ship { $counter } in { $zone }.
air-attack-lost = { $unit } finds ship { $counter } already sunk.
air-attack-missed = Ship { $counter } is not hit.
ship-bombed = The { $ship } is hit.
action-announced = { side-name } attack in { $zone }: { $attackers ->
    [battleship] battleship
    [cruiser] cruiser
   *[carrier] aircraft carrier
} (evasion { $attack_evasion }) against { $defenders ->
    [battleship] battleship
    [cruiser] cruiser
   *[carrier] aircraft carrier
} (evasion { $defence_evasion }).
combat-declined = { side-name } decline battle in { $zone }.
stayed-out = { $ship } stays out of the action.
reserve-committed = { $ships } may reinforce action { $number }.
general-search-succeeded = General search: { $ship } in { $zone }.
radio-bearing-taken = HUFF-DUFF: { $ship } near { $zone }.
convoy-destroyed = { $ships } in { $zone }: { $number ->
    [1] first convoy
   *[other] convoy number { $number }
} destroyed.
port-entered = The { $ship } is in port ({ $zone }).
ship-sunk = The { $ship } is sunk.
points-scored = { side-name }: { $points } { $points ->
    [one] point
   *[other] points
}, { points-what }.
points-what = { $what ->
    [sunk] { $whom } sunk
    [enters_friendly_port_with_midships_hit] { $whom } in port with damage
    [bismarck_enters_port_on_day] the Bismarck in port
    [bismarck_still_in_bergen_after_turn] the Bismarck never left Bergen
    [at_sea_at_end_evasion_max] { $whom } at sea, crippled
    [german_air_unit_lost] an air unit lost
    [british_air_unit_lost] an air unit lost
    [no_convoy_sunk] no convoy sunk
    [convoy_destroyed] a convoy
    [escort_mobilized] { $whom } taken from her convoy
    [at_sea_at_end_damaged_evasion_min] the Bismarck at sea, damaged but fast
    [at_sea_at_end_no_midships] { $whom } at sea, undamaged
   *[midships_hit_on_enemy_afloat_at_end] midships hits on { $whom }
}
ending = { $ending ->
    [bismarck_sunk] The Bismarck is sunk.
    [bismarck_in_port] The Bismarck is in port.
    [german_uncatchable] The German lead cannot be caught.
   *[time_limit] Time is up.
}
game-ended = { ending } British { $british }, German { $german }: { $result ->
    [british] British victory
    [german] German victory
   *[draw] a draw
}.

result = { $result ->
    [british] British victory
    [german] German victory
   *[draw] Draw
}
metric = { $name ->
    [german_vp] German victory points
    [british_vp] British victory points
    [convoys_sunk] Convoys sunk
    [bismarck_sunk] Bismarck sunk
    [prinz_eugen_sunk] Prinz Eugen sunk
    [first_contact_turn] Turn of first contact
    [battles] Battles
   *[other] { $name }
}

# the table
board-battle = Battle board
zone-port = { $zone }, { $port }
zones = zones
miles = miles
yes = yes
no = no
fact-terrain = Terrain
fact-coast = { $side ->
    [british] British coastal search
   *[german] German coastal search
}
fact-route = Convoy route
fact-patrolled = General search
fact-type = Type
fact-evasion = Evasion
fact-search = Search here
search-blind = Visibility X or fog: none
search-short = { $strength } < { $needed }: { $short } more needed
fact-zones = Zones this turn
fact-reach = Reach in zones
fact-shadow = Holds contact
fact-speed = Speed
fact-mode = Mode
fact-force = Task force
fact-endurance = Endurance
fact-found = Found by
fact-turn = Turn
fact-heading = Heading
fact-range = Range of the main guns
fact-time = Time
fact-light = Light
fact-visibility = Visibility
fact-fog = Fog
fact-c-turn = Turn C
fact-convoys = Convoys destroyed
fact-sunk = { $side ->
    [british] British ships sunk
   *[german] German ships sunk
}
fact-air-lost = { $side ->
    [british] German air units lost
   *[german] British air units lost
}
fact-mobilized = Escorts called
layer-contacts = Contacts
layer-calls = Zones called
layer-belief = Where she can be
layer-ranges = Ranges
layer-sectors = Bow and stern sectors
contact-age = { $turns } { $turns ->
    [one] turn
   *[other] turns
}
task-force = TF { $number }
ship-mode = { $mode ->
    [patrol] patrol
   *[movement] movement
}
flight-mode = { air-mode }
status-escort = Convoy escort
status-shadowing = Shadowing
status-located = Located
status-damaged = Damaged
status-withdrawing = Withdrawing
boxes-bow = Bow turrets
boxes-stern = Stern turrets
boxes-port_secondary = Port secondaries
boxes-starboard_secondary = Starboard secondaries
boxes-midships = Midships
boxes-fuel = Fuel
by-turn = by turn { $turn }
contact-title = { $kind ->
    [battleship] Battleship
    [cruiser] Cruiser
   *[carrier] Carrier
}
found-how = { $how ->
    [search] search
    [shadow] shadowing
    [sighting] passing through
    [general_search] general search
    [huff_duff] HUFF-DUFF
   *[convoy_attack] attack on a convoy
}
contact-line = Turn { $turn }, { found-how }
contact-value = { $zone }: { $number } { $kind ->
    [battleship] { $number ->
        [one] battleship
       *[other] battleships
    }
    [cruiser] { $number ->
        [one] cruiser
       *[other] cruisers
    }
   *[carrier] { $number ->
        [one] carrier
       *[other] carriers
    }
}
heading = { direction }
track-visibility = Visibility
track-time = Turn
day-mark = { $day } May
date = { $day } May, { $clock }
light = { $night ->
    [all] night
    [south_of_55] night south of 55°
   *[none] day
}
panel-weather = Turn and weather
panel-contacts = Contacts
panel-belief = Where the Bismarck can be
panel-waiting = Resting or expected
panel-score = Score
ready-on = turn { $turn }
count-points = { $count } ({ $points } points)

# tables
column-standard = Printed
column-publisher = Publisher's errata
column-A = By day, A
column-B = By day, B
column-C = By day, C
column-X = By night, X
column-Y = By night, Y
column-Z = By night, Z
row-visibility_modifier = { $value }
row-visibility_change = { $level }{ $fog ->
    [True] , fog
   *[False] { "" }
}
row-shadow = { $held ->
    [True] contact held
   *[False] contact lost
}
row-shadow_visibility = { $value }
row-chance = { $result ->
    [huff_duff] HUFF-DUFF
    [general_search] general search
   *[convoy] { $where ->
        [on_route] convoy, on the route
        [within_two] convoy, on patrol within two zones of the route
       *[one_zone_from_route] convoy, one zone from the route
    }
}
row-search_board_speed = { $speed ->
    [none] cannot move
    [emergency] emergency movement
    [1] one zone
   *[printed] printed speed
}
row-evasion_repair = { $value } regained
row-breakout = { $value } fuel
hits-none = miss
hits = { $hit ->
    [bow] bow turrets
    [stern] stern turrets
    [secondary] secondary armament
    [midships] midships
    [sunk] sunk
   *[special] special damage { $table }
}{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }× { $n }
}{ $evasion ->
    [0] { "" }
   *[other] , evasion −{ $evasion }
}
hits-and = { $first }; { $second }
hits-capital = { $others } (battleships and battlecruisers: { $capital })

# odds
insight-salvo = { $ship }: odds of her fire
insight-sunk = { $ship } sunk
insight-midships = Mean midships hits on { $ship }
insight-evasion = Mean evasion lost by { $ship }
insight-note = Exact odds if all guns that bear fire at one target.
insight-manoeuvre = Odds of the positions
chance-gives = to hit a target midships
chance-suffers = to be hit midships
chance-midships = midships hit · evasion −{ NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } · sunk { $sunk }
chart-midships = Midships hits on { $ship }

# Battle
phase-battle = Battle board
phase-battle-round = Battle round

direction = { $facing ->
    [E] east
    [NE] north-east
    [NW] north-west
    [W] west
    [SW] south-west
   *[SE] south-east
}
section = { $section ->
    [bow] bow turrets
    [stern] stern turrets
    [port_secondary] port secondary armament
   *[starboard_secondary] starboard secondary armament
}

battle-began = Battle in { $zone }: the { $side ->
    [british] British attack
   *[german] Germans attack
}
ship-placed = { $ship } at { $hex }, heading { direction }
round-began = Round { $round }
withdrawal-declared = { $ship } withdraws
ship-manoeuvred = { $ship } { $hexes ->
    [0] turns { direction }
    [1] moves one hex to { $hex }, heading { direction }
   *[other] moves { $hexes } hexes to { $hex }, heading { direction }
}
turrets-failed = Turret failure on { $ship }: { section } at half strength
ship-fired = { $ship } fires { $shots ->
    [1] one shot
   *[other] { $shots } shots
} at { $target }, { $attitude ->
    [bow] from ahead
    [stern] from astern
   *[broadside] from abeam
}, at { $distance ->
    [1] one hex
   *[other] { $distance } hexes
}
fire-held = { $ship } holds fire
shots-lost = { $target } is already sinking: { $shots ->
    [1] one shot is
   *[other] { $shots } shots are
} lost
guns-hit = { $ship } is hit: { section }; { $left ->
    [0] section destroyed
    [1] one box left
   *[other] { $left } boxes left
}
midships-hit = { $ship }: { $hits ->
    [1] a midships hit
   *[other] { $hits } midships hits
}; { $left ->
    [0] no box left
    [1] one box left
   *[other] { $left } boxes left
}
evasion-reduced = { $ship } loses { $factors } evasion{ $permanent ->
    [True] { " " }for good
   *[False] { "" }
}; { $evasion } left
ship-blown-up = { $ship } blows up!
withdrawal-thwarted = { $ship } cannot withdraw: { $by } is faster now
bonus-move-blocked = { $ship } cannot make the bonus move
ship-withdrew = { $ship } has withdrawn from the battle
reserve-ready = Reinforcements ready: { $ships }
reinforcements-entered = Entering the battle along edge { $edge }: { $ships }
action-ended = { $how ->
    [gone] The battle is over after { rounds }
    [agreed] Both sides break off after { rounds }
   *[stalled] No ship fires any more: the battle is over after { rounds }
}
rounds = { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
}

ask-heading = On which heading are your ships in { $zone }?
ask-heading-of = { $ships }: enter on which heading?
ask-place = Where do you place { $ship }?
ask-withdraw = Which ships withdraw?
ask-next-bonus-move = Which ship makes its bonus move first?
ask-next-to-fire = Which ship fires now?
ask-manoeuvre = Where does { $ship } go?
ask-bonus-move = { $ship } moves one hex ahead and may turn
ask-fire = At which ship does { $ship } fire?
ask-salvoes = { $ship }, { section }: how many of { $left } salvoes at { $target }, { $distance } hexes away?
ask-side = Which side of { $ship } is hit?
ask-break-off = Break off? The battle ends only if both sides agree.
ask-latecomer = Does a ship that stayed out enter the battle now?
ask-enter = { $ships }: enter the battle now?
ask-no-reserves = None of your ships can join the battle now
ask-reinforcement = { $ships }: roll to join the battle?
option-heading = { direction }
option-hex = Hex { $hex }
option-battle-ship = { $ship }
option-withdraw = { $ship } withdraws
option-none-withdraw = Done: no other ship withdraws
held-by = Held by { $ship }, which is not slower
option-position = Hex { $hex }, heading { direction }
option-fire = Everything at { $target }: { $shots ->
    [1] one shot
   *[other] { $shots } shots
} at { $distance ->
    [1] one hex
   *[other] { $distance } hexes
}
option-divide-fire = Divide the salvoes
option-hold-fire = Hold fire
option-side = { $side ->
    [port_secondary] Port
   *[starboard_secondary] Starboard
}
option-fight-on = Fight on
option-other-first = { $ship } first
option-break-off = Break off
option-enter = Enter: { $ships }
option-wait = Wait
option-roll = Roll the die
option-no-roll = Do not roll
why-edge = Edge of entry
drm-earlier-attempts = Earlier attempts
column-broadside = Broadside
column-bow = Bow
column-stern = Stern
column-heavy = Bismarck, King George V, Prince of Wales
column-other = All others
row-turret_jam = { $jam ->
    [True] failure
   *[False] no failure
}
row-turret_jam_section = { $section ->
    [bow] bow turrets
   *[stern] stern turrets
}
row-third_turret_hit = { $section ->
    [bow] bow turrets
   *[stern] third turret
}
row-reinforcement = { $enters ->
    [True] enters
   *[False] does not arrive
}

# exact odds of a position
odds-of-salvo = The fire of each ship in the battle at each of its targets
odds-of-air-strike = All attacks of one bomber in a turn on each enemy ship
odds-of-shadow = The chance of each possible shadower to hold contact
odds-ship = Ship
odds-target = Target
odds-bomber = Bomber
odds-unit = Unit
odds-zone = Zone
odds-column = Column
odds-attacks = Attacks
odds-hit = Any hit
odds-midships-chance = Midships hit
odds-midships-hits = Midships hits
odds-evasion-lost = Evasion lost
odds-sunk = Sunk
odds-one-zone = Up to one zone
odds-two-zones = Two zones

# the debriefing
debrief-points = { points-what }{ $number ->
    [one] { "" }
   *[other] { " " }× { $number }
}
debrief-ending = How it ended
debrief-midships = Midships hits on Bismarck
time-contact = Contacts
time-battle = Battles
time-loss = Losses
luck-gunnery = Gunnery: midships hits
luck-special = Special damage: midships hits
luck-bombs = Air attacks: midships hits
luck-shadow = Shadowing: contact held
luck-convoy = Chance: convoy met
luck-search = General search rolled
luck-jam = Turrets jammed
luck-repair = Evasion repaired

# components that cannot be played
ships-appear-once = Every ship must appear once in the order of appearance (3.0).
air-units-appear-once = Every air unit must appear once in the order of appearance (3.0).
turns-follow = The turns must be numbered without gaps (11.2).
x-is-last = X must be the last visibility level (7.17).
boxes-fall = { $place }: the values in the boxes of { $section } must decrease (9.711).
fuel-by-type = { $place }: battleships and carriers have fuel boxes, cruisers have none (5.21).
patrol-by-type = { $place }: all ships except carriers can patrol (5.31).
air-unit-faces = [[air_unit]] { $unit } cannot have the faces { $faces } (2.434).
zone-is-row-and-column = [[zone]] { $zone } must be a row and a column, such as F20.
regions-needed = The regions { $regions } are required.
zones-connected = All zones of the search board must be connected.
exits-beside = The exits of [[port]] { $port } must be sea zones beside it.
route-broken = [[convoy_route]] { $route }: { $one } and { $other } are not neighbours.
edges-one-to-six = The battle board must have edges 1 to 6 (9.28).
sector-differs = With the bow to { $facing }, { $hex } lies { $found }, not { $wanted } (9.63).
