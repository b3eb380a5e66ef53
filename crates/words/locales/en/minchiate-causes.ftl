# Minchiate: what every mark and payment is for.

minchiate-cause-robbed = robbed from the pack: { $cards }
minchiate-cause-turned-up = turned up in the deal: { $cards }
minchiate-cause-killed = killed: { $cards }
minchiate-cause-verzigola-papi = verzigola of papi: { $cards }, { $count } cards
minchiate-cause-verzigola-run = verzigola of high tarocchi in a row: { $cards }, { $count } cards
minchiate-cause-verzigola-kings = verzigola of kings: { $cards }, { $count } cards
minchiate-cause-verzigola-tens = verzigola of tens: { $cards }, { $count } cards
minchiate-cause-verzigola-matto = verzigola of the Ganellino, the Matto and the Trombe: { $cards }, { $count } cards
minchiate-cause-verzigola-morte = verzigola of the Ganellino, Death and the Goat: { $cards }, { $count } cards
minchiate-cause-count-verzigole = { $count ->
    [one] final count: one verzigola in the cards won: { $cards }
   *[other] final count: { $count } verzigole in the cards won: { $cards }
}
minchiate-cause-count-cards = { $count ->
    [one] final count: one counting card won
   *[other] final count: { $count } counting cards won
}
minchiate-cause-count-last = final count: the last trick
minchiate-cause-count-above = final count: { $count } cards won, one point for each above 42
minchiate-cause-become-resti = { $count ->
    [one] { $each } points become a resto
   *[other] { $count } × { $each } points become { $count } resti
}
minchiate-cause-resti-won = { $count ->
    [one] one resto of { $each } points
   *[other] { $count } resti of { $each } points
}
minchiate-cause-broken-resto = the odd points count as a whole resto
minchiate-cause-resti-paid = { $count ->
    [one] one resto, { $each } each
   *[other] { $count } resti × { $each }
}
minchiate-cause-carried = points and resti carried over
minchiate-cause-misdealt = { $count ->
    [one] misdeal: one card wrong, { $each }
   *[other] misdeal: { $count } cards wrong, { $count } × { $each }
}
minchiate-cause-revoke = revoke by { $seat }: one resto
minchiate-cause-killed-by-revoke = { $cards } killed through { $seat }’s revoke: the mark goes back
