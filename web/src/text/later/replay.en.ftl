
## Looking back
replay-wait = The match is being fetched.
replay-step = Step { $number } of { $most }
replay-slider = Step
replay-said = Step { $number } of { $most }: { $words }
replay-first = To the deal
replay-back = Back
replay-on = On
replay-last = To the end
replay-seat = Seen from
replay-spectator = a spectator's chair
replay-deals = The deals
replay-deal = Deal { $number }
replay-to-deal = Go to deal { $number }
replay-count-none = Nothing was counted.
replay-all = Everything that was said
replay-keep = Keep and share
replay-link = Link to this step
replay-record = Download the record
replay-own = A record stays with you: the card room only plays it again. Whoever is to see it needs the file.

## Checking
seal-title = Was the luck fair?
seal-checking = Checking.
seal-fair = { $count ->
    [one] Checked in this browser: the seed of the deal is the one that was sealed before its first card.
   *[other] Checked in this browser: the seeds of all { $count } deals are those that were sealed before their first cards.
}
seal-shown = { $count ->
    [one] This device was shown the seal of 1 deal before it was played, and it is the same.
   *[other] This device was shown the seals of { $count } deals before they were played, and they are the same.
}
seal-wrong = Not fair, or not this match: the seal does not fit in deal { $deals }.
seal-open = This match was dealt from a seed that everybody could know, so there is nothing to check.
seal-missing = The record does not have the seals of all deals, so it cannot be checked.
seal-cannot = Browsers check seals only over https or on this machine itself. Download the record and check it with the command below.
seal-command = That the cards come from the seeds is checked by:
