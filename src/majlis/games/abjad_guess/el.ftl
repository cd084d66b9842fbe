# Abjad, μαντεψιά. Σε εσένα μιλά στον ενικό· όποιος βάζει τη λέξη ρωτά, ο άλλος μαντεύει.
name = Abjad, η μαντεψιά
about = Βάλε μια λέξη από τα ανοιχτά γράμματα και κρύψε τη σημασία της· ο άλλος πρέπει να την ξέρει.
variant-choice = Επιλογή από τέσσερις σημασίες, με λέξεις του καταλόγου
variant-quick = Τρεις λέξεις ο καθένας, με τρία ως επτά γράμματα

## Επιλογές
option-judged = Η απάντηση
value-judged-players = είναι του παίκτη, και κρίνει όποιος ρωτά
value-judged-choice = είναι μία από τέσσερις σημασίες
option-words = Λέξεις που ρωτά ο καθένας
option-length = Γράμματα μιας λέξης
value-length-any = όσα θέλεις
value-length-3-7 = τρία ως επτά
option-seconds = Δευτερόλεπτα για απάντηση και κρίση
value-seconds-none = χωρίς όριο
option-wilds = Με μπαλαντέρ, για όποιο γράμμα, χωρίς πόντους
option-teams = Δύο ομάδες, για τέσσερις ή έξι

## Μέρη
zone-stock = ανοιχτά γράμματα
zone-word = η λέξη
zone-used = χρησιμοποιημένα γράμματα

## Κινήσεις
verb-lay = βάζω λέξη
verb-answer = απαντώ
verb-choose = διαλέγω
verb-give-up = δεν ξέρω
verb-accept = σωστό
verb-reject = λάθος
verb-yield = δεν διαφωνώ
verb-dispute = διαφωνώ
field-means = σημασία· κενό: ό,τι λέει το λεξικό
field-meaning = σημασία
field-name = ποιος έχει δίκιο
side-nobody = κανείς
side-asker = όποιος ρώτησε
side-guesser = όποιος μάντεψε
move-lay = Βάλε { $word }
move-answer-meaning = Απάντησε: { $meaning }
move-choose-meaning = { $meaning }
move-give-up = Δεν ξέρω
move-accept = Η απάντηση είναι σωστή
move-reject = Η απάντηση είναι λάθος
move-yield = Δεν διαφωνώ
move-dispute = Διαφωνώ
move-vote-name = Ψήφισε: { $name }
move-pass = Μη ρωτήσεις λέξη
move-challenge = Αυτό δεν είναι λέξη
foresee-word-worth = { made-points }

## Λόγοι
reason-word-long = Η λέξη { $word } είναι πολύ μεγάλη: το πολύ { $most } γράμματα.
reason-no-meaning = Κανείς δεν ξέρει τι σημαίνει { $word }· γράψε το εσύ.
reason-no-meanings = Δεν είναι γνωστό τι σημαίνει { $word }, άρα δεν υπάρχει τι να διαλέξει κανείς.

## Τι γίνεται
all-open-you = Όλα τα γράμματα είναι ανοιχτά. Ο καθένας ρωτά { $words } λέξεις· αρχίζεις εσύ.
all-open-they = Όλα τα γράμματα είναι ανοιχτά. Ο καθένας ρωτά { $words } λέξεις. Αρχίζει: { $who }.
whose-guess = { $guesser_you ->
    [1] Τι σημαίνει;
   *[other] Μαντεύει: { $guesser }.
}
lays-to-guess-you = Βάζεις { $word }, { made-points }. { whose-guess }
lays-to-guess-they = { $who }: βάζει { $word }, { made-points }. { whose-guess }
you-sealed-you = Η κρυφή σημασία: { $meaning }.
meaning-offered = { $number }: { $meaning }.
no-word-wanted-you = Δεν ρωτάς λέξη.{ words-left }
no-word-wanted-they = { $who }: δεν ρωτά λέξη.{ words-left }
words-left = { $left ->
    [0] {""}
    [one] {" "}Μένει μία.
   *[other] {" "}Μένουν { $left }.
}
no-word-you = Αμφισβητείς { $word }, και με το δίκιο σου: δεν είναι στον κατάλογο. { asker-loses }
no-word-they = { $who }: αμφισβητεί δικαίως { $word }, που δεν είναι στον κατάλογο. { asker-loses }
asker-loses = { $asker_you ->
    [1] Χάνεις τη σειρά σου και τα γράμματα γυρίζουν πίσω.
   *[other] Χάνει τη σειρά: { $asker }. Τα γράμματα γυρίζουν πίσω.
}
is-a-word-you = Αμφισβητείς { $word }, αλλά είναι στον κατάλογο. Ακόμη περιμένουμε την απάντησή σου.
is-a-word-they = { $who }: αμφισβητεί { $word }, αλλά είναι στον κατάλογο. Ακόμη περιμένουμε απάντηση.
answers-you = Απαντάς: { $meaning }.
answers-they = { $who }: απαντά «{ $meaning }».
gives-up-you = Δεν ξέρεις.
gives-up-they = { $who }: δεν ξέρει.
meaning-is-you = Λες τι σημαίνει { $word }: { $meaning }.
meaning-is-they = { $who }: λέει τι σημαίνει { $word }: { $meaning }.
picks-right-you = Διαλέγεις: { $meaning }. Σωστά.
picks-right-they = { $who }: διαλέγει «{ $meaning }». Σωστά.
picks-wrong-you = Διαλέγεις: { $meaning }. Λάθος· σημαίνει: { $right }.
picks-wrong-they = { $who }: διαλέγει «{ $meaning }». Λάθος· σημαίνει: { $right }.
accepts-you = Δέχεσαι την απάντηση.
accepts-they = { $who }: δέχεται την απάντηση.
rejects-you = Δεν δέχεσαι την απάντηση.
rejects-they = { $who }: δεν δέχεται την απάντηση.
yields-you = Δεν διαφωνείς.
yields-they = { $who }: δεν διαφωνεί.
what-stands = { $known ->
    [0] Το λεξικό δεν έχει { $word }
   *[other] Το λεξικό για { $word }: { $gloss }
}. Τώρα ψηφίζουμε.
disputes-you = Διαφωνείς. { what-stands }
disputes-they = { $who }: διαφωνεί. { what-stands }
votes-counted = Ψήφοι για όποιον ρώτησε: { $asker }· για όποιον μάντεψε: { $guesser }· για κανέναν: { $nobody }.
points-got = { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}
gets-points-you = Παίρνεις { points-got }. Σύνολό σου { $total }.
gets-points-we = Εσύ και { $others } παίρνετε { points-got }. Σύνολο { $total }.
gets-points-they = { $who }: { $people ->
    [one] παίρνει { points-got }
   *[other] παίρνουν { points-got }
}. Σύνολο { $total }.
nobody-gets = Κανείς δεν παίρνει { points-got }.
all-asked = Ρωτήθηκαν όλες οι λέξεις.
all-pass = Όλοι πήγαν πάσο στη σειρά.

## Στοιχεία
fact-to-guess-you = Η λέξη σου
fact-to-guess-they = Ρωτά: { $who }
fact-to-guess-value = { $word }, { made-points }
fact-choice = Σημασία { $number }
fact-choice-value = { $meaning }
fact-answer = Απάντηση
fact-answer-value = { $given ->
    [0] καμία
   *[other] { $meaning }
}
fact-meaning = Σημασία
fact-meaning-value = { $meaning }
fact-gloss = Το λεξικό
fact-gloss-value = { $meaning }
fact-sealed = Αυτό που έκρυψες
fact-sealed-value = { $meaning }
fact-asked-you = Λέξεις που ρώτησες
fact-asked-they = Λέξεις που ρώτησε: { $who }
fact-asked-value = { $asked } από { $words }
