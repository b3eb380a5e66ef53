# The aim of a hand and how far each side is from it, in one line.

voltarete-aim-bid = The declarer needs more tricks than either opponent.
voltarete-aim-declarer = You need more tricks than either opponent: you { $tricks }, { $one } { $first }, { $other } { $second }
voltarete-aim-defender = Stop { $seat }, who needs more tricks than either of you: { $seat } { $tricks }, { $one } { $first }, { $other } { $second }

spanish-aim-bid = The Hombre’s side needs { $win } of { $tricks } tricks.
spanish-aim-bid-compared = The Hombre needs more tricks than any opponent.
spanish-aim-alone = You need { $win } tricks: you { $tricks }, the others { $rest }
spanish-aim-side = Your side needs { $win } tricks: you { $tricks }, the others { $rest }
spanish-aim-side-hidden = With your hidden partner you need { $win } tricks: you have { $tricks }
spanish-aim-against = Keep { $seat }’s side below { $win } tricks: it has { $tricks }, the rest of you { $rest }
spanish-aim-against-hidden = Keep { $seat } and the hidden partner below { $win } tricks: { $seat } has { $tricks }
spanish-aim-compared = You need more tricks than either opponent: you { $tricks }, { $one } { $first }, { $other } { $second }
spanish-aim-compared-against = Stop { $seat }, who needs more tricks than either of you: { $seat } { $tricks }, { $one } { $first }, { $other } { $second }
spanish-aim-more = You need more tricks than any opponent: you { $tricks }, the best of them { $most }
spanish-aim-more-against = Stop { $seat }, who needs more tricks than any opponent: { $seat } { $tricks }, the best of you { $most }

malilla-aim = More than { $due } points win: your pair { $own }, theirs { $theirs }
malilla-figure-made = { $points } of { $all }

cientos-aim = First to 100: you { $own }, { $seat } { $theirs }

rebesino-aim-robo = Take no tricks, or as few points as you can.
rebesino-aim = Points hurt: you have { $own }

truco-aim = First to { $partida }: you { $own }, they { $theirs }. Two of three vazas win the truco.

minchiate-aim-hand = More points than the other pair: you { $own }, they { $theirs }. Declare what you hold.
minchiate-aim-tricks = More points than the other pair: you { $own }, they { $theirs }. Win honours and the last trick.

yukon-aim = First to { $target }: you { $own }, the best of the others { $theirs }
yukon-aim-extra = The most tricks of this round win the match.
yukon-figure-round = round { $points }

grand-aim-bid = The highest bidder chooses the game; that pair must make the points bid.
grand-aim-tricks = Your pair needs { $need } tricks for { $bid } points: you have { $tricks }
grand-aim-tricks-against = Keep them below { $need } tricks: they have { $tricks }
grand-aim-copas = Your pair must take no hearts: you have { $hearts }
grand-aim-copas-against = Make them take hearts: they have { $hearts }

voltarete-aim-treze = You need more tricks than the three together: you { $tricks }, they { $rest }
voltarete-aim-treze-against = Together you need more tricks than { $seat }: you { $rest }, { $seat } { $tricks }
spanish-aim-bola = A bola: your side needs all { $all } tricks, { $tricks } so far.
spanish-aim-bola-against = { $seat } plays a bola: one trick stops it.
cientos-aim-lacks = You stand at 100 and lack { $lack }; { $seat } { $theirs }

cientos-worth = Your hand: { $what }
cientos-worth-and = { $one }, { $other }
minchiate-worth = Your hand: { $many ->
    [one] one counting card
   *[other] { $many } counting cards
} for { $points }{ $verzigole ->
    [0] {""}
    [one] , one verzigola for { $count }
   *[other] , { $verzigole } verzigole for { $count }
}
