not-an-option = { $answer } is not one of the options: { $offered }.
not-a-number = { $answer } is not a whole number.
out-of-range = { $answer } is outside { $low } to { $high }.
not-your-decision = { $seat } has nothing to answer now.
undo-would-cross-a-revelation = This can no longer be undone: something new has been revealed since.
undo-would-cross-an-answer = This can no longer be undone: others have answered since.
undo-would-cross-a-turn = This can no longer be undone: it is somebody else’s turn.
nothing-to-undo = There is nothing to undo.
option-takes-one-of = Option { $option } takes one of { $those }, not { $value }.
option-takes-a-switch = Option { $option } takes on or off, not { $value }.
option-takes-a-number = Option { $option } takes a whole number from { $low } to { $high }, not { $value }.
no-such-option = { $game } has no option { $option }; it has { $those }.
no-such-scenario = { $game } has no scenario { $scenario }; it has { $those }.
no-match-file = This is not a match file: { $reason }.
match-file-too-new = The match file has version { $version }; this program reads up to { $newest }.
match-file-damaged = The match file is damaged: { $reason }
verified = Every roll and every answer checks out.
verified-unsealed = Every roll and every answer checks out. The file is older than seals: it does not prove what was taken back.
seal-broken = Does not check out: the seal does not fit. Set-up, rules version, answers or what was taken back were changed.
does-not-fit = Does not check out: { $why }
does-not-fit-new-rules = Does not check out (rules version { $old }, replayed under { $new }): { $why }
seed-missing = The seed that was committed to is missing.
seed-not-committed = The seed is not the one that was committed to.
fits-from = Checks out from answer { $first } on; the part before it was played under rules version { $old }.
other-dice = From answer { $first } on the dice are not those that were committed to.
misfit-not-asked = answer { $number } ({ $answer }) was given by { $seat }, who was not asked.
misfit-other-decision = answer { $number } ({ $answer }) is to the decision { $decision }, but { $asked } is asked.
misfit-illegal = answer { $number } ({ $answer }) is not legal there. { $why }
misfit-no-roll = roll { $number } ({ $face }) is missing from the record.
misfit-other-roll = roll { $number } is recorded as { $told }, but the dice give { $thrown }.
misfit-roll-too-many = roll { $number } is recorded but was never thrown.
misfit-result = the recorded result does not follow from the play.
misfit-checkpoint = the recorded checkpoint does not follow from the play.
enter-die = Throw a die of { $sides } sides and enter the result{ $sides ->
    [10] { " " }(a 0 is a 10)
   *[other] { "" }
}.
rolled = { $table }{ $about }: { $die }{ $sum }{ $mark }
die-thrown = { $why }: { $die }
reconstructed-mark = { " " }[reconstructed]
seed-committed = The dice are committed to: { $commitment }
seed-revealed = The seed of the dice: { $seed }
played-on-under-new-rules = This match was made with rules version { $old } and no longer replays under version { $new }: it goes on from its last checkpoint.
words = { $en }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
decimals = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-chance = chance
figure-mean = mean
does-not-fit-here = { $what } does not fit: { $why }.
expected-at = { $where }: { $why }
field-missing = the field { $field } is missing
field-unknown = there is no field { $field }
value-unknown = { $value } is none of the values it can have
unreadable = { $said }
other-kind = it should be { $kind }, not { $got }
out-of-bounds = it should be { $kind } { $side ->
    [least] of at least
    [most] of at most
    [above] above
   *[below] below
} { $limit }
kind = { $kind ->
    [int] a whole number
    [float] a number
    [str] a text
    [bool] true or false
    [array] a list
    [object] a table
    [null] nothing
   *[other] something else
}
