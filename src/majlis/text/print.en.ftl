# Packs on paper.

print-pack-alpha = Alpha
print-pack-abjad = Abjad, four colours
print-pack-abjad-five = Abjad, five colours
print-pack-abjad-yellow = Abjad, the yellow letters
print-pack-french = French pack
print-pack-french-48 = French pack of 48, without jacks
print-pack-french-51 = French pack of 51, without the 2 of diamonds
print-pack-ganjifa-96 = Ganjifa, Moghul
print-pack-ganjifa-iran = Ganjifa, Moghul in the Iranian order
print-pack-ganjifa-120 = Ganjifa, Dashavatara
print-pack-ganjifa-48 = Ganjifa, short pack
print-pack-wordish = Wordish, Greek letters
print-pack-wordish-english = Wordish, English letters

print-rank-A = A
print-rank-J = J
print-rank-Q = Q
print-rank-K = K
print-rank-V = V

print-about = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
print-how = Print at actual size, not fitted to the page, on both sides of the sheet, turned over the long side. Then cut between the marks.
print-card = Card
print-count = How many
print-value = Counts
print-source = From
print-printed = printed
print-ours = ours
print-yours = yours
print-printed-about = “{ $mark }”: so it stands on the real cards or in their rules.
print-ours-about = “{ $mark }”: this was not to be found printed anywhere; we worked it out, and a real pack may differ.
print-yours-about = “{ $mark }”: from your own file.
print-key = What the braille says
print-key-about = Each card has one line of six-dot braille, read from left to right; all six dots are a wild card.
print-points = Points
print-points-about = Names go in the first line.
print-deal = Deal
print-total = Total

cli-print-done = { $file }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} on { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}, fronts and backs. Print at actual size, on both sides, turned over the long side.
cli-print-embossed = { $file }: text for an embosser.

reason-unknown-pack = There is no pack “{ $name }”; the packs are { $known }.
reason-not-a-size = “{ $text }” is no size; it can be { $known }, or millimetres such as 63x88, each side from { $least } to 1000.
reason-paper-too-small = A card of { $card } mm does not fit on paper of { $paper } mm with margins of { $margin } mm.
reason-card-too-small = What has to stand on it does not fit on a card of { $card } mm.
reason-no-typst = PDF is made by typst, which is not installed here; ./majlis print installs it, elsewhere pip install typst does.
reason-cards-not-an-object = A file of cards is one JSON object with “pack”: the name of a pack.
reason-cards-unknown-pack = “pack” cannot be “{ $name }”; counts and values can be given for { $known }.
reason-cards-unknown-part = “{ $name }” has no place here; there can be { $known }.
reason-cards-unknown-letter = There is no “{ $name }” in { $part }.
reason-cards-not-a-number = “{ $name }” has { $text } where a whole number from 0 to 99 belongs.
reason-cards-not-a-pair = “{ $name }” needs two numbers: how many there are, and what each counts.
reason-cards-wrong-number = The rules are made for { $wanted } cards, and with this file there are { $found }.
reason-not-printed = The file could not be made; who runs the card room finds why in its log.

## The form in the hall
print-form-pack = Pack
print-form-kind = What
print-form-kind-pdf = pages to print (PDF)
print-form-kind-brf = text for an embosser (BRF)
print-form-paper = Paper
print-form-paper-a4 = A4
print-form-paper-letter = Letter
print-form-cut = Cards
print-form-cut-usual = as usual for this pack
print-form-cut-poker = 63 by 88 mm
print-form-cut-round = round, 66 mm
print-form-braille = Braille on the cards
print-form-braille-usual = as usual for this pack
print-form-braille-yes = with braille
print-form-braille-no = without braille
print-form-large = Print
print-form-large-usual = as usual
print-form-large-yes = large
print-form-about = Cards with names in three languages, their backs, the list of the pack, the rules of a game and a table for points. Print at actual size, on both sides, turned over the long side.
print-form-brf = Text for an embosser: the list of the pack, what stands on each card, and the rules of a game, in six-dot braille.
print-form-no-pdf = Pages need typst, which is not installed in this card room. Whoever runs it installs it by ./majlis print, elsewhere by pip install typst, and then opens it anew.
print-form-make = Make the file
print-form-waits = The file is being made.
print-form-saved = The file is saved where your downloads go.
