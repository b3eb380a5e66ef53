# Voltarete: what every payment is for. $count × $each is its figure, $cards are its cards.

voltarete-cause-licenca = licença won: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-licenca-lost = licença lost: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-preferencia = preferência won: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-preferencia-lost = preferência lost: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-so = só won: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-so-lost = só lost: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-so-copas = só em copas won: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-so-copas-lost = só em copas lost: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-respeito = voltarete de respeito won: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-respeito-lost = voltarete de respeito lost: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-segundo = voltarete segundo won: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-segundo-lost = voltarete segundo lost: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-casca = casca won: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-casca-lost = casca lost: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-treze = casca das treze won: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-treze-lost = casca das treze lost: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-matadores = { $count } matadores: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }
} ({ $cards })
voltarete-cause-primeiras = the first five tricks: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-geral = geral, all nine tricks: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-geral-declared = geral, declared before play: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-geral-lost = geral tried and not made: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-granted = reposta granted, no play: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doubled in copas
}
voltarete-cause-codilho = codilho: an opponent took more tricks and gets as much as the bolo held, { $count }
voltarete-cause-repor-casca = casca given up
voltarete-cause-treze-given-up = casca das treze given up by agreement
voltarete-cause-lift = the feito won and takes the bolo
voltarete-cause-lift-last = the feito won and takes the last bolo of the recambó
voltarete-cause-box = one tento from every bolo won goes into the box
voltarete-cause-box-full = the box is full and goes into the bolo: the recambó is closing
voltarete-cause-ante = the dealer’s stake
voltarete-cause-medalhao = medalhão: a new bolo
voltarete-cause-remissa = a remissa falls due: a debt from an earlier hand goes into the new bolo
voltarete-cause-remissa-part = part of a remissa of { $count }, paid now
voltarete-cause-remissa-shared = a remissa shared out at the end
voltarete-cause-bolo-shared = the rest of the bolo, shared out at the end
voltarete-cause-pass = passed
voltarete-cause-consent = let another play
voltarete-cause-void = the hand is void: everyone gets back what their passes cost
voltarete-cause-bolo-carried = the bolo carried over
voltarete-cause-box-carried = the box carried over

## Repostas: as much as the bolo holds

voltarete-cause-resposta = reposta: the feito did not take the most tricks
voltarete-cause-resposta-granted = reposta asked for and granted
voltarete-cause-resposta-split = one opponent granted the reposta; the other refused and did not win
voltarete-cause-resposta-refused = refused the reposta and did not win
voltarete-cause-resposta-conceded = gave the hand up as lost
voltarete-cause-resposta-casca = reposta for giving up the casca
voltarete-cause-resposta-treze = reposta for giving up the casca das treze

## Faults

voltarete-cause-revoke-suit = revoke: did not follow suit
voltarete-cause-revoke-trump = revoke: did not play a trump when trumps were led
voltarete-cause-revoke-ruff = revoke: trumped while still holding the suit led
voltarete-cause-revoke-matador = revoke: kept back a matador when a higher one was led
voltarete-cause-granted-alone = showed the cards and conceded a hand that was not certain
voltarete-cause-codilho-claimed = claimed a codilho that was not certain, and the feito won
voltarete-cause-espadilha-passed = had Espadilha, had to play, and passed
voltarete-cause-espadilha-kept = passed with Espadilha and let another play
voltarete-cause-espadilha-pe = passed with Espadilha, so the pé had to play
voltarete-cause-espadilha-thrown = discarded Espadilha when going to the casca
voltarete-cause-penalty = the penalty of a reposta
voltarete-cause-matadores-counted = matadores
voltarete-note-remissa = { $seat } owes a remissa of { $tentos }.
