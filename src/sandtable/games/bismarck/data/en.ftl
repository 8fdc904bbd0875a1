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
shots-lost = { $target } is sinking already: { $shots ->
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
   *[stalled] Nobody fires any more: the battle is over after { rounds }
}
rounds = { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
}

ask-heading = Heading of your ships in { $zone }
ask-heading-of = Heading on entry: { $ships }
ask-place = Where does { $ship } stand?
ask-withdraw = Which ships withdraw?
ask-next-to-move = Which ship moves first?
ask-next-bonus-move = Which ship makes its bonus move first?
ask-next-to-fire = Which ship fires now?
ask-manoeuvre = Manoeuvre of { $ship }
ask-bonus-move = { $ship } moves one hex ahead and may turn
ask-fire = Fire of { $ship }
ask-salvoes = { $ship }, { section }: how many of { $left } salvoes at { $target }, { $distance } hexes away?
ask-side = Which side of { $ship } is hit?
ask-break-off = Break off? It counts only if both sides want to
ask-latecomer = Does a ship that stayed out enter the battle?
ask-enter = { $ships }: enter the battle now?
ask-reinforcement = { $ships }: roll to join the battle?
option-heading = { direction }
option-hex = Hex { $hex }
option-ship = { $ship }
option-withdraw = { $ship } withdraws
option-none-withdraw = No more
held-by = { $ship }, which is not slower, holds it
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
