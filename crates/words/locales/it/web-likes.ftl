# Ciò che a chi legge piace sentire e sapere; le chiacchiere; senza rete.

web-off = no
web-sounds = Suoni
web-sounds-on = carte e il mio turno
web-sounds-are-on = Suoni attivi.
web-sounds-are-off = Suoni spenti.
web-notify = Quando tocca a me e la pagina è nascosta
web-notify-on = avvisami
web-counts = Ciò che il tavolo conta per me
web-counts-on = mostralo
web-counts-off = conto io
web-alone = Quando è possibile una sola risposta
web-alone-off = aspettami
web-alone-on = rispondi per me
web-guide-words = È la prima volta? Ogni pulsante dice che cosa significa e quanto costa.
web-guide-cards = Per rispondere, tocca una delle carte sollevate. Ogni altra carta dice perché non si può.
web-guide-choose = Tocca le carte che scegli, poi il pulsante.
web-guide-slip = Questo foglio dice come è finita la mano e chi paga chi. Tocca un pagamento per vedere la regola.
web-key-mute = suoni sì o no
web-talk-mute = Nascondi la chat
web-talk-unmute = Mostra la chat
web-mute-person = Silenzia { $name }
web-hear-person = Ascolta di nuovo { $name }
web-phrases = Frasi pronte
web-phrase-hello = Ciao a tutti!
web-phrase-well = Ben giocato!
web-phrase-luck = Buona fortuna!
web-phrase-sorry = Scusate, un momento.
web-phrase-thanks = Grazie della partita.
web-offline = Sei senza rete
web-offline-means = Ora la sala non è raggiungibile. Non si perde nulla: il tuo posto resta tuo, e il tavolo riappare appena torna la rete.

web-wrong-law = Che cosa ne dice il libro
web-revoke = rifiuto
web-names = Nomi dei semi
web-names-mine = con quelli della mia lingua accanto
web-names-book = come nel libro
