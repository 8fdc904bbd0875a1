# what a client asked for and does not get
no-such-page = There is nothing at this address.
no-such-match = There is no such match, or it was deleted.
no-such-game = There is no game called { $game }.
no-such-seat = { $game } has no seat called { $seat }.
no-such-bot = { $game } has no bot called { $bot }.
no-bot-for-seat = In { $game } the bot { $bot } does not play { $seat }.
no-such-holder = A seat is held by me, link or bot:NAME, not by { $holder }.
seat-without-holder = Nobody holds the seat { $seat }.
wrong-token = This link opens no seat of this match.
owner-needed = The X-Owner header must hold a secret of { $least } to { $most } characters.
not-the-owner = Only who created the match may do this.
while-it-runs = This has to wait until the match is over, because somebody else plays too.
seed-needs-solo = Only who plays alone may choose the seed of the dice.
dice-need-me = Real dice are typed in by the first seat, so it must be yours.
dice-or-seed = Dice that are entered have no seed.
title-too-long = A title has at most { $most } characters.
no-such-point = The match has answers { $first } to { $last }; there is no { $at }.
not-understood = This could not be understood: { $reason }.
too-large = This is too large: at most { $most } bytes are taken.
wrong-way = This address does not take that.
stumbled = Something went wrong here; nothing was changed.

# play
watching-only = Who only watches gives no answers.
stale = The match has moved on: it is at { $version }, the answer was for { $given }.
key-needed = A key has 1 to { $most } characters.
hello-first = The first message must be a hello.
too-fast = Too many messages at once; wait a moment.
not-kept = The answer could not be written down, so it does not count.
rules-stumbled = The rules stumbled over this; the match stands where it stood.
other-origin = Pages from elsewhere may not play here.
other-host = This server does not go by that name.
deleted = The match was deleted.

overtaken = The match has moved on; ask again.
not-built = The web client has not been built. In a checkout: make web
no-link = The seat { $seat } is not held by link.

player-random = Answers at random
player-search = Plays its plans through in its head, which takes a while
