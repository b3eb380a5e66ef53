# Más reglas y leyes que citan las marcas y los rechazos, cada una en una frase o dos; los id se forman como en minchiate-rules.ftl.

rule-minchiate-4-1 = A quien da le conviene contar siempre el monte: cuando todos han descartado debe tener trece cartas.
rule-minchiate-4-2 = Quien robó debe descartar exactamente tantas cartas como robó. Si al salir la primera carta tiene aún de más o de menos y no lo ha dicho, su bando pierde el recuento final.
rule-minchiate-5-1 = Antes de jugar cada uno cuenta sus cartas: con veintiuna no hay pena.
rule-minchiate-5-2 = Una verzigola no acusada antes de jugarse la primera carta llega tarde, y se pierde lo que habría marcado.
rule-minchiate-6-1 = Si no se convino otra medida, un resto son sesenta puntos.
rule-minchiate-6-2 = Si no se convino cuánto vale un resto, vale lo que es costumbre en la casa.
rule-minchiate-7-1a = El Matto puede jugarse a cualquier baza, aunque se tenga del palo de salida o tarocchi. No gana nada: todas las demás cartas están por encima.
rule-minchiate-7-1c = El bando que jugó el Matto y no gana ninguna baza debe entregar también el Matto.
rule-minchiate-7-2b = Un error en la primera vuelta del reparto puede corregirse sin pena mientras nadie haya mirado sus cartas.
rule-minchiate-7-2c = Un error en la segunda vuelta del reparto puede corregirse sin pena mientras no se haya descubierto la undécima carta del jugador afectado.
rule-minchiate-7-2d = Quien empieza a jugar con más o menos de veintiuna cartas sin decirlo hace perder a su bando el recuento final, salvo la última baza y las cartas por encima de cuarenta y dos. Lo marcado durante el juego queda en pie.
rule-minchiate-7-3c = Quien con un renuncio puso a salvo un honor u otro tarocco suyo elige: lo recupera en la mano, o lo deja correr y queda entre las cartas de su bando.
rule-minchiate-7-3e = Cada renuncio de un mismo gioco se paga, siempre que se denuncie a tiempo.
rule-minchiate-7-4b = Si un jugador olvidó recuperar el Matto, quien marca por él aún puede pedirlo hasta que se hagan los totales. Después está perdido.
rule-minchiate-7-4e = Cualquier otra cosa que un bando olvide marcar o contar, la pierde.
rule-minchiate-7-5 = Un caso dudoso se decide por lo convenido antes de jugar; a falta de ello, por la costumbre del lugar y de la casa, y luego por el parecer de los entendidos.
rule-minchiate-r1 = Quién juega con quién, y quién da primero, se decide por acuerdo o por sorteo.
rule-minchiate-r31 = Quien gana una baza sale a la siguiente. La baza va al compañero que recoge las de ese bando.
rule-minchiate-section-2-1 = El compañero se sienta enfrente y los dos vecinos son rivales: el sopramano juega justo después de uno, el sottomano justo antes. Se reparte, se acusa y se juega empezando por el sopramano de quien da y acabando por este.
rule-minchiate-section-3 = Tras el corte, quien da reparte a cada uno diez cartas y luego once, la última descubierta; cuando se ha robado y descartado, cada uno tiene veintiuna y el monte trece.
rule-minchiate-section-6 = La partida dura los giochi que se hayan convenido, cuatro si no se dijo otra cosa, para que cada uno dé una vez. Las parejas no cambian, los puntos sueltos pasan al gioco siguiente, y al final se pagan los resti.
rule-minchiate-play-1 = Quien no tiene del palo de salida y tiene un tarocco debe jugarlo, y a un tarocco se responde con tarocco. El libro no fija pena propia; una mesa estricta no deja que ocurra.
