# El objetivo de la mano y a cuánto está cada parte de él, en una línea.

voltarete-aim-bid = El feito necesita más bazas que cada rival.
voltarete-aim-declarer = Usted necesita más bazas que cada rival: usted { $tricks }, { $one } { $first }, { $other } { $second }
voltarete-aim-defender = Detenga a { $seat }, que necesita más bazas que cada uno de ustedes: { $seat } { $tricks }, { $one } { $first }, { $other } { $second }

spanish-aim-bid = El bando del Hombre necesita { $win } de las { $tricks } bazas.
spanish-aim-bid-compared = El Hombre necesita más bazas que cualquier rival.
spanish-aim-alone = Usted necesita { $win } bazas: usted { $tricks }, los demás { $rest }
spanish-aim-side = Su bando necesita { $win } bazas: ustedes { $tricks }, los demás { $rest }
spanish-aim-side-hidden = Con su compañero oculto, usted necesita { $win } bazas: tiene { $tricks }
spanish-aim-against = No deje que el bando de { $seat } llegue a { $win } bazas: ellos { $tricks }, ustedes { $rest }
spanish-aim-against-hidden = No deje que { $seat } y el compañero oculto lleguen a { $win } bazas: { $seat } tiene { $tricks }
spanish-aim-compared = Usted necesita más bazas que cada rival: usted { $tricks }, { $one } { $first }, { $other } { $second }
spanish-aim-compared-against = Detenga a { $seat }, que necesita más bazas que cada uno de ustedes: { $seat } { $tricks }, { $one } { $first }, { $other } { $second }
spanish-aim-more = Usted necesita más bazas que cualquier rival: usted { $tricks }, el mejor de ellos { $most }
spanish-aim-more-against = Detenga a { $seat }, que necesita más bazas que cualquier rival: { $seat } { $tricks }, el mejor de ustedes { $most }

malilla-aim = Gana la pareja que pasa de { $due } puntos: la suya { $own }, la otra { $theirs }
malilla-figure-made = { $points } de { $all }

cientos-aim = Gana el primero que llega a 100: usted { $own }, { $seat } { $theirs }

rebesino-aim-robo = No gane ninguna baza, o haga los menos puntos posibles.
rebesino-aim = Los puntos perjudican: usted tiene { $own }

truco-aim = Gana el primero que llega a { $partida }: ustedes { $own }, ellos { $theirs }. Dos de las tres vazas ganan el truco.

minchiate-aim-hand = Más puntos que la otra pareja: ustedes { $own }, ellos { $theirs }. Acuse lo que tiene.
minchiate-aim-tricks = Más puntos que la otra pareja: ustedes { $own }, ellos { $theirs }. Gane honores y la última baza.

yukon-aim = Gana el primero que llega a { $target }: usted { $own }, el mejor de los demás { $theirs }
yukon-aim-extra = Gana la partida el que hace más bazas en esta ronda.
yukon-figure-round = ronda { $points }

grand-aim-bid = El que más apuesta elige el juego; su pareja debe hacer los puntos apostados.
grand-aim-tricks = Su pareja necesita { $need } bazas para { $bid } puntos: ustedes tienen { $tricks }
grand-aim-tricks-against = No deje que los apostadores lleguen a { $need } bazas: tienen { $tricks }
grand-aim-copas = Su pareja no debe llevarse ningún corazón: ustedes tienen { $hearts }
grand-aim-copas-against = Haga que los apostadores se lleven corazones: tienen { $hearts }

voltarete-aim-treze = Usted necesita más bazas que los otros tres juntos: usted { $tricks }, ellos { $rest }
voltarete-aim-treze-against = Juntos necesitan más bazas que { $seat }: ustedes { $rest }, { $seat } { $tricks }
spanish-aim-bola = Bola: su bando necesita las { $all } bazas; lleva { $tricks }.
spanish-aim-bola-against = { $seat } va a bola: una baza basta para impedirla.
cientos-aim-lacks = Usted está en 100 y le faltan { $lack }; { $seat } { $theirs }

cientos-worth = Su mano: { $what }
cientos-worth-and = { $one }, { $other }
minchiate-worth = Su mano: { $many ->
    [one] una carta que cuenta
   *[other] { $many } cartas que cuentan
}, por { $points }{ $verzigole ->
    [0] {""}
    [one] , una verzigola por { $count }
   *[other] , { $verzigole } verzigole por { $count }
}
