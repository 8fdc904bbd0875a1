game-title = A Wing and a Prayer
game-blurb = Solitaire or two players. Lead a squadron of B-17s from England through its war: choose crews and course, beat off the fighters and bring your men home.
seat-us = Squadron commander
player-thumb = By rules of thumb

# ---------------------------------------------------------------- phases

phase-squadron = The squadron forms
phase-calendar = Next mission
phase-target = Target for today
phase-clouds = Cloud over the target
phase-assignment = Bombers and crews
phase-escorts = Escorts
phase-take-off = Take-off
phase-turn = Mission turn
phase-air-combat = Air combat
phase-bombing-run = The bombing run
phase-landing = Landing
phase-reform = Back at base
phase-points = Victory points
phase-repair = Repair and replacement
phase-crews = Crews
phase-war-progress = Progress of the war
phase-end = End of the mission

# ---------------------------------------------------------------- columns of tables

column-1942 = 1942
column-1943 = 1943
column-1944 = 1944+
column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-5 = 5
column-6 = 6
column-7 = 7
column-8 = 8
column-9 = 9
column-10 = 10
column-near = 1–2 boxes
column-middle = 3–6 boxes
column-far = 7 boxes or more
column-early = boxes 1–6
column-late = boxes 14–25
column-clear = clear
column-light = light cloud
column-heavy = heavy cloud
column-en_route = on the way
column-target = over the target
column-d0 = 0–1 boxes
column-d2 = 2–3 boxes
column-d4 = 4–5 boxes
column-d6 = 6–7 boxes
column-d8 = 8 boxes or more

# ---------------------------------------------------------------- rows of tables

row-cloud_cover = { cloud }
row-weather_change = { cloud }
row-flak_intensity = { $level ->
    [light] light, value { $attack }
    [moderate] moderate, value { $attack }
   *[heavy] heavy, value { $attack }
}
row-fighter_combat = { fighter-hit }
row-bomber_combat = { bomber-hit }
row-formation_event = { event-name }
row-formation_check = { $tight ->
    [True] Tight
   *[False] Loose
}
row-event_occurs = { yes-or-no }
row-flak_site = { yes-or-no }
row-fate = { $yes ->
    [True] comes home
   *[False] does not return
}
row-war_progress = { war-event }
row-target_damage = { target-damage }
row-landing = { landing-result }
row-repair = { $yes ->
    [True] repaired
   *[False] still in the shed
}
row-upgrade = { yes-or-no }
row-recovery = { $yes ->
    [True] Ready
   *[False] Not Ready
}
row-light_damage = { $yes ->
    [True] damaged
   *[False] no effect
}
row-crew_check = { $yes ->
    [True] drops a level
   *[False] no losses
}
row-systems_trouble = { yes-or-no }
row-interceptor_type = { aircraft-name }
row-escort_type = { aircraft-name }
row-replacement = { aircraft-name }
row-rendezvous = { $value ->
    [0] none
   *[other] { $value }
}
row-aces_us = { aces }
row-aces_german = { aces }
aces = { $value ->
    [0] no ace
    [one] one ace
   *[other] { $value } aces
}
row-weather_check = { yes-or-no }
row-crash_crew = { $yes ->
    [True] crew safe
   *[False] crew lost
}
row-maximum_effort = { yes-or-no }
row-damaged_check = { $yes ->
    [True] abandon check
   *[False] stays
}
row-abandon_check = { abandons }
row-abandon_roll = { abandons }
abandons = { $yes ->
    [True] abandons
   *[False] stays
}
yes-or-no = { $yes ->
    [True] yes
   *[False] no
}

# ---------------------------------------------------------------- words

cloud = { $cloud ->
    [clear] clear
    [light] light cloud
   *[heavy] heavy cloud
}
bomber-hit = { $hit ->
    [none] no effect
    [light] light damage
    [heavy] heavy damage
   *[destroyed] destroyed
}
fighter-hit = { $hit ->
    [none] no effect
    [damaged] damaged
   *[destroyed] destroyed
}
target-damage = { $damage ->
    [none] no damage
    [light] light damage
   *[heavy] heavy damage
}
landing-result = { $result ->
    [crash] crash
    [forced] forced landing
   *[safe] safe landing
}
event-name = { $event ->
    [systems_trouble] systems trouble
    [lady_luck] Lady Luck
    [weather_change] weather change
    [formation_check] formation check
   *[enemy_fighters] enemy fighters
}
war-event = { $event ->
    [me262_early] the Me-262s arrive early
    [v2_attack] V-2 attack on London
    [axis_advance] Axis advance
    [allied_advance] Allied advance
    [p51_early] the P-51s arrive early
   *[no_event] nothing new
}
level-name = { $level ->
    [green] Green
    [veteran] Veteran
   *[crack] Crack
}
aircraft-name = { $type ->
    [me109] Me-109
    [fw190] FW-190
    [me110] Me-110
    [me262] Me-262
    [p38] P-38
    [p47] P-47
    [p51] P-51
    [b17f] B-17F
    [b17g] B-17G
   *[none] none
}
bomber = { $type } no. { $number }
bomber-green = Green { $crew } ({ $type } no. { $number })
bomber-named = “{ $crew }” ({ $type } no. { $number })
crew-named = “{ $crew }”
crew-green = Green crew { $number }
fighter = { $type } { $number }
fighter-ace = { $type } { $number } ({ $ace })

# ---------------------------------------------------------------- modifiers and dice

drm-lead-crew = performance of the lead crew
drm-base = air combat less structure
drm-ace = ace
drm-wingman = wingman
drm-crew = crew
drm-others = other bombers of the element
drm-element = element
drm-loose = Loose formation
drm-arcs = Covering Arcs
drm-cover = escort cover
drm-crew-performance = performance of the crew
drm-bomber-performance = performance of the bomber
why-card = Mission card
why-luck = Lady Luck counter
why-ace = Ace
why-green-crew = Green crew counter
why-named-crew = Crew counter
why-commander = Squadron commander
why-flak = Flak, { $bomber }
about-whom = { "" }, { $name }
why-flak-damage = Damage
why-bombs = Bombs
why-crew-fate = Fate of the crew

# ---------------------------------------------------------------- questions

ask-formation = Who flies, and where? { $number } bombers take off.
formation-done = The formation is ready
formation-as-before = As on the last mission
formation-by-rank = Fill by rank
formation-move = Move { $bomber }
ask-place = Which place does { $bomber } take?
formation-place = Place { $place }, { $element }
ask-course = { $bombed ->
    [True] Which way home?
   *[False] Which course to { $goal }?
}
course-as = { course-whither } as planned: { boxes-and-sites }
course-quiet = { course-whither } around the flak: { boxes-and-sites }
course-direct = { course-whither } the shortest way: { boxes-and-sites }
course-via = { course-whither } via { $stop }: { boxes-and-sites }
course-to = One box: { $goal }
course-whither = { $home ->
    [yes] Home
   *[no] To { $goal }
}
boxes-and-sites = { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
}{ $flak ->
    [0] { "" }
    [one] , one flak site
   *[other] , { $flak } flak sites
}
manner-as = as planned
manner-quiet = around the flak
manner-direct = the shortest way
manner-via = via { $stop }
manner-to = one box
note-boxes = { $boxes ->
    [one] One box
   *[other] { $boxes } boxes
}
note-flak = Flak site at { $box }
note-meets = Escorts may be met at { $box }
ask-rendezvous = { $number ->
    [one] One { $type } flies
   *[other] { $number } { $type }s fly
} with you { $left ->
    [0] no further than here
    [one] for one more box
   *[other] for { $left } more boxes
}. Keep them, or roll for another escort?
rendezvous-keep = Keep them
rendezvous-exchange = Send them home and roll for others
ask-send = { $interceptors ->
    [one] One interceptor attacks
   *[other] { $interceptors } interceptors attack
}; { $must ->
    [one] one escort must
   *[other] { $must } escorts must
} engage. How many do you send?
send-number = Send { $number }, hold back { $kept }
send-pick = Name them one by one
ask-send-escort = Which escort engages? { $chosen } named, at least { $least }.
ask-withdraw-escort = Which escort withdraws? { $chosen } named{ $least ->
    [0] { "" }
   *[other] , at least { $least }
}.
pick-done = That is all
option-fighter = { $fighter }{ $damaged ->
    [True] , damaged
   *[False] { "" }
}
ask-engage = Which interceptor does { $escort } engage?
engage-fighter = { $fighter }
ask-wingmen = { $spare ->
    [one] One escort is left over. Does it fly as a wingman?
   *[other] { $spare } escorts are left over. How many fly as wingmen?
}
wingmen-number = { $number ->
    [0] None
    [one] One wingman
   *[other] { $number } wingmen
}
ask-wingman = Which leader does { $escort } back up?
wingman-leader = { $escort } against { $foe }
ask-second-round = { $interceptors ->
    [one] One interceptor is left
   *[other] { $interceptors } interceptors are left
}. Do the escorts fight on?
round-all = All fight on
round-withdraw = All who may withdraw
round-damaged_withdraw = The damaged withdraw
round-pick = Name those who withdraw ({ $number } may)
ask-cover = { $escorts ->
    [one] One escort can cover
   *[other] { $escorts } escorts can cover
}. Against whom?
cover-auto = Cover { $number }, the most dangerous first
cover-done = No more
cover-interceptor = { $fighter }, which attacks { $bomber }
ask-luck = { $token }: { $what }
luck-play = Play it
luck-keep = Keep it
luck-not_again = Not this mission
luck-upgrade = Raise { $crew } ({ level-name })
luck-on-bomber = { $bomber }: { bomber-hit }. Undo it?
luck-on-leaves = { $bomber } is hit again and would drop out. Undo it?
luck-on-systems = Systems fail in { $bomber }, which would be damaged. Undo it?
luck-on-fighter = { $fighter } is { fighter-hit }. Undo it?
luck-on-crew = The crew of { $bomber } would drop a level. Prevent it?
luck-on-lost = { $bomber } does not return. Bring it home?
luck-on-loose = The formation would fall Loose. Keep it together?
luck-on-weather = The weather may change ({ cloud } over the target). Ignore that, and let the sky clear up?
luck-on-cloud = There is { cloud } over the target. Let it clear up?
luck-on-bombs = { $hits } hits. Two more would mean { target-damage }. Add them?
luck-on-landing = { $bomber }: { landing-result }. Make it a safe landing?
luck-on-arcs = { $number ->
    [one] One interceptor attacks
   *[other] { $number } interceptors attack
} the bombers. +1 to all defensive fire of this combat?
luck-on-upgrade = Raise a crew by a level now?
ask-tag-along = { $required } bombers are required. How many more do you send, at −1 each?
tag-number = { $number ->
    [0] None
   *[other] { $number } more
}
ask-altitude = From what altitude do you bomb?
altitude-high = As usual
altitude-low = Low: two rows up for bombs and flak
ask-commander = Does { $name } fly with the lead?
commander-fly = He flies
commander-stay = He stays on the ground
ask-second-pass = Heavy cloud over the target. Go round again?
pass-on = Bombs away
pass-round = Go round: flak twice more, and a new roll for cloud
ask-keep-flying = { $number ->
    [one] One bomber is
   *[other] { $number } bombers are
} damaged. Which stay Ready as they are?
keep-none = None, repair them
keep-all = { $number ->
    [one] It stays Ready
   *[other] All { $number } stay Ready
}
option-bomber = { $bomber }
ask-crews = Do crews change aircraft?
crews-done = They stay where they are
crews-best = The best crews in the best aircraft
crews-move = Move { $crew } ({ level-name })
ask-crew-to = Which aircraft does { $crew } take?
crews-to = { $bomber }

# ---------------------------------------------------------------- what happened

squadron-formed = Twelve { $type }s are ready. Crack crews: { $crack }, Veteran crews: { $veteran }; the rest are Green.
mission-began = Mission { $number }: box { $box } of the track, { year }.
year = { $year ->
    [1942] 1942
    [1943] 1943
   *[1944] 1944+
}
cards-added = The targets of { year } are shuffled into the deck.
cards-removed = The targets of { year } leave the deck.
target-drawn = Target for today: { $target } ({ card-colour }).
card-colour = { $colour ->
    [blue] blue card
   *[red] red card
}
cloud-forecast = Over the target: { cloud }.
cloud-changed = Over the target now: { cloud }.
bombers-missing = { $number ->
    [one] One bomber is
   *[other] { $number } bombers are
} missing: { $points } VP.
bombers-assigned = { $number } bombers; { $lead } leads.
took-off = { $number ->
    [one] One bomber takes off.
   *[other] { $number } bombers take off.
}
formation-moved = Box { $turn }: { $name }.
formation-closed-up = The survivors close up.
formation-loosened = The formation comes apart: it is Loose.
formation-tightened = Wing tip to wing tip again: the formation is Tight.
escort-arrived = { $number ->
    [one] One { $type } escorts the formation.
   *[other] { $number } { $type }s escort the formation.
}
escort-left = { $number ->
    [one] Short of fuel, the { $type } waggles its wings and turns back.
   *[other] Short of fuel, the { $number } { $type }s waggle their wings and turn back.
}
no-escort-came = An empty sky at the rendezvous: no escort comes.
ace-joined = { $side ->
    [us] An ace among the escorts: { $fighter }.
   *[german] An ace among the interceptors: { $fighter }.
}
event-happened = Event: { $name ->
    [systems_trouble] systems trouble
    [lady_luck] Lady Luck
    [weather_change] weather change
    [formation_check] formation check
   *[enemy_fighters] enemy fighters
}.
systems-failed = Trouble aboard { $bomber }.
nothing-happened = It comes to nothing.
luck-drawn = Lady Luck smiles: { $token }.
luck-played = Lady Luck: { $token } is played.
flak-opened = Flak of value { $value }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} at { $bombers ->
    [one] the only bomber
   *[other] each of { $bombers } bombers
}.
bomber-under-flak = Flak hits { $bomber }: { $total } less a structure of { $structure }, { bomber-hit }.
interceptors-appeared = { $number ->
    [one] One { $type } attacks!
   *[other] { $number } { $type }s attack!
}
interceptors-left = { $number ->
    [one] A damaged interceptor turns away.
   *[other] { $number } damaged interceptors turn away.
}
escorts-engaged = { $number ->
    [one] One escort engages
   *[other] { $number } escorts engage
} ({ $must } had to).
escorts-withdrew = { $number ->
    [one] One escort withdraws.
   *[other] { $number } escorts withdraw.
}
fighter-fired = { $attacker } turns on { $defender }.
wave-came = Here they come: round { $round }, wave { $wave }.
interceptor-attacked = { $interceptor } goes for { $bomber }.
bomber-fired = { $bomber } opens up on { $interceptor }.
interceptor-fired = { $interceptor } bores in on { $bomber }.
fighter-damaged = { $fighter } is trailing smoke.
fighter-destroyed = { $fighter } is shot down ({ $points } VP).
bomber-damaged = { $bomber } is hit and damaged.
bomber-destroyed = { $bomber } is lost to { $cause ->
    [flak] flak
    [fighters] fighters
    [landing] a bad landing
    [systems] failing systems
   *[straggler] its damage
} ({ $points } VP).
bomber-abandoned = { $bomber } drops out of the formation.
bomber-returned = { $bomber } limps home alone.
bomber-lost = { $bomber } is never seen again.
went-round = The formation goes round again, through the flak.
bombs-dropped = Bombs away: { $dice } dice under { cloud-sky }, { $hits ->
    [one] one hit
   *[other] { $hits } hits
}.
cloud-sky = { $cloud ->
    [clear] a clear sky
    [light] light cloud
   *[heavy] heavy cloud
}
target-bombed = { $target }: { $hits ->
    [one] one hit
   *[other] { $hits } hits
}, { target-damage }.
target-assessed = Assessment: { target-damage }, { $points } VP.
bombers-landed = { $number ->
    [0] Nobody lands with the formation.
    [one] One bomber lands.
   *[other] { $number } bombers land.
}
bomber-landed = { $bomber }: { landing-result }.
crew-upgraded = { $crew } is now a { level-name } crew.
crew-downgraded = { $crew } has casualties: now a { level-name } crew.
crew-rescued = { $crew } is rescued.
crew-captured = { $crew } is captured.
crew-gone = { $crew } is lost.
crew-back = { $crew } is back.
crew-recovered = { $crew } is Ready again.
commander-chosen = { $name } commands the squadron.
commander-lost = { $name } is lost.
maximum-effort-called = Maximum effort: { $number } bombers are required.
bomber-repaired = { $bomber } is Ready again.
bomber-replaced = { $bomber } arrives with a Green crew.
mission-scored = Mission: { $points } VP, { $level }.
campaign-points-changed = Campaign: { $points } VP, { $total } in all.
war-progressed = Progress of the war: { $name ->
    [me262_early] the Me-262s arrive early
    [v2_attack] V-2 attack on London
    [axis_advance] Axis advance
    [allied_advance] Allied advance
    [p51_early] the P-51s arrive early
   *[no_event] nothing new
}.
campaign-ended = The campaign is over with { $points } VP: { $level }.

# ---------------------------------------------------------------- the view

subtitle = { $campaign }, mission { $number } of { $missions }
board-map = Mission map
board-formation = Formation
board-squadron = Squadron
measure-boxes = boxes
layer-course = Course
course-line-flown = flown
course-line-planned = planned
formation = Formation
status-loose = Loose
status-damaged = Damaged
place-title = { $element } { $place }
space-interceptors = Interceptors
space-dogfight = Fighter combat
space-escorts = Escorts
space-bombers_ready = Bombers, Ready
space-crews_ready = Crews, Ready
space-bombers_not_ready = Bombers, Not Ready
space-crews_not_ready = Crews, Not Ready
space-crews_away = Rescued, on their way back
fact-kind = Box
fact-target-type = Target
fact-distance = Boxes from base
fact-ratings = Ratings
four-figures = air combat { $air }, performance { $performance }, bombing { $bombing }, structure { $structure }
fact-crew = Crew
crew-figures = { level-name }: air combat { $air }, performance { $performance }, bombing { $bombing }
fact-record = Record
crew-record = { $missions ->
    [one] one mission
   *[other] { $missions } missions
}, { $kills ->
    [one] one kill
   *[other] { $kills } kills
}
track-missions = Missions
track-campaign-vp = Campaign VP
track-mission-vp = Mission VP
track-escort = Range of the { $type }
mark-year = { year }
panel-mission = Mission card
panel-squadron = Squadron
panel-luck = Lady Luck
panel-history = Missions flown
panel-losses = Losses
fact-target = Target
fact-cloud = Cloud
fact-flak = Flak
fact-difficulty = Difficulty
fact-destruction = Destruction
fact-worth = VP, heavy / light
fact-required = Bombers required
fact-escort = Escort
escort-now = { $number } { $type }, { $left ->
    [0] at the end of their range
    [one] one more box
   *[other] { $left } more boxes
}
fact-damage = Damage done
fact-ready = Ready
fact-not_ready = Not Ready
bombers-and-crews = { $bombers ->
    [one] one bomber
   *[other] { $bombers } bombers
}, { $crews ->
    [one] one crew
   *[other] { $crews } crews
}
fact-commander = Commander
commander-now = { $name }{ $lost ->
    [True] , lost
   *[False] { "" }
}
history-number = { $number }. { $target }
history-line = { target-damage }; lost { $lost } of { $sent }; { $points } VP, campaign { $campaign }
loss-number = Mission { $number }
loss-line = { $bomber }, { $cause ->
    [flak] flak
    [fighters] fighters
    [landing] bad landing
    [systems] failing systems
   *[straggler] straggler
}{ $saved ->
    [True] , crew saved
   *[False] { "" }
}

# ---------------------------------------------------------------- two players

seat-german = German defence
phase-german-resources = German resources
column-full = full campaign
column-short = short campaign
column-war-entry = war entry
column-1944-short = 1944 short
column-close_1942 = 1–2 boxes, 1942
column-close_1943 = 1–2 boxes, 1943
column-close_1944 = 1–2 boxes, 1944+
column-deep_1942 = 3–5 boxes, 1942
column-deep_1943 = 3–5 boxes, 1943
column-deep_1944 = 3–5 boxes, 1944+
column-deepest_1942 = 6 boxes or more, 1942
column-deepest_1943 = 6 boxes or more, 1943
column-deepest_1944 = 6 boxes or more, 1944+
row-interception = { yes-or-no }
row-interceptor_replacement = { yes-or-no }
drm-campaign = success of the campaign
flak-word = { $level ->
    [light] light flak
    [moderate] moderate flak
   *[heavy] heavy flak
}
ask-flak = { $bombers } bombers are over { $box }. Do you fire?
flak-none = Hold fire
flak-level = Play { flak-word }
ask-intercept = { $number ->
    [one] One interceptor is
   *[other] { $number } interceptors are
} ready. Try to intercept?
intercept-try = Try
intercept-wait = Wait
ask-interceptor = Which interceptors attack? { $chosen } of { $most } named.
pick-best = { $number ->
    [one] The best one
   *[other] The best { $number }
}
ask-ace = Which interceptor gets the first ace?
ask-target = Which bomber does { $fighter } attack?
target-bomber = { $bomber }
target-best = The rest after the easiest prey
target-hold = None, hold back
resources-drawn = The defence has { $interceptors ->
    [one] one interceptor
   *[other] { $interceptors } interceptors
} and { $flak ->
    [0] no flak counter
    [one] one flak counter
   *[other] { $flak } flak counters
}.
card-shown = The mission card is shown: { $target }.
crew-shown = { $bomber }: a { level-name } crew.
flak-played = The defence plays { flak-word }.
interception-failed = The interceptors do not find the formation.
interceptors-sent = { $number ->
    [one] One interceptor attacks.
   *[other] { $number } interceptors attack.
}
interceptor-replaced = A { $type } is replaced.
space-hangar = German interceptors
fact-defence = German defence
defence-now = { $interceptors ->
    [one] one interceptor
   *[other] { $interceptors } interceptors
}, flak { $flak }
crew-face-down = Crew, face down
target-hidden = not shown yet
level-hidden = face down

# ---------------------------------------------------------------- odds

insight-now = The odds now
insight-heavy = Heavy damage
insight-light = Light damage
insight-points = Points on average
insight-flak-lost = The lead lost to one flak attack
insight-flak-hurt = The lead hurt by it
insight-repelled = An escort repels { $fighter }
insight-kill = An escort shoots { $fighter } down
insight-escort-lost = The escort is lost
insight-through = { $covered ->
    [True] The lead lost to an interceptor that is covered
   *[False] The lead lost to an interceptor that gets through
}
odds-of-bombing = Damage to the target
odds-of-flak = Losses to one attack of the target’s flak
odds-heavy-under = Heavy damage, { cloud }

# ---------------------------------------------------------------- on the boards

legend-flak = flak site
escorts-leave = { $type }s leave
legend-reach = reach of the escort
layer-reach = Reach of the escort
reach-line = { $type }: { $left ->
    [0] they turn back after this box
    [one] one box more
   *[other] { $left } boxes more
}
card-defence = flak { $flak }, difficulty { $difficulty }, destruction { $destruction }
card-worth = { $boxes } boxes away; { $worth } VP
panel-formation = Formation
element-defence = defence { $value ->
    [-1] −1
    [0] +0
   *[other] +{ $value }
}
bomber-tag = { $type } { $number }
crew-green-tag = Green { $number }
crew-tag = { $crew }
escort-count = { $type } × { $number }
group-range = Range
range-now = { $done } of { $most }
group-shot-down = Shot down
shot-down = { $kills ->
    [one] one interceptor
   *[other] { $kills } interceptors
}, { $escorts ->
    [one] one escort
   *[other] { $escorts } escorts
}
card = { card-colour }
layer-attacks = Attacks
plane-title = { $element } { $value ->
    [-1] −1
   *[other] +{ $value }
}
attack-title = Attackers of place { $place }
status-ace = ★ ace

# ---------------------------------------------------------------- the squadron's page

page-file = Squadron record · { $campaign }
page-roster = Squadron record
page-note = { $ready ->
    [one] one pair ready
   *[other] { $ready } pairs ready
} · { $other } not ready{ $empty ->
    [0] { "" }
    [one] { " · one place empty" }
   *[other] { " · " }{ $empty } places empty
}
head-type = Type
head-crew = Crew
head-factors = Factors
head-hits = Hits
head-kills = Kills
head-history = History
head-state = State
key-flown = flown
key-hit = flown and hit
key-rested = rested
key-promoted = promoted
crew-story = { $what ->
    [raised] { level-name } since mission { $mission }
    [lowered] lost a level on mission { $mission }
   *[flown] { $mission ->
        [0] { level-name } from the start
       *[other] joined after mission { $mission }
    }
}
state = { $section ->
    [ready] Ready
    [not_ready] Not ready
   *[away] On its way back
}
state-flying = { $damaged ->
    [True] Flying, damaged
   *[False] Flying
}
no-crew = no crew
page-plot = Victory points by mission and campaign track
plot-mission = mission VP
plot-campaign = campaign VP
plot-war = war event
plot-lost = lost
plot-heavy = heavy damage
plot-light = light damage
plot-none = none
level-at = { $name } { $points }
page-losses = Bombers lost by year
toll = { $lost } of { $flown } sorties · { NUMBER($share, maximumFractionDigits: 1) } %
page-graves = Did not come home
grave-line = mission { $mission }, { $place } · { $cause ->
    [flak] flak
    [fighters] fighters
    [landing] bad landing
    [systems] failing systems
   *[straggler] turned back, never seen
}{ $saved ->
    [True] , crew saved
   *[False] { "" }
}

# ---------------------------------------------------------------- the debriefing

debrief-mission = Mission { $number }
debrief-missing = Missing for the next level
fact-home = Came home
came-home = { $home } of { $sent }
fact-mission-total = Mission
mission-total = { $points } VP, { $level }
signed = { $sign }{ $points } VP
score-item = { $item ->
    [target] Damage to the target
    [kills] Interceptors shot down
    [bombers] Bombers lost
    [escorts] Escorts lost
    [missing] Bombers missing at take-off
   *[extra] Bombers above the number required
}
score-war = Progress of the war
fact-destroyed = Targets heavily damaged
panel-debriefing = Debriefing of mission { $number }
time-targets = Targets
time-fighters = Fighters
time-losses = Losses
time-squadron = Squadron
luck-kills = Fighters shot down
luck-damaged = Fighters damaged
luck-bombers = Bombers shot down
luck-hits = Bombers hit
luck-repaired = Bombers repaired
luck-raised = Crews promoted
luck-home = Stragglers that came home
luck-abandons = Damaged aircraft that left
luck-tight = Formation kept together
chance-come = that escorts come: { NUMBER($mean, maximumFractionDigits: 1) } fighters for { NUMBER($boxes, maximumFractionDigits: 1) } boxes on average
chance-turned = of the interceptors put out of the fight
chance-repelled = repelled; escort lost { NUMBER($lost, maximumFractionDigits: 1) } %
chance-backed = repelled; { NUMBER($alone, maximumFractionDigits: 1) } % alone
chance-cover = bomber lost; covered { NUMBER($covered, maximumFractionDigits: 1) } %
chance-lost = lost for good
chance-driven-off = an attacker driven off
chance-damaged = damaged
chance-lowered = crew drops a level
chance-crew-lost = crew killed
chance-altitude = heavy damage; lead lost to one flak attack { NUMBER($lost, maximumFractionDigits: 1) } %
chance-tight = that a check keeps the formation Tight
chance-stays = stays with the formation
chance-heavy = heavy damage
chance-light = light damage
chance-leading = heavy damage if it leads
chance-unseen = without interceptors; flak on the way { NUMBER($flak, maximumFractionDigits: 0) } %
chance-unmet = without interceptors if the German tries in every box
chance-intercepts = that the interceptors find the formation
chance-serious = heavy damage or worse
result = { $result ->
    [total_failure] Total Failure
    [major_failure] Major Failure
    [failure] Failure
    [minimal_success] Minimal Success
    [success] Success
    [high_success] High Success
    [major_victory] Major Victory
   *[spectacular] Spectacular Victory
}
metric = { $name ->
    [campaign_vp] Campaign VP
    [bombers_lost] Bombers lost
    [missions_flown] Missions flown
    [interceptors_shot_down] Interceptors shot down
    [targets_destroyed] Targets heavily damaged
    [sorties_1942] Sorties 1942
    [sorties_1943] Sorties 1943
    [sorties_1944] Sorties 1944
    [sorties_1945] Sorties 1945
    [losses_1942] Losses 1942
    [losses_1943] Losses 1943
    [losses_1944] Losses 1944
    [losses_1945] Losses 1945
    [loss_rate_1942] Losses 1942 (‰ of sorties)
    [loss_rate_1943] Losses 1943 (‰ of sorties)
    [loss_rate_1944] Losses 1944 (‰ of sorties)
    [loss_rate_1945] Losses 1945 (‰ of sorties)
   *[other] { $name }
}
ending = { $ending ->
    [victory] Spectacular victory before the end
    [defeat] Total failure before the end
    [flown] All missions flown
   *[track-ended] The war is over
}

# ---------------------------------------------------------------- components that cannot be played
track-numbered = The boxes of the mission track must be numbered from 1 on.
places-numbered = The places of the formation must be numbered from 1 to the size of the squadron.
targets-lie-in-red = Every target must lie in a red box (2.3).
major-targets-needed = Each year needs a major target, which keeps the deck from running out.
combat-columns-needed = The combat table needs a column for every size of formation.
named-crews-needed = There are fewer named crews than a squadron begins with.
lines-lead-both-ways = The lines of [[box]] { $box } must lead both ways (5.1).
box-out-of-reach = No line leads from the base to [[box]] { $box } (5.1).
