# O objetivo da mão e a quanto cada lado está dele, em uma linha.

voltarete-aim-bid = O feito precisa de mais vazas do que cada adversário.
voltarete-aim-declarer = Você precisa de mais vazas do que cada adversário: você { $tricks }, { $one } { $first }, { $other } { $second }
voltarete-aim-defender = Detenha { $seat }, que precisa de mais vazas do que cada um de vocês: { $seat } { $tricks }, { $one } { $first }, { $other } { $second }

spanish-aim-bid = O lado do Hombre precisa de { $win } das { $tricks } vazas.
spanish-aim-bid-compared = O Hombre precisa de mais vazas do que qualquer adversário.
spanish-aim-alone = Você precisa de { $win } vazas: você { $tricks }, os outros { $rest }
spanish-aim-side = Seu lado precisa de { $win } vazas: vocês { $tricks }, os outros { $rest }
spanish-aim-side-hidden = Com o parceiro oculto, você precisa de { $win } vazas: você tem { $tricks }
spanish-aim-against = Mantenha o lado de { $seat } abaixo de { $win } vazas: eles { $tricks }, vocês { $rest }
spanish-aim-against-hidden = Mantenha { $seat } e o parceiro oculto abaixo de { $win } vazas: { $seat } tem { $tricks }
spanish-aim-compared = Você precisa de mais vazas do que cada adversário: você { $tricks }, { $one } { $first }, { $other } { $second }
spanish-aim-compared-against = Detenha { $seat }, que precisa de mais vazas do que cada um de vocês: { $seat } { $tricks }, { $one } { $first }, { $other } { $second }
spanish-aim-more = Você precisa de mais vazas do que qualquer adversário: você { $tricks }, o melhor deles { $most }
spanish-aim-more-against = Detenha { $seat }, que precisa de mais vazas do que qualquer adversário: { $seat } { $tricks }, o melhor de vocês { $most }

malilla-aim = Ganha quem passa de { $due } pontos: sua dupla { $own }, a outra { $theirs }
malilla-figure-made = { $points } de { $all }

cientos-aim = Ganha quem chega a 100: você { $own }, { $seat } { $theirs }

rebesino-aim-robo = Não faça vazas, ou faça o mínimo de pontos.
rebesino-aim = Cada ponto conta contra você: você tem { $own }

truco-aim = Ganha quem chega a { $partida }: vocês { $own }, eles { $theirs }. Duas das três vazas ganham o truco.

minchiate-aim-hand = Mais pontos do que a outra dupla: vocês { $own }, eles { $theirs }. Acuse o que tem.
minchiate-aim-tricks = Mais pontos do que a outra dupla: vocês { $own }, eles { $theirs }. Ganhe honras e a última vaza.

yukon-aim = Ganha quem chega a { $target }: você { $own }, o melhor dos outros { $theirs }
yukon-aim-extra = Quem faz mais vazas nesta rodada ganha a partida.
yukon-figure-round = pontos da rodada { $points }

grand-aim-bid = Quem faz a maior aposta escolhe o jogo, e a dupla dele precisa fazer os pontos apostados.
grand-aim-tricks = Sua dupla precisa de { $need } vazas para { $bid } pontos: vocês têm { $tricks }
grand-aim-tricks-against = Mantenha a dupla apostadora abaixo de { $need } vazas: ela tem { $tricks }
grand-aim-copas = Sua dupla não pode levar copas: vocês têm { $hearts }
grand-aim-copas-against = Faça a dupla apostadora levar copas: ela tem { $hearts }

voltarete-aim-treze = Você precisa de mais vazas do que os três juntos: você { $tricks }, eles { $rest }
voltarete-aim-treze-against = Juntos vocês precisam de mais vazas do que { $seat }: vocês { $rest }, { $seat } { $tricks }
spanish-aim-bola = Bola: seu lado precisa das { $all } vazas, { $tricks } até agora.
spanish-aim-bola-against = { $seat } joga a bola: uma vaza basta para impedi-la.
cientos-aim-lacks = Você está em 100 e faltam { $lack }; { $seat } { $theirs }

cientos-worth = Sua mão: { $what }
cientos-worth-and = { $one }, { $other }
minchiate-worth = Sua mão: { $many ->
    [one] uma carta que conta
   *[other] { $many } cartas que contam
}, valor { $points }{ $verzigole ->
    [0] {""}
    [one] , uma verzigola de { $count }
   *[other] , { $verzigole } verzigole de { $count }
}
