# Voltarete: che cosa ne dice la sala, e che cosa il libro lascia alla compagnia.

voltarete-about = Si gioca in tre con nove carte a testa; uno si fa feito contro gli altri in un seme a sua scelta, per il bolo.

voltarete-option-table = se gli atti irregolari sono respinti, o si giocano e pagano la pena
voltarete-option-players = in tre, o in quattro con il mazziere che non gioca
voltarete-option-seating = i posti si tirano a carte, o si prendono liberamente
voltarete-option-packs = quanti mazzi stanno sul tavolo; un programma mescola in un attimo
voltarete-option-deal-packets = come si danno le nove carte
voltarete-option-abonos = i gettoni che ciascuno riceve al principio; si vincono e si perdono saldi
voltarete-option-cash-table = venti tentos per gli spiccioli, il resto in denaro
voltarete-option-dealer-ante = quanto mette nel bolo ogni mazziere
voltarete-option-medalhao = se un nuovo bolo si forma col medalhão
voltarete-option-medalhao-value = quanto mette il medalhão
voltarete-option-draw-from = da quale capo del tallone si prendono le carte
voltarete-option-pass-from = da quale capo si passano avanti le carte
voltarete-option-espadilha-obrigada = in quattro: quando chi ha Espadilha deve andare alla casca
voltarete-option-pe-obrigado = in quattro: se il pé deve andare quando nessuno prima di lui ha Espadilha
voltarete-option-no-reposta-above-limit = sopra il limite dell’obbligo le respostas diventano remissas
voltarete-option-remissa-from-hand = da quale mano della vita di un bolo una resposta si può lasciare come remissa
voltarete-option-reposta-with-remissa-pending = che ne è di una resposta mentre una remissa è pendente
voltarete-option-split-remissa = se una remissa che scade può entrare in due parti
voltarete-option-divide-remissas-at-end = quando le remissas si possono spartire
voltarete-option-treze-surrender = se una casca das treze si può rendere quando tutti e tre sono d’accordo
voltarete-option-recambo-size = quanti bolos levati riempiono la cassa
voltarete-option-recambos = quanti recambós fanno una partita
voltarete-option-most-hands = dopo tante mani di un recambó la compagnia si alza, e ciò che resta si spartisce
voltarete-option-reseat-each-recambo = se a ogni recambó i posti si tirano di nuovo
voltarete-option-payment-claims = se le pagas si pagano da sé o si devono chiedere
voltarete-option-claim-deadline = fino a quando si possono chiedere le pagas
voltarete-option-wrong-count-at-end = quanto costa un numero sbagliato di carte; per l’arbitro, poiché nessun programma dà male le carte
voltarete-option-penalty-code = quanto costa una renunzia: le leggi del libro, o soltanto una resposta
voltarete-option-segundo-max = quante carte può cambiare un Voltarete segundo
voltarete-option-last-buyer-max = quante carte può comprare l’ultimo che compra
voltarete-option-codilho-tie = a chi va un codilho che due avversari hanno meritato alla pari
voltarete-option-tento-on-consent = se dare licenza costa un tento
voltarete-option-history-attribution = se il tavolo dice chi ha giocato una carta di una presa già fatta
