# What the games of Abjad share.
draws-for-dealer-you = For the deal you draw { $card }{ $number ->
    [0] , which counts 0
   *[other] : { $number }
}.
draws-for-dealer-they = For the deal { $who } draws { $card }{ $number ->
    [0] , which counts 0
   *[other] : { $number }
}.
draw-for-dealer-again-you = You are equal and draw again.
draw-for-dealer-again-we = You and { $others } are equal and draw again.
draw-for-dealer-again-they = { $who } are equal and draw again.
