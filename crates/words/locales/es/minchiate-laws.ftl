# Más reglas y leyes que citan las marcas y los rechazos, cada una en una frase o dos; los id se forman como en minchiate-rules.ftl.

rule-minchiate-4-1 = Quien da debería contar el monte cada vez: cuando todos se han descartado, debe tener trece cartas.
rule-minchiate-4-2 = Si usted ha robado, debe descartar exactamente tantas cartas como robó. Si al salir la primera carta aún tiene cartas de más o de menos y no lo ha dicho, su bando pierde el recuento final.
rule-minchiate-5-1 = Cuente sus cartas antes de empezar a jugar: si tiene veintiuna, queda libre de toda pena.
rule-minchiate-5-2 = Una verzigola que no se acusa antes de jugarse la primera carta llega tarde, y se pierde lo que habría marcado.
rule-minchiate-6-1 = Si no se ha acordado otra cosa, un resto es de sesenta puntos.
rule-minchiate-6-2 = Si no se ha acordado cuánto vale un resto, vale lo que es costumbre en la casa.
rule-minchiate-7-1a = Usted puede jugar el Matto en cualquier baza, aunque tenga carta del palo de salida o tarocchi. No gana nada: todas las demás cartas están por encima.
rule-minchiate-7-1c = El bando que ha jugado el Matto y no gana ninguna baza debe entregar también el Matto.
rule-minchiate-7-2b = Un error en la primera vuelta del reparto puede corregirse sin multa mientras nadie haya mirado sus cartas.
rule-minchiate-7-2c = Un error en la segunda vuelta del reparto puede corregirse sin multa mientras no se haya vuelto la undécima carta del jugador afectado.
rule-minchiate-7-2d = Si usted empieza a jugar con más o menos de veintiuna cartas sin haberlo dicho, su bando pierde el recuento final, salvo la última baza y las cartas por encima de cuarenta y dos. Lo marcado durante el juego vale.
rule-minchiate-7-3c = Si un renuncio puso a salvo un honor u otro tarocco suyo, usted elige: recobrar la carta en su mano, o dejarla correr y conservarla entre las cartas de su bando.
rule-minchiate-7-3e = Cada renuncio de un mismo gioco se paga, si se denuncia a tiempo.
rule-minchiate-7-4b = Si un jugador olvidó recobrar el Matto, el compañero que marca puede pedirlo aún hasta que se sumen las cartas. Después está perdido.
rule-minchiate-7-4e = Si un bando olvida marcar o contar cualquier otra cosa, la pérdida es suya.
rule-minchiate-7-5 = Un caso dudoso se decide por lo acordado antes de jugar; si no hay acuerdo, por la costumbre del lugar y de la casa, y después por la opinión de los entendidos.
rule-minchiate-r1 = Los compañeros y el primero que da se deciden por acuerdo o por sorteo.
rule-minchiate-r31 = El ganador de una baza sale en la siguiente. La baza va al compañero que recoge las de su bando.
rule-minchiate-section-2-1 = Su compañero se sienta enfrente, y sus dos vecinos son rivales: el sopramano juega justo después de usted, y el sottomano, justo antes. Para dar, acusar y jugar se empieza por el sopramano de quien da y se acaba por quien da.
rule-minchiate-section-3 = Después del corte, quien da reparte a cada jugador diez cartas y luego once, la última descubierta. Cuando todos han robado y se han descartado, cada uno tiene veintiuna cartas y el monte, trece.
rule-minchiate-section-6 = Una partida dura los giochi que se hayan acordado; si no se acordó nada, dura cuatro, para que cada jugador dé una vez. Las parejas no cambian, los puntos sueltos pasan al gioco siguiente, y al final se pagan los resti.
rule-minchiate-play-1 = Si no tiene carta del palo de salida y tiene un tarocco, debe jugarlo; y a un tarocco se responde con otro. El libro no fija una multa propia; una mesa estricta no permite que ocurra.
