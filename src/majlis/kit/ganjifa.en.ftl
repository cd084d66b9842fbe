# What the games of Ganjifa share.

## Who deals first
draws-for-deal-you = For the deal you draw the { $card_object }.
draws-for-deal-they = For the deal { $who } draws the { $card_object }.
draw-again-we = You and { $others } have drawn equally high and draw again.
draw-again-they = { $who } have drawn equally high and draw again.
highest-deals-you = Yours is the highest: you deal first.
highest-deals-they = The highest is that of { $who }, who deals first.

## What the table agrees on
option-card_names = Suits and cards of the Moghul packs are called
value-card_names-meaning = by what they show: moons, suns
value-card_names-indian = as in India: safed, surkh
value-card_names-persian = as in Persia: zar-e safid, zar-e sorkh
