# What the commands of the program say: replay, solve, simulate, arena, verify and the rest.

told-progress-left = left
told-serve-open = The card room is open at { $address } (to close it, Ctrl-C).
told-backup-copied = The room was copied to { $file }.
told-explain-ask = Ask for a rule, such as ? { $rule }, or a word, such as ? { $word }; rules tells how the game is played.

told-games-or = { $all } or { $last }
told-games-book = book
told-games-players = players
told-games-pack = pack
told-games-cards = { $cards } cards ({ $pack })
told-games-match = a match
told-games-minutes = { $least } to { $most } minutes among people
told-games-rules = rules
told-games-revision = revision { $revision }
told-games-bots = bots
told-games-options = options, each with --option NAME=VALUE
told-games-unless = default: { $value }
told-games-noted = noted only, it changes nothing in play

told-replay-cut = A fragment: the match is not played to its end.
told-replay-begun = A fragment: it begins in the middle of a match, with what `setup` says.
told-replay-part = A fragment: it begins with what `setup` says, and stops before the match is over.
told-replay-deal = Deal { $number }
told-replay-dealt = { $deal }, dealt by { $seat }
told-replay-won = The match is over, won by { $winners }.
told-replay-unwon = The match is over; nobody has won it.
told-replay-shuffle = The cards are to be shuffled.
told-replay-waits = The table waits for { $seats }.
told-replay-why = Why:

told-verify-fair = { $shuffles ->
    [one] Yes: the seed is the one promised before the first card, and the shuffle follows from it.
   *[other] Yes: the seed is the one promised before the first card, and the { $shuffles } shuffles follow from it.
}
told-verify-proves = This proves that no deal was changed after the first card. It does not prove that nobody looked at the cards.
told-verify-other-seed = No: the seed revealed is not the one promised before the first card.
told-verify-broken = The house has broken its promise, or the record was altered.
told-verify-other-deal = No: shuffle { $shuffle } does not follow from the seed.
told-verify-changed = The cards were changed, or the record was altered.

told-solve-wait = solving trick { $trick } of deal { $deal }: this may take some minutes
told-whist-north-south = North and South
told-whist-east-west = East and West
told-whist-wins = { $leader } leads. With best play by everyone, { $side } win { $tricks } of { $all } tricks.
told-whist-by-card = Their tricks, by the card that { $leader } leads:

told-deals = { $many ->
    [one] { $many } deal
   *[other] { $many } deals
}
told-matches = { $many ->
    [one] { $many } match
   *[other] { $many } matches
}
told-head-bot = bot
told-head-won = won per deal
told-head-from = 95% from
told-head-to = to
told-head-matches-won = matches won
told-head-share = share
told-head-deals = deals
told-head-difference = difference
told-head-more = more
told-head-as-much = as much
told-head-less = less

told-simulate-head = { $deals } in { $matches }, seed { $seed }
told-simulate-played-by = played by
told-simulate-named-by = named by
told-simulate-contract = contract
told-simulate-ended = ended
told-simulate-packs = { $packs ->
    [one] Each set of packs is played { $seats } times, so that every bot sits in every seat: { $matches }, { $packs } set of packs.
   *[other] Each set of packs is played { $seats } times, so that every bot sits in every seat: { $matches }, { $packs } sets of packs.
}
told-simulate-few = ? – too few to tell: at least two such rounds, { $matches } matches, must be played to the end.

told-arena-head = { $first } against { $second }: { $many }, each in { $seatings } seatings, seed { $seed }
told-arena-share = the share of matches won
told-arena-a-deal = { $won } per deal
told-arena-won = won, in { $counted }
told-arena-meaning = The difference shows how much more a side of { $first } won than a side of { $second } with the same cards, in { $counted }. Beside it stands how often it won more, as much, or less.
told-arena-worlds = Bots that search sample { $worlds ->
        [one] { $worlds } deal
       *[other] { $worlds } deals
    }.
told-arena-clock = The master thinks for { $seconds } s about each choice, the club player for a quarter of that, as at a table. Another run gives slightly different figures.
told-arena-too-few = Too few to tell which is better: at least { $least } are needed, and usually hundreds.
told-arena-alike = All differences are equal, so no interval can be given for them.
told-arena-open = No difference between { $first } and { $second } is shown: the interval contains 0. More deals make it narrower.
told-arena-above = { $better } is better than { $worse }: the whole interval lies above 0.
told-arena-below = { $better } is better than { $worse }: the whole interval lies below 0.

told-plot-against = { $first } against { $second }
told-plot-mean = difference { $mean }, { $surely }
told-plot-interval = 95% from { $low } to { $high }
told-plot-alike = all alike
told-plot-too-few = too few for an interval
told-plot-deals = deals played, each in { $seatings } seatings
told-plot-matches = matches played, each in { $seatings } seatings
told-plot-difference = difference, in { $counted }
