# La sala da gioco: tutto ciò che dicono le pagine oltre alle parole dei giochi.

## La cornice

web-skip = Andare alla pagina
web-nav = Pagine
web-nav-games = Giochi
web-nav-mine = I miei tavoli
web-nav-replay = Rivedere
web-nav-api = API
web-language = Lingua
web-settings = Preferenze
web-account = Conto
web-sign-in = Entrare
web-back-to-lobby = Tornare all’ingresso
web-close = Chiudere
web-conn-on = collegato
web-conn-off = nuovo collegamento, il posto è tenuto
web-conn-lost = non collegato
web-theme = Luce
web-theme-auto = Come il sistema
web-theme-day = Giorno
web-theme-night = Notte
web-taps = Per giocare una carta
web-taps-one = Un tocco
web-taps-two = Due tocchi
web-motion = Le carte si muovono
web-motion-full = In fretta
web-motion-slow = Adagio
web-motion-none = No
web-keys = Tasti
web-key-arrows = da una carta all’altra; nel rivedere, da un passo all’altro
web-key-enter = giocare la carta, o sceglierla
web-key-numbers = le risposte, nel loro ordine
web-key-hint = un suggerimento; ancora, a ciò che propone
web-key-help = questo elenco
web-key-escape = chiudere, o non scegliere nessuna carta

## L’ingresso

web-card-room = Sala da gioco
web-hero = { $games ->
    [5] Cinque giochi di libri antichi, giocati proprio come sono scritti.
   *[other] { $games } giochi di libri antichi, giocati proprio come sono scritti.
}
web-hero-lead = Al tavolo con la gente o con i giocatori della sala. A ogni cifra si può chiedere perché, e risponde con la sua regola.
web-play-game = Giocare a { $game } ora
web-choose-game = Scegliere un gioco
web-no-account = Non occorre un conto: basta un nome.
web-games = I giochi
web-players = { $many } giocatori
web-minutes = da { $least } a { $most } minuti
web-pack = { $many } carte
web-play-now = Giocare ora contro la sala
web-open-table = Aprire un tavolo
web-tables = Tavoli
web-your-tables = I suoi tavoli
web-open-tables = Tavoli aperti
web-no-open-tables = Nessun tavolo ha sedie libere. Chi ne apre uno lo vede qui.
web-running-tables = In gioco
web-sit = Sedersi
web-watch = Guardare
web-of = { $taken } di { $all }
web-nobody-yet = ancora nessuno
web-state-gathering = sedie libere
web-state-over = finito
web-state-waiting = in attesa
web-your-turn = Tocca a lei
web-no-tables-yet = Non si è ancora seduto a nessun tavolo.

## Aprire un tavolo

web-open-title = Un tavolo di { $game }
web-who-may-come = Chi può venire
web-public = Tutti: sta nell’ingresso
web-invited = Chi ha il collegamento
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-of = { $minutes } min + { $seconds } s
web-pace = Con che fretta gioca la sala
web-pace-instant = Subito
web-pace-brisk = In fretta
web-pace-human = Come la gente
web-pace-leisurely = Adagio
web-deadline = Quanto può la sala pensare a una giocata
web-deadline-brief = 0,3 s
web-deadline-usual = 1 s
web-deadline-long = 3 s
web-hints = Suggerimenti del precettore
web-hints-alone = Solo per chi gioca da solo contro la sala
web-hints-everybody = Per tutti; tutti vedono chi ne chiede uno
web-your-name = Il suo nome
web-chairs = Le sedie
web-seat = Posto { $number }
web-chair-me = Io
web-chair-open = Aperto alla gente
web-chair-bot = Della sala: { $level }
web-agreements = { $many ->
    [one] Un altro patto, come l’ha il libro
   *[other] Altri { $many } patti, come li ha il libro
}
web-book-has = { $value } (il libro)
web-noted-only = Soltanto annotato: non cambia nulla nel gioco.
web-strict = Rigoroso: ciò che il libro vieta è rifiutato
web-honour = D’onore: si può fare, e seguono le pene
web-yes = sì
web-no = no

## Prima della partita

web-table = Il tavolo
web-your-part = La sua parte
web-chair-empty = libera
web-stand = Alzarsi
web-fill = Far sedere la sala
web-fill-all = Riempire le sedie con la sala
web-level = Di che forza
web-level-random = gioca come viene
web-level-novice = principiante
web-level-club = giocatore di circolo
web-level-master = maestro
web-chairs-free = { $many ->
    [0] Tutte le sedie sono prese
    [one] Una sedia è libera
   *[other] { $many } sedie sono libere
}
web-choose-chair = Scelga una sedia, o resti a guardare.
web-still-a-chair = C’è ancora una sedia libera: siediti ed entra dalla prossima mano.
web-begins-when-full = La partita comincia quando sono tutte prese.
web-invitation = Invito
web-copy = Copiare il collegamento
web-copied = Copiato
web-entropy = La sua parola per mescolare
web-entropy-hint = qualsiasi cosa, o niente

## Il tavolo

web-watching = Sta guardando
web-paused = In pausa
web-you = lei
web-bot = sala
web-away = gioca la sala
web-to-act = tocca a lui
web-has = ha
web-cards = { $many ->
    [one] una carta
   *[other] { $many } carte
}
web-trick = La mano
web-took = L’ha presa { $name }
web-holds = tiene la presa
web-turned = scoperte
web-your-cards = Le sue { $many } carte
web-not-now = ora no
web-must-go = deve essere tra quelle
web-choose = Scegliere
web-say-it = Dire
web-exactly = { $many ->
    [one] esattamente una carta
   *[other] esattamente { $many } carte
}
web-from-to = da { $least } a { $most } carte
web-notes = Parole e regole
web-refused = Ora no
web-dealing = Si danno le carte.
web-waiting-for = Si aspetta { $names }.
web-rests = Il tavolo riposa.
web-resume = Continuare
web-room-plays = La sala gioca per lei.
web-come-back = Giocare io
web-hint = Suggerimento
web-hint-thinks = Il precettore pensa…
web-hint-would = Il precettore farebbe:
web-hint-do = Farlo
web-hint-ways = Che cosa si può fare, e quanto vale
web-hint-way = Modo
web-hint-difference = Differenza
web-hint-taken = { $name } ha chiesto un suggerimento.
web-hints-taken = { $many ->
    [one] un suggerimento
   *[other] { $many } suggerimenti
}
web-take-back = Tornare indietro?
web-asks-back = { $name } chiede di disfare l’ultima cosa fatta.
web-withdraw = Ritirare la richiesta
web-grant = Consentire
web-decline = No
web-leave = Uscire
web-leave-means = Chi esce tiene il posto: la sala gioca per lui finché torna.
web-pause = Pausa
web-replay = Rivedere
web-verify = Verificare le mescolate
web-play-again = Giocare ancora

## Accanto al tavolo

web-beside = Accanto al tavolo
web-tab-sheet = Conti
web-tab-talk = Parole
web-tab-table = Tavolo
web-deal = Smazzata { $number }
web-in-play = in gioco
web-sheet-empty = Non si è ancora pagato nulla.
web-carried = di prima
web-why = perché?
web-said = Quel che si è detto
web-said-nothing = Non si è ancora detto nulla.
web-chat-label = Scrivere al tavolo
web-chat-send = Inviare
web-plays-card = { $seat }: { $card }
web-said-so = { $seat }: { $words }
web-presets = Cominciare da
web-preset-alone = Da soli, contro la sala
web-preset-friends = Con amici, per invito
web-preset-short = Una partita breve
web-preset-honour = Sulla parola
web-preset-timed = Contro l'orologio
web-rules-of = Come si gioca { $game }
web-rules = Come si gioca
web-rules-ask = Una parola o una regola
web-rules-look-up = Cercare
web-rules-unknown = Non c'è una tale regola o parola in questo gioco.
web-rules-advice = I consigli del libro
web-aloud = Dire ad alta voce: ciò che il libro conosce obbliga
web-aloud-hint = quatro e sete, trinta e um
web-chat-empty = Nessuno ha scritto nulla.
web-chat-closed = Non si parla mentre si gioca: questi libri lo tengono per irregolarità. Si può di nuovo quando la partita è finita.
web-chat-seated = Può scrivere chi siede al tavolo.
web-agreed = I patti
web-by-the-book = { $many ->
    [one] Un patto secondo il libro
   *[other] { $many } patti secondo il libro
}
web-fair = Le carte
web-fair-proves = Prima della prima carta la casa ha mostrato l’impronta di un seme segreto; il seme si mostra quando la partita è finita. Chi confronta i due sa che nessuna smazzata è stata cambiata.
web-fair-proves-not = Non prova che nessuno abbia guardato.
web-commitment = Impronta
web-seed = Seme

## Rivedere

web-steps = Passi
web-first = Al principio
web-back = Indietro
web-forward = Avanti
web-last = Alla fine
web-run = Scorrere
web-stop = Fermare
web-beginning = Prima del primo passo
web-step-of = Passo { $at } di { $last }
web-go-to = Andare al passo
web-go = Andare
web-eyes = Visto da
web-public-eyes = tutti
web-download = Salvare il verbale
web-upload = Rivedere un verbale
web-upload-means = Metta qui il testo di un verbale, e si gioca di nuovo, passo per passo. Chi ha il collegamento lo vede anche lui.
web-record = Il verbale
web-choose-file = Da un file
web-upload-go = Rivederlo

## Analisi di una partita finita

web-analysis = Analisi
web-analysis-open = Analizzare il gioco
web-analysis-close = Chiudere l’analisi
web-analysis-means = Qui tutte le carte sono scoperte. Ogni carta vale ciò a cui arriva la parte di chi la gioca, se da lì in poi tutti giocano il meglio.
web-analysis-nothing = Qui non si gioca nessuna carta, o ne restano troppe per trovare il meglio in tempo.
web-analysis-cards = Che cosa si poteva giocare
web-analysis-best = il meglio
web-analysis-played = fu giocata
web-analysis-try = Provare { $card }: { $result }
web-analysis-line = Il gioco migliore da qui
web-analysis-tried = Provato invece
web-analysis-return = Tornare alla partita
web-analysis-hand = Dove la mano è cambiata
web-analysis-no-loss = Niente è stato perso, per quanto si può vedere.
web-analysis-cost = { $seat }: { $card }, { $before } → { $after }
web-analysis-kept = { $seat }: { $card }, niente perso
web-analysis-unknown = { $seat }: { $card }, non guardata

## Conti

web-account-nobody = Non occorre: per giocare basta un nome. Un conto tiene i tavoli e i risultati da un apparecchio all’altro.
web-account-guest = In questo navigatore è un ospite. Un conto tiene i tavoli e i risultati da un apparecchio all’altro.
web-account-member = I suoi tavoli e risultati sono tenuti.
web-sign-up = Aprire un conto
web-sign-up-means = Tiene i tavoli che ha già.
web-sign-in-means = Con il nome d’accesso e la parola d’ordine che ha scelto.
web-sign-out = Uscire dal conto
web-sign-out-means = I suoi tavoli restano dove sono.
web-login = Nome d’accesso
web-password = Parola d’ordine, otto lettere o più
web-rename = Cambiarlo
web-results = Risultati
web-no-results = Nessuna partita è ancora finita.
web-game = Gioco
web-matches = Partite
web-firsts = Vinte
web-sum = Somma
web-average = In media
web-latest = Le ultime
web-place-of = { $place }º di { $all }

## Rifiuti

web-denied-unreadable = Non è un’azione di questo gioco.
web-denied-no-such-seat = Non c’è un tale posto.
web-denied-taken = Quel posto è preso.
web-denied-seated = Ha già un posto a questo tavolo.
web-denied-not-seated = Non ha un posto a questo tavolo.
web-denied-no-such-level = La sala non ha un tale giocatore.
web-denied-not-begun = La partita non è cominciata.
web-denied-begun = La partita è cominciata.
web-denied-over = La partita è finita.
web-denied-paused = Il tavolo è in pausa.
web-denied-timed = Nessuna pausa mentre corre l'orologio di un'altra persona.
web-denied-not-paused = Il tavolo non è in pausa.
web-denied-away = La sala gioca per lei: prima ritorni.
web-denied-here = È già al tavolo.
web-denied-dealing = Si danno le carte.
web-denied-nothing-to-take-back = Non c’è nulla da disfare, o da allora ha saputo qualcosa.
web-denied-not-asked = Nessuno lo chiede.
web-denied-not-resting = Nessuno la aspetta.
web-denied-not-your-turn = Non tocca a lei.
web-denied-no-hints = Nessun suggerimento a questo tavolo: giocano più persone, ed è stato aperto senza.
web-denied-silence = Non si parla mentre si gioca.
web-denied-chat = Scriva da una a quattrocento lettere.
web-denied-unwritten = La casa non ha potuto scriverlo. Non è successo nulla: riprovi.
web-denied-overtaken = È successo qualcosa nel frattempo: guardi di nuovo.
