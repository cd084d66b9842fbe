# What the games of Ganjifa share.

## Who deals first
draws-for-deal-you = For the deal you draw the { $card_object }.
draws-for-deal-they = For the deal { $who } draws the { $card_object }.
draw-again-we = You and { $others } have drawn equally high and draw again.
draw-again-they = { $who } have drawn equally high and draw again.
highest-deals-you = Yours is the highest: you deal first.
highest-deals-they = The highest is that of { $who }, who deals first.
