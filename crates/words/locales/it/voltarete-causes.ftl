# Voltarete: la ragione di ogni pagamento.

voltarete-cause-licenca = licença vinta: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-licenca-lost = licença persa: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-preferencia = preferência vinta: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-preferencia-lost = preferência persa: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-so = só vinto: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-so-lost = só perso: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-so-copas = só em copas vinto: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-so-copas-lost = só em copas perso: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-respeito = voltarete de respeito vinto: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-respeito-lost = voltarete de respeito perso: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-segundo = voltarete segundo vinto: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-segundo-lost = voltarete segundo perso: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-casca = casca vinta: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-casca-lost = casca persa: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-treze = casca das treze vinta: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-treze-lost = casca das treze persa: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-matadores = { $count } matadores: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }
} ({ $cards })
voltarete-cause-primeiras = le prime cinque prese: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-geral = geral: tutte e nove le prese: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-geral-declared = geral dichiarato prima di giocare: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-geral-lost = geral tentato e non riuscito: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-granted = reposta concessa, senza giocare: { $each ->
    [1] { $count }
   *[other] { $count } × { $each }, doppio in copas
}
voltarete-cause-codilho = codilho: un avversario ha fatto più prese e riceve quanto c’era nel bolo, { $count }
voltarete-cause-repor-casca = casca abbandonata
voltarete-cause-treze-given-up = casca das treze abbandonata di comune accordo
voltarete-cause-lift = il feito ha vinto e prende il bolo
voltarete-cause-lift-last = il feito ha vinto e prende l’ultimo bolo del recambó
voltarete-cause-box = un tento di ogni bolo vinto va nella cassa
voltarete-cause-box-full = la cassa è piena ed entra nel bolo: il recambó si chiude
voltarete-cause-ante = la posta del mazziere
voltarete-cause-medalhao = medalhão: un nuovo bolo
voltarete-cause-remissa = una remissa è dovuta: il debito di una mano precedente entra nel nuovo bolo
voltarete-cause-remissa-part = parte di una remissa di { $count }, pagata ora
voltarete-cause-remissa-shared = una remissa divisa alla fine
voltarete-cause-bolo-shared = il resto del bolo, diviso alla fine
voltarete-cause-pass = è passato
voltarete-cause-consent = ha lasciato giocare un altro
voltarete-cause-void = la mano è nulla: ognuno riprende i tentos pagati per passare
voltarete-cause-bolo-carried = il bolo rimasto da prima
voltarete-cause-box-carried = la cassa rimasta da prima

## Resposte: quanto c’è nel bolo

voltarete-cause-resposta = reposta: il feito non ha fatto più prese di tutti
voltarete-cause-resposta-granted = reposta chiesta e concessa
voltarete-cause-resposta-split = un avversario ha concesso la reposta; l’altro l’ha negata e non ha vinto
voltarete-cause-resposta-refused = ha negato la reposta e non ha vinto
voltarete-cause-resposta-conceded = ha dato la mano per persa
voltarete-cause-resposta-casca = reposta per la casca abbandonata
voltarete-cause-resposta-treze = reposta per la casca das treze abbandonata

## Falli

voltarete-cause-revoke-suit = rifiuto: non ha risposto al seme
voltarete-cause-revoke-trump = rifiuto: non ha giocato trionfo quando si è usciti di trionfo
voltarete-cause-revoke-ruff = rifiuto: ha tagliato un seme che aveva
voltarete-cause-revoke-matador = rifiuto: ha trattenuto un matador quando si è usciti con uno più alto
voltarete-cause-granted-alone = ha mostrato le carte e concesso una mano incerta
voltarete-cause-codilho-claimed = ha reclamato un codilho incerto e il feito ha vinto
voltarete-cause-espadilha-passed = aveva Espadilha, doveva giocare, ed è passato
voltarete-cause-espadilha-kept = è passato con Espadilha e ha lasciato giocare un altro
voltarete-cause-espadilha-pe = è passato con Espadilha, e il pé ha dovuto giocare
voltarete-cause-espadilha-thrown = ha scartato Espadilha andando alla casca
voltarete-cause-penalty = la pena di una reposta
voltarete-cause-matadores-counted = matadores
voltarete-note-remissa = { $seat } deve una remissa di { $tentos }.
