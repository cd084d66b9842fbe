name = Follow
about = Lay a card of the same suit or rank; whoever is out first wins.
zone-stock = stock
zone-discard = pile
zone-hand-you = your hand
zone-hand-they = hand of { $who }
dealt = Seven cards each; the { $card } lies on the pile.
follows-you = You lay the { $card }; { $left } left.
follows-they = { $who } lays the { $card }; { $left } left.
passes-you = You have nothing that follows, and pass.
passes-they = { $who } { $people ->
    [one] has nothing that follows, and passes
   *[other] have nothing that follows, and pass
}.
out-you = You win.
out-we = You and { $others } share the win.
out-they = { $who } { $people ->
    [one] wins
   *[other] share the win
}.
reason-does-not-follow = It has neither the suit nor the rank of the card on the pile.
reason-can-follow = You hold a card that follows, so you must lay one.
