game-title = Raid on Schweinfurt
game-blurb = Solitaire. Plan the Eighth Air Force's raids on the ball-bearing works of Schweinfurt in 1943, give the order, and see how many of your bombers come back.
player-thumb = Uses rules of thumb
player-odds = Uses the exact odds
seat-us = Eighth Air Force

board-display = Display
board-europe = Map of Europe

# phases
phase-briefing = Briefing
phase-availability = Bomber availability
phase-planning = Planning
phase-weather = Weather
phase-events = Variable events
phase-take-off = 1. Take-off
phase-crew = Your place in the raid
phase-assembly = 2. Assembly
phase-go-or-annul = Go or annul
phase-diversion = 3. Diversion
phase-outbound = 4. Outbound damage
phase-target = 5. Target (flak)
phase-bombing = 6. Bombing
phase-return = 7. Return damage
phase-end = End of the game
phase-verification = Verification of claims

# words
unit-b17 = B-17 Flying Fortress
unit-b24 = B-24 Liberator
piece-escort = F.E. factors
wave = { $wave ->
    [1] First wave
   *[2] Second wave
}
force = { $wave ->
    [0] the diversion
    [1] the first wave
   *[2] the second wave
}
weather = { $weather ->
    [excellent] Excellent
    [intermediate] Intermediate
    [overcast] Overcast
   *[poor] Poor
}
aggressiveness = { $level ->
    [average] Average
    [aggressive] Aggressive
   *[very_aggressive] Very aggressive
}
flak = { $level ->
    [light] Light flak
    [moderate] Moderate flak
   *[heavy] Heavy flak
}
target = { $target }
way-home = { $way ->
    [africa] North Africa
   *[england] England
}
result = { $result ->
    [us_win] US victory
    [draw] Draw
   *[german_win] German victory
}
goal-most = { result }, at most { $percent } % downed
goal-under = { result }, under { $percent } % downed
metric = { $name ->
    [damage_percent] Damage to the target (%)
    [loss_percent] Bombers lost (%)
    [bombers_lost] Bombers lost
    [luftwaffe_claims] Fighters claimed
    [luftwaffe_real] Fighters shot down
   *[other] { $name }
}
event = { $name ->
    [difficult_assembly] Difficult assembly
    [easy_takeoff] Easy take-off
    [luftwaffe_ready] Luftwaffe ready
    [fighters_burn_fuel] Fighters burn fuel at assembly
    [treacherous_africa] Treacherous flight to North Africa
    [poor_return_weather] Poor return weather
   *[b24_shortage] Shortage of B-24s
}
position = { $position ->
    [best] best position
    [worst] worst position
   *[middle] middle position
}
fate = { $fate ->
    [killed] killed
    [captured] captured
    [safe] safe and back
   *[unhurt] unhurt
}
crew = { $wave ->
    [1] First wave
   *[2] Second wave
}, { position }, { fate }
mission = { $number ->
    [1] { $scenario }
   *[other] { $scenario } · mission { $number }
}
wave-plan = { $b17 } B-17 + { $b24 } B-24 · { $target } · home: { way-home } · F.E. { $escort }
panel-plan = Plan
panel-tally = Tally
track-damage = Target damage (%)
fact-available = B-17 + B-24 available
fact-aborted = Aborted
fact-in-play = In play after take-off
fact-downed = Downed
fact-damage = Target damage
fact-claims = Luftwaffe claimed
fact-verified = Luftwaffe really downed
fact-bombers = Bombers
fact-target = Target
fact-way-home = Way home
fact-diversion = Diversion
fact-mode = Fighter mode
fact-event = Variable event
fact-crew = You

# what is asked
ask-availability = { $bombers } { $unit ->
    [b17] B-17s
   *[b24] B-24s
} are available. Roll again and take the average?
option-keep = Keep the number
option-roll-again = Roll again
ask-waves = One wave or two?
option-waves = { $count ->
    [1] One wave
   *[2] Two waves
}
ask-diversion = { $unit ->
    [b17] { $b24 ->
        [0] There are no B-24s. How many B-17s fly the diversion? ({ $available } available)
       *[other] All B-24s divert. How many B-17s join the diversion? ({ $available } available)
    }
   *[b24] How many B-24s fly the diversion? ({ $available } available)
}
ask-wave = { wave }: how many { $unit ->
    [b17] B-17s
   *[b24] B-24s
}? (up to { $high })
ask-mode = Which fighter mode? The lower it is, the more fighters stay with the raid and the fewer go with the diversion.
option-mode = Fighter mode { $mode }
ask-targets = Which targets?
ask-target = Which target for the whole raid?
option-both = { $count ->
    [1] { $target }
   *[2] Both waves to { $target }
}
option-secondary = { wave } to { $target }
option-target = { $target }
why-single = A single wave must attack { $target }.
why-secondary-limit = { wave } is larger than the other one, so it cannot take the secondary target.
ask-way-home = { wave }: which way home?
option-way-home = To { way-home }
ask-night = Fly the whole raid by day or by night?
option-when = { $when ->
    [night] By night
   *[day] By day
}
ask-lock-plan = The plan is complete. Once it is locked it cannot be changed.
option-lock-plan = Lock the plan
ask-weather = Home weather is { $home ->
    [excellent] Excellent
    [intermediate] Intermediate
    [overcast] Overcast
   *[poor] Poor
}, target weather { $target ->
    [excellent] Excellent
    [intermediate] Intermediate
    [overcast] Overcast
   *[poor] Poor
}. Postpone the raid and roll both again?
option-accept-weather = Fly in this weather
option-postpone = Postpone: roll both again
ask-shortage = Shortage of B-24s: { $short ->
    [one] the plan must lose 1 more
   *[other] the plan must lose { $short } more
}. How many from { force }?
ask-escort = { wave }: which assembly roll counts?
option-escort = { $fe ->
    [one] Roll { $place }: 1 F.E. factor
   *[other] Roll { $place }: { $fe } F.E. factors
}
ask-annul = The formation is assembled. { $annulments ->
    [0] Annul the mission? The damage goals would go up by { $points } points.
   *[other] Annul the mission? A second annulment loses the game.
}
option-go = Go ahead
option-annul = Annul the mission

# what happened
bombers-available = { $bombers } { $unit ->
    [b17] B-17s
   *[b24] B-24s
} are available.
wave-planned = { wave }: { $b17 } B-17 and { $b24 } B-24 to { $name }, home to { $way_home ->
    [africa] North Africa
   *[england] England
}.
diversion-planned = Diversion: { $b24 } B-24 and { $b17 } B-17.
fighter-mode-set = Fighter mode { $mode }.
night-chosen = The raid flies by night.
weather-set = { $where ->
    [home] Home weather: { weather }.
   *[target] Target weather: { weather }.
}
raid-postponed = The raid is postponed; both weather dice are rolled again.
event-happened = Variable event: { event }.
event-repeated = “{ event }” again: roll once more.
liberators-missing = { $number ->
    [one] 1 B-24 of the plan cannot fly.
   *[other] { $number } B-24s of the plan cannot fly.
}
bombers-aborted = { $number ->
    [0] No bomber of { force } aborts
    [one] 1 bomber of { force } aborts
   *[other] { $number } bombers of { force } abort
}; { $left ->
    [0] none are left
    [one] 1 flies on
   *[other] { $left } fly on
}.
wave-turned-back = { wave } has { $bombers ->
    [0] no bomber left
    [one] only 1 bomber
   *[other] only { $bombers } bombers
} and turns back.
raid-failed = No wave is left: the raid has failed. German victory.
crew-assigned = You fly with { force }, { position }.
escort-assembled = { wave }: { $fe ->
    [0] no F.E. factor.
    [one] 1 F.E. factor.
   *[other] { $fe } F.E. factors.
}
mission-annulled = { $points ->
    [0] The mission is annulled a second time: the delay is a blow to the bombing effort. German victory.
   *[other] The mission is annulled and you start again; the damage goals go up by { $points } points.
}
mission-went-ahead = The mission goes ahead: no turning back now.
fighters-diverted = Effect of the diversion on Table 4: { diverted }.
luftwaffe-rose = Luftwaffe aggressiveness: { $aggressiveness ->
    [average] average
    [aggressive] aggressive
   *[very_aggressive] very aggressive
}.
escort-turned-back = The escort of { force } turns back with { $fe ->
    [one] 1 F.E. factor.
   *[other] { $fe } F.E. factors.
}
escort-spent = { wave } loses { $fe ->
    [one] 1 F.E. factor
   *[other] { $fe } F.E. factors
} ({ $left ->
    [0] none
   *[other] { $left }
} left).
aircraft-claimed = { wave } claims { $number } enemy aircraft.
bombers-downed = { wave }: { $number ->
    [one] 1 bomber downed
   *[other] { $number } bombers downed
} ({ $left ->
    [0] none
   *[other] { $left }
} left).
flak-opened = { $flak ->
    [light] Light flak
    [moderate] Moderate flak
   *[heavy] Heavy flak
} over the target.
target-bombed = { wave } bombs { $name }: { $damage } % damage ({ $total } % in all).
wave-returned = { wave }: { $bombers ->
    [one] 1 bomber reaches
   *[other] { $bombers } bombers reach
} { $way_home ->
    [africa] North Africa
   *[england] England
}.
crew-hit = { $bomber ->
    [yours] Your bomber is hit and goes down.
   *[another] Your bomber is not among those downed.
}
crew-fate = You are { fate }.
raid-ended = { $reason ->
    [killed] You were killed: { result }
   *[goals] { result }
}: { $damage } % damage, { $percent } % downed ({ $downed } of { $in_play }).
moral-victory = A moral victory: better than your last raid.
claims-verified = { $claims ->
    [one] 1 aircraft claimed
   *[other] { $claims } aircraft claimed
}, { $percent } %: { $real ->
    [0] none was really shot down.
    [one] 1 was really shot down.
   *[other] { $real } were really shot down.
}

# dice
about-home = { " " }(home)
about-target = { " " }(target)
about-wave-1 = { " " }(first wave)
about-wave-2 = { " " }(second wave)
about-diversion = { " " }(diversion)
why-difficult-assembly = Difficult assembly: B-17s that abort
why-crew-hit = Is it your bomber?
drm-easy-take-off = easy take-off
drm-fighter-mode = fighter mode
drm-night = night
drm-long-range-escort = long-range escort
drm-diversion-size = size of the diversion
drm-single-wave = one wave only
drm-diminished-luftwaffe = diminished Luftwaffe
drm-closer-target = closer target
drm-diversion = diversion
drm-aggressiveness = aggressiveness
drm-luftwaffe-ready = Luftwaffe ready
drm-flak = flak
drm-beyond-column = column beyond the table
drm-treacherous-africa = treacherous African route

# what the row says
row-b17_availability = { $bombers } B-17s
row-b24_availability = { $bombers } B-24s
row-weather = { weather }
row-t1 = { $reroll ->
    [number] roll again
   *[none] { aborting }
}
row-t2 = { $fe } F.E.
row-t3 = { diverted }
row-aggressiveness = { $name }
row-t4 = { $reroll ->
    [to7_else_none] { stars } roll again
    [to7_cap] { stars } roll again
   *[none] { $fe_loss ->
        [0] { stars } { downed }
       *[other] { stars } −{ $fe_loss } F.E., or losses if too few
    }
}
row-flak = { $name }
row-t5 = { downed }
row-t6 = { $damage } %
row-t7 = { $eight_plus ->
    [True] { stars } 8+
   *[False] { stars } { downed }
}
row-t7_poor_return = { row-t7 }
row-t7a = { $reroll ->
    [min4] roll again
   *[none] { downed }
}
row-verification = { $percent } %
row-event_count = { $events ->
    [one] 1 event
   *[other] { $events } events
}
row-events = { $title }
row-role_wave = { wave }
row-role_position = { $name }
row-role_fate = { $name }
row-reroll-number = { $value ->
    [one] 1 aborts
   *[other] { $value } abort
}
row-reroll-to7_else_none = { rerolled }
row-reroll-to7_cap = { rerolled }
row-reroll-min4 = { rerolled }
stars = { $claims ->
    [0] –
    [1] { "*" }
    [2] { "**" }
    [3] { "***" }
    [4] { "****" }
   *[other] { $claims } { "*" }
}
downed = { $bombers ->
    [0] no losses
   *[other] { $bombers } downed
}
rerolled = { $value ->
    [0] no losses
   *[other] { $value } downed
}
aborting = { $aborts ->
    [0] none aborts
    [one] 1 aborts
   *[other] { $aborts } abort
}
diverted = { $wave1 ->
    [1] +1
    [-1] −1
   *[0] 0
} for the first wave, { $wave2 ->
    [1] +1
    [-1] −1
   *[0] 0
} for the second

# columns of the tables
column-excellent = Excellent
column-intermediate = Intermediate
column-overcast = Overcast
column-poor = Poor

# odds
insight-title = Exact odds
insight-note = These odds are exact: they cover every possible roll. They assume that you keep the better assembly roll and neither postpone nor annul the raid.{ $without ->
    [variable_events] { " " }Variable events are left out.
    [role_playing] { " " }The fate of your crew is left out.
    [variable_events-role_playing] { " " }Variable events and the fate of your crew are left out.
   *[nothing] { "" }
}
chart-damage = Target damage (%)
chart-losses = Bombers downed (%)
mark-here = This raid

option-for-own-designs = Option { $option } is only for scenarios of your own, not for { $scenario } (XIX.dyo).
option-previous = Write the option previous as result/damage/downed, for example german_win/35/19, not { $value }.
own-goals-need-a-scheme = To set your own goals, the victory schedule must have a win, two draws and a German win (XIX.victory-options).

# odds and planner
odds-of-plan = The exact odds of a plan: victory, damage to the target and bombers lost.
odds-damage = Target damage (%)
odds-losses = Bombers downed
odds-loss_percent = Bombers downed (%)
odds-neglected = Too unlikely to follow
odds-by-weather = Under each weather
odds-weather = home / target
pair = { $one } / { $other }
plan-share = First wave
plan-diversion = Diversion
plan-mode = Fighter mode
plan-ways = Way home
plan-night = Flown by
plan-score = Score
plan-worth = Effect of other choices on the best plan
plan-choice = Choice
plan-instead = Instead
plan-change = Change
plan-rated = { $plans } plans were rated, assuming the best use of the weather reroll.
plan-by-night = night
plan-by-day = day

# the debriefing
debrief-damage = Damage to the target
debrief-losses = Bombers downed
debrief-downed = { wave }
debrief-percent = Losses
debrief-goal = { $damage } % damage with at most { $percent } % downed
time-luftwaffe = Luftwaffe and flak
time-bombers = Bombers
time-bombs = Bombs
luck-aborts = Take-off: aborts
luck-escort = Assembly: F.E. factors
luck-downed = Bombers downed
luck-damage = Bombing: damage
luck-attacks = Effective Luftwaffe attacks
debrief-germans = Luftwaffe

# components that cannot be played
row-unknown = Table { $table } has the unknown id { $id }; the known ids are { $those }.
event-missing = Table events must keep the event { $event }.
too-many-events = There are only { $most } variable events, not { $events }.
too-few-bombers = Table b17_availability must give at least { $least } bombers in every row (V).
other-die = Table { $table } is for a die with { $sides } sides; all dice in this game have { $wanted } (III.dice).
last-clause = The last clause of [[schedule]] { $schedule } must be a German win without limits.
own-schedule-unknown = [[scenario]] { $scenario } names the unknown victory schedule { $victory }.
own-option-no-switch = [[scenario]] { $scenario } names an option that is not a switch.
own-waves-allowed = [[scenario]] { $scenario } must allow one or two waves (III.wave).
own-waves-numbered = [[scenario]] { $scenario } must number its waves 1 and 2 (III.wave).
own-primary-missing = [[scenario]] { $scenario } has a primary target that is not among its targets.
own-target-unnamed = [[scenario]] { $scenario } has a target that no [[geography.place]] names in both languages.
own-target-twice = [[scenario]] { $scenario } names a target twice.
own-targets-two = [[scenario]] { $scenario } needs two targets for VI(5).
own-weather-unknown = [[scenario]] { $scenario } gives an unknown weather (VII.table).
own-weather-half = [[scenario]] { $scenario } must give the weather for home and target, or none (VII).
own-aggressiveness-unknown = [[scenario]] { $scenario } gives an unknown aggressiveness.
own-flak-unknown = [[scenario]] { $scenario } gives an unknown flak.
own-way-home-needed = [[scenario]] { $scenario } needs a way home (VI(6)).
own-fighter-mode-unknown = [[scenario]] { $scenario } has an unknown fighter mode (VI(4)).
own-bombers-too-few = [[scenario]] { $scenario } has fewer bombers than waves (VI(1)).
own-waves-too-many = [[scenario]] { $scenario } gives more waves than it allows (III.wave).
own-wave-astray = [[scenario]] { $scenario } sends a wave to a target that is not among its targets.
own-waves-apart = [[scenario]] { $scenario } must send all waves to the same target (XIX.dyo).
own-primary-spared = [[scenario]] { $scenario } must send a wave to its primary target (VI(5).single).
own-secondary-larger = [[scenario]] { $scenario } sends the larger force to its secondary target (VI(5).secondary-limit).
own-way-home-unknown = [[scenario]] { $scenario } gives a wave a way home that it does not offer (VI(6)).
own-wave-empty = [[scenario]] { $scenario } has a wave without bombers (VI(1)).
own-diversion-b24 = [[scenario]] { $scenario } diverts more B-24s than bombers (VI(2)).
plan-scenario-unknown = The plan names the unknown scenario { $scenario }.
plan-option-unknown = The plan names an option that does not exist.
plan-needs-night = The plan flies by night, which needs the option night (XIX.night).
plan-target-unknown = The plan has a target that { $scenario } does not have.
plan-one-target = The plan may have only one target.
plan-way-home-unknown = The plan has an unknown way home (VI(6)).
plan-annulments = A plan can come after 0 to { $most } annulments (XI.second).
plan-shortage = Instead of the event b24_shortage, plan with fewer B-24s.
plan-waves = A plan has one or two waves, not { $waves } (III.wave).
plan-b24-first = The plan is not legal (VI(2).b24-first): B-24s must divert before any B-17.
plan-given = { $name } must be one of { $those }, not { $value }.
plan-event-unknown = There is no variable event { $event }; the events are { $those }.
plan-is-given = { $scenario } has a fixed plan, so there is nothing to search for.
odds-difficult-assembly = The odds with difficult_assembly need more B-17s in each wave (XIX.events.1).
