# I tre Tresillos: che cosa dicono a modo loro.

tresillo-refavor-about = Mediator per tre con trenta carte, sempre uno contro due; di oros resta solo il re, e si paga quattro volte tanto.
tresillo-simple-about = Mediator per tre con trenta carte, sempre uno contro due; si toglie un seme rosso.
tresillo-36-about = Mediator per tre con dodici carte, sempre uno contro due: si vince con sette prese.

tresillo-36-option-packets = Come si danno le carte?
    .name = modo di dare
