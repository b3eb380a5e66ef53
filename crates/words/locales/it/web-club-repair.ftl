# Errori di un campionato, ognuno rimediato; chi ha fatto che cosa.

web-club-log = Chi ha fatto che cosa
web-club-last-decisions = Deciso poco fa
web-club-nothing-decided = Nessuna decisione corrisponde a questa ricerca.
web-club-taken-back = annullato
web-club-take-back = Annulla la decisione
web-club-take-back-means = Il campionato diventa come se questa decisione non fosse stata presa. Il registro conserva entrambe le cose.
web-club-really = Sì: { $what }
web-club-everybody = tutte le persone
web-club-concern-is = Argomento
web-club-jogo-number = N. del jogo
web-club-show = Mostra
web-club-save = Salva
web-club-edit = Correggi
web-club-edit-event = Correggi i dati
web-club-entry-name = Nome dell’iscrizione
web-club-ctg = CTG o circolo
web-club-region = Regione
web-club-late-entries = Accetta iscrizioni in ritardo fino al sorteggio
web-club-kits = Tavoli e kit
web-club-no-kit = senza kit completo
web-club-in-use = in uso
web-club-closed = chiuso
web-club-new-kit = Dai un kit nuovo
web-club-borrow-kit = Prendi in prestito il kit di
web-club-withdraw-kit = Manca qualcosa nel kit
web-club-withdraw-kit-means = Nessun jogo è chiamato a questo tavolo finché non ha un altro kit. Il jogo in corso continua.
web-club-add-table = Aggiungi un tavolo
web-club-close-table = Chiudi il tavolo
web-club-close-table-means = Nessun jogo è chiamato a questo tavolo finché non viene riaperto.
web-club-reopen-table = Riapri il tavolo
web-club-reopen-entries = Riapri le iscrizioni
web-club-reopen-means = L’elenco accetta di nuovo iscrizioni, finché non viene richiuso.
web-club-annul-draw = Annulla il sorteggio
web-club-annul-means = Un sorteggio si ripete solo se l’elenco era sbagliato. Si conservano entrambi i verbali.
web-club-annulled = Sorteggio annullato alle { $at } da { $by }. Motivo: { $reason }
web-club-corrected = Corretto alle { $at } da { $by }: prima { $before }, ora { $after }. Motivo: { $reason }
web-club-signed-before = La versione precedente è stata firmata da: { $names }
web-club-sign-again = Il risultato è stato corretto. Controlla la nuova versione e firmala.
web-club-stands-on = Prima annulla:
web-club-and-more = e altre { $many }
web-club-until = fino alle { $time }
web-club-late-from = Dalle { $time } si può dichiarare l’assenza.
web-club-falta = falta (+{ $many })
web-club-buchholz = Buchholz
web-club-difference = differenza di tentos
web-club-tentos-for = tentos fatti
web-club-among = scontro diretto
web-club-lot = sorte
web-club-byes = Riposi: { $names }
web-club-qr = Inquadra con la fotocamera per seguire il campionato.
web-club-clock = Ora della sala
web-club-bad-cards = Manca, è già uscita o non è di questo mazzo.
web-club-draw-names = Scrivi la carta com’è stampata: 7 de espadas, 10, 11 o 12 de ouros, rei de ouros, o solo RO.
web-club-concern = { $concern ->
    [event] il campionato
    [entries] iscrizioni
    [draw] sorteggio e turni
    [tables] tavoli e chiamate
    [play] tentos e partidas
    [results] risultati e premi
    [discipline] disciplina
   *[all] tutti gli argomenti
}
web-club-follows-from = { $what ->
    [withdraw] L’iscrizione esce dal campionato e riceve indietro il denaro.
    [leave] L’iscrizione esce dal campionato. Il denaro resta nel montepremi e gli avversari vincono i jogos che mancano.
    [walkover] L’iscrizione perde questo jogo ed esce dal campionato (motivo III).
    [homologate] Il risultato vale nel tabellone e nella classifica.
    [archive] Il campionato finisce e i contatti di tutti vengono cancellati. I contatti non tornano.
    [close] Nessuno può più iscriversi finché le iscrizioni non vengono riaperte.
    [category] La classifica vale e i premi possono essere consegnati.
   *[uphold] L’iscrizione è punita quando un secondo membro decide lo stesso.
}
web-club-did = { $what ->
    [found] ha creato il campionato { $a }
    [add-category] ha creato la categoria { $a }
    [appoint] ha nominato { $a }: { $b }
    [publish] ha pubblicato il campionato
    [cancel] ha annullato il campionato: { $a }
    [archive] ha archiviato il campionato
    [edit-event] ha corretto i dati di { $a }
    [edit-category] ha corretto la categoria { $a }
    [take-back] ha annullato il n. { $a } ({ $b }): { $c }
    [register] ha registrato { $a }
    [open-entries] ha aperto le iscrizioni: { $a }
    [enter] ha iscritto { $a } ({ $b })
    [name-capataz] ha nominato il capataz di { $a }: { $b }
    [pay] ha incassato { $b } da { $a }, ricevuta { $c }
    [reverse] ha reso il denaro di { $a }, ricevuta { $b }
    [withdraw] ha ritirato { $a }
    [close-entries] ha chiuso le iscrizioni: { $a }
    [edit-entry] ha corretto l’iscrizione { $a }: { $b }
    [note-origin] ha annotato la provenienza di { $a }: { $b }
    [reopen-entries] ha riaperto le iscrizioni ({ $a }): { $b }
    [draw] ha sorteggiato { $a }: { $b }
    [annul-draw] ha annullato il sorteggio ({ $a }): { $b }
    [draw-lots] ha deciso a sorte un pareggio: { $a }
    [start-round] ha iniziato il turno: { $a }
    [decide] ha chiuso la categoria { $a }
    [homologate-category] ha omologato la classifica: { $a }
    [award] ha consegnato il premio { $a } a { $b }, ricevuta { $c }
    [add-table] ha aggiunto un tavolo
    [close-table] ha chiuso il tavolo { $a }: { $b }
    [reopen-table] ha riaperto il tavolo { $a }
    [withdraw-kit] ha ritirato il kit del tavolo { $a }: { $b }
    [give-kit] ha dato un kit nuovo al tavolo { $a }
    [borrow-kit] ha dato al tavolo { $a } il kit del tavolo { $b }
    [call] ha chiamato il { $a } al tavolo { $b } alle { $c }
    [hand-in] ha consegnato la formazione di { $b } ({ $a })
    [check-in] ha segnato la presenza di { $b } ({ $a })
    [appoint-judge] ha mandato un giudice al { $a }: { $b }
    [walkover] ha dichiarato assente { $b } ({ $a })
    [start-partida] ha iniziato una partida del { $a }
    [open-room] ha aperto un tavolo della sala per il { $a }
    [halt-room] ha fermato il tavolo del { $a }
    [resume-room] ha fatto riprendere il tavolo del { $a }
    [leave-room] ha lasciato il tavolo del { $a }
    [take-room] ha portato dal tavolo il risultato del { $a }: { $b }
    [tentos] ha pagato { $c } a { $b } ({ $a })
    [undo] ha annullato l’ultimo pagamento del { $a }
    [tampa] ha chiesto il tampa per { $b } ({ $a })
    [substitute] ha cambiato in { $a }: esce { $b }, entra { $c }
    [exchange] ha scambiato le testas di { $b } ({ $a })
    [sumula] ha registrato la súmula del { $a }: { $b }
    [sign] ha firmato per { $b } la súmula del { $a }
    [deliver] ha ricevuto la súmula del { $a } da { $b }
    [homologate] ha omologato il { $a }
    [correct] ha corretto il { $a } in { $b }: { $c }
    [report] ha segnalato { $b } nel { $a } ({ $c })
    [uphold] ha accolto il reclamo contro { $a }
    [dismiss] ha respinto il reclamo contro { $a }
   *[warn] ha ammonito: { $a }
}
