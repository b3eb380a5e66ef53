# Jogos di un campionato ai tavoli della sala, e decisioni portate ai tavoli delle commissioni.

web-club-open-room-table = Giocalo a un tavolo della sala
web-club-at-room-table = Si sta giocando a un tavolo della sala.
web-club-halted = fermato dal giudice
web-club-watch = Guarda il tavolo
web-club-halt = Ferma il tavolo
web-club-release = Fai proseguire
web-club-leave-table = Lascia questo tavolo
web-club-leave-table-means = Nulla di ciò che vi si è giocato conta: la partida ricomincia, a un altro tavolo o con carte vere.
web-club-seat-link = Link al posto
web-club-take-seat = Prendi il tuo posto
web-club-record = Registrazione della partita
web-club-to-desk = Torna al banco
web-club-other-games = Un altro gioco, o tavoli della sala
web-club-other-games-means = Un jogo si può giocare con carte vere o a un tavolo della sala. Se un gioco non conta fino al limite, chi vince riceve il limite, e chi perde il limite meno la differenza.
web-club-game = Gioco
web-club-target = Tentos che vincono una partida
web-club-watch-delay = Ritardo per i giudici che guardano quei tavoli, in secondi
web-club-ruling = Decisione del banco dell’arbitro (indirizzo o parole)
web-club-ruling-is = Decisione:
web-club-commitment = Impronta delle mescolate
web-club-seed = Seed delle mescolate
web-club-has-signed = ha firmato: { $name }
web-denied-halted = Il giudice ha fermato il tavolo. Aspetta che lo faccia proseguire.
web-denied-given = I posti di questo tavolo li assegna il banco del campionato: entra dal tuo link.
web-club-watch-late = { $many ->
    [0] Vedi il tavolo mentre si gioca. Non vedi le mani di nessuno.
    [one] Vedi il tavolo { $many } secondo dopo. Non vedi le mani di nessuno.
   *[other] Vedi il tavolo { $many } secondi dopo. Non vedi le mani di nessuno.
}
web-club-proved = { $many ->
    [one] Giocato a un tavolo della sala; { $many } mescolata verificata.
   *[other] Giocato a un tavolo della sala; { $many } mescolate verificate.
}
web-club-no-room-table = { $why ->
    [too-many] Questo gioco non ha un tavolo per tanti giocatori.
    [partners-drawn] In questo gioco le carte decidono chi gioca con chi: nessuna coppia resta insieme.
   *[unknown] Nella sala non c’è questo gioco.
}
