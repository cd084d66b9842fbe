name = Spell
about = Lay words.
zone-stock = pack
zone-spent = spent cards
zone-hand-you = your hand
zone-hand-they = hand of { $who }
verb-word = word
field-word = word
field-cards = cards
move-word-word-cards = Lay { $word }
lays-you = You lay { $word }, { $total } in all.
lays-they = { $who } lays { $word }, { $total } in all.
passes-you = You pass.
passes-they = { $who } { $people ->
    [one] passes
   *[other] pass
}.
reason-not-in-your-hand = That card is not in your hand.
reason-not-a-word = That is not a word.
fact-used = Words
fact-used-value = { $words }
