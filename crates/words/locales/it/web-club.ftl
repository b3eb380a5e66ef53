# I campionati: tabellone, tavoli delle commissioni, telefoni e carte.

web-club-title = Campionati
web-club-lead = L’intera giornata di un campionato, dalla prima iscrizione all’ultima medaglia, su un computer e sui telefoni di tutti.
web-club-found = Crea un campionato
web-club-found-means = Le risposte del regolamento ci sono già. Cambia solo ciò che il tuo circolo fa in altro modo.
web-club-demo = Guarda una giornata che si gioca da sola
web-club-speed = Velocità
web-club-events = Campionati di questa sala
web-club-none = Non ce ne sono ancora.
web-club-carry = Carica un campionato da un file
web-club-carry-means = Con questo file la giornata continua su un altro computer. Ognuno riceve un nuovo link.
web-club-file = File del campionato
web-club-name = Nome del campionato
web-club-host = Circolo e reparto
web-club-place = Luogo
web-club-date = Data
web-club-start = Prima chiamata
web-club-your-name = Il tuo nome
web-club-tables = Tavoli
web-club-minutes = Minuti per partida
web-club-zone = Fuso orario della sala
web-club-fee = Quota d’iscrizione (R$)
web-club-format = Formula
web-club-draw-method = Sorteggio
web-club-draw-hash = ogni capataz pesca una carta
web-club-draw-tickets = numeri estratti a mano
web-club-pin-asked = Questo link è di una sola persona. Scrivi il PIN che lo accompagna.
web-club-pin-wrong = Il PIN non è questo. Controlla e riprova.
web-club-pin-shut = Troppi PIN sbagliati. Aspetta un minuto e riprova.
web-club-come-in = Entra
web-club-to-board = Guarda il tabellone della sala
web-club-link = Link
web-club-link-own = Conserva questo link e questo PIN: ti fanno rientrare, anche da un altro dispositivo. Non si mostrano più.
web-club-link-once = Dai il link e il PIN solo a questa persona. Non si mostrano più; il link precedente non è più valido.
web-club-go-on = Continua
web-club-calls = Chiamate
web-club-no-calls = Al momento non è chiamato nessuno.
web-club-wall = Per il proiettore
web-club-draw = Sorteggio
web-club-laws = Le leggi del gioco
web-club-look-again = Aggiorna
web-club-walkover = assente
web-club-bye = riposo
web-club-standing = Classifica
web-club-entry = iscrizione
web-club-won = vinte
web-club-prizes = Premi
web-club-house = Resta al circolo
web-club-not-drawn = Non ancora sorteggiato.
web-club-draw-means = Le carte pescate dai capataz fanno il seed. L’ordine è quello dello SHA-256 di «seed:categoria:numero»; chiunque può rifarlo.
web-club-number = numero
web-club-kept = Nessuna connessione. È salvato qui; sarà inviato dopo.
web-club-renewed = Questo link non è più valido. Ciò che hai registrato è conservato su questo dispositivo: apri qui il tuo nuovo link e verrà inviato.
web-club-publish = Pubblica il campionato
web-club-archive = Archivia ed elimina i contatti
web-club-cancel = Annulla il campionato
web-club-cancel-means = Si restituiscono le quote di ogni categoria i cui premi non sono stati tutti consegnati.
web-club-cancel-why = Motivo
web-club-export = Salva il campionato in un file
web-club-papers = Documenti
web-club-open-entries = Apri le iscrizioni
web-club-close-advice = Chiudi le iscrizioni alle { $time } e affiggi la lista: così gli errori si vedono in tempo.
web-club-close-entries = Chiudi le iscrizioni
web-club-start-round = Inizia il turno
web-club-draw-cards = Ogni capataz pesca una carta dal mazzo, nell’ordine dei numeri. Scrivile tutte, per esempio RO o 4C.
web-club-draw-order = Scrivi i numeri nell’ordine in cui sono usciti.
web-club-proxy = ha pescato la commissione
web-club-order = Ordine
web-club-do-draw = Sorteggia
web-club-call-all = Chiama ai tavoli liberi
web-club-which-table = Tavolo
web-club-time = Ora fissata
web-club-call = Chiama
web-club-lots = Le regole non separano queste iscrizioni: i capataz tirano a sorte.
web-club-no-tables = Nessun tavolo è in gioco.
web-club-tampa-in-use = tampa in uso
web-club-start-partida = Inizia la partida
web-club-judge = Giudice
web-club-send-judge = Manda un giudice
web-club-handed = formazione consegnata
web-club-seat = Posto
web-club-check-in = Segna presente
web-club-hand-over = Consegna il premio
web-club-hall = Avvisi di sala
web-club-facts = Che cosa è successo
web-club-warn = Ammonisci
web-club-people = Persone e link
web-club-person = Persona
web-club-role-is = Ruolo
web-club-appoint = Nomina
web-club-new-link = Nuovo link
web-club-give-link = Dai un link
web-club-end-link = Revoca il link
web-club-entries = Iscrizioni
web-club-csv = Iscrizioni da un file CSV
web-club-csv-means = Una riga per iscrizione; più nomi si separano con il punto e virgola; in «paid» scrivi sì se ha pagato.
web-club-reserve = Riserva
web-club-capataz-if-other = Capataz, se non è il primo giocatore
web-club-contact = Contatto (si elimina con l’archivio)
web-club-enter = Iscrivi
web-club-out = fuori dal campionato
web-club-confirmed = confermata
web-club-unpaid = non pagata
web-club-withdraw = Ritira
web-club-reverse = Restituisci il denaro
web-club-name-capataz = Nomina un capataz
web-club-register = Registra una persona
web-club-no-jogo = Ora non hai nessun jogo. Quando la commissione ti manda a un tavolo, appare qui.
web-club-referee = Banco dell’arbitro
web-club-malos = malos
web-club-buenos = buenos
web-club-reason = Motivo (regola o chiamata)
web-club-undo = Annulla l’ultimo
web-club-complain-now = I reclami valgono solo durante il jogo, dalla chiamata all’ultimo tento.
web-club-wait-for-call = Aspetta la chiamata.
web-club-line-up = Formazione, in ordine di posto
web-club-hand-in = Consegna la formazione
web-club-hand-in-again = Cambia la formazione
web-club-sign-means = Controlla il risultato e firma la súmula.
web-club-sign = Firma la súmula
web-club-other-signs = Firmato. Manca l’altra firma.
web-club-deliver-now = Hai vinto: porta súmula, mazzo e tentos al banco dei risultati.
web-club-ask-tampa = Chiedi il tampa baralho
web-club-goes-out = Chi esce
web-club-comes-in = Chi entra
web-club-substitute = Sostituzione
web-club-exchange = Scambia le testas
web-club-report = Reclama
web-club-ground = Motivo
web-club-accused = Giocatore
web-club-do-report = Presenta il reclamo
web-club-incidents = Episodi
web-club-no-incidents = Nessun reclamo.
web-club-uphold = Accogli
web-club-dismiss = Respingi
web-club-sumulas = Súmulas
web-club-no-sumulas = Qui non c’è nulla in attesa.
web-club-enter-result = Registra il risultato
web-club-bearer = Chi consegna
web-club-cards-counted = Carte contate
web-club-deliver = Ricevi
web-club-scores = Risultati delle partidas
web-club-why = Motivo
web-club-to-homologate = Da omologare
web-club-not-delivered = Non ancora consegnata; la commissione può omologare in base a ciò che ha accertato.
web-club-homologate = Omologa
web-club-decide = Chiudi la categoria
web-club-homologate-category = Omologa la classifica
web-club-correct = Correggi un risultato
web-club-entry-fee = Quota d’iscrizione
web-club-began = Inizio
web-club-ended = Fine
web-club-result = Risultato
web-club-round = turno { $round }
web-club-last = Ultimi { $places }
web-club-table = Tavolo { $table }
web-club-jogo = Jogo { $jogo }
web-club-winner-of = chi vince il jogo { $jogo }
web-club-loser-of = chi perde il jogo { $jogo }
web-club-of-group = { $place }º del girone { $group }
web-club-place-of = { $place }º posto
web-club-partida = Partida { $number }
web-club-player = Giocatore { $number }
web-club-receipt = Ricevuta { $number }
web-club-judge-is = giudice { $name }
web-club-walkover-of = { $name }: assente. L’iscrizione perde il jogo ed esce dal campionato
web-club-signed-by = Firmato su carta da { $name }
web-club-paid = Ha pagato { $amount }
web-club-pay = Incassa { $amount }
web-club-cash = in cassa { $amount }
web-club-last-tento = Ultimo: { $tento }
web-club-category = { $category ->
    [individual] Individuale
   *[duplas] Coppie
}
web-club-state = { $state ->
    [draft] in preparazione
    [published] pubblicato
    [running] in corso
    [homologated] risultati omologati
    [paid] premi consegnati
    [archived] archiviato
   *[cancelled] annullato
}
web-club-category-state = { $state ->
    [announced] annunciata
    [open] iscrizioni aperte
    [closed] iscrizioni chiuse
    [drawn] sorteggiata
    [decided] decisa
    [homologated] omologata
    [paid] premi consegnati
   *[cancelled] annullata
}
web-club-stage = { $stage ->
    [group] Gironi
    [swiss] Sistema svizzero
    [round-robin] Tutti contro tutti
    [qf] Quarti di finale
    [sf] Semifinali
    [third] Terzo posto
   *[final] Finale
}
web-club-jogo-state = { $state ->
    [scheduled] fissato
    [called] chiamato
    [ready] pronto
    [playing] in corso
    [between] tra due partidas
    [suspended] sospeso, in attesa di decisione
    [played] giocato
    [signed] firmato
    [delivered] consegnato
    [decided] deciso senza giocare
    [homologated] omologato
    [bye] riposo
   *[void] nullo
}
web-club-role = { $role ->
    [organising] Commissione organizzatrice
    [evaluating] Commissione valutatrice
    [desk_entries] Banco delle iscrizioni
    [desk_results] Banco dei risultati
    [judge] Giudice
    [capataz] Capataz
    [player] Giocatore
   *[public] Pubblico
}
web-club-speed-of = { $speed ->
    [slow] lenta
    [brisk] spedita
    [fast] veloce
   *[at_once] immediata
}
web-club-format-of = { $format ->
    [knockout] Eliminazione con terzo posto
    [groups_knockout] Gironi, poi eliminazione
    [swiss] Sistema svizzero
   *[round_robin] Tutti contro tutti
}
web-club-hall-rule = { $rule ->
    [shouting] Urla o liti
    [crowding] Gente intorno al tavolo
   *[blade] Arma bianca in sala
}
web-club-ground-of = { $ground ->
    [I] I: è salito su una sedia o un tavolo
    [II] II: ha mancato di rispetto all’avversario
    [III] III: non ha rispettato l’orario
    [IV] IV: non ha accettato una decisione con rispetto
    [V] V: a più di due metri dal tavolo, nella roda
    [V-testa-playing] V: lo stesso in una testa, con carte in mano
    [V-testa-played] V: lo stesso in una testa, avendo già giocato, senza permesso
    [V-testa-allowed] V: lo stesso in una testa, avendo già giocato, con permesso
    [VI] VI: segni di ubriachezza
    [VII] VII: ha bevuto alcolici
   *[VIII] VIII: non vestito come vuole il regolamento
}
web-club-incident-state = { $state ->
    [late] non ricevuto: troppo tardi
    [not-entitled] non ricevuto: reclama solo il capataz
    [review] in attesa di decisione
    [to-uphold] in attesa di un secondo membro: da accogliere
    [to-dismiss] in attesa di un secondo membro: da respingere
    [upheld] accolto ed eseguito
   *[dismissed] respinto
}
web-club-follows = { $what ->
    [excused] Con il permesso non c’è colpa: si può solo respingere.
    [entry-out] Se accolto: l’iscrizione perde questo jogo ed esce definitivamente; chi l’ha fatto è fuori da entrambe le categorie.
    [player-out] Se accolto: il giocatore esce ed entra la riserva; senza riserva esce l’iscrizione.
   *[jogo-lost] Se accolto: l’iscrizione perde questo jogo e può tornare al turno successivo.
}
web-club-flag = { $flag ->
    [late] Avrebbe già dovuto essere consegnata.
    [other] Non l’ha consegnata il capataz vincitore.
    [pack] Mancano carte: il mazzo è fuori gioco.
   *[things] Mancano tentos o il tampa.
}
web-club-kit = Kit { $kit }
web-club-kit-holds = Mazzo di { $many } carte, tentos, súmula, tampa
web-club-at = Ora
web-club-complains = Chi reclama
web-club-back = restituito, ricevuta { $number }
web-club-till = In cassa
web-club-paper-blank = Su questo foglio non c’è ancora nulla.
web-club-blank = ancora vuoto
web-club-paper = { $paper ->
    [regulation] Regolamento
    [entries] Elenco delle iscrizioni
    [receipts] Ricevute d’iscrizione
    [draw] Verbale del sorteggio
    [line-ups] Formazioni
    [sumulas] Súmulas del turno
    [blank-sumula] Súmula in bianco
    [bracket] Tabellone
    [standings] Classifica
    [capataz-cards] Cartellini dei capataz
    [call-sheet] Foglio delle chiamate del turno
    [incidents] Moduli per gli episodi
    [judge-card] Scheda del giudice
    [kit-labels] Etichette dei tavoli
    [till] Foglio di cassa
    [log] Chi ha fatto che cosa
    [certificates] Attestati
    [notices] Avvisi per la sala
   *[prizes] Ricevute dei premi
}
web-club-refused = { $why ->
    [not-yours] Non spetta a te deciderlo.
    [unknown-person] Quella persona non è registrata.
    [unknown-category] Questa categoria non esiste.
    [unknown-entry] Questa iscrizione non esiste.
    [unknown-jogo] Questo jogo non esiste.
    [unknown-incident] Questo episodio non esiste.
    [not-now] Ora non si può fare.
    [bad-name] Il nome manca o è già preso.
    [too-long] Un testo è troppo lungo. Accorcialo.
    [prizes-too-high] I premi superano il totale delle quote.
    [bad-options] Con queste opzioni non si può giocare una giornata.
    [entries-closed] Le iscrizioni sono chiuse.
    [twice-in-category] Qualcuno è già in un’altra iscrizione di questa categoria.
    [wrong-number] Il numero di giocatori non è quello di questa categoria.
    [too-many-reserves] Le riserve sono troppe.
    [no-capataz] Manca il capataz.
    [wrong-amount] Non è l’importo dovuto.
    [nothing-to-reverse] Non c’è nessun pagamento simile da restituire.
    [too-few-entries] Servono almeno due iscrizioni confermate.
    [too-many] È più di quanto sta in una giornata: al massimo 128 iscrizioni per categoria, 64 dove tutti giocano contro tutti.
    [bad-draw] Manca una carta o un numero, o ce n’è uno doppio.
    [round-open] Ci sono ancora jogos del turno da omologare.
    [tie-open] I capataz devono prima tirare a sorte.
    [not-tied] Quelle iscrizioni non sono pari.
    [table-taken] Quel tavolo non è libero.
    [clash] Qualcuno gioca già a un altro tavolo.
    [not-registered] Qualcuno non è in questa iscrizione.
    [banned] Quella persona è fuori dal campionato.
    [entry-out] Quell’iscrizione è fuori dal campionato.
    [judge-conflict] Il giudice appartiene a una delle iscrizioni.
    [judge-pays] Dove c’è un giudice, i tentos li distribuisce soltanto lui.
    [no-tentos] Quel numero di tentos non si può distribuire.
    [partida-running] Si può fare solo alla fine della partida.
    [not-reserve] Quella persona non è una riserva di questa iscrizione.
    [not-playing] Quella persona non sta giocando.
    [unsigned] Manca una firma.
    [incident-open] C’è un reclamo ancora aperto.
    [two-members] Devono decidere due membri delle commissioni.
    [excused] Con il permesso dell’avversario non c’è colpa.
    [too-late] Il turno successivo è già iniziato.
    [bad-score] Un jogo finito non può avere questo risultato.
    [already-paid] Quella ricevuta c’è già.
    [stands-on] Un’altra decisione dipende da questa.
    [not-returnable] Quella decisione non si può annullare, o è già stata annullata.
    [no-reason] Scrivi il motivo.
    [used] È già in uso: non si può più cambiare.
    [draw-stands] Il sorteggio vale. Prima annullalo, con il motivo.
    [no-kit] Quel tavolo non ha un kit completo. Dagliene un altro.
    [no-such-table] Quel tavolo non esiste.
    [bad-cards] Una o più carte mancano, sono già uscite o non sono di questo mazzo. Correggi quelle segnate; il resto rimane scritto.
   *[not-that-entry] Non appartiene a quell’iscrizione.
}
web-club-entries-of = { $many ->
    [one] { $many } iscrizione
   *[other] { $many } iscrizioni
}
web-club-medals = { $many ->
    [one] { $many } medaglia
   *[other] { $many } medaglie
}
