# Voltarete: a razão de cada pagamento.

voltarete-cause-licenca = licença ganha: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-licenca-lost = licença perdida: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-preferencia = preferência ganha: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-preferencia-lost = preferência perdida: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-so = só ganho: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-so-lost = só perdido: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-so-copas = só em copas ganho: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-so-copas-lost = só em copas perdido: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-respeito = voltarete de respeito ganho: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-respeito-lost = voltarete de respeito perdido: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-segundo = voltarete segundo ganho: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-segundo-lost = voltarete segundo perdido: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-casca = casca ganha: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-casca-lost = casca perdida: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-treze = casca das treze ganha: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-treze-lost = casca das treze perdida: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-matadores = { $count } matadores: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }
} ({ $cards })
voltarete-cause-primeiras = as cinco primeiras vazas: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-geral = geral: as nove vazas: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-geral-declared = geral, declarado antes do jogo: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-geral-lost = geral tentado, mas não feito: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-granted = reposta concedida, sem jogo: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, em dobro em copas
}
voltarete-cause-codilho = codilho: um adversário fez mais vazas e recebe tanto quanto havia no bolo, { $count }
voltarete-cause-repor-casca = desistência da casca
voltarete-cause-treze-given-up = desistência da casca das treze, com o acordo de todos
voltarete-cause-lift = o feito ganhou e leva o bolo
voltarete-cause-lift-last = o feito ganhou e leva o último bolo do recambó
voltarete-cause-box = um tento de cada bolo ganho vai para a caixa
voltarete-cause-box-full = a caixa está cheia e entra no bolo, que é o último do recambó
voltarete-cause-ante = a aposta de quem dá
voltarete-cause-medalhao = medalhão: bolo novo
voltarete-cause-remissa = uma remissa vence: a dívida de uma mão anterior entra no novo bolo
voltarete-cause-remissa-part = parte de uma remissa de { $count }, paga agora
voltarete-cause-remissa-shared = uma remissa repartida no fim
voltarete-cause-bolo-shared = o que restava, repartido no fim
voltarete-cause-pass = passou
voltarete-cause-consent = deixou outro jogar
voltarete-cause-void = a mão é nula: cada um recebe de volta o que pagou ao passar
voltarete-cause-bolo-carried = o bolo que veio de antes
voltarete-cause-box-carried = a caixa que veio de antes

## Repostas: quanto há no bolo

voltarete-cause-resposta = reposta: o feito empatou com o melhor adversário
voltarete-cause-resposta-granted = reposta pedida e concedida
voltarete-cause-resposta-split = um adversário concedeu a reposta; o outro recusou e não ganhou
voltarete-cause-resposta-refused = recusou a reposta e não ganhou
voltarete-cause-resposta-conceded = deu a mão por perdida
voltarete-cause-resposta-casca = reposta por desistir da casca
voltarete-cause-resposta-treze = reposta por desistir da casca das treze

## Faltas

voltarete-cause-revoke-suit = renúncia: não seguiu o naipe
voltarete-cause-revoke-trump = renúncia: não jogou trunfo em uma saída de trunfo
voltarete-cause-revoke-ruff = renúncia: cortou um naipe que tinha
voltarete-cause-revoke-matador = renúncia: guardou um matador em uma saída de matador maior
voltarete-cause-granted-alone = mostrou as cartas e concedeu uma mão que não era certa
voltarete-cause-codilho-claimed = reclamou um codilho que não era certo, e o feito ganhou
voltarete-cause-espadilha-passed = tinha a Espadilha, devia jogar e passou
voltarete-cause-espadilha-kept = passou com a Espadilha e deixou outro jogar
voltarete-cause-espadilha-pe = passou com a Espadilha, e o pé teve que jogar
voltarete-cause-espadilha-thrown = descartou a Espadilha ao ir à casca
voltarete-cause-penalty = a pena da reposta
voltarete-cause-matadores-counted = matadores
voltarete-note-remissa = { $seat } deve uma remissa de { $tentos }.
