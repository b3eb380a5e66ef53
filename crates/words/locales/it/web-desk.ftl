# Il banco dell’arbitro: più errori di una mano e pagine conservate per un telefono senza rete.

web-desk-ruling = { $faults ->
    [one] La decisione
   *[other] La decisione su { $faults } falli
}
web-desk-faults = Falli di questa mano
web-desk-remove = Togli
web-desk-remove-this = Togli questo fallo
web-desk-another = Un altro fallo della stessa mano
web-desk-what-else = Che altro è successo?
web-desk-answer = Rispondi
web-desk-kept = Sei senza rete: questa pagina è rimasta da una visita precedente. Puoi leggere le pagine del banco che hai già aperto e cercare parole nell’elenco degli incidenti e nelle leggi di questo gioco. Per una risposta nuova serve la rete.
