## Ciò che è andato storto

web-problem-title = Non può essere
web-problem-not-found = Qui non c’è niente, o niente che si possa mostrare. Chi ha seguito un invito chieda di nuovo il collegamento.
web-problem-bad = La richiesta non è giusta: { $why }
web-problem-name = Un nome ha da una a 24 lettere.
web-problem-unknown = Prima di’ chi sei: prendi un posto o apri un tavolo.
web-problem-too-many = Troppe richieste. Aspetta un minuto e riprova.
web-problem-cross-site = Questo veniva da un altro sito ed è stato rifiutato. Apri la pagina qui e riprova.
web-problem-unavailable = La casa non può farlo in questo momento. Niente è andato perduto; riprova fra un minuto.
web-account-taken = Questo nome d’accesso è già preso. Scegline un altro, o entra.
web-account-short = Il nome d’accesso ha da una a 24 lettere, la parola d’ordine almeno otto.
web-account-wrong = Il nome d’accesso o la parola d’ordine è sbagliata.

## Le carte furono cambiate?

web-verdict-fair = Pulito: il seme è quello promesso prima della prima carta, e ne vengono tutte le { $shuffles } mescolate.
web-verdict-unproved = Non c’è ancora niente da verificare: il seme si mostra quando la partita è finita.
web-verdict-other-seed = Non è pulito: il seme mostrato non è quello promesso prima della prima carta.
web-verdict-other-deal = Non è pulito: la mescolata { $shuffle } non viene dal seme.
