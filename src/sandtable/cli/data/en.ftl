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
    words        the option that begins with these words, such as "hood" or "king geo"
    rest         keep all orders as they are until the turn ends or you must decide
    undo         undo the last answer
    board        show the board
    log          show the whole log
    rule [ID]    show the rule behind this question, or any other
    table        show the table of the last roll, with the row that was hit
    odds         show the exact odds in this position
    lang es|en   change the language
    save [FILE]  save here or elsewhere; every answer is saved anyway
    quit         save and leave
several-match = Several answers match: { $those }. Type more of the one you mean, or its number.
range = { $low } to { $high }; press Enter for { $suggested }.
between = { $low } to { $high }.
cover = Hand over to { $seat }. Press Enter when you are at the screen.
saved = Saved in { $file }
undone = Undone.
other-seal = Does not check out: the seal differs from the one shown in the match. This file records a different match.
sealed = Seal of the match: { $seal }
written-elsewhere = Another program has changed { $file }. Your match continues in { $new }.
over = The match is over: { $result }
language = Now in English.
no-language = There is no language called { $name }; choose es or en.
no-roll = Nobody has rolled on a table yet.
no-odds = Exact odds are not available at this point.

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
    a            keep all orders as they are until the turn ends or you must decide
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
nothing-to-work-out = The position in { $file } has no odds to compute for { $seat } ({ $names }).
cannot-work-out = { $game } cannot compute { $what } from that file; see sandtable odds { $game }.
no-such-odds = { $game } has no odds called { $what }; it has { $names }.
cannot-work-anything-out = { $game } cannot compute any odds from that file; see sandtable odds { $game }.
no-bench = There is no bench/ folder here: the benchmarks are part of a source checkout.
which-of-these = { $rule } may mean any of { $those }: write the one you mean in quotes.
no-rule = { $game } has no rule { $rule }.
no-rule-but-near = { $game } has no rule { $rule }; similar rules are { $near }.
no-planner = { $game } has no planner.
no-such-dice = The dice must be seeded or entered, not { $dice }.
no-seed-for-real-dice = Real dice have no seed.
set-up-already = A resumed match already has its scenario, options, components and dice.
file-of-other-game = { $file } is a match of { $game }, not of { $wanted }.
file-damaged = { $file } is damaged: { $reason }.
file-not-set-up = { $file } cannot be set up: { $reason }
illegal-plan = The plan is not legal: { $why } ({ $rule })
other-shape = The components do not have the structure of { $game }.
one-scenario = { $file } must contain exactly one scenario, with an id.
unread = it ends too early
unread-line = it ends too early, at line { $line }, column { $column }
unread-byte = it ends too early, at byte { $byte }
not-of-kind = { $file } is not { $kind }: { $reason }.
names-and-values = { $file } must contain names and values.
cannot-be-read = { $file } cannot be read: { $reason }.
answer-illegal = Answer { $number } ({ $answer }) is not legal there: { $why }
answer-fails = Answer { $number } ({ $answer }) makes the rules fail: { $reason }.
needs-package = This needs { $package }: pip install 'sandtable[all]'
trouble = { $trouble ->
    [ENOENT] the file does not exist
    [EISDIR] it is a folder
    [ENOTDIR] part of its path is not a folder
    [EACCES] you do not have permission
    [ENOSPC] the disk is full
   *[other] { $said }
}
file-trouble = { $file }: { $reason }.
no-command = Unknown command { $name }; `sandtable --help` lists the commands.
no-option = Unknown option { $name }; see `{ $command } --help`.
missing-argument = { $name } is missing; see `{ $command } --help`.
bad-value = { $name } { $why }.
misused = { $said } See `{ $command } --help`.
interrupted = Stopped after { $done } of { $total }.

# help
command-play = 
    Play a game in the terminal.

    The match is saved after every answer. If standard input is not a terminal, the program reads answers from it line by line; type `help` there for a list of commands.
command-serve = 
    Serve the games to browsers.

    Matches are stored in a database and are safe when the server stops.
command-games = List the games with their seats, scenarios and options.
command-brief = Explain your role, how to win, how a turn goes and what to do first.
command-rules = 
    Explain a rule; list, search or count the rules.

    The explanation is in both languages, or in the language of --lang. It shows the rule's text and rulings, the function that implements it, other places that cite it, its data and its tests.
command-simulate = Play a game many times and summarise the results.
command-arena = Play every bot against every other in every seat; count who wins and why.
command-odds = 
    Compute exact odds for a plan or for the position in a saved match.

    The command does not sample: it follows every path of the dice with its probability. The scenario and options given here replace those of the plan. Without a plan or a match, the command lists the odds that it can compute for the game.
command-plan = Search for the best plans by their exact odds, and show the value of each choice.
command-replay = 
    Show a saved match again: every answer and roll.

    The match is played again from its inputs. If an answer can no longer be played, the log ends there with the reason and exit code 1.
command-verify = 
    Check every answer and roll of a saved match.

    The exit code is 0 if everything is correct, 1 if something differs (the first difference is shown), and 2 if the file is not a match.
command-fuzz = 
    Play at random to find faults.

    On the way it undoes, saves, loads and forks matches and gives illegal answers. The exit code is 1 if it found a fault.

    The scenario and the options of each match are random unless you set them. Without a limit it plays for a minute. It saves each failure as a match file for `sandtable replay`.
command-bench = Run the benchmarks of a source checkout and print one table.
argument-game = The game's id; `sandtable games` lists them.
argument-scenario = A scenario of the game, or one of your own.
argument-option = An optional rule; may be repeated.
argument-components = Your own values for tables, scenarios and so on.
argument-seed = The seed of the dice; by default a random one.
argument-play-seat = The player of a seat; may be repeated.
argument-brief-seat = A seat; by default the first.
argument-odds-seat = Compute the odds from the knowledge of this seat; by default the seat that must answer.
argument-dice = seeded: the program rolls the dice; entered: you roll real dice and type them in.
argument-resume = Continue a saved match, or the last one.
argument-save = Save the match here; by default in your data folder.
argument-lang = Language; by default that of your environment.
argument-plain = Plain questions and answers, without a screen.
argument-host = The address to listen on; only this computer can reach the default address.
argument-port = The port; 0 picks a free one.
argument-database = sqlite:///FILE or postgresql://…; by default SQLite in your data folder.
argument-origin = The public address of the site (https://games.example.org) when a proxy stands in front of this server; may be repeated.
argument-browse = Open the page in your browser.
argument-json = Print one JSON value for programs.
argument-rule = The rule to explain, or the beginning of several: 9.84.bc means 9.84(bc), 11 all of chapter 11.
argument-coverage = Show which rules have code and a test.
argument-search = List the rules that contain this word.
argument-simulate-player = The player of a seat; may be repeated.
argument-arena-player = A bot that takes part; may be repeated. By default, every bot that does not think ahead.
argument-games = The number of matches to play.
argument-fuzz-games = Stop after this many matches.
argument-jobs = The number of processes; 0 uses every core. It does not change the results.
argument-what = The odds to compute; without it the command lists them.
argument-odds-plan = A plan, as a TOML or JSON file.
argument-plan-plan = A plan file; the search uses its circumstances.
argument-match = A saved match.
argument-goal = score: a draw counts as half a win; win: a draw counts as nothing.
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
about = Play printed wargames in software; find every rule by its number.
expects-integer = must be a whole number
expects-number = must be a number
expects-at-least = must be at least { $limit }
expects-at-most = must be at most { $limit }
expects-one-of = must be one of { $limit }

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
open-to-others = Warning: other machines can reach { $host }. Anyone who reaches it can create matches, watch any match whose address they know, and make this computer compute for bots. Nothing is encrypted: put a reverse proxy with HTTPS in front of it before anyone plays over the internet.
