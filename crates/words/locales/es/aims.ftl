# El objetivo de la mano y a cuánto está cada parte de él, en una línea.

voltarete-aim-bid = El feito necesita más bazas que cada rival.
voltarete-aim-declarer = Necesita usted más bazas que cada rival: usted { $tricks }, { $one } { $first }, { $other } { $second }
voltarete-aim-defender = Detenga a { $seat }, que necesita más bazas que cada uno de ustedes: { $seat } { $tricks }, { $one } { $first }, { $other } { $second }

spanish-aim-bid = El bando del Hombre necesita { $win } de las { $tricks } bazas.
spanish-aim-bid-compared = El Hombre necesita más bazas que cualquier rival.
spanish-aim-alone = Necesita { $win } bazas: usted { $tricks }, los demás { $rest }
spanish-aim-side = Su bando necesita { $win } bazas: ustedes { $tricks }, los demás { $rest }
spanish-aim-side-hidden = Con su compañero oculto necesita { $win } bazas: usted tiene { $tricks }
spanish-aim-against = Mantenga al bando de { $seat } por debajo de { $win } bazas: ellos { $tricks }, ustedes { $rest }
spanish-aim-against-hidden = Mantenga a { $seat } y al compañero oculto por debajo de { $win } bazas: { $seat } tiene { $tricks }
spanish-aim-compared = Necesita más bazas que cada rival: usted { $tricks }, { $one } { $first }, { $other } { $second }
spanish-aim-compared-against = Detenga a { $seat }, que necesita más bazas que cada uno de ustedes: { $seat } { $tricks }, { $one } { $first }, { $other } { $second }
spanish-aim-more = Necesita más bazas que cualquier rival: usted { $tricks }, el mejor de ellos { $most }
spanish-aim-more-against = Detenga a { $seat }, que necesita más bazas que cualquier rival: { $seat } { $tricks }, el mejor de ustedes { $most }

malilla-aim = Gana quien pasa de { $due } puntos: su pareja { $own }, la otra { $theirs }
malilla-figure-made = { $points } de { $all }

cientos-aim = Gana quien llega a 100: usted { $own }, { $seat } { $theirs }

rebesino-aim-robo = No haga bazas, o haga los menos puntos que pueda.
rebesino-aim = Los puntos perjudican: usted tiene { $own }

truco-aim = Gana quien llega a { $partida }: ustedes { $own }, ellos { $theirs }. Dos de las tres bazas ganan el truco.

minchiate-aim-hand = Más puntos que la otra pareja: ustedes { $own }, ellos { $theirs }. Acuse lo que tiene.
minchiate-aim-tricks = Más puntos que la otra pareja: ustedes { $own }, ellos { $theirs }. Gane honores y la última baza.

yukon-aim = Gana quien llega a { $target }: usted { $own }, el mejor de los demás { $theirs }
yukon-aim-extra = Quien hace más bazas en esta ronda gana la partida.
yukon-figure-round = ronda { $points }

grand-aim-bid = Quien más apuesta elige el juego; esa pareja debe hacer los puntos apostados.
grand-aim-tricks = Su pareja necesita { $need } bazas para { $bid } puntos: ustedes tienen { $tricks }
grand-aim-tricks-against = Mantenga a la pareja que apostó por debajo de { $need } bazas: tiene { $tricks }
grand-aim-copas = Su pareja no debe llevarse corazones: ustedes tienen { $hearts }
grand-aim-copas-against = Haga que la pareja que apostó se lleve corazones: tiene { $hearts }

voltarete-aim-treze = Necesita más bazas que los tres juntos: usted { $tricks }, ellos { $rest }
voltarete-aim-treze-against = Juntos necesitan más bazas que { $seat }: ustedes { $rest }, { $seat } { $tricks }
spanish-aim-bola = Bola: su bando necesita las { $all } bazas, lleva { $tricks }.
spanish-aim-bola-against = { $seat } juega la bola: una baza basta para impedirla.
cientos-aim-lacks = Está en 100 y le faltan { $lack }; { $seat } { $theirs }

cientos-worth = Su mano: { $what }
cientos-worth-and = { $one }, { $other }
minchiate-worth = Su mano: { $many ->
    [one] una carta que cuenta
   *[other] { $many } cartas que cuentan
}, valor { $points }{ $verzigole ->
    [0] {""}
    [one] , una verzigola de { $count }
   *[other] , { $verzigole } verzigole de { $count }
}
