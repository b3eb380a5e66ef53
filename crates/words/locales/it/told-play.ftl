# Quello che dice il tavolo nel terminale.

told-seat = posto { $seat }
told-carried = prima della registrazione

told-play-you = tu
told-play-bot = un bot: { $level }
told-play-seed = Tutte le mescolate vengono da un seed segreto. La sua impronta si mostra adesso, il seed stesso a partita finita:
told-play-seed-unknown = La partita continua. Il seed con cui è cominciata non si conosce, perciò da ora le carte si mescolano con un altro. La sua impronta si mostra adesso, il seed stesso a partita finita; la registrazione intera non si può più verificare:
told-play-keeps = La registrazione si salva in { $file }.
told-play-cards = Le carte: { $legend }.
told-play-commands = Scrivi rules per leggere come si gioca, help per vedere i comandi.
told-play-refused = Rifiutato: { $why }
told-play-unread = Non ho capito: { $why }.
told-play-meant = Volevi dire { $word }?
told-play-help = Scrivi help per vedere i comandi.
told-play-no-command = Non ho capito: ora non ti si chiede nulla, e `{ $word }` non è un comando.
told-play-number = { $what }: un numero da { $from } a { $to } (Invio: { $middle }) >
told-play-no-number = Questo non è un numero. Scrivine uno.
told-play-won = Vince: { $names }.
told-play-left = { $pot }: restano { $amount }
told-play-seed-was = Il seed di tutte le mescolate era
told-play-fingerprint = e la sua impronta, mostrata prima di dare le carte,
told-play-kept = La registrazione è in { $file }.
told-play-unkept = Non è stata salvata nessuna registrazione; --record FILE ne salva una.
told-play-replays = mostra tutte le mani e i pagamenti
told-play-verifies = verifica le mescolate a partita finita
told-play-resumes = la continua
told-play-why = Mano { $number }: chi ha pagato chi, e perché
told-play-save-where = Scrivi save e il nome di un file.
told-play-saved = La registrazione fin qui è in { $file }.
told-play-exists = Non salvata: { $file } esiste già. Scegli un altro nome.
told-play-unsaved = La registrazione non è stata salvata: { $why }

told-table-you = { $seat } (tu)
told-table-cards = { $many ->
    [one] { $many } carta
   *[other] { $many } carte
}

told-sheet-hand = questa mano
told-sheet-all = in tutto
told-sheet-open = non ancora finita
told-sheet-trump = trionfo { $suit }
told-sheet-played = { $seat } ha giocato { $contract }: { $how }

told-hint-nothing = Ora non c’è nulla da fare.
told-hint-key = tasto
told-hint-would = il tutor farebbe

told-help-keys = una scelta con il suo tasto; una carta con il suo numero o il suo nome ({ $name }); più carte di seguito
told-help-action = qualunque azione come si scrive in una registrazione
told-help-say = ciò che diresti ad alta voce: il tavolo lo sente, e le parole del libro possono obbligarti
told-help-rules = come si gioca, regola per regola
told-help-why = chi ha pagato chi nell’ultima mano, e per quale regola
told-help-rule = che cosa dice una regola; ? { $word } che cosa significa una parola
told-help-hint = che cosa farebbe il tutor, e quanto vale ciascuna delle altre scelte
told-help-log = ciò che si è detto in questa mano
told-help-tricks = le prese fatte che puoi riguardare
told-help-sheet = tutti i pagamenti di questa mano e della precedente
told-help-hand = le tue carte per nome
told-help-order = l’ordine delle carte in questo contratto; le tue hanno un asterisco
told-help-cards = come si scrivono le carte: { $legend }
told-help-save = la registrazione fin qui, in un file
told-help-quit = lasciare il tavolo

told-menu-number = scrivi il numero
told-menu-or-write = o scrivila, per esempio { $action }
told-menu-card = il suo numero o il suo nome
told-menu-card-key = scrivi { $key } e la carta, per esempio { $key } { $card } (o { $verb } { $card })
told-menu-up-to = fino a { $most }, o 0 per nessuna
told-menu-exactly = esattamente { $most }
told-menu-between = da { $least } a { $most }
told-menu-cards = { $many }; numeri o nomi di seguito, per esempio 2 3
told-menu-from-to = un numero da { $from } a { $to }; Invio da solo vuol dire { $middle }
told-menu-from-to-verb = da { $from } a { $to }, per esempio { $verb } { $middle }

told-read-card = { $what }: scrivi { $verb } e la carta.
told-read-cards = { $what }: scrivi { $verb } e le carte.
told-read-no-choice = Non c’è la scelta { $choice }: le scelte sono { $among }.
told-read-only-choice = Non c’è la scelta { $choice }: l’unica è { $only }.
told-read-from-to = da { $first } a { $last }
told-read-and-numbers = { $others } e i numeri mostrati
told-read-numbers = i numeri mostrati
told-read-no-card = Non c’è la carta { $card }: le tue vanno da 1 a { $last }.
told-read-no-card-now = Ora non si chiede nessuna carta.
told-read-choose = Per scegliere quella carta scrivi { $verb } { $cards }.
told-read-some = Scegli una carta.
told-read-one = Una carta alla volta.
