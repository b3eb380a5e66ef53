# Championships in the terminal.

told-club-day = { $name }, { $date }: { $many ->
    [one] { $many } decision
   *[other] { $many } decisions
}
told-club-category = { $category }: { $entries }, { $many ->
    [one] { $many } jogo closed
   *[other] { $many } jogos closed
}, { $state }, pool { $pool }
told-club-refused-day = The day is refused by { $cite }.
told-club-refused = { $file }: refused by { $cite }; nothing was taken
told-club-no-founder = { $file }: nobody has created this championship
told-club-no-paper = there is no paper `{ $paper }`
told-club-no-event = there is no championship `{ $event }`
told-club-entered = { $many ->
    [one] { $many } entry was taken.
   *[other] { $many } entries were taken.
}
told-club-nothing-drawn = { $file }: nothing was drawn yet
told-club-by-tickets = { $category }, draw no. { $number } at { $at }: by tickets, in the order in which they came; there is nothing to compute
told-club-by-cards = { $category }, draw no. { $number } at { $at }: { $command }, in the order of the sums
told-club-annulled = { $category }, draw no. { $number } at { $at }: annulled at { $when }. Reason: { $reason }
told-club-wrong-order = the order of { $category } does not follow from its cards
told-club-wrong-seed = the seed of jogo { $jogo } at table { $table } is not the one promised
told-club-kept = jogo { $jogo }: table { $table }, record { $record } with SHA-256 { $sum }
told-club-verified = Verified: { $cards ->
    [one] { $cards } draw
   *[other] { $cards } draws
} by cards, each in the order of its sums; { $tickets ->
    [one] { $tickets } draw
   *[other] { $tickets } draws
} by tickets, which nobody can compute; { $tables ->
    [one] { $tables } table of the card room that kept its promise
   *[other] { $tables } tables of the card room that kept their promises
}.
