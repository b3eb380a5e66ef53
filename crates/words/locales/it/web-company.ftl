web-line-down = senza connessione
web-line-gone = assente
web-let-bot-play = Fai giocare un bot per { $name }
web-watchers = { $many } a guardare
web-denied-present = Quel giocatore è al tavolo, o manca da meno di un minuto.
web-rematch = Rivincita con le stesse persone
web-rematch-join = Siediti per la rivincita
web-denied-not-over = La partita non è finita.
