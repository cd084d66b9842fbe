# Abjad για αρχάριους. Σε εσένα μιλά στον ενικό.
name = Abjad για αρχάριους
about = Παίξε το ίδιο γράμμα ή το ίδιο χρώμα, φώναξε «Άμπτζαντ» όταν σου μείνει ένα φύλλο και ξεφορτώσου τα φύλλα σου πρώτος.
variant-five = Abjad με πέντε χρώματα
variant-relaxed = Abjad με την ησυχία μας
variant-stacking = Abjad με «τράβα δύο» πάνω σε «τράβα δύο»

## Επιλογές
option-pack = Τράπουλα
value-pack-four = τέσσερα χρώματα
value-pack-five = πέντε χρώματα, με χάμζα και άλλα ειδικά γράμματα
option-next_dealer = Επόμενος μοιράζει
value-next_dealer-left = ο παίκτης στα αριστερά
value-next_dealer-winner = ο νικητής του γύρου
option-reverse_of_two = Με δύο παίκτες η «αλλαγή φοράς»
value-reverse_of_two-skips = κάνει τον άλλον να χάσει τη σειρά του
value-reverse_of_two-turns = αλλάζει μόνο τη φορά
option-drawing = Τραβάς φύλλο
value-drawing-forced = μόνο αν δεν ταιριάζει κανένα
value-drawing-keep-wild = αν ταιριάζει μόνο μπαλαντέρ
value-drawing-free = όποτε θέλεις
option-drawn_card = Το φύλλο που τράβηξες, αν ταιριάζει,
value-drawn_card-must = παίζεται υποχρεωτικά
value-drawn_card-may = μπορεί να κρατηθεί
option-stacking = Στο «τράβα δύο» απαντάς με «τράβα δύο»
option-stuck = Ένας γύρος που δεν συνεχίζεται
value-stuck-void = δεν μετρά για κανέναν
value-stuck-lowest = πάει στο χέρι με τους λιγότερους πόντους
option-window = Δευτερόλεπτα για να πιάσεις όποιον ξέχασε να φωνάξει
option-bots_forget = Στις εκατό φορές τα μποτ ξεχνούν να φωνάξουν
option-last_draw_two = Το «τράβα δύο» ισχύει και ως τελευταίο φύλλο
option-open_discards = Τα παιγμένα φύλλα φαίνονται

## Μέρη
zone-stock = κλειστή στοίβα
zone-discard = ανοιχτή στοίβα
zone-hand-you = το χέρι σου
zone-hand-they = χέρι, { $who }

## Κινήσεις
verb-play = παίζω
verb-abjad = φωνάζω «Άμπτζαντ»
verb-call = παίζω φωνάζοντας «Άμπτζαντ»
verb-catch = πιάνω
verb-quiet = δεν λέω τίποτα
verb-name = λέω χρώμα
field-part = χρώμα
field-name = χρώμα
move-play = Παίξε { $card_object }
move-play-card-part = Παίξε { $card_object }: { $part }
move-call = Τράβα, και φώναξε «Άμπτζαντ» αν παιχτεί το φύλλο
move-call-card = Παίξε { $card_object } και φώναξε «Άμπτζαντ»
move-call-card-part = Παίξε { $card_object }: { $part }, και φώναξε «Άμπτζαντ»
move-draw = Τράβα
move-pass = Κράτα το φύλλο και πήγαινε πάσο
move-abjad = Φώναξε «Άμπτζαντ»
move-catch = Πιάσε όποιον μόλις έπαιξε
move-quiet = Μην πεις τίποτα
move-name = Πες { $name }

## Λόγοι
reason-does-not-fit = Εδώ ταιριάζει μόνο { $colour }, { $letter } ή μπαλαντέρ.
reason-wrong-colour = Εδώ ταιριάζει μόνο { $colour } ή άλλος μπαλαντέρ.
reason-must-play = Έχεις φύλλο που ταιριάζει, άρα πρέπει να παίξεις.
reason-draw-first = Παίξε ένα φύλλο, ή τράβα πρώτα.
reason-only-the-card-drawn = Σε αυτή τη σειρά παίζεται μόνο το φύλλο που μόλις τράβηξες.
reason-already-drawn = Έχεις ήδη τραβήξει.
reason-nothing-to-draw = Δεν υπάρχει τίποτα να τραβήξεις.
reason-answer-the-draw-two = Απάντησε με «τράβα δύο», ή τράβα.
reason-name-first = Πες πρώτα το χρώμα του μπαλαντέρ που άνοιξε.
reason-wait-for-catches = Μια στιγμή: οι άλλοι έχουν ακόμη χρόνο να σε πιάσουν.
reason-only-after-a-play = Φωνάζεις μόνο αφού παίξεις εσύ, μία φορά, και όσο δεν έχει κινηθεί ο επόμενος.
reason-nobody-to-catch = Δεν υπάρχει ποιον να πιάσεις: δοκιμάζεις μία φορά, με όποιον έπαιξε τελευταίος, και όχι με τον εαυτό σου.
reason-say-the-colour = Πες και το χρώμα, για παράδειγμα «play wild red».

foresee-goes-out = είναι το τελευταίο σου φύλλο: κερδίζεις τον γύρο
foresee-makes-miss = χάνει τη σειρά: { $who }
foresee-turns-round = αλλάζει η φορά, και σειρά έχει: { $who_you ->
    [1] εσύ
   *[other] { $who }
}
foresee-makes-draw = τραβά { $due }: { $who }

## Τι γίνεται
round-begins-you = Γύρος { $round }. Από εφτά φύλλα στον καθένα. Μοιράζεις εσύ.
round-begins-they = Γύρος { $round }. Από εφτά φύλλα στον καθένα. Μοιράζει: { $who }.
first-card = Η ανοιχτή στοίβα αρχίζει με { $card_object }.
your-hand-you = Κρατάς { $cards_object }.
left = { $left ->
    [0] , το τελευταίο φύλλο
    [one] . Μένει ένα φύλλο
   *[other] . Μένουν { $left } φύλλα
}
calling = { $called ->
    [1] {" "}και φωνάζεις «Άμπτζαντ»
   *[other] {""}
}
calls-too = { $called ->
    [1] {" "}και φωνάζει «Άμπτζαντ»
   *[other] {""}
}
plays-you = Παίζεις { $card_object }{ calling }{ left }.
plays-they = { $who }: παίζει { $card_object }{ calls-too }{ left }.
plays-naming-you = Παίζεις { $card_object }, λες { $colour }{ calling }{ left }.
plays-naming-they = { $who }: παίζει { $card_object }, λέει { $colour }{ calls-too }{ left }.
names-you = Για τον μπαλαντέρ λες { $colour }, και αρχίζεις.
names-they = { $who }: για τον μπαλαντέρ λέει { $colour }, και αρχίζει.
misses-you = Χάνεις τη σειρά σου.
misses-they = { $who }: χάνει τη σειρά.
turns-round = Αλλάζει η φορά, και σειρά { $next_you ->
    [1] έχεις εσύ
   *[other] έχει: { $next }
}.
due-cards = { $due ->
    [one] ένα φύλλο
   *[other] { $due } φύλλα
}
must-answer-you = Απάντησε με «τράβα δύο», αλλιώς τραβάς { due-cards }.
must-answer-they = { $who }: απαντά με «τράβα δύο», αλλιώς τραβά { due-cards }.
holding = { $hand ->
    [one] ένα φύλλο
   *[other] { $hand } φύλλα
}
counted = { $cards_count ->
    [one] ένα φύλλο
   *[other] { $cards_count } φύλλα
}
draws-due-you = { $cards_count ->
    [0] Δεν υπάρχει τίποτα να τραβήξεις
   *[other] Τραβάς { $cards_object }
} και χάνεις τη σειρά σου. Έχεις { holding }.
draws-due-they = { $who }: { $cards_count ->
    [0] δεν υπάρχει τίποτα για τράβηγμα
   *[other] τραβά { counted }
} και χάνει τη σειρά. Έχει { holding }.
draws-last-you = { $cards_count ->
    [0] Δεν υπάρχει τίποτα να τραβήξεις.
   *[other] Πριν από το μέτρημα τραβάς { $cards_object }.
}
draws-last-they = { $cards_count ->
    [0] { $who }: δεν υπάρχει τίποτα για τράβηγμα.
   *[other] { $who }: πριν από το μέτρημα τραβά { counted }.
}
draws-you = Τραβάς { $cards_object }{ $fits ->
    [0] , που δεν ταιριάζει. Έχεις { holding }
    [1] , που ταιριάζει
   *[other] . Έχεις { holding }
}.
draws-they = { $who }: τραβά { $fits ->
    [0] φύλλο που δεν ταιριάζει. Έχει { holding }
    [1] φύλλο που ταιριάζει
   *[other] ένα φύλλο. Έχει { holding }
}.
keeps-you = Κρατάς το φύλλο.
keeps-they = { $who }: κρατά το φύλλο.
passes-you = Δεν μπορείς να παίξεις και πας πάσο· δεν υπάρχει τίποτα να τραβήξεις.
passes-they = { $who }: { $people ->
    [one] δεν μπορεί να παίξει και πάει πάσο
   *[other] δεν μπορούν να παίξουν και πάνε πάσο
}· δεν υπάρχει τίποτα για τράβηγμα.
renewed = Η κλειστή στοίβα τελείωσε· τα παιγμένα ανακατεύονται σε νέα, με { $left ->
    [one] ένα φύλλο
   *[other] { $left } φύλλα
}.

## Το «Άμπτζαντ»
calls-you = Φωνάζεις «Άμπτζαντ».
calls-they = { $who }: «Άμπτζαντ»!
calls-needlessly-you = Φωνάζεις «Άμπτζαντ» χωρίς λόγο.
calls-needlessly-they = { $who }: «Άμπτζαντ», χωρίς λόγο.
catches-you = Τσάκωσες όποιον ξέχασε να φωνάξει: { $whom }.
catches-they = { $whom_you ->
    [1] { $who }: σε πιάνει, γιατί ξέχασες να φωνάξεις
   *[other] Ξέχασε να φωνάξει: { $whom }. Το έπιασε: { $who }
}.
catches-late-you = Άργησες. Έχει ήδη φωνάξει: { $whom }.
catches-late-they = { $whom_you ->
    [1] { $who }: πάει να σε πιάσει, αλλά έχεις ήδη φωνάξει
   *[other] { $who }: άργησε. Έχει ήδη φωνάξει: { $whom }
}.
catches-nothing-you = Δεν χρειαζόταν να φωνάξει: { $whom }.
catches-nothing-they = { $whom_you ->
    [1] { $who }: πάει να σε πιάσει, αλλά δεν χρειαζόταν να φωνάξεις
   *[other] { $who }: άδικα πιάνει. Δεν χρειαζόταν να φωνάξει: { $whom }
}.
draws-penalty-you = { $cards_count ->
    [0] Δεν υπάρχει τίποτα να τραβήξεις
   *[other] Τραβάς { $cards_object }
}. Έχεις { holding }.
draws-penalty-they = { $who }: { $cards_count ->
    [0] δεν υπάρχει τίποτα για τράβηγμα
   *[other] τραβά { counted }
}. Έχει { holding }.

## Το τέλος του γύρου
points-of = { $points ->
    [0] κανένας πόντος
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
is-left-with-you = Σου μένουν { $cards_object }: { points-of }.
is-left-with-they = { $who }: κρατά ακόμη { $cards_object }: { points-of }.
scores-you = Δικοί σου { points-of }. Σύνολό σου { $total }.
scores-they = { $who }: { points-of }. Σύνολο { $total }.
void-passes = Σε έναν ολόκληρο κύκλο δεν έπαιξε και δεν τράβηξε κανείς.
void-renewals = Η κλειστή στοίβα τελείωσε για έκτη φορά· ο γύρος σταματά.
nobody-scores = Κανείς δεν παίρνει πόντους και μοιράζει ξανά ο ίδιος.
lowest-hand-you = Έχεις το πιο ελαφρύ χέρι, { points-of }, και κερδίζεις τον γύρο.
lowest-hand-they = { $who }: έχει το πιο ελαφρύ χέρι, { points-of }, και κερδίζει τον γύρο.
match-won-you = Κερδίζεις την παρτίδα με { $total }.
match-won-we = Εσύ και { $others } μοιράζεστε την παρτίδα με { $total }.
match-won-they = { $who } { $people ->
    [one] κερδίζει την παρτίδα με { $total }
   *[other] μοιράζονται την παρτίδα με { $total }
}.

## Στοιχεία
fact-in-play = Ταιριάζει
fact-in-play-value = { $colour }, { $letter } ή μπαλαντέρ
fact-in-play-named = Ταιριάζει
fact-in-play-named-value = { $colour } ή μπαλαντέρ
fact-in-play-open = Ταιριάζει
fact-in-play-open-value = δεν έχει ειπωθεί ακόμη το χρώμα
fact-way = Φορά
fact-way-value = { $way ->
    [1] προς τα αριστερά
   *[other] προς τα δεξιά
}· μετά { $next_you ->
    [1] εσύ
   *[other] { $next }
}
fact-due-you = Πρέπει να τραβήξεις
fact-due-they = Πρέπει να τραβήξει: { $who }
fact-due-value = { $due }
fact-called-you = Φώναξες
fact-called-they = Φώναξε: { $who }
fact-called-value = «Άμπτζαντ»
fact-score-you = Οι πόντοι σου
fact-score-they = Πόντοι, { $who }
fact-score-value = { $score }
fact-target = Για τη νίκη
fact-target-value = { $score }
fact-round = Γύρος
fact-round-value = { $round }
fact-dealer-you = Μοιράζει
fact-dealer-they = Μοιράζει
fact-dealer-value = { $who }
fact-left = Φύλλα στην κλειστή στοίβα
fact-left-value = { $cards }
