# Las leyes del Yukon sobre irregularidades, y las reglas que las acompañan, cada una en una frase o dos.

rule-yukon-r1 = Cuando juegan cuatro se sortean primero las parejas. Después cada uno toma una carta, y quien saca la más alta da primero.
rule-yukon-section-3 = Cómo empieza una ronda: se sortean las parejas y quién da primero. Cada jugador recibe cinco cartas, una a una, empezando por la izquierda de quien da; el resto forma el monte. En cada ronda, la vez de dar pasa a la izquierda.
rule-yukon-r11 = Cuando todos han tomado su carta del monte, quien ganó la baza sale a la siguiente.
rule-yukon-2 = La carta que echa un jugador que no podía ni servir al palo ni jugar un Yukon no gana la baza, por alta que sea.
rule-yukon-3 = Las bazas ganadas quedan boca abajo, separadas de las cartas de la mano.
rule-yukon-4 = Los puntos de todos los jugadores o parejas deben sumar 125. Si no es así, el recuento está mal y se repite antes de la ronda siguiente.
rule-yukon-5 = Los puntos de una ronda se anotan antes de empezar la siguiente; de eso se encarga el programa.
rule-yukon-6 = Nadie puede reclamar la partida a mitad de una ronda, aunque tenga puntos bastantes: antes se juegan todas las bazas.
rule-yukon-7 = Nadie puede tomar del monte fuera de turno: primero quien ganó la baza, después los otros en el sentido del juego.
rule-yukon-8 = Si caen varios Yukons ordinarios en una baza, gana el que se jugó primero. El Grande Yukon vence a todos.
rule-yukon-9 = Si varios llegan a la vez a la meta, gana el que hizo más bazas en esa ronda; después decide el as de picas. Entre tres jugadores, los dos que sigan iguales juegan una ronda extra.
rule-yukon-10 = Se puede salir con cartas altas a las primeras bazas. No está prohibido, solo es poco aconsejable.
