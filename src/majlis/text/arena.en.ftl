# The arena
cli-command-arena = bots against each other on the same cards with changed seats: shares, differences and ratings, with intervals
cli-argument-processes = how many processes share the work
cli-argument-ray = let the workers of a Ray cluster share the work
cli-argument-resume = keep every match in this file, and play only those that it lacks
cli-arena-pair = { $one } against { $other }: wins { $share } of { $matches } matches ({ $share_low } to { $share_high }), { $by } points a seat ({ $by_low } to { $by_high }).
cli-arena-score = { $one } beside { $other }: the better score in { $share } of { $matches } deals ({ $share_low } to { $share_high }), { $by } points ({ $by_low } to { $by_high }).
cli-arena-better = Better: { $better }.
cli-arena-neither = Neither is better for certain.
cli-arena-rating = { $bot }: rating { $rating } ({ $rating_low } to { $rating_high }).
cli-arena-bot = { $bot }: wins { $won } ({ $won_low } to { $won_high }), mean score { $mean }; { $thought } ms a move, { $longest } at most.
cli-arena-alone = { $bot }: of its { $matches } matches { $won } end with points ({ $won_low } to { $won_high }), mean score { $mean }; { $thought } ms a move, { $longest } at most.
reason-arena-needs-two = { $bot } needs somebody to play against: name two bots or more.
reason-extra-missing = { $package } is not installed: it comes with the extra “{ $extra }”, pip install "majlis[{ $extra }]".

## How strong the bots are
cli-argument-report = for every game, or for the one that is named: how strong the bots are, as a table
cli-argument-quick = only a few matches, to see whether it works
cli-strength-title = # How strong the bots are
cli-strength-about = Made by `{ $command }` on the { $build } build (docs/arena.md). Share: of the matches that the first won on the same cards with changed seats, alone or as one team the deals in which its score was better, with 95 % intervals. By: points a seat. A meeting ends as soon as it is clear.
cli-strength-columns = | game | seats | first | second | share | from | to | matches | by | better |
cli-strength-rule = | --- | ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | --- |
cli-strength-row = | { $game } | { $seats } | { $one } | { $other } | { $share } | { $low } | { $high } | { $matches } | { $by } | { $better } |
cli-strength-nobody = not certain
cli-strength-alike = they play alike

## Balance
cli-command-balance = is a game fair, how long is it, and does it matter what one does? Asked of matches between equal bots
cli-argument-tries = in so many matches one decision is tried out, to see whether it matters
cli-argument-each = once more for every other value of every option
cli-balance-length = { $matches } matches: { $decisions } decisions on average, { $shortest } to { $longest }; { $deals } deals.
cli-balance-seat = Seat { $seat }: wins { $won } ({ $low } to { $high }), mean score { $mean }.
cli-balance-fair = No seat wins more or less than its share of { $even } for certain.
cli-balance-unfair = More or less than their share of { $even } win the seats { $favoured }.
cli-balance-shared = Several sides share the win in { $shared } of the matches.
cli-balance-points = With points end { $points } of them ({ $points_low } to { $points_high }); mean score { $mean }.
cli-balance-free = There is more than one move at { $free } of the decisions.
cli-balance-matters = Of { $tried } of these that were tried out, it mattered at { $matters } ({ $matters_low } to { $matters_high }).
cli-balance-value = { $option }={ $value }: seats win { $shares }; shared { $shared }; { $decisions } decisions, { $deals } deals; more than one move at { $free }, it matters at { $matters }.
cli-balance-value-alone = { $option }={ $value }: with points { $points }, mean score { $mean }; { $decisions } decisions; more than one move at { $free }, it matters at { $matters }.
