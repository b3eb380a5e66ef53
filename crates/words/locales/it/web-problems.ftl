## Ciò che è andato storto

web-problem-title = Non ha funzionato
web-problem-not-found = Qui non c’è nulla, o nulla che tu possa vedere. Se hai seguito un invito, chiedi di nuovo il link.
web-problem-bad = La richiesta contiene un errore: { $why }
web-problem-name = Scrivi un nome da 1 a 24 caratteri.
web-problem-unknown = Prima dicci il tuo nome: prendi un posto o apri un tavolo.
web-problem-too-many = Troppe richieste. Aspetta un minuto e riprova.
web-problem-cross-site = Questa richiesta veniva da un altro sito ed è stata rifiutata. Apri la pagina qui e riprova.
web-problem-unavailable = In questo momento non è possibile. Nulla è andato perso; riprova fra un minuto.
web-account-taken = Questo nome utente esiste già. Scegline un altro, o accedi.
web-account-short = Il nome utente ha da 1 a 24 caratteri, la password almeno 8.
web-account-wrong = Il nome utente o la password non sono corretti. Riprova.

## Le carte furono cambiate?

web-verdict-fair = Regolare: il seed è quello promesso prima di dare le carte, e tutte le { $shuffles } mescolate ne derivano.
web-verdict-unproved = Non c’è ancora nulla da verificare: il seed si mostra quando la partita è finita.
web-verdict-other-seed = Irregolare: il seed mostrato non è quello promesso prima di dare le carte.
web-verdict-other-deal = Irregolare: la mescolata { $shuffle } non deriva dal seed.
