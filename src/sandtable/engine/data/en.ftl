not-an-option = { $answer } is not one of the options: { $offered }.
not-a-number = { $answer } is not a whole number.
out-of-range = { $answer } is outside { $low } to { $high }.
not-your-decision = Nothing is asked of { $seat } now.
undo-would-cross-a-revelation = It cannot be undone: something new has been revealed since.
undo-would-cross-an-answer = It cannot be undone: others have answered since.
undo-would-cross-a-turn = It cannot be undone: others are asked now.
nothing-to-undo = There is nothing to undo.
option-takes-one-of = Option { $option } takes one of { $those }, not { $value }.
option-takes-a-switch = Option { $option } takes on or off, not { $value }.
option-takes-a-number = Option { $option } takes a whole number from { $low } to { $high }, not { $value }.
no-such-option = { $game } has no option { $option }; it has { $those }.
no-such-scenario = { $game } has no scenario { $scenario }; it has { $those }.
no-match-file = This is not a match file: { $reason }.
match-file-too-new = The match file has version { $version }; this program reads up to { $newest }.
match-file-damaged = The match file is damaged: { $reason }
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
