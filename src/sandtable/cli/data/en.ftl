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
    (empty)      the suggested number, or the only option
    undo         take back the last answer
    board        what lies on the table
    log          the whole log
    rule [ID]    the rule of this question, or any other
    table        the table of the last roll, with the row that was hit
    odds         the exact odds of the match as it stands
    lang es|en   change the language
    save [FILE]  save here or elsewhere; every answer is saved anyway
    quit         save and leave
range = { $low } to { $high }; an empty line takes { $suggested }.
between = { $low } to { $high }.
cover = Over to { $seat }. Press Enter when you sit before the screen.
saved = Saved in { $file }
undone = Taken back.
over = The match is over: { $result }
language = English it is.
no-language = There is no language called { $name }; there are es and en.
no-roll = No die has been thrown on a table yet.
no-odds = There are no exact odds at this moment.

# on the screen
figures = Figures
help = Help
rule = Rule
which-rule = another rule, by its number
last-roll = The last roll
save-as = Save a copy as
number-range = { $low } to { $high }, suggested { $suggested }. Enter accepts.
keys = u undo · r rule · t table · o odds · b board · l ES · ? help · q quit
over-keys = PgUp and PgDn go through the log, u takes back, q leaves.
screen-help =
    1 … 9        take the option with this number
    ↑ ↓ Enter    move between the options and take one; accept a number
    u            take back the last answer
    r            the rule of this question; type the number of any other
    t            the table of the last roll, with the row that was hit
    o            the exact odds of the match as it stands
    b            the next board
    Shift ↑↓←→   scroll the board
    PgUp PgDn    scroll the log
    l            español
    s            save a copy elsewhere; every answer is saved anyway
    F1 ?         this help
    q            leave; sandtable play … --resume last goes on
source-rulebook = rulebook
source-example = worked example
source-public = public material
source-reconstructed = reconstructed
verified = ({ $answers } answers, { $rolls } rolls)
thinking = { $seat }: thinking; this takes about half a minute.
