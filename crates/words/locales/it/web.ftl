# La sala da gioco: tutto ciò che dicono le pagine oltre alle parole dei giochi.

## La cornice

web-skip = Vai al contenuto
web-nav = Pagine
web-nav-play = Gioca
web-nav-learn = Impara
web-nav-watch = Guarda
web-nav-referee = Arbitro
web-nav-clubs = Circoli
web-nav-me = Io
web-nav-more = Altre pagine
web-nav-replay = Replay
web-nav-api = API
web-language = Lingua
web-settings = Preferenze
web-account = Account
web-sign-in = Accedi
web-back-to-lobby = Torna all’ingresso
web-close = Chiudi
web-conn-on = in linea
web-conn-off = riconnessione in corso; il posto resta tuo
web-conn-lost = non in linea
web-theme = Tema
web-theme-auto = Come il sistema
web-theme-day = Chiaro
web-theme-night = Scuro
web-taps = Per giocare una carta
web-taps-one = Un tocco
web-taps-two = Due tocchi
web-motion = Movimento delle carte
web-motion-full = Veloce
web-motion-slow = Lento
web-motion-none = Nessuno
web-keys = Tasti
web-key-arrows = da una carta all’altra; nel replay, da un passo all’altro
web-key-enter = giocare la carta, o sceglierla
web-key-numbers = scegliere una risposta con il suo numero
web-key-hint = chiedere un suggerimento; di nuovo, andare a ciò che suggerisce
web-key-help = questo elenco
web-key-escape = chiudere, o deselezionare le carte scelte

## L’ingresso

web-card-room = Sala da gioco
web-hero = { $games ->
    [5] Cinque giochi di libri antichi, giocati proprio come sono scritti.
   *[other] { $games } giochi di libri antichi, giocati proprio come sono scritti.
}
web-hero-lead = Gioca con altre persone o contro i bot. Ogni pagamento dice perché, e per quale regola.
web-play-game = Gioca ora a { $game }
web-choose-game = Scegli un gioco
web-no-account = Non serve un account: basta un nome.
web-games = I giochi
web-or = { $one } o { $other }
web-players = { $many } giocatori
web-minutes = da { $least } a { $most } minuti
web-play-now = Gioca ora contro i bot
web-open-table = Apri un tavolo
web-tables = Tavoli
web-your-tables = I tuoi tavoli
web-open-tables = Tavoli aperti
web-no-open-tables = Nessun tavolo ha posti liberi. Aprine uno e lo vedrai qui.
web-running-tables = In gioco
web-sit = Siediti
web-watch = Guarda
web-of = { $taken } di { $all }
web-nobody-yet = ancora nessuno
web-state-gathering = posti liberi
web-state-over = finito
web-state-waiting = in attesa
web-your-turn = Tocca a te
web-no-tables-yet = Non hai ancora preso posto a nessun tavolo.

## Aprire un tavolo

web-open-title = Un tavolo di { $game }
web-who-may-come = Chi può entrare?
web-public = Tutti: il tavolo compare all’ingresso
web-invited = Chi ha il link
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-of = { $minutes } min + { $seconds } s
web-pace = Ritmo dei bot
web-pace-instant = Subito
web-pace-brisk = Veloce
web-pace-human = Come le persone
web-pace-leisurely = Lento
web-deadline = Tempo di un bot per mossa
web-deadline-brief = 0,3 s
web-deadline-usual = 1 s
web-deadline-long = 3 s
web-hints = Suggerimenti del tutor
web-hints-alone = Solo quando giochi contro soli bot
web-hints-everybody = Per tutti; il tavolo vede chi ne chiede uno
web-your-name = Il tuo nome
web-chairs = I posti
web-seat = Posto { $number }
web-chair-me = Io
web-chair-open = Aperto alle persone
web-chair-bot = Bot: { $level }
web-agreements = { $many ->
    [one] Un altro accordo, come nel libro
   *[other] Altri { $many } accordi, come nel libro
}
web-book-has = { $value } (il libro)
web-noted-only = Solo annotato: non cambia nulla nel gioco.
web-strict = Rigoroso: gli atti vietati dal libro sono rifiutati
web-honour = D’onore: i falli possono accadere, e se qualcuno li denuncia si paga la pena
web-yes = sì
web-no = no

## Prima della partita

web-table = Il tavolo
web-your-part = Il tuo posto
web-chair-empty = libero
web-stand = Alzati
web-fill = Fai sedere un bot
web-fill-all = Riempi i posti con i bot
web-level = Livello
web-level-random = gioca a caso
web-level-novice = principiante
web-level-club = livello di circolo
web-level-master = maestro
web-chairs-free = { $many ->
    [0] Tutti i posti sono occupati
    [one] Un posto è libero
   *[other] { $many } posti sono liberi
}
web-choose-chair = Scegli un posto, o resta a guardare.
web-still-a-chair = C’è ancora un posto libero: siediti ed entra dalla prossima mano.
web-begins-when-full = La partita comincia quando tutti i posti sono occupati.
web-invitation = Invito
web-copy = Copia il link
web-copied = Copiato
web-entropy = La tua parola per la mescolata
web-entropy-hint = qualsiasi cosa, o niente

## Il tavolo

web-watching = Stai guardando
web-paused = In pausa
web-you = tu
web-bot = bot
web-away = gioca un bot
web-to-act = di turno
web-has = ha
web-cards = { $many ->
    [one] una carta
   *[other] { $many } carte
}
web-trick = La presa
web-took = Presa di { $name }
web-holds = sta vincendo la presa
web-turned = scoperte
web-your-cards = { $many ->
    [one] La tua carta
   *[other] Le tue { $many } carte
}
web-not-now = ora no
web-must-go = deve essere tra quelle
web-choose = Scegli
web-say-it = Dillo
web-exactly = { $many ->
    [one] esattamente una carta
   *[other] esattamente { $many } carte
}
web-from-to = da { $least } a { $most } carte
web-notes = Parole e regole
web-refused = Ora no
web-dealing = Si stanno dando le carte.
web-waiting-for = In attesa di { $names }.
web-rests = Il tavolo è in pausa.
web-resume = Continua
web-room-plays = Un bot sta giocando per te.
web-come-back = Riprendi il tuo posto
web-hint = Suggerimento
web-hint-thinks = Il tutor sta pensando…
web-hint-would = Il tutor farebbe:
web-hint-do = Fai così
web-hint-ways = Che cosa puoi fare, e quanto vale
web-hint-way = Scelta
web-hint-difference = Differenza
web-hint-taken = { $name } ha chiesto un suggerimento.
web-hints-taken = { $many ->
    [one] un suggerimento
   *[other] { $many } suggerimenti
}
web-take-back = Chiedi di annullare
web-asks-back = { $name } chiede di annullare l’ultima mossa.
web-withdraw = Ritira la richiesta
web-grant = Accetta
web-decline = No
web-leave = Esci
web-leave-means = Se esci, il posto resta tuo: un bot gioca per te finché non torni.
web-pause = Pausa
web-replay = Replay
web-verify = Verifica le mescolate
web-play-again = Gioca ancora

## Accanto al tavolo

web-beside = Accanto al tavolo
web-tab-sheet = Conti
web-tab-talk = Chat
web-tab-table = Tavolo
web-deal = Mano { $number }
web-in-play = in gioco
web-sheet-empty = Non si è ancora pagato nulla.
web-carried = di prima
web-why = perché?
web-said = Che cosa si è detto
web-said-nothing = Non si è ancora detto nulla.
web-chat-label = Scrivi al tavolo
web-chat-send = Invia
web-plays-card = { $seat }: { $card }
web-said-so = { $seat }: { $words }
web-presets = Parti da
web-preset-alone = Contro i bot
web-preset-friends = Con amici, per invito
web-preset-short = Una partita breve
web-preset-honour = Tavolo d’onore
web-preset-timed = Con l’orologio
web-rules-of = Come si gioca a { $game }
web-rules = Come si gioca
web-rules-ask = Una parola o una regola
web-rules-look-up = Cerca
web-rules-unknown = In questo gioco non c’è questa regola né questa parola.
web-rules-advice = I consigli del libro
web-aloud = Dillo ad alta voce: le parole del libro obbligano
web-aloud-hint = quatro e sete, trinta e um
web-chat-empty = Nessuno ha ancora scritto nulla.
web-chat-closed = Niente chat durante la partita: per questi libri è un’irregolarità. Riapre quando la partita è finita.
web-chat-seated = Può scrivere solo chi siede al tavolo.
web-agreed = Che cosa si è concordato
web-by-the-book = { $many ->
    [one] Un accordo secondo il libro
   *[other] { $many } accordi secondo il libro
}
web-fair = Le carte
web-fair-proves = Prima della prima carta la casa ha mostrato l’impronta di un seed segreto. A partita finita mostra il seed. Se i due corrispondono, nessuna mano è stata cambiata.
web-fair-proves-not = Non prova che nessuno abbia guardato.
web-commitment = Impronta
web-seed = Seed

## Rivedere

web-steps = Passi
web-first = All’inizio
web-back = Indietro
web-forward = Avanti
web-last = Alla fine
web-run = Riproduci
web-stop = Pausa
web-beginning = Prima del primo passo
web-step-of = Passo { $at } di { $last }
web-go-to = Vai al passo
web-go = Vai
web-eyes = Visto da
web-public-eyes = tutti
web-download = Salva la registrazione
web-upload = Rivedi una registrazione
web-upload-means = Incolla qui il testo di una registrazione per rivederla passo per passo. Può vederla anche chi ha il link.
web-record = La registrazione della partita
web-choose-file = Da un file
web-upload-go = Rivedila

## Analisi di una partita finita

web-analysis = Analisi
web-analysis-open = Analizza il gioco
web-analysis-close = Chiudi l’analisi
web-analysis-means = Qui tutte le carte sono scoperte. La cifra su ogni carta è ciò che ottiene la parte di chi la gioca, se da lì in poi tutti giocano al meglio.
web-analysis-nothing = Qui non c’è nessuna carta da giocare, o ne restano troppe per trovare la migliore in tempo.
web-analysis-cards = Che cosa si poteva giocare
web-analysis-best = la migliore
web-analysis-played = giocata
web-analysis-try = Prova questa carta, { $card }: { $result }
web-analysis-line = Il gioco migliore da qui
web-analysis-tried = Provato invece
web-analysis-return = Torna alla partita
web-analysis-hand = Dove la mano è cambiata
web-analysis-no-loss = Per quanto si può vedere, non si è perso nulla.
web-analysis-cost = { $seat }: { $card }, { $before } → { $after }
web-analysis-kept = { $seat }: { $card }, nulla di perso
web-analysis-unknown = { $seat }: { $card }, non esaminata

## Conti

web-account-nobody = Non serve un account: per giocare basta un nome. Un account conserva i tuoi tavoli e risultati su tutti i tuoi dispositivi.
web-account-guest = In questo browser giochi senza account. Un account conserva i tuoi tavoli e risultati su tutti i tuoi dispositivi.
web-account-member = I tuoi tavoli e risultati sono salvati.
web-sign-up = Crea un account
web-sign-up-means = I tavoli che hai già restano tuoi.
web-sign-in-means = Entra con il nome utente e la password che hai scelto.
web-sign-out = Esci dall’account
web-sign-out-means = I tuoi tavoli restano dove sono.
web-login = Nome utente
web-password = Password, almeno otto caratteri
web-rename = Cambialo
web-results = Risultati
web-no-results = Nessuna partita è ancora finita.
web-game = Gioco
web-matches = Partite
web-firsts = Vinte
web-sum = Totale
web-average = Media
web-latest = Le ultime
web-place-of = { $place }º di { $all }

## Rifiuti

web-denied-unreadable = Questa mossa non esiste in questo gioco. Scegline una fra quelle mostrate.
web-denied-no-such-seat = Questo posto non c’è. Scegline un altro.
web-denied-taken = Quel posto è occupato. Scegline un altro.
web-denied-seated = Hai già un posto a questo tavolo.
web-denied-not-seated = Non hai un posto a questo tavolo.
web-denied-no-such-level = Questo bot non c’è. Scegline un altro.
web-denied-not-begun = La partita non è ancora cominciata.
web-denied-begun = La partita è già cominciata.
web-denied-over = La partita è finita.
web-denied-paused = Il tavolo è in pausa.
web-denied-timed = Non puoi mettere in pausa mentre corre l’orologio di un’altra persona.
web-denied-not-paused = Il tavolo non è in pausa.
web-denied-away = Un bot sta giocando per te: prima riprendi il tuo posto.
web-denied-here = Sei già al tavolo.
web-denied-dealing = Si stanno dando le carte. Aspetta un momento.
web-denied-nothing-to-take-back = Non c’è nulla da annullare, oppure nel frattempo hai visto qualcosa di nuovo.
web-denied-not-asked = Nessuno lo sta chiedendo.
web-denied-not-resting = Nessuno ti sta aspettando.
web-denied-not-your-turn = Non tocca a te. Aspetta gli altri.
web-denied-no-hints = Niente suggerimenti a questo tavolo: giocano più persone, e il tavolo è stato aperto senza.
web-denied-silence = Non si parla mentre si gioca una mano. Puoi scrivere quando è finita.
web-denied-chat = Scrivi da 1 a 400 caratteri.
web-denied-unwritten = Non è stato possibile salvare la mossa, quindi non vale. Riprova.
web-denied-unruled = Il programma non sa giudicare questa mossa, che perciò non vale. Scegline un’altra e segnala l’errore.
web-denied-overtaken = Nel frattempo è successo altro. Guarda di nuovo.

## Shelves of the catalogue

web-start-with = Prima volta qui? Comincia da
web-more-variants = { $many ->
    [one] Un altro gioco di questa famiglia
   *[other] Altri { $many } giochi di questa famiglia
}
web-ease-easy = facile da imparare
web-ease-middling = si impara in una sera
web-ease-demanding = impegnativo
web-watch-lead = I tavoli in gioco. Vedi ciò che vedono tutti al tavolo, e nessuna carta coperta.
web-no-running-tables = Nessuno sta giocando in pubblico adesso.
web-index-rules = Libri delle regole
web-index-rules-lead = Come si gioca a ogni gioco: lo scopo, l’ordine delle carte, i pagamenti e le parole del libro.
web-index-laws = Le leggi
web-index-laws-lead = Che cosa dicono i libri quando qualcosa va storto. Scegli un gioco e cerca con le tue parole.
web-index-referee = Banco dell’arbitro
web-index-referee-lead = Una lite al tuo tavolo? Scegli il gioco, racconta che cosa è successo, e la legge risponde con quanto si paga.
web-many-laws = { $many ->
    [one] Una legge
   *[other] { $many } leggi
}

shelf-ombre = Ombre
shelf-ombre-about = Un giocatore sceglie il trionfo e gioca contro gli altri. Si è giocato in tutta Europa per trecento anni.
shelf-truco = Truco
shelf-truco-about = Tre carte, bluff e puntate: il gioco dei gauchos, con il suo campionato.
shelf-tarot = Minchiate
shelf-tarot-about = Il più grande dei tarocchi: 97 carte, due coppie e punti per ogni combinazione.
shelf-brazil = Due giochi del Brasile
shelf-brazil-about = Giochi di prese con le carte francesi. Lo Yukon si impara in cinque minuti; il Grand è quattro giochi in uno.
shelf-madrid = Tre giochi di Madrid
shelf-madrid-about = Un gioco a coppie, un duello di combinazioni e uno in cui conviene non vincere nulla.
