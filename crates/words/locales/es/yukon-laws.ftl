# Las leyes del Yukon sobre irregularidades, y las reglas que las acompañan, cada una en una frase o dos.

rule-yukon-r1 = Si juegan cuatro, primero se sortean las parejas. Después cada jugador saca una carta, y el que saca la más alta da primero.
rule-yukon-section-3 = Cómo empieza una ronda: se sortean las parejas y quién da primero. Cada jugador recibe cinco cartas, de una en una, empezando por la izquierda de quien da; las demás son el monte. La ronda siguiente la da el jugador a la izquierda de quien dio.
rule-yukon-r11 = Cuando todos han tomado su carta, el jugador que ganó la baza sale en la siguiente.
rule-yukon-2 = La carta que echa un jugador porque no podía servir al palo ni jugar un Yukon no gana la baza, por alta que sea.
rule-yukon-3 = Ponga boca abajo las bazas que ha ganado, separadas de las cartas de su mano.
rule-yukon-4 = Los puntos de todos los jugadores o parejas deben sumar 125. Si no suman eso, el recuento está mal y debe repetirse antes de la ronda siguiente.
rule-yukon-5 = Los puntos de una ronda se anotan antes de que empiece la siguiente; el programa lo hace por usted.
rule-yukon-6 = Nadie puede reclamar la partida a mitad de una ronda, aunque tenga puntos bastantes. Antes se juegan todas las bazas de la ronda.
rule-yukon-7 = Nadie toma carta del monte fuera de turno: toma primero el ganador de la baza, y después los otros en el sentido del juego.
rule-yukon-8 = Si en una baza se juegan varios Yukons ordinarios, gana el primero. El Grande Yukon gana a todos.
rule-yukon-9 = Si varios llegan a la vez a la meta, gana el que hizo más bazas en esa ronda; si siguen iguales, el que se llevó el as de picas. Entre tres jugadores, dos que sigan iguales juegan una ronda más.
rule-yukon-10 = Usted puede salir con cartas altas en las primeras bazas. No está prohibido; solo es imprudente.
