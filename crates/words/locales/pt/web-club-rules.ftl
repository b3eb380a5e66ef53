# A página das regras de um campeonato, e o que mais está nos painéis.

web-club-rules = As regras de um campeonato
web-club-rules-lead = O que as mesas cumprem, por número. As leis sobre irregularidades são um livro à parte.
web-club-rules-section = { $section ->
    [roles] Quem decide
    [entries] Inscrições
    [draw] Sorteio
    [jogo] O jogo, da chamada à homologação
    [line-up] Escalação e substituição
    [discipline] Disciplina
    [formats] Formas de disputa
    [ranking] Classificação
    [prizes] Lugares e prêmios
    [schedule] Horários
   *[options] O que o clube escolhe
}
web-club-round-clock = desde { $since }, até cerca de { $until }
web-club-by-ground = { $ground ->
    [none] desclassificada
   *[other] motivo { $ground }
}
web-club-former-draw = Sorteio n.º { $number }, que não vale mais
web-club-group = Grupo { $group }
