# Dosillo: o que diz de modo diferente da sua família.

dosillo-about = Mediator para dois: oito cartas para cada um, catorze para comprar, e cinco vazas ganham.

dosillo-entrada = Entrada
    .gloss = jogar como Hombre, o declarante: nomear o trunfo, descartar as cartas ruins e comprar o mesmo número
dosillo-entrada-favor = Entrada em favor
    .gloss = nomear como trunfo o naipe favorito e trocar cartas: tudo é pago em dobro, menos o bolo

dosillo-option-variant = O rei do naipe que fica de fora continua no baralho, como malilla do favorito?
    .name = rei do naipe de fora
