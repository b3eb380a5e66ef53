# Os três Tresillos: o que dizem a seu modo.

tresillo-refavor-about = Mediator para três com trinta cartas, sempre um contra dois. De oros só fica o rei; quando oros é trunfo, tudo é pago quatro vezes.
tresillo-simple-about = Mediator para três com trinta cartas, sempre um contra dois. Um naipe vermelho fica de fora.
tresillo-36-about = Mediator para três com doze cartas para cada um, sempre um contra dois. Sete vazas ganham.

tresillo-36-option-packets = Como são dadas as cartas?
    .name = cartas de cada vez
