# Voltarete: o que dele se diz à entrada, e o que o livro deixa à combinação da companhia.

voltarete-about = Jogam três, com nove cartas cada um; um faz-se contra os outros, no naipe que escolhe, pelo bolo.

voltarete-option-table = se os atos irregulares são recusados, ou jogados e punidos
voltarete-option-players = três, ou quatro, dos quais fica de fora o que dá as cartas
voltarete-option-seating = os lugares trincham-se com cartas, ou tomam-se livremente
voltarete-option-packs = quantos baralhos há na mesa; um programa baralha logo
voltarete-option-deal-packets = como se dão as nove cartas
voltarete-option-abonos = os tentos que cada um recebe no princípio; ganham-se e perdem-se saldos
voltarete-option-cash-table = vinte tentos para trocos, o resto em dinheiro
voltarete-option-dealer-ante = com quanto entra para o bolo cada um que dá as cartas
voltarete-option-medalhao = se um bolo novo se forma com medalhão
voltarete-option-medalhao-value = com quanto entra o medalhão
voltarete-option-draw-from = de que lado do baralho se compram as cartas
voltarete-option-pass-from = de que lado se passam as cartas
voltarete-option-espadilha-obrigada = sendo quatro: quando é obrigado a ir à casca quem tem a Espadilha
voltarete-option-pe-obrigado = sendo quatro: se o pé é obrigado a ir, quando nenhum antes dele tem a Espadilha
voltarete-option-no-reposta-above-limit = acima do limite da obrigação as respostas ficam para remissas
voltarete-option-remissa-from-hand = desde que mão de um bolo pode uma resposta ficar para remissa
voltarete-option-reposta-with-remissa-pending = o que se faz de uma resposta enquanto há remissa por entrar
voltarete-option-split-remissa = se uma remissa a que chega a vez pode entrar em duas partes
voltarete-option-divide-remissas-at-end = quando se podem repartir as remissas
voltarete-option-treze-surrender = se a casca das treze se pode largar quando os três concordam
voltarete-option-recambo-size = quantos bolos levantados enchem a caixa
voltarete-option-recambos = quantos recambós fazem a partida
voltarete-option-most-hands = após tantas mãos de um recambó a companhia levanta-se, e reparte-se o que fica
voltarete-option-reseat-each-recambo = se os lugares se trincham de novo em cada recambó
voltarete-option-payment-claims = se as pagas se pagam por si ou se têm de pedir
voltarete-option-claim-deadline = até quando se podem pedir as pagas
voltarete-option-wrong-count-at-end = o que custa ter carta de mais ou de menos; para o árbitro, pois nenhum programa dá mal
voltarete-option-penalty-code = o que custa uma renúncia: as leis do livro, ou só uma resposta
voltarete-option-segundo-max = quantas cartas se podem trocar em Voltarete segundo
voltarete-option-last-buyer-max = quantas cartas pode comprar o último que compra
voltarete-option-codilho-tie = quem recebe o codilho que dois contrários ganharam igualmente
voltarete-option-tento-on-consent = se dar licença custa um tento
voltarete-option-history-attribution = se a mesa diz quem jogou uma carta de vaza já feita
