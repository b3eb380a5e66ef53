# Jogos di un campionato ai tavoli della sala, e decisioni portate ai tavoli delle commissioni.

web-club-open-room-table = Giocarlo a un tavolo della sala
web-club-at-room-table = Si sta giocando a un tavolo della sala.
web-club-halted = fermato dal giudice
web-club-watch = Guardare il tavolo
web-club-halt = Fermare il tavolo
web-club-release = Lasciarlo proseguire
web-club-leave-table = Lasciare questo tavolo
web-club-leave-table-means = Nulla di ciò che vi si è giocato conta: la partida ricomincia, a un altro tavolo o con carte vere.
web-club-seat-link = Link al posto
web-club-take-seat = Prendere il proprio posto
web-club-record = Registrazione della partita
web-club-to-desk = Tornare
web-club-other-games = Un altro gioco, o tavoli della sala
web-club-other-games-means = Un jogo può disputarsi con carte vere o a un tavolo della sala. Dove non si conta fino al limite, chi vince ha il limite, e all’altro manca la differenza.
web-club-game = Gioco
web-club-target = Tentos che vincono una partida
web-club-watch-delay = Secondi di ritardo con cui i giudici vedono quei tavoli
web-club-ruling = Decisione del tavolo dell’arbitro (indirizzo o parole)
web-club-ruling-is = Decisione:
web-club-commitment = Promessa delle mescolate
web-club-seed = Seme delle mescolate
web-club-has-signed = ha firmato: { $name }
web-denied-halted = Il giudice ha fermato il tavolo.
web-denied-given = I posti di questo tavolo li assegna il campionato: entri dal Suo link.
web-club-watch-late = { $many ->
    [0] Vede il tavolo come si gioca. Nessuna mano Le è mostrata.
    [one] Vede il tavolo { $many } secondo dopo. Nessuna mano Le è mostrata.
   *[other] Vede il tavolo { $many } secondi dopo. Nessuna mano Le è mostrata.
}
web-club-proved = { $many ->
    [one] Giocato a un tavolo della sala; { $many } mescolata verificata.
   *[other] Giocato a un tavolo della sala; { $many } mescolate verificate.
}
web-club-no-room-table = { $why ->
    [too-many] Questo gioco non ha un tavolo per tanti giocatori.
    [partners-drawn] In questo gioco le carte decidono chi gioca con chi: nessuna coppia resta insieme.
   *[unknown] Non c’è un tale gioco nella sala.
}
