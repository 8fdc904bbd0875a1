not-an-option = { $answer } is not one of the options: { $offered }.
not-a-number = { $answer } is not a whole number.
out-of-range = { $answer } is outside { $low } to { $high }.
not-your-decision = { $seat } has nothing to answer now.
undo-would-open-what-is-closed = A match that was resigned or agreed drawn stays ended: its dice and secrets are open. You can play on from any moment of it in a match of its own.
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
no-such-phase = There is no phase called { $phase }.
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
misfit-undone = what was taken back does not fit the answers.
misfit-beyond = it goes on after answer { $inputs }, but does not have so many.
enter-die = Throw a die of { $sides } sides and enter the result{ $sides ->
    [10] { " " }(a 0 is a 10)
   *[other] { "" }
}.
rolled = { $table }{ $about }: { $die }{ $sum }{ $mark }
die-thrown = { $why }: { $die }
dice-thrown = { $why }: { $faces } = { $die }
volley-thrown = { $why }: { $faces } ({ $least }+) → { $die }
reconstructed-mark = { " " }[reconstructed]
seed-committed = The dice are committed to: { $commitment }
share-sealed = { $seat } adds a sealed number to the dice: { $seal }
share-opened = { $seat } opens its number: { $number }
ask-share-sealed = Your browser seals a number for the dice.
ask-share-opened = Your browser opens its number for the dice. If nothing happens, open the match in the browser that sealed the number.
not-a-share = A number for the dice has 64 hexadecimal digits.
not-the-sealed-share = This is not the number that was sealed.
seed-revealed = The seed of the dice: { $seed }
played-on-under-new-rules = This match was made with rules version { $old } and no longer replays under version { $new }: it goes on from its last checkpoint.
words = { $en }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
decimals = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-chance = chance
figure-mean = mean
table-named = Table { $table }
table-row = Table { $table }, row { $row }
override-is-a-list = In an override { $name } is a list: [[{ $name }]].
override-is-a-table = In an override { $name } is a table: [{ $name }].
override-needs-its-key = Every [[{ $name }]] of an override needs its { $field }.
override-has-unknown-names = There are no { $place ->
    [none] components
    [table] tables
   *[other] fields of { $place }
} called { $names }; there are { $those }.
does-not-fit-here = { $what } does not fit: { $why }.
expected-at = { $where }: { $why }
field-missing = the field { $field } is missing
field-unknown = there is no field { $field }
number-beyond = the number is too large
value-unknown = { $value } is none of the values it can have
unreadable = { $said }
other-kind = it should be { $kind }, not { $got }
out-of-bounds = it should be { $kind } { $side ->
    [least] of at least
    [most] of at most
    [above] above
   *[below] below
} { $limit }{ $of ->
    [str] { " " }characters
    [array] { " " }entries
   *[other] { "" }
}
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
mark-yours = your match
chart-bots = Your match among { $games } that the computer played from the start
fork-out-of-range = A fork shares { $low } to { $high } inputs, not { $at }.
seed-not-hexadecimal = The seed { $seed } is not 1 to { $longest } bytes in hexadecimal digits.
other-game = This is a match of { $game }, not of { $wanted }.
no-way-on = Rules version { $version } cannot go on from the last checkpoint: { $reason }
table-needs-rows = Table { $table } needs a list of rows.
table-unknown-field = Table { $table } has no field { $field }, as in row { $row }.
table-has-gaps = The rows of table { $table } must cover { $low } to { $high } without gaps.
table-rows-have-gaps = The rows of table { $table } must cover their range without gaps.
no-such-game = There is no game called { $game }; installed are { $those }.
no-such-seat = { $game } has no seat called { $seat }; it has { $those }.
no-such-player = { $game } has no player called { $player }; it has { $those }.
not-in-that-seat = In { $game }, { $player } plays { $seats } and not { $seat }.
nobody-plays = In { $game }, { $players } does not play { $seat }; name another player too.
database-closed = The database cannot be opened: { $reason }
no-database-address = { $address } is not the address of a database.
other-database = Matches are kept in SQLite or PostgreSQL, not in { $backend }.
sqlite-needs-a-file = SQLite needs a file, as in sqlite:///matches.db.
no-folder = { $folder } cannot be created: { $reason }.
no-origin = An origin is like https://games.example.org, without a path, not { $origin }.
cannot-listen = Nothing can listen at { $host }, port { $port }: { $reason }.
seat-resigned = { $seat } resigns.
draw-agreed = The players agree to a draw.
cannot-be-closed = The match cannot be ended like this.
end-resigned = Resignation
end-agreed = Draw agreed
too-many-values = { $what } does not fit: it has more than { $most } values.
too-deep = { $what } does not fit: its tables lie more than { $most } deep.
list-too-long = { $what } does not fit: a list in it has more than { $most } entries.
number-too-large = { $what } does not fit: a number in it is larger than { $most }.
text-too-long = { $what } does not fit: a text in it has more than { $most } characters or one that cannot be shown.
other-format = This is not a match file: its format is { $format }, not sandtable-match.
no-json = it is not JSON
database-held = The matches in { $file } are in use: the server with process number { $holder } holds them. Stop it first, or use PostgreSQL for several servers.
database-too-new = The database was made by a newer version of this program: install that version.
names-the-unknown = { $place } names what is not in the box: { $lost }.
own-neighbour = { $place } joins { $space } to itself.
plan-named = The plan
