not-an-option = { $answer } is not one of the options: { $offered }.
not-a-number = { $answer } is not a whole number.
out-of-range = { $answer } is outside { $low } to { $high }.
not-your-decision = { $seat } has nothing to answer now.
undo-would-open-what-is-closed = You cannot undo a resignation or an agreed draw, because the dice and secrets of the match are now open. You can play on from any moment in a new match.
undo-would-cross-a-revelation = This can no longer be undone: something new has been revealed since.
undo-would-cross-an-answer = This can no longer be undone: others have answered since.
undo-would-cross-a-turn = This can no longer be undone: it is another player’s turn.
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
verified-unsealed = Every roll and every answer checks out. The file is too old to have a seal, so it does not prove which answers were undone.
seal-broken = Does not check out: the seal does not match. The set-up, the rules version, the answers or the undos were changed.
does-not-fit = Does not check out: { $why }
does-not-fit-new-rules = Does not check out (rules version { $old }, replayed under { $new }): { $why }
seed-missing = The seed of the commitment is missing.
seed-not-committed = The seed does not match the commitment.
fits-from = Checks out from answer { $first } on; the part before it was played under rules version { $old }.
other-dice = From answer { $first } on, the dice do not match the commitment.
misfit-not-asked = { $seat } gave answer { $number } ({ $answer }) without being asked.
misfit-other-decision = answer { $number } ({ $answer }) belongs to the decision { $decision }, but the match asks for { $asked }.
misfit-illegal = answer { $number } ({ $answer }) is not legal at that point. { $why }
misfit-no-roll = roll { $number } ({ $face }) is missing from the record.
misfit-other-roll = roll { $number } is recorded as { $told }, but the dice give { $thrown }.
misfit-roll-too-many = roll { $number } is in the record, but the match does not make it.
misfit-result = the recorded result does not follow from the answers and rolls.
misfit-checkpoint = the recorded checkpoint does not follow from the answers and rolls.
misfit-undone = the undone answers do not match the answers.
misfit-beyond = it begins after answer { $inputs }, but has fewer answers.
enter-die = Roll a die with { $sides } sides and enter the result{ $sides ->
    [10] { " " }(a 0 is a 10)
   *[other] { "" }
}.
rolled = { $table }{ $about }: { $die }{ $sum }{ $mark }
die-thrown = { $why }: { $die }
dice-thrown = { $why }: { $faces } = { $die }
volley-thrown = { $why }: { $faces } ({ $least }+) → { $die }
reconstructed-mark = { " " }[reconstructed]
seed-committed = Commitment of the dice: { $commitment }
share-sealed = { $seat } adds a sealed number to the dice: { $seal }
share-opened = { $seat } opens its number: { $number }
ask-share-sealed = Your browser seals a number for the dice.
ask-share-opened = Your browser opens its number for the dice. If nothing happens, open the match in the browser that sealed the number.
not-a-share = A number for the dice has 64 hexadecimal digits.
not-the-sealed-share = This is not the number that was sealed.
seed-revealed = The seed of the dice: { $seed }
played-on-under-new-rules = This match was made with rules version { $old } and no longer replays under version { $new }, so it continues from its last checkpoint.
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
} called { $names }; the known names are { $those }.
does-not-fit-here = { $what } is not valid: { $why }.
expected-at = { $where }: { $why }
field-missing = the field { $field } is missing
field-unknown = the field { $field } does not exist
number-beyond = the number is too large
value-unknown = { $value } is not one of the possible values
unreadable = { $said }
other-kind = it must be { $kind }, not { $got }
out-of-bounds = it must be { $kind } { $side ->
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
chart-bots = Your match among { $games } played by the computer from the start
fork-out-of-range = A fork keeps { $low } to { $high } answers, not { $at }.
seed-not-hexadecimal = The seed { $seed } is not 1 to { $longest } bytes in hexadecimal digits.
other-game = This is a match of { $game }, not of { $wanted }.
no-way-on = Rules version { $version } cannot continue from the last checkpoint: { $reason }
table-needs-rows = Table { $table } needs a list of rows.
table-unknown-field = Table { $table } has no field { $field }, as in row { $row }.
table-has-gaps = The rows of table { $table } must cover { $low } to { $high } without gaps.
table-rows-have-gaps = The rows of table { $table } must cover their range without gaps.
no-such-game = There is no game called { $game }; the installed games are { $those }.
no-such-seat = { $game } has no seat called { $seat }; it has { $those }.
no-such-player = { $game } has no player called { $player }; it has { $those }.
not-in-that-seat = In { $game }, { $player } plays { $seats } and not { $seat }.
nobody-plays = In { $game }, { $players } cannot play { $seat }; name a player for that seat too.
database-closed = The database cannot be opened: { $reason }
no-database-address = { $address } is not the address of a database.
other-database = Matches can be stored in SQLite or PostgreSQL, not in { $backend }.
sqlite-needs-a-file = SQLite needs a file, as in sqlite:///matches.db.
no-folder = { $folder } cannot be created: { $reason }.
no-origin = { $origin } is not an origin; write it without a path, like https://games.example.org.
cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }.
seat-resigned = { $seat } resigns.
draw-agreed = The players agree to a draw.
cannot-be-closed = The match cannot end this way.
end-resigned = Resignation
end-agreed = Draw agreed
too-many-values = { $what } is not valid: it has more than { $most } values.
too-deep = { $what } is not valid: its tables are nested more than { $most } levels deep.
list-too-long = { $what } is not valid: one of its lists has more than { $most } entries.
number-too-large = { $what } is not valid: one of its numbers is larger than { $most }.
text-too-long = { $what } is not valid: one of its texts has more than { $most } characters or an unprintable one.
other-format = This is not a match file: its format is { $format }, not sandtable-match.
no-json = it is not JSON
database-held = The server with process number { $holder } is using the matches in { $file }. Stop it first, or use PostgreSQL for several servers.
database-too-new = A newer version of this program created the database: install that version.
names-the-unknown = { $place } names a component that is not in the box: { $lost }.
own-neighbour = { $place } connects { $space } to itself.
plan-named = The plan
