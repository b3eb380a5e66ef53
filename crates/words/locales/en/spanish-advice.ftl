# What the Madrid book advises at the Spanish games. Mediator’s advice holds for the family; where a game has a list of its own its numbers
# stand before Mediator’s.

## Mediator

rule-spanish-a1 = Enter with four tricks in hand: three certain and a fourth likely, such as a well guarded king or a void with a small trump.
rule-spanish-a2 = If the king may be returned, hold a little more, because you may then have to win alone.
rule-spanish-a3 = A partner who takes a single trick is worth more than that trick: there is one opponent fewer.
rule-spanish-a4 = With four kings, enter rather than wait. Make your longest or highest suit trump, and call one of your own kings or a caballo.
rule-spanish-a5 = With three kings but not the king of trumps, play solo, pass, or call a king of your own.
rule-spanish-a6 = In doubt, call a king of your own instead of playing solo: a loss costs much less, and the others suspect each other.
rule-spanish-a7 = Mediator needs five tricks in hand. If you are not the mano, do not count likely tricks unless you have two of them besides the five.
rule-spanish-a8 = The mano leads, and may therefore enter with one trick fewer.
rule-spanish-a9 = With little, or with king and sota of a suit, it is better to sit last, because the lead comes up to you.
rule-spanish-a10 = With a solo in hand, bid Mediator if the king you buy makes the bola safe. Do not promise the bola: go for it at the seventh card.
rule-spanish-a11 = For a solo you must see six tricks in your own hand.
rule-spanish-a12 = Do not enter on hope: a light entry costs your partner too.
rule-spanish-a13 = Call the king of a suit in which you hold a singleton. Of two such suits, choose the long one: it is trumped less often.
rule-spanish-a14 = Without a singleton, call the king that goes with your guarded caballo.
rule-spanish-a15 = If your caballo is well guarded, call another king: the others will lead the caballo’s suit themselves.
rule-spanish-a16 = If you are long in the suit of the king you receive, give back a card of that suit.
rule-spanish-a17 = Do not call the king of a suit in which you are void, unless you have no other choice.
rule-spanish-a18 = If you call your own king, name one that is a singleton or nearly so, and play it as late as you can.
rule-spanish-a19 = Buy the king of a suit in which you hold the caballo or the sota, or otherwise of your shortest suit. Give back a singleton, to become void.
rule-spanish-a20 = As mano with a weak hand, lead to the called king at once, to learn who your partner is. With master trumps, lead one or two of them first.
rule-spanish-a21 = Leading a small trump under the espadilla can help: if your partner takes it and leads trumps again, the way is clear.
rule-spanish-a22 = With few trumps, or without a mate, do not lead trumps.
rule-spanish-a23 = With espadilla and basto, lead a small trump and wait to catch the malilla.
rule-spanish-a24 = With the malilla as your only mate, lead a small trump, never the malilla.
rule-spanish-a25 = If a high trump of yours is allowed to win, your partner has the mates: go on leading trumps.
rule-spanish-a26 = Do not go for bola until you know where the espadilla is: somebody may be holding it back.
rule-spanish-a27 = Return your partner’s leads. With a small trump your partner asks for trumps, with a low card for its suit.
rule-spanish-a28 = When you sit last and the mano leads neither trumps nor the called king, the mano is an opponent: take the trick if you can.
rule-spanish-a29 = A player whose lead does not run up to the Hombre, and who leads a small trump, is the partner.
rule-spanish-a30 = In doubt, do not lose a trick: it is better to overtake your partner than to let an opponent win.
rule-spanish-a31 = When you hold cards that gain by waiting, such as king and sota, make the lead come from an opponent.
rule-spanish-a32 = In the third round of a suit do not trump unless you cannot be overtrumped.
rule-spanish-a33 = Avoid suits that have been led twice, unless your partner plays last.
rule-spanish-a34 = Trump the first round of a suit you do not have: you cannot know where the king is.
rule-spanish-a35 = For the bola, lead trumps until the others have none, then your established cards.
rule-spanish-a36 = When you play alone, find out where the strength is, keep away from it, and let your right-hand neighbour have the lead.
rule-spanish-a37 = As partner on the Hombre’s right, lead trumps: the espadilla, or a small one if you hold a mate.
rule-spanish-a38 = As partner between two opponents, do not lead trumps. Play the called king.
rule-spanish-a39 = As partner on the Hombre’s left, never lead small trumps. Lead the called king, and then its suit again.
rule-spanish-a40 = With king and caballo of the called suit, play the caballo right after the king: the Hombre can throw off a card.
rule-spanish-a41 = Lead the suits in which your partner is void: they will trump.
rule-spanish-a42 = After the called king, lead out all your established cards.
rule-spanish-a43 = As partner with espadilla, malilla and a small trump, cash both mates, then let the Hombre in: it may become a bola.
rule-spanish-a44 = If the Hombre leaves you a sixth trick they could have taken, they want the bola: go on.
rule-spanish-a45 = As a defender, do not lead the suit of the called king, unless another defender can trump it.
rule-spanish-a46 = If you sit on the Hombre’s left, lead a small trump or a low card: the Hombre plays next, and the other defenders after.
rule-spanish-a47 = A small trump may be led to save another defender’s lone mate, but never if the Hombre plays last.
rule-spanish-a48 = Throw off cards of a suit in which the Hombre is void, and keep the suit they have.
rule-spanish-a49 = Do not trump in front of the Hombre with the small trump that guards your malilla or basto.
rule-spanish-a50 = If the partner shows a singleton, lead trumps.
rule-spanish-a51 = To stop a bola, throw off even established cards. The defenders keep different suits.
rule-spanish-a52 = A player who takes the caballo is not always the partner: some players only pretend to be.
rule-spanish-a53 = Do not wait for certainty: weaker hands win every day, and better ones are lost.

## Hombre

rule-hombre-a1 = Enter with three sure tricks in hand, and hope for one or two more in about six cards drawn.
rule-hombre-a2 = Do not count much on kings: they are often trumped.
rule-hombre-a3 = If you speak last and the others have passed, you may risk more: the strength is in the monte.
rule-hombre-a4 = For a solo, hold five tricks that are nearly sure.
rule-hombre-a5 = As mano with master trumps, risk more. The middle seat is the worst.
rule-hombre-a6 = Hardly anybody exchanges eight cards: you name trump first, and the odds are against you.
rule-hombre-a7 = As first defender, draw four or five cards if your hand can beat the Hombre. Otherwise draw a couple and leave the rest to the other defender.
rule-hombre-a8 = With two mates and nothing else, draw up to seven cards.
rule-hombre-a9 = If the Hombre draws fewer than six cards, or none, there is enough for both defenders.
rule-hombre-a10 = Keep trumps and kings, and try to become void in a suit.
rule-hombre-a11 = If you exchange only one or two cards, the other defender has the strength: do not take a second trick.
rule-hombre-a12 = If you cannot take four tricks, take no more than one.
rule-hombre-a13 = If the other defender has all the strength, help the Hombre to a mere puesta.
rule-hombre-a14 = Two good cards are likelier among six than among two.
rule-hombre-a15 = As Hombre, note which defender drew most cards. Give tricks to the weaker defender, and take them from the other.
rule-hombre-a16 = As Hombre, if you can take neither five nor four tricks, at least make sure that it is not a codillo.
rule-hombre-a17 = As the weaker defender, take exactly one trick. Do not give away your only one.
rule-hombre-a18 = Leave the other defender a trick they ask for, unless it is your only one, and answer a golpe, a knock, with your highest trump.
rule-hombre-a19 = The other defender’s codillo is better for you than the Hombre’s win: the Hombre pays for it.
rule-hombre-a20 = With master trumps, lead them from the start, and go on.
rule-hombre-a21 = Winning with four tricks is hard. Risk such hands only by leading trumps at once.

## Tresillo refavor

rule-tresillo-refavor-a1 = With the espadilla and another mate, your first trump lead must bring down the third.
rule-tresillo-refavor-a2 = With the espadilla as your only trump, risk refavor only as mano or if you are forced, and with an entry in another suit.
rule-tresillo-refavor-a3 = With winners in the three other suits you may play refavor without a trump, as mano.
rule-tresillo-refavor-a4 = With one mate, wait, and do not lead trumps.
rule-tresillo-refavor-a5 = As mano with a long suit and one trump, play out the suit to draw the others’ trumps, and keep yours.
rule-tresillo-refavor-a6 = No game is faster, and none has more codillos or more bolas.
rule-tresillo-refavor-a7 = In the other suits, remember that eleven trumps lie in three hands.
rule-tresillo-refavor-a8 = Against the Hombre, lead the lone king, but not when the Hombre plays next. If the Hombre trumps it, they can be overtrumped; if not, it takes a trick.
rule-tresillo-refavor-a9 = If the lone king is led against you and you are strong, throw off a loser.

## Rey forzado

rule-quadrillo-rey-forzado-a11 = Do not enter with a king that is badly guarded: you may become your own partner.
rule-quadrillo-rey-forzado-a12 = Caballos are the best cards to enter with.
rule-quadrillo-rey-forzado-a13 = A player who has a king tries to take a trick, in case they become the partner. As Hombre, let each of the others take one.
rule-quadrillo-rey-forzado-a14 = With a good hand, try to become the partner: lead your king’s suit.
rule-quadrillo-rey-forzado-a15 = With a bad hand, keep the suit of your king, and lead the suit that was led most.
rule-quadrillo-rey-forzado-a16 = As Hombre, exhaust the suits, to find your partner early.
rule-quadrillo-rey-forzado-a17 = When the Hombre leads trumps, throw off the cards beside your king.
rule-quintillo-a11 = { rule-quadrillo-rey-forzado-a11 }
rule-quintillo-a12 = { rule-quadrillo-rey-forzado-a12 }
rule-quintillo-a13 = { rule-quadrillo-rey-forzado-a13 }
rule-quintillo-a14 = { rule-quadrillo-rey-forzado-a14 }
rule-quintillo-a15 = { rule-quadrillo-rey-forzado-a15 }
rule-quintillo-a16 = { rule-quadrillo-rey-forzado-a16 }
rule-quintillo-a17 = { rule-quadrillo-rey-forzado-a17 }
rule-seisillo-a11 = { rule-quadrillo-rey-forzado-a11 }
rule-seisillo-a12 = { rule-quadrillo-rey-forzado-a12 }
rule-seisillo-a13 = { rule-quadrillo-rey-forzado-a13 }
rule-seisillo-a14 = { rule-quadrillo-rey-forzado-a14 }
rule-seisillo-a15 = { rule-quadrillo-rey-forzado-a15 }
rule-seisillo-a16 = { rule-quadrillo-rey-forzado-a16 }
rule-seisillo-a17 = { rule-quadrillo-rey-forzado-a17 }
rule-seisillo-a18 = Do not trust kings, unless you are the mano and can draw trumps.

## 36 cards, and Dosillo

rule-tresillo-36-a10 = Count the trumps: all the cards are dealt, so every trump is in somebody’s hand.
rule-dosillo-a10 = Count the trumps: all of them may be in play.
