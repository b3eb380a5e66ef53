# Malilla: o que dela diz a sala, e o que o livro deixa à companhia.

malilla-about = Dois contra dois, doze vazas com trunfo e o nove acima de tudo: ganhe aos adversários sempre que puder, e receba o que passar de trinta e seis.

malilla-option-table = Os atos irregulares são recusados, ou permitidos e punidos?
    .name = mesa
malilla-option-favorito = Como é escolhido o naipe favorito, em que tudo é pago em dobro?
    .name = naipe favorito
malilla-option-mari-perez = A primeira e a última volta são pagas em dobro?
    .name = mari-perez
malilla-option-partner-choice = Como são escolhidos os parceiros?
    .name = parceiros
malilla-option-courtesy = Quantas senhoras jogam? A elas cabem a primeira mão e o favorito.
    .name = cortesia
malilla-option-packets = De quantas em quantas são dadas as cartas?
    .name = pacotes ao dar
malilla-option-view-tricks = Que vazas podem ser vistas de novo: as da própria dupla, ou só a última?
    .name = vazas que se reveem
malilla-option-substitutes = Outro pode tomar o lugar de alguém se todos concordam?
    .name = substitutos
malilla-option-tanto-value = Quanto vale um tanto?
    .name = valor do tanto
malilla-option-vueltas = Quantas voltas de quatro mãos fazem uma partida?
    .name = voltas
malilla-option-discard-signal = Como os bots mostram o seu naipe quando ficam sem trunfos?
    .name = sinal do descarte
malilla-option-lone-ace = O que os bots fazem com um ás sozinho no seu naipe?
    .name = ás sozinho
