# Más reglas y leyes que citan las marcas y los rechazos, cada una en una frase o dos; los id se forman como en minchiate-rules.ftl.

rule-minchiate-4-1 = A quien da le conviene contar siempre el monte: cuando todos han descartado debe tener trece cartas.
rule-minchiate-4-2 = Quien robó debe descartar exactamente tantas cartas como robó. Si al jugarse la primera carta su mano aún tiene cartas de más o de menos, y no lo dijo, su bando pierde el recuento final.
rule-minchiate-5-1 = Cuente sus cartas antes de jugar: con veintiuna está libre de toda pena.
rule-minchiate-5-2 = Una verzigola que no se acusa antes de la primera carta llega tarde. Se pierde lo que habría marcado.
rule-minchiate-6-1 = Si no se convino otro valor, un resto son sesenta puntos.
rule-minchiate-6-2 = Si no se convino cuánto vale un resto, vale lo que es costumbre en la casa.
rule-minchiate-7-1a = Usted puede jugar el Matto en cualquier baza, aunque tenga el palo de salida o tarocchi. El Matto no gana nada: todas las demás cartas están por encima.
rule-minchiate-7-1c = El bando que jugó el Matto y no gana ninguna baza debe entregar también el Matto.
rule-minchiate-7-2b = Un error en la primera vuelta del reparto puede corregirse sin multa mientras nadie haya mirado sus cartas.
rule-minchiate-7-2c = Un error en la segunda vuelta del reparto puede corregirse sin multa mientras no se haya descubierto la undécima carta del jugador afectado.
rule-minchiate-7-2d = Si usted empieza a jugar con más o menos de veintiuna cartas y no lo dice, su bando pierde el recuento final, salvo la última baza y las cartas por encima de cuarenta y dos. Lo marcado durante el juego vale.
rule-minchiate-7-3c = Si con un renuncio usted puso a salvo un honor u otro tarocco suyo, elige: recuperar la carta, o dejarla correr y conservarla entre las cartas de su bando.
rule-minchiate-7-3e = Cada renuncio de un mismo gioco se paga, siempre que se denuncie a tiempo.
rule-minchiate-7-4b = Si un jugador olvidó recuperar el Matto, quien marca por él aún puede pedirlo hasta que se sumen las cartas. Después el Matto está perdido.
rule-minchiate-7-4e = El bando que olvida marcar o contar cualquier otra cosa pierde esos puntos.
rule-minchiate-7-5 = Un caso dudoso se decide por lo convenido antes de jugar; a falta de ello, por la costumbre del lugar y de la casa, y luego por el parecer de los entendidos.
rule-minchiate-r1 = Los compañeros y el primero que da se deciden por acuerdo o por sorteo.
rule-minchiate-r31 = Quien gana una baza sale a la siguiente. La baza va al compañero que recoge las de su bando.
rule-minchiate-section-2-1 = Su compañero se sienta enfrente y sus dos vecinos son rivales: el sopramano juega justo después de usted, el sottomano justo antes. Se da, se acusa y se juega empezando por el sopramano de quien da y acabando por quien da.
rule-minchiate-section-3 = Tras el corte, quien da reparte a cada uno diez cartas y luego once, la última descubierta. Cuando todos han robado y descartado, cada uno tiene veintiuna cartas y el monte, trece.
rule-minchiate-section-6 = La partida dura los giochi convenidos, o cuatro si no se dijo otra cosa, para que cada uno dé una vez. Las parejas no cambian. Los puntos sueltos pasan al gioco siguiente, y al final se pagan los resti.
rule-minchiate-play-1 = Quien no tiene el palo de salida y tiene un tarocco debe jugarlo, y a un tarocco se responde con tarocco. El libro no fija multa propia; una mesa estricta no deja que ocurra.
