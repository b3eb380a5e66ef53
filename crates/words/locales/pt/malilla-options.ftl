# Malilla: o que dela diz a sala, e o que o livro deixa à companhia.

malilla-about = Dois contra dois, doze vazas com trunfo e o nove acima de tudo: ganhe aos adversários sempre que puder, e receba o que passar de trinta e seis.

malilla-option-table = se os atos irregulares são recusados, ou permitidos e punidos
    .name = mesa
malilla-option-favorito = como se escolhe o naipe favorito, em que tudo se paga em dobro
    .name = naipe favorito
malilla-option-mari-perez = se a primeira e a última volta se pagam em dobro
    .name = mari-perez
malilla-option-partner-choice = como se escolhem os parceiros
    .name = parceiros
malilla-option-courtesy = quantas senhoras jogam, às quais cabem a primeira mão e o favorito
    .name = cortesia
malilla-option-packets = de quantas em quantas se dão as cartas
    .name = pacotes ao dar
malilla-option-view-tricks = que vazas se podem ver de novo: as da própria dupla, ou só a última
    .name = vazas que se reveem
malilla-option-substitutes = se outro pode tomar o lugar de alguém com o consentimento de todos
    .name = substitutos
malilla-option-tanto-value = quanto vale um tanto
    .name = valor do tanto
malilla-option-vueltas = quantas voltas de quatro mãos fazem uma partida
    .name = voltas
malilla-option-discard-signal = como os bots mostram o seu naipe quando ficam sem trunfos
    .name = sinal do descarte
malilla-option-lone-ace = o que os bots fazem com um ás sozinho no seu naipe
    .name = ás sozinho
