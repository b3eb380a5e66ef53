# What a person has played: ratings, and cards that gave something away.
web-denied-is-rated = Questo tavolo vale per la classifica: solo persone, niente bot né suggerimenti.
web-rated = Classifica
web-unrated-table = Amichevole: non cambia la classifica
web-rated-table = Vale per la classifica: solo persone, niente suggerimenti
web-against = Contro
web-against-people = persone
web-lost = Perse
web-ratings = I tuoi punteggi
web-rating = Punteggio
web-rated-matches = Partite valide
web-ratings-none = Non hai ancora giocato partite valide. Per giocarne una, apri un tavolo che vale per la classifica: solo persone, niente suggerimenti.
web-ratings-mean = Tutti partono da 25. Il punteggio sale soprattutto vincendo contro chi gioca bene. La cifra dopo ± dice quanto è sicuro: 19 volte su 20 la tua forza sta entro quel margine, che si riduce man mano che giochi.
web-blunders = Carte che hanno regalato qualcosa
web-blunders-mean = Dopo la partita guardiamo le tue carte con tutte le mani scoperte. Una carta conta se un’altra avrebbe dato un risultato migliore contro il gioco migliore. Nessuno vede tutte le mani mentre gioca, quindi qualche carta così ci sarà sempre: guarda se col tempo diminuiscono.
web-blunders-figures = Le cifre, partita per partita
web-judged = Carte valutate
web-given-away = Hanno regalato qualcosa
web-blunders-reading = Stiamo riguardando le tue partite. Ci vuole un momento.
web-look-again = Aggiorna
web-blunders-oldest = la più vecchia
web-blunders-newest = la più recente
web-blunders-read = { $many ->
    [one] Riguarda 1 partita
   *[other] Riguarda le ultime di { $many } partite
}
web-blunders-plot = { $many ->
    [one] 1 partita: il { $lately } % delle tue carte ha regalato qualcosa
   *[other] { $many } partite: ultimamente il { $lately } % delle tue carte ha regalato qualcosa
}
