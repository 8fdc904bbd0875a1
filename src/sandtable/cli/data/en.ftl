seats = Seats
bots = Bots
scenarios = Scenarios
options = Options
source = source

# question and answer
plain-hello = Answer with the number of an option, its id, or a number; type help for more.
plain-help =
    1, 2, …      the option with this number
    =id          the option with this id (the = is needed only if it looks like a number)
    (empty)      the suggested number, the end of the question, or the only option
    words        the option whose words begin with these, as "hood" or "king geo"
    rest         leave everything as it was until the turn ends or you must decide
    undo         undo the last answer
    board        show the board
    log          show the whole log
    rule [ID]    show the rule behind this question, or any other
    table        show the table of the last roll, with the row that was hit
    odds         show the exact odds in this position
    lang es|en   change the language
    save [FILE]  save here or elsewhere; every answer is saved anyway
    quit         save and leave
range = { $low } to { $high }; an empty line takes { $suggested }.
between = { $low } to { $high }.
cover = Hand over to { $seat }. Press Enter when you are at the screen.
saved = Saved in { $file }
undone = Undone.
other-seal = Does not check out: the seal is not the one shown at the table. The file tells another story.
sealed = Seal of the match: { $seal }
written-elsewhere = { $file } was written by another program. Your match goes on in { $new }.
over = The match is over: { $result }
language = Now in English.
no-language = There is no language called { $name }; choose es or en.
no-roll = No die has been thrown on a table yet.
no-odds = There are no exact odds at this moment.

# on the screen
read-on = Space: read on; End: to the result.
figures = Figures
help = Help
rule = Rule
which-rule = another rule, by its number
last-roll = The last roll
save-as = Save a copy as
number-range = { $low } to { $high }, suggested { $suggested }. Enter accepts.
type-space = / Type a name or a zone
keys = f finish · a as before · u undo · r rule · t table · o odds · ? help · q quit
over-keys = PgUp and PgDn scroll the log, u undoes, q quits.
screen-help =
    1 … 9        choose the option with this number
    ↑ ↓ Enter    move between the options and choose one; accept a number
    /            type a name or a zone
    f            finish this question
    a            leave everything as it was until the turn ends or you must decide
    u            undo the last answer
    r            the rule behind this question; type the number of any other
    t            the table of the last roll, with the row that was hit
    o            the exact odds in this position
    b            the next board
    Shift ↑↓←→   scroll the board
    PgUp PgDn    scroll the log
    l            español
    s            save a copy elsewhere; every answer is saved anyway
    F1 ?         this help
    q            quit; sandtable play … --resume last continues the match
source-rulebook = rulebook
source-example = worked example
source-public = public material
source-reconstructed = reconstructed
verified = ({ $answers } answers, { $rolls } rolls)
thinking = { $seat } is thinking; this takes about half a minute.
study = what
study-of = from
study-about = what it is

# refusals
option-is-a-pair = An option is written NAME=VALUE, not { $text }.
player-is-a-pair = A player is written SEAT=BOT, not { $text }.
seat-is-a-pair = A seat is written SEAT=PLAYER, not { $text }.
nothing-to-resume = There is no unfinished match of { $game } to resume.
is-no-file = { $file } is not a file that can be written.
is-a-folder = { $file } is a folder, not a file.
no-odds-at-all = { $game } has no exact odds.
nothing-to-work-out = { $file } has nothing to work out for { $seat } ({ $names }).
cannot-work-out = { $game } cannot work out { $what } from that file; see sandtable odds { $game }.
no-such-odds = { $game } has no odds called { $what }; it has { $names }.
cannot-work-anything-out = { $game } cannot work out anything from that file; see sandtable odds { $game }.
no-bench = There is no bench/ here: the benchmarks are part of a source checkout.
which-of-these = { $rule } may be any of { $those }: write the one you mean in quotes.
no-rule = { $game } has no rule { $rule }.
no-rule-but-near = { $game } has no rule { $rule }; near it are { $near }.
no-planner = { $game } has no planner.
no-such-dice = Dice are seeded or entered, not { $dice }.
no-seed-for-real-dice = Dice that are entered have no seed.
set-up-already = A resumed match already has its scenario, options, components and dice.
file-of-other-game = { $file } is a match of { $game }, not of { $wanted }.
file-damaged = { $file } is damaged: { $reason }.
file-not-set-up = { $file } cannot be set up: { $reason }
illegal-plan = The plan is not legal: { $why } ({ $rule })
other-shape = The components do not have the shape of those of { $game }.
one-scenario = { $file } must hold exactly one scenario, with an id.
unread = it breaks off
unread-line = it breaks off at line { $line }, column { $column }
unread-byte = it breaks off at byte { $byte }
not-of-kind = { $file } is not { $kind }: { $reason }.
names-and-values = { $file } must hold names and values.
cannot-be-read = { $file } cannot be read: { $reason }.
answer-illegal = Answer { $number } ({ $answer }) is not legal there: { $why }
answer-fails = Answer { $number } ({ $answer }) makes the rules fail: { $reason }.
needs-package = This needs { $package }: pip install 'sandtable[all]'
trouble = { $trouble ->
    [ENOENT] there is no such file
    [EISDIR] it is a folder
    [ENOTDIR] a part of its path is not a folder
    [EACCES] you may not
    [ENOSPC] the disk is full
   *[other] { $said }
}
file-trouble = { $file }: { $reason }.
no-command = There is no command { $name }; `sandtable --help` lists them.
no-option = There is no option { $name }; see `{ $command } --help`.
missing-argument = { $name } is missing; see `{ $command } --help`.
bad-value = { $name } { $why }.
misused = { $said } See `{ $command } --help`.
interrupted = Stopped after { $done } of { $total }.

# help
command-play = 
    Play a game in the terminal.

    The match is saved after every answer. When standard input is not a terminal, answers are read from it line by line; `help` there lists what can be typed.
command-serve = 
    Serve the games to browsers.

    Matches are kept in a database and survive any stop of the server.
command-games = List the games with their seats, scenarios and options.
command-brief = Say who you are, how you win, how a turn goes, and what to do first.
command-rules = 
    Explain a rule; list, search or count the rules.

    A rule is explained in both languages, or in the one of --lang: its text and rulings, the function that implements it, other places that cite it, the data that carries it and its tests.
command-simulate = Play a game many times and add up how it ends.
command-arena = Play every bot against every other in every seat; count who wins and why.
command-odds = 
    Work out exact chances: of a plan, or of the position in a saved match.

    Nothing is sampled: every path of the dice is followed, with its probability. Scenario and options given here take the place of those in the plan. Without a plan or a match the command lists what it can work out for the game.
command-plan = Search the best plans by their exact odds, and show what each choice is worth.
command-replay = 
    Show a saved match again: every answer and roll.

    It is played again from its inputs. If an answer can no longer be played the log ends there, with the reason and exit code 1.
command-verify = 
    Check every answer and roll of a saved match.

    Exit code 0 when all of it fits, 1 when something does not (the first such thing is named), 2 when the file is no match.
command-fuzz = 
    Play at random to find faults.

    Matches are undone, saved, loaded, forked and given illegal answers on the way. Exit code 1 when a fault was found.

    Scenario and options are drawn for each match unless they are given. Without a limit it plays for a minute. Each failure is written as a match file for `sandtable replay`.
command-bench = Run the benchmarks of a source checkout and print one table.
argument-game = The game's id; `sandtable games` lists them.
argument-scenario = A scenario of the game, or one of your own.
argument-option = An optional rule; may be repeated.
argument-components = Your own values for tables, scenarios and so on.
argument-seed = The seed of the dice; by default a random one.
argument-play-seat = The player of a seat; may be repeated.
argument-brief-seat = A seat; by default the first.
argument-odds-seat = The seat whose knowledge counts; by default the one that has to answer.
argument-dice = seeded: the program throws them; entered: throw real dice and type them in.
argument-resume = Continue a saved match, or the last one.
argument-save = Save the match here; by default in your data folder.
argument-lang = Language; by default that of your environment.
argument-plain = Plain questions and answers, without a screen.
argument-host = The address to listen on; only this computer reaches the default.
argument-port = The port; 0 picks any free one.
argument-database = sqlite:///FILE or postgresql://…; by default SQLite in your data folder.
argument-origin = The address of the site in front of this server, as browsers write it (https://games.example.org); may be repeated.
argument-browse = Open the page in your browser.
argument-json = Print one JSON value for programs.
argument-rule = The rule to explain, or the beginning of several: 9.84.bc means 9.84(bc), 11 all of chapter 11.
argument-coverage = Show which rules have code and a test.
argument-search = List the rules that contain this word.
argument-simulate-player = The player of a seat; may be repeated.
argument-arena-player = A bot that takes part; may be repeated. By default all that do not think ahead.
argument-games = How many matches to play.
argument-fuzz-games = Stop after this many matches.
argument-jobs = How many processes; 0 uses every core. The results are the same.
argument-what = The odds to work out; without it the command lists them.
argument-odds-plan = A plan, as a TOML or JSON file.
argument-plan-plan = A plan file whose circumstances count.
argument-match = A saved match.
argument-goal = score: a draw is worth half a win; win: nothing.
argument-file = A saved match.
argument-to = Stop after this answer.
argument-step = Wait for Enter after each answer.
argument-seal = The seal shown at the end of the match, to compare.
argument-minutes = Stop after this many minutes.
argument-out = Folder for the match files of failures.
frame-usage = Usage:
frame-arguments = Arguments:
frame-options = Options:
frame-commands = Commands:
frame-any-options = { "[OPTIONS]" }
frame-any-command = COMMAND [ARGS]...
frame-required = { "[required]" }
frame-default = { "[default: " }
frame-help = Show this message and exit.
about = Printed wargames as software in which every rule can be found by its number.
expects-integer = should be a whole number
expects-number = should be a number
expects-at-least = should be at least { $limit }
expects-at-most = should be at most { $limit }
expects-one-of = should be one of { $limit }

# figures
with-seed = seed { $seed }
head-result = result
head-games = games
head-share = share
head-metric = metric
head-mean = mean
head-deviation = sd
head-what = what
head-seat = seat
head-player = player
head-won = won
games-a-second = { $games } games, { $speed } a second
won-by = Won by: { $seat }
drawn = Draw
fault = Match { $match }: { $says }
faults = { $game }, seed { $seed }: { $faults ->
    [0] no fault
    [one] one fault
   *[other] { $faults } faults
} in { $seconds } s
fuzzed = { $matches } matches, { $answers } answers, { $refused } refused, { $undone } undone, { $reloaded } reloaded, { $forked } forked, { $refused_setups } set-ups refused
no-rule-found = No rule contains this word.
open-to-others = Warning: { $host } can be reached from other machines. Anyone who reaches it can create matches, watch any match whose address they know, and use this computer to think for bots. Nothing is encrypted: put a reverse proxy with HTTPS in front of it before anybody plays over the internet.
