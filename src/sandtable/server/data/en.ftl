# requests that are refused
no-such-page = There is nothing at this address.
no-such-match = This match does not exist, or it was deleted.
no-such-game = There is no game called { $game }.
no-such-seat = { $game } has no seat called { $seat }.
no-such-bot = { $game } has no bot called { $bot }.
no-bot-for-seat = In { $game } the bot { $bot } cannot play { $seat }.
no-such-holder = The holder of a seat must be me, link or bot:NAME, not { $holder }.
wrong-token = This link does not open any seat of this match.
owner-needed = The X-Owner header must contain a secret of { $least } to { $most } characters.
not-the-owner = Only the player who created the match can do this.
while-it-runs = You can do this only after the match, because someone else is playing too.
seed-needs-solo = You can choose the seed of the dice only when you play alone.
dice-need-friends = Shared dice need two people, each in their own browser; bots cannot take part.
dice-need-me = The player of the first seat types in the real dice, so that seat must be yours.
dice-or-seed = Real dice have no seed: choose one or the other.
title-too-long = A title has at most { $most } characters.
no-such-point = The match has answers { $first } to { $last }; there is no answer { $at }.
no-text = it is not text
not-understood = The server does not understand the request: { $reason }.
too-large = This is too large: the limit is { $most } bytes.
head-too-large = The address and the headers of this request are too long: the limit is { $most } bytes.
wrong-way = This address does not accept that kind of request.
stumbled = Something went wrong on the server; nothing has changed.

# play
watching-only = Spectators cannot answer.
stale = The match has moved on: it is at version { $version }, and your answer was for { $given }.
key-needed = A key has 1 to { $most } characters.
hello-first = The first message must be a hello.
too-fast = Too many messages at once; wait a moment.
not-kept = The answer could not be saved, so it does not count.
rules-stumbled = The rules cannot continue from here; the match is unchanged.
other-origin = Pages of other sites cannot play here.
other-host = This server does not answer to that name.

overtaken = The match has moved on; ask again.
not-built = The web client has not been built. In a checkout: make web
no-link = The seat { $seat } is not open by link.

player-random = Answers at random
player-search = Thinks ahead: tries out its plans first, which takes a while
message-too-long = A message has 1 to { $most } characters.
too-many-messages = This match already has { $most } messages.
bots-play-on = The computer does not accept draws.
no-offer = Nobody has offered you a draw.
rematch-needs-two = A rematch needs two sides.
cannot-be-played = The rules cannot play this match: its components and its state do not fit together.
too-costly = This needs too much time or memory, so the server stopped it. Nothing has changed.
cannot-be-told = This address contains characters that are not allowed.
bot-has-secrets = The file contains the computer's secrets, so you can save it only after the match.

# devices
asking = We have asked the holder of this seat to let this browser in.
exchange-the-link = A link does not open its seat by itself: the first browser that opens it receives its own secret.
too-many-devices = Too many browsers have tried to open this seat.
no-such-device = That browser has not asked for this seat.
device-is-out = This browser was sent away, or its link was replaced.

# limits
too-much-at-once = You have too many requests running; wait until some of them are done.
too-many-matches = You can create at most { $most } matches an hour; try again later.
too-many-kept = You have { $most } matches; delete some before you create another.

# the database
database-away = The server cannot reach its database at the moment; nothing has changed. Try again soon.
database-damaged = This part of the database is damaged. The operator of the server should restore a backup.
disk-full = The disk of the server is full; nothing has changed.
not-stored = The server could not store this, so nothing has changed.
