# La página de las reglas de un campeonato, y lo demás de sus tableros.

web-club-rules = Las reglas de un campeonato
web-club-rules-lead = Lo que cumplen las mesas, por número. Las leyes sobre irregularidades son un libro aparte.
web-club-rules-section = { $section ->
    [roles] Quién decide
    [entries] Inscripciones
    [draw] Sorteo
    [jogo] El jogo, de la llamada a la homologación
    [line-up] Alineación y sustitución
    [discipline] Disciplina
    [formats] Formatos
    [ranking] Clasificación
    [prizes] Puestos y premios
    [schedule] Horario
   *[options] Lo que elige el club
}
web-club-round-clock = desde las { $since }, hasta cerca de las { $until }
web-club-by-ground = { $ground ->
    [none] descalificada
   *[other] motivo { $ground }
}
web-club-former-draw = Sorteo n.º { $number }, que ya no vale
web-club-group = Grupo { $group }
