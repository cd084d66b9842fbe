# Τι έχουν κοινό τα παιχνίδια του Abjad.
draws-for-dealer-you = Για το ποιος μοιράζει τραβάς { $card }{ $number ->
    [0] , που μετρά 0
   *[other] : { $number }
}.
draws-for-dealer-they = { $who }: για το ποιος μοιράζει τραβά { $card }, { $number ->
    [0] που μετρά 0
   *[other] { $number }
}.
draw-for-dealer-again-you = Είστε ίσοι και τραβάτε ξανά.
draw-for-dealer-again-we = Εσύ και { $others } είστε ίσοι και τραβάτε ξανά.
draw-for-dealer-again-they = { $who } είναι ίσοι και τραβούν ξανά.
