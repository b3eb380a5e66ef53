# Voltarete: leyes sobre las leyes, los asientos, barajar y dar (capítulos I y II), cada una en una o dos frases.

rule-voltarete-ii-1-p1 = Las reglas del juego son un acuerdo entre los jugadores. Todos juntos pueden cambiar una regla; si uno no quiere, la regla queda.
rule-voltarete-ii-1-p2 = Unas leyes rigen el juego ordinario; otras, los accidentes, que vienen del azar o de la malicia. Las disputas nacen de estos.
rule-voltarete-ii-1-p3 = El descuido se paga como el fraude, porque no siempre se distinguen. Solo se pregunta por la intención donde la ley la nombra.
rule-voltarete-ii-1-p4 = La pena se mide por el daño que la falta puede hacer a los demás. Lo que a nadie puede dañar no cuesta nada.
rule-voltarete-ii-1-p5 = Si ninguna ley habla de lo ocurrido y nadie salió perjudicado, la mano vale. Si alguien salió perjudicado, quien lo causó repara el daño.
rule-voltarete-ii-1-p6 = La falta que los demás podían impedir y no impidieron no cuesta nada; por ejemplo, dar las cartas de cuatro en cuatro.
rule-voltarete-ii-2-1 = Los asientos se sortean antes de cada recambó, salvo que todos acuerden sentarse donde quieran.
rule-voltarete-ii-2-2 = Quien baraja puede hacerlo cuanto tiempo y como quiera. Nadie puede darle prisa ni impedírselo.
rule-voltarete-ii-2-3 = Una vez entregada la baraja a quien da, quien barajó ya no puede pedirla ni obligar a usar la otra baraja.
rule-voltarete-ii-2-4 = Quien corta puede pedir que se baraje otra vez si le parece mal barajada. Solo se cambia de baraja si quien da quiere.
rule-voltarete-ii-2-5 = Quien da puede pedir que se baraje de nuevo, o la otra baraja, y no se le puede negar.
rule-voltarete-ii-2-6 = Las cartas se dan de tres en tres, salvo acuerdo de todos. Si alguien protesta antes de mirar las suyas, la misma persona vuelve a dar, sin pena.
rule-voltarete-ii-2-7 = Dé con la baraja baja y sin mirar las cartas. No hay pena, pero los demás pueden negarse a seguir jugando con usted.
rule-voltarete-ii-2-8 = Si al dar aparece en la baraja un as negro o un rey boca arriba, la misma persona da de nuevo. Nadie paga.
rule-voltarete-ii-2-9 = Si al dar aparecen en la baraja dos o más cartas boca arriba, se da de nuevo. Una sola, que no sea as negro ni rey, no cambia nada.
rule-voltarete-ii-2-10 = Las cartas que quien da descubre, queriendo o sin querer, no cambian nada: la mano vale. Si no, podría estropear la buena mano de otro.
rule-voltarete-ii-2-11 = Quien da y sigue dando cuando todos tienen ya nueve cartas no paga: los demás debían avisarle. Las manos mal contadas se juzgan como cualquier otra.
rule-voltarete-ii-2-12 = Si la baraja tiene una carta de más o de menos, o dos cartas iguales, la mano es nula. Nadie paga.
rule-voltarete-ii-2-13 = Si una carta tiene el dorso distinto del de las demás, la mano es nula. Nadie paga.
rule-voltarete-ii-2-14 = Las manos ya jugadas con una baraja que no estaba cabal, o con cartas de otro dorso, no valen. Se deshacen los pagos de todas las manos de este recambó en que se pruebe.
rule-voltarete-ii-2-15 = Si aparece en la baraja un ocho, un nueve o un diez, la mano es nula. Nadie paga, y las manos anteriores valen.
