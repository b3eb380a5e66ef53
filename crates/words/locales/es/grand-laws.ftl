# Las leyes del Grand sobre irregularidades, y las reglas que las acompañan, cada una en una frase o dos.

rule-grand-r1 = El mão habla primero, y después los demás por turno, hacia la izquierda. Al llegar su turno, usted apuesta o pasa.
rule-grand-d17 = En una mesa de honor, quien jugó una carta indebida la cambia por otra si se advierte antes de recoger la baza; después la carta vale. El libro no fija multa.
rule-grand-1 = Si al sortear las parejas dos jugadores sacan cartas de igual valor, el sorteo no vale y se repite.
rule-grand-2 = No se puede apostar menos de 5, ni un número que no sea múltiplo de 5.
rule-grand-3 = Su apuesta debe superar a la última; si no quiere subir, pase.
rule-grand-4 = Después de tres pases quien da no puede pasar. Debe apostar al menos 5.
rule-grand-5 = Nadie sale con ninguna carta antes de que alguien apueste. La única excepción es el mão que abre Copas con una carta de corazones.
rule-grand-6 = No se puede elegir Eucre con una apuesta de más de 25.
rule-grand-7 = No se puede elegir Copas con una apuesta de más de 50.
rule-grand-8 = No se puede elegir Whist con una apuesta de más de 65.
rule-grand-9 = Nadie puede apostar más de 100, porque ningún juego se juega por más.
rule-grand-10 = En Eucre no se puede jugar solo con una apuesta de menos de 20, ni con el compañero con una apuesta de 25.
rule-grand-11 = En Eucre no se puede guardar un triunfo inferior al ocho; debe estar entre las cartas que se descartan.
rule-grand-12 = En Eucre se descartan exactamente ocho cartas, ni más ni menos, y quedan cinco.
rule-grand-13 = Quien tiene una carta del palo de salida no puede jugar otro palo. El libro no fija multa.
rule-grand-14 = Solo el apostador puede salir a la primera baza, en cualquiera de los cuatro juegos.
rule-grand-15 = Solo el mão puede abrir Copas, solo con una carta de corazones, y solo cuando la pareja de quien da tiene más de 70 puntos.
rule-grand-16 = Aunque cada baza de Grand cuente nueve, no se puede apostar 9 ni 18: las apuestas van de cinco en cinco.
rule-grand-17 = Después de cada mano se anotan los puntos y también las derrotas, antes de que siga la partida.
rule-grand-18 = Llegar a 100 puntos todavía no gana la partida: decide el recuento final. Solo quien hace las trece bazas en Grand gana en el acto.
rule-grand-19 = Cuando se recoge la baza con la última carta de corazones, la mano de Copas acaba y no se juegan más cartas.
rule-grand-20 = Quien juega solo gana o pierde puntos para la pareja, nunca solo para sí.
rule-grand-21 = En Eucre los rivales de la pareja que apostó no cuentan nada por sus bazas, por muchas que hagan.
