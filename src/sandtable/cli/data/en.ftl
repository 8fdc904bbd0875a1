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
figures = Figures
help = Help
rule = Rule
which-rule = another rule, by its number
last-roll = The last roll
save-as = Save a copy as
number-range = { $low } to { $high }, suggested { $suggested }. Enter accepts.
type-space = Type a zone or choose above
keys = u undo · r rule · t table · o odds · b board · l ES · ? help · q quit
over-keys = PgUp and PgDn scroll the log, u undoes, q quits.
screen-help =
    1 … 9        choose the option with this number
    ↑ ↓ Enter    move between the options and choose one; accept a number
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
