name = Partnership Ganjifa
about = The side with the lead mir must take every trick; the others need only one.
variant-cut = Partnership Ganjifa, lead suit by a cut
variant-dashavatara = Partnership Ganjifa with the Dashavatara pack

## Options
option-pack = Pack
value-pack-moghul = Moghul, 96 cards, Indian order
value-pack-iran = Moghul, 96 cards, Iranian order
value-pack-dashavatara = Dashavatara, 120 cards
option-lead = The lead suit
value-lead-hours = goes by day and night
value-lead-cut = is cut
option-hours = It is
value-hours-day = day
value-hours-night = night
value-hours-auto = as the sun says
option-names = For missing cards the leader names
value-names-each = a suit each time
value-names-once = one suit for the whole lead
option-advice = A partner who is asked may name
value-advice-any = any suit
value-advice-hukm = only suits in which the partner has the hukm
option-points = Points to win
option-stakes = Units for each deal, from each loser to a winner
option-concede = The declarers may concede
option-face_up = The first and the last packet lie face up until the first lead
option-precedence = When cards are drawn for the deal, the suits rank
value-precedence-chatto = as Chatto has them
value-precedence-gordhandas = as Gordhandas has them

## Places
zone-stock = pack
zone-trick-you = your cards in this lead
zone-trick-they = cards of { $who } in this lead
zone-taken-you = tricks of your side
zone-taken-we = tricks of your side
zone-taken-they = tricks of { $who }
zone-shown-you = your open packets
zone-shown-they = open packets of { $who }
zone-hand-you = your hand
zone-hand-they = hand of { $who }
mark-hukm = hukm

## Moves and reasons
verb-keep = keep the lead
verb-offer = offer the lead
verb-accept = accept the lead
verb-decline = decline the lead
verb-lead = lead hukms
verb-ask = ask
verb-name = name a suit
verb-advise = advise a suit
verb-no-advice = no advice
verb-concede = concede
verb-agree = agree
verb-refuse = refuse
field-name = suit
move-keep = Keep the lead
move-offer = Offer your partner the lead
move-accept = Accept, and give back { $card_object }
move-decline = Decline
move-lead = Lead all your hukms
move-ask = Ask your partner for a suit
move-name = Name { $name }
move-advise = Advise { $name }
move-no-advice = Say that you have no advice
move-concede = Propose to concede
move-agree = Agree to concede
move-refuse = Play on
reason-follow-suit = You must follow with { $suit }.
reason-hukms-first = You have hukms and must lead them all.
reason-no-hukm = You have no hukm.
reason-asked-already = You have asked already in this lead.
reason-advised-suit = Your partner said { $suit }, and you have some.
reason-no-hukm-there = You do not have the hukm of { $suit }.
reason-give-lead-suit = The card you give back must be of { $suit }.
reason-suit-is-missing = { $suit } is the suit that could not be followed: name another.

foresee-leads = { $cards }
foresee-hukm-there = you have the hukm, { $card }
foresee-no-hukm-there = you do not have the hukm
foresee-beats = beats { $high }
foresee-below = does not beat { $high }

## What happens
deal-begins-you = Deal { $deal }. You deal.
deal-begins-they = Deal { $deal }. { $who } deals.
by-day = day
by-night = night
lead-suit = It is { $hours }: the lead suit is { $suit }.
cuts-you = You cut the { $card_object }: the lead suit is { $suit }.
cuts-they = { $who } cuts the { $card_object }: the lead suit is { $suit }.
face-up-you = Open before you: { $cards }.
face-up-they = Open before { $who }: { $cards }.
your-hand-you = Your hand: { $cards }.
holds-mir-you = You hold the { $card }. You and { $partner } must take all { $tricks } tricks.
holds-mir-they = { $who } holds the { $card } and must take all { $tricks } tricks with { $partner_you ->
    [1] you
   *[0] { $partner }
}.
keeps-you = You keep the lead.
keeps-they = { $who } keeps the lead.
offers-you = You offer { $partner } the lead.
offers-they = { $who } offers { $partner_you ->
    [1] you
   *[0] { $partner }
} the lead.
accepts-you = You accept the lead, take the mir of { $suit } and give { $partner } the { $card }.
accepts-they = { $who } accepts the lead, takes the mir of { $suit } and gives { $partner_you ->
    [1] you
   *[0] { $partner }
} { $card_count ->
    [0] nothing
   *[other] { $card_object }
} for it.
declines-you = You decline; { $leader } leads.
declines-they = { $who } declines; { $leader_you ->
    [1] you lead
   *[0] { $leader } leads
}.
leads-hukms-you = You lead { $count ->
    [one] your hukm
   *[other] your { $count } hukms
}: { $cards }.
leads-hukms-they = { $who } leads { $count ->
    [one] a hukm
   *[other] { $count } hukms
}: { $cards }.
leads-you = You lead the { $card }.
leads-they = { $who } leads the { $card }.
leads-otherwise-you = You have no { $suit } and lead the { $card }.
leads-otherwise-they = { $who } has no { $suit } and leads the { $card }.
asks-you = You have no hukm and ask { $partner } for a suit.
asks-they = { $who } has no hukm and asks { $partner_you ->
    [1] you
   *[0] { $partner }
} for a suit.
advises-you = You say { $suit }.
advises-they = { $who } says { $suit }.
no-advice-you = You have no advice.
no-advice-they = { $who } has no advice.
would-concede-you = You ask { $partner } whether to concede.
would-concede-they = { $who } asks { $partner_you ->
    [1] you
   *[0] { $partner }
} whether to concede.
agrees-you = You agree: your side concedes.
agrees-they = { $who } agrees: { $leader_you ->
    [1] your side
   *[0] that side
} concedes.
refuses-you = You want to play on; { $leader } leads.
refuses-they = { $who } wants to play on; { $leader_you ->
    [1] you lead
   *[0] { $leader } leads
}.
follows-you = You play the { $card }.
follows-they = { $who } plays the { $card }.
names-you = { $other } has no { $missing }; you name { $suit }.
names-they = { $other_you ->
    [1] You have
   *[0] { $other } has
} no { $missing }; { $who } names { $suit }.
throws-highest-you = You throw your highest, the { $card }.
throws-highest-they = { $who } throws the highest, the { $card }.
throws-you = You have none and throw the { $card }.
throws-they = { $who } has none and throws the { $card }.
tricks-so-far = { $tricks } of { $all }
wins-tricks-you = { $count ->
    [one] The trick is yours
   *[other] { $count } tricks are yours
}: { tricks-so-far }. You lead again.
wins-tricks-they = { $count ->
    [one] The trick goes to { $who }
   *[other] { $count } tricks go to { $who }
}: { tricks-so-far }.
partner-wins-you = Your { $card } wins the trick: { $tricks } of { $all }. Now you lead.
partner-wins-they = The { $card } of { $who } wins the trick: { $tricks } of { $all }. Now { $who } leads.
defender-wins-you = Your { $card } wins the trick: the challenge has failed after { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}.
defender-wins-they = The { $card } of { $who } wins the trick: the challenge has failed after { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}.
all-tricks-we = You and { $others } have taken all { $all } tricks!
all-tricks-they = { $who } have taken all { $all } tricks!
for-stakes = { $stakes ->
    [0] {""}
    [one] {" "}Each of the losers pays 1 unit.
   *[other] {" "}Each of the losers pays { $stakes } units.
}
deal-won-we = A point for you and { $others }: { $total } to { $other }.{ for-stakes }
deal-won-they = A point for { $who }: { $total } to { $other }.{ for-stakes }
match-won-we = You and { $others } win the match, { $total } to { $other }.
match-won-they = { $who } win the match, { $total } to { $other }.

## Facts
fact-score-we = You and { $others }
fact-score-you = Your points
fact-score-they = { $who }
fact-score-value = { $score }
fact-target = To win
fact-target-value = { $score }
fact-balance-we = Units of your side
fact-balance-you = Units of your side
fact-balance-they = Units of { $who }
fact-balance-value = { $balance }
fact-deal = Deal
fact-deal-value = { $deal }
fact-dealer-you = Dealer
fact-dealer-they = Dealer
fact-dealer-value = { $who }
fact-lead-suit = Lead suit
fact-lead-suit-value = { $suit }
fact-declarers-we = Your side must take every trick
fact-declarers-you = Your side must take every trick
fact-declarers-they = { $who } must take every trick
fact-declarers-value = { $tricks } of { $all }
fact-leader-you = Leader
fact-leader-they = Leader
fact-leader-value = { $who }
fact-task = Now
fact-task-value = { $task }
task-keeping = keep the lead, or offer it to the partner
task-answering = accept the lead and give back a card of the lead suit, or decline
task-leading = lead all hukms; without any, ask the partner or lead a card
task-advising = name a suit for the leader
task-following = follow suit, one card for each card led
task-naming = name a suit for who could not follow
task-throwing = throw any card
task-conceding = agree to concede, or play on
fact-answers-you = Answering
fact-answers-they = Answering
fact-answers-value = { $who }
fact-advice = Advised
fact-advice-value = { $suit }
fact-void-you = You have no
fact-void-they = { $who } has no
fact-void-value = { $suit }
