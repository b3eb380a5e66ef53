# Os três Tresillos: o que dizem a seu modo.

tresillo-refavor-about = Mediator para três com trinta cartas, sempre um contra dois; de oros só fica o rei, e paga-se quatro vezes.
tresillo-simple-about = Mediator para três com trinta cartas, sempre um contra dois; tira-se um naipe vermelho.
tresillo-36-about = Mediator para três com doze cartas, sempre um contra dois: ganha-se com sete vazas.

tresillo-36-option-packets = como se dão as cartas
    .name = modo de dar
