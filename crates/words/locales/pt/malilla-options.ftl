# Malilla: o que dela diz a sala, e o que o livro deixa aos jogadores.

malilla-about = Dois contra dois, doze vazas com trunfo e o nove acima de tudo. Ganhe dos adversários sempre que puder e receba pelo que fizer acima de trinta e seis.

malilla-option-table = As faltas são recusadas, ou permitidas e punidas?
    .name = mesa
malilla-option-favorito = Como é escolhido o naipe favorito, em que tudo é pago em dobro?
    .name = naipe favorito
malilla-option-mari-perez = A primeira e a última rodada são pagas em dobro?
    .name = mari-perez
malilla-option-partner-choice = Como são escolhidos os parceiros?
    .name = parceiros
malilla-option-courtesy = Quantas senhoras jogam? Elas dão primeiro e escolhem o naipe favorito.
    .name = cortesia
malilla-option-packets = Quantas cartas são dadas de cada vez?
    .name = cartas de cada vez
malilla-option-view-tricks = Quais vazas podem ser vistas de novo: as da própria dupla, ou só a última?
    .name = rever as vazas
malilla-option-substitutes = Outra pessoa pode tomar o seu lugar, se todos concordarem?
    .name = substitutos
malilla-option-tanto-value = Quanto vale um tanto?
    .name = valor do tanto
malilla-option-vueltas = Quantas rodadas de quatro mãos fazem uma partida?
    .name = rodadas
malilla-option-discard-signal = Como os bots mostram o naipe deles quando ficam sem trunfos?
    .name = sinal do descarte
malilla-option-lone-ace = O que os bots fazem com um ás que está sozinho no naipe?
    .name = ás sozinho
