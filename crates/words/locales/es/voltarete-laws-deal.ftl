# Voltarete: leyes sobre las leyes, los asientos, barajar y dar (capítulos I y II), cada una en una o dos frases.

rule-voltarete-ii-1-p1 = Las reglas del juego son un acuerdo entre los jugadores. Todos juntos pueden cambiar una regla; si uno solo no quiere, la regla sigue en pie.
rule-voltarete-ii-1-p2 = Unas leyes rigen el juego ordinario; otras, los accidentes, que vienen del azar o de la malicia. Las disputas nacen de los accidentes.
rule-voltarete-ii-1-p3 = El descuido cuesta lo mismo que el fraude, porque no siempre se pueden distinguir. La intención solo cuenta donde la ley la nombra.
rule-voltarete-ii-1-p4 = La pena se mide por el daño que la falta puede hacer a los demás. Lo que a nadie puede dañar no cuesta nada.
rule-voltarete-ii-1-p5 = Si ninguna ley habla de lo ocurrido y nadie salió perjudicado, la mano vale. Si alguien salió perjudicado, quien causó el daño debe repararlo.
rule-voltarete-ii-1-p6 = Una falta que los demás podían impedir y dejaron pasar no tiene pena. Por ejemplo: dar las cartas de cuatro en cuatro.
rule-voltarete-ii-2-1 = Los asientos se sortean antes de cada recambó, salvo que todos acuerden sentarse donde quieran.
rule-voltarete-ii-2-2 = Quien baraja puede hacerlo como quiera y cuanto tiempo quiera. Nadie puede darle prisa ni impedírselo.
rule-voltarete-ii-2-3 = Una vez entregada la baraja a quien da, quien barajó ya no puede pedirla de vuelta ni exigir que se use la otra.
rule-voltarete-ii-2-4 = Quien corta puede pedir que se baraje otra vez, si cree que las cartas están mal barajadas. La baraja solo se cambia si quien da quiere.
rule-voltarete-ii-2-5 = Quien da puede pedir que se baraje de nuevo, o pedir la otra baraja. No se le puede negar.
rule-voltarete-ii-2-6 = Las cartas se dan de tres en tres, salvo acuerdo de todos. Si alguien protesta antes de mirar sus cartas, la misma persona vuelve a dar, sin pena.
rule-voltarete-ii-2-7 = Dé con la baraja baja y sin mirar las cartas. No hay pena, pero los demás pueden negarse a seguir jugando con usted.
rule-voltarete-ii-2-8 = Si al dar aparece en la baraja un as negro o un rey boca arriba, la misma persona da de nuevo. Nadie paga.
rule-voltarete-ii-2-9 = Si al dar aparecen en la baraja dos o más cartas boca arriba, se da de nuevo. Una sola, que no sea as negro ni rey, no cambia nada.
rule-voltarete-ii-2-10 = Si quien da descubre cartas, queriendo o sin querer, nada cambia: la mano vale. Si no, quien da podría estropear la buena mano de otro.
rule-voltarete-ii-2-11 = Si quien da sigue dando cuando todos tienen ya nueve cartas, no paga nada: los demás debían avisarle. Quien quedó con cartas de más es juzgado como de costumbre.
rule-voltarete-ii-2-12 = Si durante la mano se descubre que la baraja tiene una carta de más o de menos, o dos cartas iguales, la mano es nula. Nadie paga.
rule-voltarete-ii-2-13 = Si una carta tiene el dorso distinto del de las demás, la mano es nula. Nadie paga.
rule-voltarete-ii-2-14 = Las manos ya jugadas no valen si la baraja tenía carta de más o de menos, dos cartas iguales o una de otro dorso. Los pagos se deshacen en todas las manos de este recambó en que se pruebe.
rule-voltarete-ii-2-15 = Si aparece en la baraja un ocho, un nueve o un diez, la mano es nula. Nadie paga, y las manos anteriores valen.
