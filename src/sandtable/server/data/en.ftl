# requests that are refused
no-such-page = There is nothing at this address.
no-such-match = There is no such match, or it was deleted.
no-such-game = There is no game called { $game }.
no-such-seat = { $game } has no seat called { $seat }.
no-such-bot = { $game } has no bot called { $bot }.
no-bot-for-seat = In { $game } the bot { $bot } does not play { $seat }.
no-such-holder = A seat can be held by me, link or bot:NAME, not by { $holder }.
wrong-token = This link opens no seat of this match.
owner-needed = The X-Owner header must hold a secret of { $least } to { $most } characters.
not-the-owner = Only the player who created the match can do this.
while-it-runs = This is possible once the match is over, because somebody else is playing too.
seed-needs-solo = You can choose the seed of the dice only when you play alone.
dice-need-friends = Two players in browsers of their own share the dice; computers have no part in it.
dice-need-me = The first seat types in the real dice, so it must be yours.
dice-or-seed = Real dice have no seed: choose one or the other.
title-too-long = A title has at most { $most } characters.
no-such-point = The match has answers { $first } to { $last }; there is no answer { $at }.
no-text = it is not text
not-understood = The request could not be understood: { $reason }.
too-large = This is too large: the limit is { $most } bytes.
head-too-large = The address and the headers of this request are too long: the limit is { $most } bytes.
wrong-way = This address does not accept that kind of request.
stumbled = Something went wrong on the server; nothing was changed.

# play
watching-only = Spectators cannot answer.
stale = The match has moved on: it is at { $version }, the answer was for { $given }.
key-needed = A key has 1 to { $most } characters.
hello-first = The first message must be a hello.
too-fast = Too many messages at once; wait a moment.
not-kept = The answer could not be saved, so it does not count.
rules-stumbled = The rules cannot continue from here; the match is unchanged.
other-origin = Pages of other sites cannot play here.
other-host = This server does not answer to that name.

overtaken = The match has moved on; ask again.
not-built = The web client has not been built. In a checkout: make web
no-link = The seat { $seat } is not held by link.

player-random = Answers at random
player-search = Thinks ahead: it tries out its plans first, which takes a while
message-too-long = A message has 1 to { $most } characters.
too-many-messages = This match already has { $most } messages.
bots-play-on = The computer does not agree to draws.
no-offer = Nobody has offered you a draw.
rematch-needs-two = A rematch needs two sides.
cannot-be-played = The rules cannot play this: its components or its state do not go together.
too-costly = This takes the computer too long or too much memory, so it was stopped. Nothing was changed.
cannot-be-told = This address holds characters that cannot be used.
bot-has-secrets = The file tells what the computer hides, so it can be saved once the match is over.

# devices
asking = The holder of this seat has been asked to let this browser in.
exchange-the-link = A link does not open its seat by itself: the browser that opens it first gets a secret of its own.
too-many-devices = Too many browsers have tried to open this seat.
no-such-device = No such browser has asked for this seat.
device-is-out = This browser was sent away, or its link was replaced.

# limits
too-much-at-once = You have asked for too much at once; wait until some of it is done.
too-many-matches = That is enough new matches for now: at most { $most } in an hour.
too-many-kept = You have { $most } matches; delete some before you create another.

# the database
database-away = The database cannot be reached at the moment; nothing was changed. Try again soon.
database-damaged = The database is damaged where this is kept. Its operator should restore a copy.
disk-full = The disk of the server is full; nothing was changed.
not-stored = This could not be stored, so nothing was changed.
