# Voltarete: leyes sobre las leyes, los asientos, barajar y dar (capítulos I y II), cada una en una o dos frases.

rule-voltarete-ii-1-p1 = Las reglas del juego son un acuerdo entre los jugadores. Todos juntos pueden cambiar una regla; si uno solo se niega, la regla sigue en pie.
rule-voltarete-ii-1-p2 = Unas leyes rigen el juego ordinario; otras rigen los accidentes, que vienen del azar o de la malicia. Las disputas son sobre los accidentes.
rule-voltarete-ii-1-p3 = Un descuido inocente se castiga como un fraude, porque no siempre se pueden distinguir. La intención solo cuenta donde una ley la nombra.
rule-voltarete-ii-1-p4 = La pena es tan grande como el daño que la falta puede hacer a los demás. Lo que no puede dañar a nadie no cuesta nada.
rule-voltarete-ii-1-p5 = Si ninguna ley habla de lo ocurrido y nadie sale perjudicado, la mano vale. Si alguien sale perjudicado, quien causó el daño debe repararlo.
rule-voltarete-ii-1-p6 = Una falta que los demás pudieron impedir, como dar las cartas de cuatro en cuatro, no tiene pena.
rule-voltarete-ii-2-1 = Los asientos se sortean antes de cada recambó, salvo que todos acuerden sentarse donde quieran.
rule-voltarete-ii-2-2 = El jugador que baraja puede hacerlo como quiera y durante el tiempo que quiera. Nadie puede meterle prisa ni impedírselo.
rule-voltarete-ii-2-3 = Una vez entregada la baraja a quien da, el jugador que barajó no puede pedir que se la devuelvan ni exigir que se use la otra.
rule-voltarete-ii-2-4 = El jugador que corta puede pedir que se baraje otra vez, si le parece que las cartas están mal barajadas. La baraja solo se cambia si quien da está de acuerdo.
rule-voltarete-ii-2-5 = Quien da puede pedir que se baraje de nuevo, o tomar la otra baraja.
rule-voltarete-ii-2-6 = Las cartas se dan de tres en tres, salvo que todos acuerden otra cosa. Si un jugador protesta antes de que se miren las cartas, la misma persona da de nuevo, sin pena.
rule-voltarete-ii-2-7 = Quien da debe tener la baraja baja y no mirar las cartas. No hay pena, pero los demás pueden negarse a seguir jugando con él.
rule-voltarete-ii-2-8 = Si al dar aparece boca arriba en la baraja un as negro o un rey, la misma persona da de nuevo. Nadie paga.
rule-voltarete-ii-2-9 = Si al dar aparecen boca arriba en la baraja dos o más cartas, se da de nuevo. Una sola carta que no sea as negro ni rey no cambia nada.
rule-voltarete-ii-2-10 = Si quien da descubre cartas, queriendo o sin querer, nada cambia: la mano vale. De otro modo podría estropear la buena mano de otro.
rule-voltarete-ii-2-11 = Si quien da sigue dando cuando todos tienen ya nueve cartas, no paga nada: los demás debían detenerle. Las cartas de más que resulten se juzgan por las leyes ordinarias.
rule-voltarete-ii-2-12 = Si durante la mano se descubre que la baraja tiene una carta de más o de menos, o dos cartas iguales, la mano es nula. Nadie paga.
rule-voltarete-ii-2-13 = Si una carta tiene el dorso distinto del de las demás, la mano es nula. Nadie paga.
rule-voltarete-ii-2-14 = Las manos ya jugadas no valen si la baraja tenía una carta de más o de menos, dos cartas iguales o una con otro dorso. Se deshacen los pagos de todas las manos de este recambó en que eso se pruebe.
rule-voltarete-ii-2-15 = Si en la baraja aparece un ocho, un nueve o un diez, la mano es nula. Nadie paga, y las manos anteriores valen.
