# Os três Tresillos: o que dizem a seu modo.

tresillo-refavor-about = Mediator para três com trinta cartas, sempre um contra dois; de oros só fica o rei, e com ele de trunfo tudo é pago quatro vezes.
tresillo-simple-about = Mediator para três com trinta cartas, sempre um contra dois; um naipe vermelho fica de fora.
tresillo-36-about = Mediator para três com doze cartas, sempre um contra dois: sete vazas ganham.

tresillo-36-option-packets = Como são dadas as cartas?
    .name = pacotes
