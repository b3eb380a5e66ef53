# Il banco dell’arbitro: più errori di una mano e pagine conservate per un telefono senza rete.

web-desk-ruling = { $faults ->
    [one] La decisione
   *[other] La decisione su { $faults } errori
}
web-desk-faults = Errori di questa mano
web-desk-remove = Togli
web-desk-remove-this = Togli questo errore
web-desk-another = Un altro errore della stessa mano
web-desk-what-else = Che altro è successo?
web-desk-answer = Rispondi
web-desk-kept = Sei senza rete. Questa pagina è conservata da una visita precedente. Puoi leggere le pagine del banco che hai già aperto e cercare parole nell’elenco degli incidenti e nelle leggi di questo gioco. Una risposta nuova ha bisogno della rete.
