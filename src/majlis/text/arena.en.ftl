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
