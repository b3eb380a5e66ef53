# Dosillo: che cosa dice in modo diverso dalla sua famiglia.

dosillo-about = Mediator per due: otto carte a testa, quattordici da pescare, e si vince con cinque prese.

dosillo-entrada = Entrada
    .gloss = giochi da Hombre, il dichiarante: nomini il trionfo, scarti ciò che non serve e peschi altrettante carte
dosillo-entrada-favor = Entrada in favore
    .gloss = fai trionfo il seme favorito e cambi carte: tutto, tranne il piatto, si paga doppio

dosillo-option-variant = Il re del seme tolto resta, come malilla del favorito?
    .name = re del seme tolto
