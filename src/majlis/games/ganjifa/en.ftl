name = Ganjifa
about = Each plays alone and without trumps: lead what nobody can beat, call out what can, and take the most tricks.
variant-wilkins = Ganjifa by Wilkins: low leads and exchanged cards
variant-chatto = Ganjifa by Chatto: Ser-k'hel and bought cards
variant-maudranalay = Ganjifa by Maudranalay: until the akheri is beaten
variant-shurreef = Ganjifa by Shurreef: three players, 51 cards

## Options
option-pack = Pack
value-pack-moghul = Moghul, 96 cards, Indian order
value-pack-iran = Moghul, 96 cards, Iranian order
value-pack-dashavatara = Dashavatara, 120 cards
value-pack-french-51 = French, 51 cards, for three
option-hours = The suit that leads first is that of the
value-hours-day = day
value-hours-night = night
value-hours-auto = hour when the match begins
option-rounds = Rounds
option-end_phase = With how many cards in hand the end phase begins
value-end_phase-wilkins = second phase by Wilkins instead
value-end_phase-none = no end phase
option-deni = Who can make a deni
value-deni-must = must
value-deni-may = may
option-low_lead = Instead of hukms a leader may lead one weaker card
option-must_beat = Who can beat a lead must
option-memory = From memory: what has been played is not shown
option-stakes = Stake for each trick of difference, in play money
option-payers = Stakes are paid by
value-payers-losers = who has the fewest tricks
value-payers-all = all but the winners
option-following = The next round is played with
value-following-fresh = a fresh deal
value-following-won-cards = the cards won; who is short buys
value-following-exchange = a fresh deal, and losers give cards to winners
option-pay_both = Stakes are paid beside the buying of cards
option-serkhel = After each round Ser-k'hel is played with the cards won
option-akheri = Beating the akheri, the last lead of a round
value-akheri-off = means nothing
value-akheri-exempts = frees from paying
value-akheri-ends = ends the match, for a loser of the round before
option-most_rounds = Rounds at the most, where the akheri ends the match
option-next_dealer = The next dealer is
value-next_dealer-right = the player to the right
value-next_dealer-loser = the loser
option-face_up = The first and last cards dealt lie open until the first lead
option-precedence = Order of the suits when drawing for the deal
value-precedence-chatto = by Chatto, crowns first
value-precedence-gordhandas = by Gordhandas, bills first
option-ace = In the pack of 51 the ace is
value-ace-low = the lowest card
value-ace-high = below the jack
value-ace-red-reversed = below the jack in reversed red suits, else the lowest
option-court_names = In the pack of 51 the courts are called
value-court_names-indian = badshah, bibia, ghulam
value-court_names-french = king, queen, jack

## Places
zone-stock = pack
zone-trick-you = laid by you
zone-trick-they = laid by { $who }
zone-won-you = your tricks
zone-won-they = tricks of { $who }
zone-hand-you = your hand
zone-hand-they = hand of { $who }
zone-shown-you = open cards of your hand
zone-shown-they = open cards of { $who }
zone-side-you = your side pile
zone-side-they = side pile of { $who }
zone-hidden = card led face down
mark-hukm = hukm

## Moves
verb-open = lead with the mir
verb-run = lead a run
verb-deni = make a deni
verb-utari = lead your hukms
verb-hukm = lead a hukm
verb-lead = lead
verb-hide = lead face down
verb-yield = give up the lead
verb-lay = lay down the hand
verb-name = name a suit
verb-pick = pick a position
verb-give = give the hukm
verb-double = give the hukm and double
verb-throw = throw cards
verb-return = give cards back
field-name = suit
field-suit = suit that counts
field-number = position from the top
field-who = whom
move-open = Open with the mir and { $card }
move-run = Run: lead that of { $name }
move-deni = Deni: lead { $card } and call the hukm
move-utari = Utari: lead your hukms, all at once
move-hukm = Hukm: lead that of { $name }
move-lead = Lead { $card }
move-lead-cards = Lead { $cards_count ->
    [0] nothing: give up the lead
   *[other] { $cards }
}
move-hide = Hide { $card } as your lead and name { $suit }
move-yield = Give up the lead
move-lay = Lay down your hand: all tricks are yours
move-name = Name { $name }
move-pick = Number { $number } from the top
move-give = Give the hukm
move-double = Double: give the hukm and the third card
move-throw = Throw { $cards }
move-return = Give back { $cards }
move-challenge = Challenge { $who }

## The step that is due
due-run = step 1, a run: lead it, all but its last card
due-deni = step 2, a deni: lead a weak card of the suit and call its hukm
due-utari = step 3, utari: lead all your hukms at once
due-blind = step 4: you have nothing to lead, so your neighbour picks a card of yours unseen
due-end-hukms = end phase: lead all your hukms at once, whole runs
due-end-suit = end phase: you have no hukm, so your neighbour names a suit
due-face-down = second phase: you have no hukm, so lead a card face down and name a suit
phase-main = main part
phase-end = end phase
phase-second = second phase
lead-opening = opening
lead-run = run
lead-utari = utari
lead-deni = deni
lead-blind = card picked unseen
lead-named = named suit
lead-low = low card
lead-face-down = face down

## Reasons
reason-step-run = Step 1 is due: from your run, lead { $cards }.
reason-step-deni = Step 2 is due: you hold { $card } and not { $hukm }, so make a deni with a weaker card of that suit.
reason-step-utari = Step 3 is due: lead your hukms at once: { $cards }.
reason-step-blind = Step 4 is due: you have nothing to lead, so give up the lead.
reason-step-end-hukms = In the end phase you lead all your hukms at once: { $cards }.
reason-step-end-suit = In the end phase, without a hukm, your neighbour names a suit for you: give up the lead.
reason-step-face-down = In the second phase a card that is no hukm is led face down.
reason-due-run = Not that: step 1 is due, a run without its last card.
reason-due-deni = Not that: step 2 is due, a deni.
reason-due-utari = Not that: step 3 is due, all hukms at once, or one in the second phase.
reason-due-blind = Not that: step 4 is due, you have nothing to lead.
reason-due-end-hukms = Not that: all your hukms are due, whole runs.
reason-due-end-suit = Not that: you have no hukm to lead.
reason-due-face-down = Not that: a card face down is due.
reason-no-deni = No deni can be made with that card.
reason-is-a-hukm = That card is a hukm, and a hukm is not led face down.
reason-mir-goes-anyway = { $card } is led anyway: choose the card beside it.
reason-named-suit = { $suit } was named: lead a card of it.
reason-follow-named = { $suit } was named, and you hold it: play a card of it.
reason-must-beat = You hold a card that beats { $card }, and here one must.
reason-no-third = You do not hold the third highest card, so you cannot double.
reason-wrong-count = Choose { $count ->
    [one] one card
   *[other] { $count } different cards
}.
reason-won-cards-need-stakes = To buy cards there must be stakes: choose stakes or a fresh deal.
reason-face-up-needs-a-fresh-deal = Cards can lie open only after a fresh deal without exchange.

## What a move will do
foresee-leads = leads { $cards }: { $count ->
    [one] one trick
   *[other] { $count } tricks
}
foresee-takes-all = takes { $count ->
    [one] the last trick
   *[other] all { $count } tricks that are left
}
foresee-calls = calls { $hukm }
foresee-one-trick = takes one trick
foresee-two-tricks = takes two tricks, the second with { $card }
foresee-cannot-win = another suit: cannot win
foresee-first-of-suit = the first card of the suit
foresee-beats = beats { $high }
foresee-below = is below { $high }

## What happens
deal-begins-you = Round { $round }. You deal: { $hand } cards each.
deal-begins-they = Round { $round }. { $who } deals: { $hand } cards each.
won-cards-begin = Round { $round }. Nothing is dealt: everybody plays with the cards won.
lies-open-you = Open before you: { $cards }.
lies-open-they = Open before { $who }: { $cards }.
your-hand-you = Your hand: { $cards }.
leads-first-you = You hold the { $card } and lead first, with one more card beside it.
leads-first-they = { $who } holds the { $card } and leads first.
gives-you = You lost the last round, so { $other } draws from your hand unseen: { $cards }.
gives-they = { $other_you ->
    [1] You won the last round and draw from the hand of { $who } unseen: { $cards }. Give as many back.
   *[other] { $other } won the last round and draws { $cards } unseen from the hand of { $who }.
}
gives-back-you = You give back to { $other }: { $cards }.
gives-back-they = { $other_you ->
    [1] { $who } gives back to you: { $cards }.
   *[other] { $who } gives { $cards } back to { $other }.
}
buys-you = You buy from { $seller }, for { $price }: { $cards }. Your balance is { $balance }.
buys-they = { $who } buys { $cards } from { $seller_you ->
    [1] you
   *[other] { $seller }
} for { $price }, which makes a balance of { $balance }.
settles-you = You are { $count ->
    [one] one card
   *[other] { $count } cards
} short and pay { $price } to { $seller }. Your balance is { $balance }.
settles-they = { $who } is { $count ->
    [one] one card
   *[other] { $count } cards
} short and pays { $price } to { $seller_you ->
    [1] you
   *[other] { $seller }
}, which makes a balance of { $balance }.
opens-you = You lead the { $cards }. Nobody can beat that.
opens-they = { $who } leads the { $cards }. Nobody can beat that.
leads-run-you = From a run you lead the { $cards }.
leads-run-they = From a run { $who } leads the { $cards }.
leads-hukms-you = Utari: you lead the { $cards }.
leads-hukms-they = Utari: { $who } leads the { $cards }.
leads-deni-you = Deni: you lead the { $card } and call the { $hukm }, which { $holder } must give.
leads-deni-they = Deni: { $who } leads the { $card } and calls the { $hukm }, which { $holder_you ->
    [1] you
   *[other] { $holder }
} must give.
gives-hukm-you = You give the { $card }.
gives-hukm-they = { $who } gives the { $card }.
doubles-you = You give the { $card } and double with the { $third }: two tricks, so all play a second card.
doubles-they = { $who } gives the { $card } and doubles with the { $third }: two tricks, so all play a second card.
throws-you = You throw the { $cards }.
throws-they = { $who } throws the { $cards }.
beats-you = You play the { $cards }, the highest so far.
beats-they = { $who } plays the { $cards }, the highest so far.
second-card-you = Your second card is the { $cards }.
second-card-they = { $who } adds the { $cards } as the second card.
takes-you = You take { $count ->
    [one] the trick
   *[other] { $count } tricks
}, { $total } in this round{ $left ->
    [0] {""}
   *[other] , and lead
}.
takes-they = { $who } takes { $count ->
    [one] the trick
   *[other] { $count } tricks
}, { $total } in this round{ $left ->
    [0] {""}
   *[other] , and leads
}.
takes-deni-you = You take { $count ->
    [one] the trick
   *[other] { $count } tricks
}, { $total } in this round{ $left ->
    [0] {""}
   *[other] ; { $leader } keeps the lead
}.
takes-deni-they = { $who } takes { $count ->
    [one] the trick
   *[other] { $count } tricks
}, { $total } in this round{ $left ->
    [0] {""}
   *[other] { $leader_you ->
        [1] ; you keep the lead
       *[other] ; { $leader } keeps the lead
    }
}.
gives-up-lead-you = You have nothing to lead. Your { $hand ->
    [one] last card lies
   *[other] { $hand } cards lie shuffled and
} face down, and { $neighbour } picks.
gives-up-lead-they = { $who } has nothing to lead. { $hand ->
    [one] The last card lies
   *[other] { $hand } cards lie shuffled and
} face down, and { $neighbour_you ->
    [1] you pick
   *[other] { $neighbour } picks
}.
picks-you = You pick number { $number } from the hand of { $leader }.
picks-they = { $who } picks number { $number } from { $leader_you ->
    [1] your hand
   *[other] the hand of { $leader }
}.
leads-blind-you = So you lead the { $cards }.
leads-blind-they = So { $who } leads the { $cards }.
asks-suit-you = You have no hukm among { $hand ->
    [one] your last card
   *[other] your { $hand } cards
}: { $neighbour } names a suit.
asks-suit-they = { $who } has no hukm among { $hand ->
    [one] the last card
   *[other] { $hand } cards
}: { $neighbour_you ->
    [1] you name
   *[other] { $neighbour } names
} a suit.
names-suit-you = You name { $suit } for { $leader }.
names-suit-they = { $who } names { $suit } for { $leader_you ->
    [1] you
   *[other] { $leader }
}.
has-none-you = You have no card of { $suit }: your hand lies shuffled and face down, and { $neighbour } picks.
has-none-they = { $who } has no card of { $suit }: the hand lies shuffled and face down, and { $neighbour_you ->
    [1] you pick
   *[other] { $neighbour } picks
}.
leads-named-you = You lead the { $cards }.
leads-named-they = { $who } leads the { $cards }.
leads-low-you = In place of your hukms you lead the { $cards }.
leads-low-they = In place of hukms { $who } leads the { $cards }.
hides-you = You lead face down, { $card }, and name { $suit }: who has the suit must play it.
hides-they = { $who } leads { $card } face down and names { $suit }: who has the suit must play it.
turns-up-you = Your card was the { $card }{ $counts ->
    [1] {""}
   *[other] , which does not count for { $suit }
}.
turns-up-they = The card of { $who } was the { $card }{ $counts ->
    [1] {""}
   *[other] , which does not count for { $suit }
}.
lays-down-you = You lay your hand down, for nothing beats it: { $cards }. You take { $count ->
    [one] the last trick
   *[other] the last { $count } tricks
}, { $total } in this round.
lays-down-they = { $who } lays down a hand that nothing beats: { $cards }. That takes { $count ->
    [one] the last trick
   *[other] the last { $count } tricks
} and makes { $total } in this round.
end-phase = With { $left } cards in hand the end phase begins: a leader leads all hukms at once, and without one the neighbour names the suit.
second-phase = Everybody has lost the lead once, so the second phase begins: hukms are led one at a time, other cards face down.
akheri-beaten-you = You have beaten the akheri of { $leader }, the last lead of the round.
akheri-beaten-they = { $leader_you ->
    [1] { $who } has beaten your akheri, the last lead of the round.
   *[other] { $who } has beaten the akheri of { $leader }, the last lead of the round.
}
serkhel-begins-you = Ser-k'hel: all won cards lie shuffled in heaps. You took the last trick and challenge first.
serkhel-begins-they = Ser-k'hel: all won cards lie shuffled in heaps. { $who } took the last trick and challenges first.
turns-top-you = You turn the top card of your heap: { $cards }.
turns-top-they = { $who } turns the top card of the heap: { $cards }.
challenges-you = You ask { $rival } for number { $number }: { $cards }.
challenges-they = { $who } asks { $rival_you ->
    [1] you
   *[other] { $rival }
} for number { $number }: { $cards }.
wins-challenge-you = You win both cards and have { $total } now.
wins-challenge-they = { $who } wins both cards and has { $total } now.
counted-you = Round { $round }: you have { $count ->
    [0] no trick
    [one] one trick
   *[other] { $count } tricks
}, { $total } in all.
counted-they = Round { $round }: { $who } has { $count ->
    [0] no trick
    [one] one trick
   *[other] { $count } tricks
}, { $total } in all.
counted-cards-you = Round { $round }: you have { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}, { $total } in all.
counted-cards-they = Round { $round }: { $who } has { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}, { $total } in all.
nobody-pays = All have as many, so nobody pays.
pays-you = You pay { $amount }. Your balance is { $balance }.
pays-they = { $who } pays { $amount }, which makes a balance of { $balance }.
receives-you = You receive { $amount }. Your balance is { $balance }.
receives-they = { $who } receives { $amount }, which makes a balance of { $balance }.
exempt-you = You have beaten the akheri and pay nothing.
exempt-they = { $who } has beaten the akheri and pays nothing.
match-won-you = You win the match with { $total } in all.
match-won-they = { $who } wins the match with { $total } in all.
match-shared-we = You and { $others } share the match with { $total } each.
match-shared-they = { $who } share the match with { $total } each.
match-won-stakes-you = You win the match with a balance of { $total }.
match-won-stakes-they = { $who } wins the match with a balance of { $total }.
match-shared-stakes-we = You and { $others } share the match, with a balance of { $total } each.
match-shared-stakes-they = { $who } share the match, with a balance of { $total } each.

## Facts
fact-tricks-you = Your tricks
fact-tricks-they = Tricks of { $who }
fact-tricks-value = { $tricks }
fact-rounds-before-you = Your rounds before
fact-rounds-before-they = Rounds before of { $who }
fact-rounds-before-value = { $count } tricks in the last, { $total } in all
fact-rounds-before-cards-you = Your rounds before
fact-rounds-before-cards-they = Rounds before of { $who }
fact-rounds-before-cards-value = { $count } cards in the last, { $total } in all
fact-balance-you = Your balance
fact-balance-they = Balance of { $who }
fact-balance-value = { $balance }
fact-round = Round
fact-round-value = { $round } of { $rounds }
fact-dealer-you = Dealer
fact-dealer-they = Dealer
fact-dealer-value = { $who }
fact-lead-suit = First lead of a round
fact-lead-suit-value = { $suit }
fact-leader-you = Leader
fact-leader-they = Leader
fact-leader-value = { $who }
fact-phase = Part of the round
fact-phase-value = { $phase }
fact-lead = On the table
fact-lead-value = { $kind }, { $count ->
    [one] one card each
   *[other] { $count } cards each
}
fact-led-suit = Suit to win
fact-led-suit-value = { $suit }
fact-suit = { $suit }
fact-suit-value = { $left ->
    [0] all played
    [one] one left, the { $hukm }; played: { $cards }
   *[other] { $left } left, the highest the { $hukm }; played: { $cards }
}
fact-step = Your lead
fact-step-value = { $step }
