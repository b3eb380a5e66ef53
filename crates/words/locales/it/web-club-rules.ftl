# La pagina delle regole di un campionato, e il resto dei suoi tabelloni.

web-club-rules = Le regole di un campionato
web-club-rules-lead = Ciò che i banchi rispettano, per numero. Le leggi sulle irregolarità sono un libro a parte.
web-club-rules-section = { $section ->
    [roles] Chi decide
    [entries] Iscrizioni
    [draw] Sorteggio
    [jogo] Il jogo, dalla chiamata all’omologazione
    [line-up] Formazione e sostituzione
    [discipline] Disciplina
    [formats] Formule
    [ranking] Classifica
    [prizes] Posti e premi
    [schedule] Orario
   *[options] Ciò che sceglie il circolo
}
web-club-round-clock = dalle { $since }, fino alle { $until } circa
web-club-by-ground = { $ground ->
    [none] squalificata
   *[other] motivo { $ground }
}
web-club-former-draw = Sorteggio n. { $number }, che non vale più
web-club-group = Girone { $group }
