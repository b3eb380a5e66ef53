# The Spanish games: what each payment is for, and how a hand ended.

spanish-cause-stake = stake of the hand
spanish-cause-pass = passed
spanish-cause-carried = carried over
spanish-cause-entrada = { $each ->
    [1] entrada
   *[other] entrada, × { $each }
}
spanish-cause-mediator = { $each ->
    [1] Mediator
   *[other] Mediator, × { $each }
}
spanish-cause-solo = { $each ->
    [1] solo
   *[other] solo, × { $each }
}
spanish-cause-estuches = estuches: { $count } × { $each } ({ $cards })
spanish-cause-primeras = primeras, the first tricks in a row
spanish-cause-bola = bola, every trick: { $each }
spanish-cause-bola-lost = a bola lost: { $each }
spanish-cause-desbola = desbola, no trick at all: { $each }
spanish-cause-pot = takes the pot
spanish-cause-puesta = puesta: the amount played for, into the pot
spanish-cause-puesta-asked = puesta instead of codillo: a defender with four sure tricks had asked for another
spanish-cause-codillo = codillo: the amount played for, to those who beat the Hombre
spanish-cause-zangano = the zángano’s share
spanish-cause-returned-card = for the card returned
spanish-cause-returned-king = returned the king and made two tricks or more
spanish-cause-redeem = bought out of a fondo
spanish-cause-fine = a fine
spanish-cause-at-stake = what is at stake
spanish-cause-fine-won = an earlier fine, with the pot
spanish-cause-raffle = an earlier fine, raffled on the { $cards }
spanish-cause-fines-left = fines that nobody won
spanish-cause-shared = { $count ->
    [one] one pozo of what is left
   *[other] { $count } pozos of what is left
}
spanish-cause-drawn-pile = a pile of the pot, won by the highest card drawn

spanish-with-partner = with { $seat }
spanish-alone = alone
spanish-codillo-to = beaten by { $seat }

spanish-game-in = { $bid } in { $suit }
spanish-game-unnamed = { $bid }, with no trump named

spanish-ended-won = { $seat }, { $game }, { $with }: won with { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
spanish-ended-bola = { $seat }, { $game }, { $with }: won with bola, all { $tricks } tricks
spanish-ended-bola-lost = { $seat }, { $game }, { $with }: the game is won, the bola lost, with { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
spanish-ended-puesta = { $seat }, { $game }, { $with }: puesta with { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}
spanish-ended-codillo = { $seat }, { $game }, { $with }: codillo with { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}
spanish-ended-conceded = { $seat }, { $game }, { $with }: given up as codillo
spanish-ended-desbola = { $seat }, { $game }, { $with }: codillo and desbola, with no trick at all
spanish-ended-passed = Everyone passed
spanish-ended-redeemed = { $seat } went á fondo and bought themselves out

spanish-outcome-won = won
    .gloss = the Hombre’s side made its tricks and takes the pot
spanish-outcome-bola = bola
    .gloss = every trick made: each opponent pays for it besides the game
spanish-outcome-bola-lost = bola lost
    .gloss = the game is won, but not every trick: the bola is paid to the opponents
spanish-outcome-puesta = puesta
    .gloss = the Hombre just failed, and pays the amount played for into the pot
spanish-outcome-codillo = codillo
    .gloss = the Hombre was beaten, and pays the amount played for to those who beat them
spanish-outcome-desbola = desbola
    .gloss = no trick at all: paid like a bola, besides the codillo
spanish-outcome-passed = passed
    .gloss = nobody played; the pot waits for the next hand
spanish-outcome-redeemed = bought out
    .gloss = the player bought themselves out of the fondo; the pot waits for the next hand
