web-end-you-won = Hai vinto, { $figure }
web-end-you-lost = Hai perso, { $figure }
web-end-you-came = { $place }º posto, { $figure }
web-end-name-won = { $many ->
    [one] { $names } ha vinto, { $figure }
   *[other] { $names } hanno vinto, { $figure } ciascuno
}
web-end-level = Nessuno ha vinto: parità
web-end-agreed = La partita è finita di comune accordo e vale così com’è.
web-end-length = La partita ha raggiunto la durata concordata e vale così com’è.
web-end-rating = Punteggio: { $before } prima, { $after } adesso
web-end-decided = La mano decisiva, la numero { $number }: { $how }
web-end-share = Condividi
web-end-you-propose = Proponi di finire la partita. Finisce quando tutti sono d’accordo.
web-end-withdraw = Ritira la proposta
web-end-proposes = { $name } propone di finire la partita adesso, così com’è.
web-end-agree = Accetta
web-end-play-on = Continua a giocare
web-end-early = Finisci la partita prima
web-end-early-means = Se tutti sono d’accordo, la partita finisce subito e vale così com’è. I bot accettano sempre.
web-end-propose = Proponi di finire la partita
web-length = Durata della partita
web-length-whole = Come dice il libro
web-length-hand = Una mano
web-length-twenty = Venti minuti
web-denied-end-proposed = Qualcuno ha già proposto di finire la partita. Accetta, o continua a giocare.
web-denied-play-on = Qualcuno vuole continuare. Puoi proporlo di nuovo nella prossima mano.
web-share-title = Condividi questa partita
web-share-means = Chi ha il link vede tutte le carte della partita.
web-share-text = Testo da condividere
web-share-copy = Copia il testo
web-share-see = Guardala come gli altri
web-share-line = { $game }: { $standing }. Tutte le carte: { $link }
tutor-better = In media rende più di { $way }
tutor-level = Rende più o meno come { $way }.
tutor-by-the-book = È ciò che consiglia il libro. Nessun’altra scelta è chiaramente migliore.
tutor-few-worlds = { $worlds ->
    [one] È stata provata una sola distribuzione possibile
   *[other] Sono state provate solo { $worlds } distribuzioni possibili
}: prendilo come un’ipotesi.
web-wait = Aspetta
web-play-out-mine = Finisci la mano: il resto è tuo
web-play-out-lost = Finisci la mano: il resto è perso
web-played-out = { $name } ha chiesto di finire la mano: niente poteva cambiare il resto.
web-denied-not-certain = Le tue carte non provano chi prende il resto. Continua a giocare.
web-referee-of = Arbitro
web-referee-none = Nessuno: decidono i giocatori
web-referee-me = Arbitro io e non mi siedo
web-referee-host = Chi ha aperto il tavolo
web-referee-you = Sei l’arbitro
web-referee-call = Chiama l’arbitro
web-referee-halt = Ferma il tavolo
web-referee-rests = Il tavolo è fermo. Quando lo ferma l’arbitro, tutti possono parlare.
web-denied-is-referee = Sei l’arbitro di questo tavolo. I posti sono dei giocatori.
web-denied-not-referee = Solo l’arbitro di questo tavolo può farlo. Chiama l’arbitro.
