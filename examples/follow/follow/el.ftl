name = Ακολούθα
about = Ρίξε φύλλο του ίδιου χρώματος ή της ίδιας αξίας· κερδίζει όποιος μείνει πρώτος χωρίς φύλλα.
zone-stock = κλειστή στοίβα
zone-discard = ανοιχτή στοίβα
zone-hand-you = το χέρι σου
zone-hand-they = χέρι, { $who }
dealt = Επτά φύλλα στον καθένα· στην ανοιχτή στοίβα: { $card }.
follows-you = Ρίχνεις { $card_object }· σου μένουν { $left }.
follows-they = { $who }: { $card }· μένουν { $left }.
passes-you = Δεν έχεις φύλλο που να ακολουθεί· πας πάσο.
passes-they = { $who }: κανένα φύλλο που να ακολουθεί, πάσο.
out-you = Κερδίζεις.
out-we = Μοιράζεσαι τη νίκη: { $others }.
out-they = { $people ->
    [one] Νίκη: { $who }
   *[other] Κοινή νίκη: { $who }
}.
reason-does-not-follow = Δεν έχει ούτε το χρώμα ούτε την αξία του φύλλου στην ανοιχτή στοίβα.
reason-can-follow = Έχεις φύλλο που ακολουθεί και πρέπει να ρίξεις ένα.
