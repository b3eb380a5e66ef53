# Las leyes del Grand sobre irregularidades, y las reglas que las acompañan, cada una en una frase o dos.

rule-grand-r1 = El mão habla primero, y después los demás por turno, hacia la izquierda. En su turno, usted apuesta o pasa.
rule-grand-d17 = En una mesa de honor, el jugador que ha jugado una carta indebida la cambia por otra, si se advierte antes de recoger la baza; después, la carta vale. El libro no fija una multa.
rule-grand-1 = Si al sortear las parejas dos jugadores sacan cartas del mismo valor, el sorteo no vale y todos sacan otra vez.
rule-grand-2 = No se puede apostar menos de 5, ni un número que no sea múltiplo de 5.
rule-grand-3 = Usted no puede apostar lo mismo que la última apuesta, ni menos: apueste más o pase.
rule-grand-4 = Después de tres pases, quien da no puede pasar. Debe apostar al menos 5.
rule-grand-5 = No se sale con ninguna carta hasta que alguien apuesta. La única excepción es el mão que abre Copas con una carta de corazones.
rule-grand-6 = No se puede elegir Eucre con una apuesta de más de 25.
rule-grand-7 = No se puede elegir Copas con una apuesta de más de 50.
rule-grand-8 = No se puede elegir Whist con una apuesta de más de 65.
rule-grand-9 = Nadie puede apostar más de 100, porque ningún juego puede jugarse por más.
rule-grand-10 = En Eucre, usted no puede jugar sin compañero con una apuesta de menos de 20, ni con compañero con una apuesta de 25.
rule-grand-11 = En Eucre, usted no puede guardar un triunfo menor que el ocho; debe estar entre las cartas que descarta.
rule-grand-12 = En Eucre, usted descarta exactamente ocho cartas, ni más ni menos, para quedarse con cinco.
rule-grand-13 = Si tiene una carta del palo de salida, usted no puede jugar otro palo. El libro no fija una multa.
rule-grand-14 = Solo el apostador puede salir en la primera baza, en cualquiera de los cuatro juegos.
rule-grand-15 = Solo el mão puede abrir Copas, solo con una carta de corazones, y solo cuando la pareja de quien da tiene más de 70 puntos.
rule-grand-16 = Aunque en Grand cada baza cuenta nueve, no se puede apostar 9 ni 18: las apuestas van de cinco en cinco.
rule-grand-17 = Después de cada mano se anotan los puntos y las derrotas, antes de que siga la partida.
rule-grand-18 = Llegar a 100 puntos no gana todavía la partida: decide el recuento final. Solo las trece bazas en Grand ganan en el acto.
rule-grand-19 = Cuando se recoge la baza con la última carta de corazones, la mano de Copas acaba y no se juegan más cartas.
rule-grand-20 = El jugador que juega sin compañero gana o pierde puntos para su pareja, nunca solo para sí.
rule-grand-21 = En Eucre, los rivales de la pareja que apostó no cuentan nada por sus bazas, por muchas que hagan.
