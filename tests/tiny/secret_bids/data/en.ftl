game-title = Secret bids
game-blurb = Two bidders, two lots, sealed bids.
seat-red = Red
seat-blue = Blue
phase-draw = Coins
phase-bid = Bids
phase-end = End
lot = { $lot ->
    [horse] the horse
   *[cannon] the cannon
}
seat = { $seat ->
    [red] Red
   *[blue] Blue
}
panel-points = Points
fact-purse = Your purse
track-round = Round
ask-lot = Which lot do you bid for?
ask-coins = How many coins for { lot }?
why-light = It takes { $needs } coins in your purse.
why-coins = Coins
about-tie = { " " }(equal bids)
drm-behind = behind on points
bid-opened = { seat } bids { $coins } for { lot }.
lot-won = { seat } wins { lot } ({ $points }).
auction-ended = { $result ->
    [draw] A draw.
    [red] Red wins.
   *[blue] Blue wins.
}
metric = { $name ->
    [red] Points of Red
   *[blue] Points of Blue
}
