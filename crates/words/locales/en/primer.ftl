# A primer for every game: what you want, what beats what, one trick, what you are paid, the words you need.
# No figure is typed here: figures come from the game.

primer-title = Learn { $game }
primer-index = Learn a game
primer-index-lead = A primer takes two minutes: the aim, the order of the cards, one trick, what it is worth, and the words you need. Then play a first table against bots.
primer-heading-aim = What you want
primer-heading-order = What beats what
primer-heading-trick = One trick
primer-heading-tentos = What you are paid, in tentos (chips)
primer-heading-tantos = What you are paid, in tantos (chips)
primer-heading-points = What you score, in points
primer-heading-words = The words you need
primer-led = led
primer-takes = takes the trick
primer-play = Play a first table against bots
primer-rules = The rule book
primer-laws = The laws
primer-hand = See the whole hand
primer-all = All primers
primer-first = New to this game? Read the primer first
primer-shelf = New here? Start with a primer
primer-unready = This primer cannot be shown: { $why }

## Voltarete

primer-voltarete-aim = You are dealt { $cards } cards. If they are strong, say so: you become the declarer (feito), name the trump, exchange cards and play alone for the pot (bolo). You want more tricks than either opponent.
primer-voltarete-others = If somebody else is the declarer, stop them. The opponents do not add their tricks together: each counts their own.
primer-voltarete-beats = The three highest trumps have names: Espadilha ({ $first }), Manilha ({ $second }) and Basto ({ $third }). The Manilha is the seven of a red suit or the two of a black one. Any trump beats every card of the other suits.
primer-ombre-trumped = Trump: { $trump }. Lead: { $led }. You must follow suit if you can; without that suit you may play any card. Here a trump takes the trick: { $best }.
primer-ombre-trumps = Trump: { $trump }. Lead: { $led }, a trump, so everyone who can must play a trump. The highest takes the trick: { $best }.
primer-voltarete-paid-licenca = You win a licença, the ordinary game: each opponent pays you, and you take the bolo
primer-voltarete-paid-so = You win a só, in which you exchange nothing: each opponent pays you, and you take the bolo
primer-voltarete-paid-lost = You lose a licença: you pay each opponent. You also pay as much as the bolo holds: into it if you tie with the best opponent (reposta), to an opponent who beats you (codilho)

## The Spanish games

primer-spanish-aim = You are dealt { $cards } cards. One of you, the declarer (Hombre), names the trump and must take at least { $win } tricks. The others try to prevent it.
primer-spanish-king-called = In an entrada, the lowest game, the Hombre calls a king: its holder is the secret partner, and their tricks count together. In a solo the Hombre plays alone.
primer-mediator-king = In an entrada, the lowest game, the Hombre calls a king: its holder is the secret partner, and their tricks count together. In a Mediator the Hombre buys that king and plays alone. In a solo the Hombre plays alone with the cards dealt.
primer-spanish-king-bought = The Hombre always plays alone: in a Mediator with a king bought from its holder for a card in return, in a solo with the cards dealt.
primer-spanish-king-handed = In an entrada, the lowest game, the Hombre calls a king, gets it from its holder in exchange for a card, and plays alone. In a solo the Hombre plays alone with the cards dealt.
primer-spanish-king-first = In an entrada, the lowest game, the first king played that is not a trump makes its player the Hombre’s partner (rey forzado), and their tricks count together. In a solo the Hombre plays alone.
primer-dosillo-aim = A game for two. You are dealt { $cards } cards. One of you, the declarer (Hombre), names the trump and must take at least { $win } tricks; the other tries to prevent it.
primer-dosillo-draw = In an entrada, the lowest game, you first discard bad cards and draw others from the monte. In a solo the Hombre plays the cards dealt.
primer-hombre-aim = You are dealt { $cards } cards. One of you, the declarer (Hombre), names the trump and plays alone. In an entrada, the lowest game, the Hombre first discards bad cards and draws others from the monte; in a solo the Hombre exchanges nothing.
primer-hombre-others = The Hombre wants more tricks than either opponent; { $win } always win. The opponents do not add their tricks together.
primer-spanish-beats = The three highest trumps, the mates, have names: espadilla ({ $first }), malilla ({ $second }) and basto ({ $third }). Any trump beats every card of the other suits.
primer-spanish-paid-shared = You win an entrada: each opponent pays this, and you share it and the stakes in the pot with your partner
primer-spanish-paid-entrada = You win an entrada: each opponent pays you, and you take the stakes in the pot
primer-spanish-paid-mediator = You win a Mediator: each opponent pays you, and you take the stakes in the pot
primer-spanish-paid-solo = You win a solo: each opponent pays you, and you take the stakes in the pot
primer-spanish-paid-lost = You lose the lowest game: you pay each opponent. You also pay the amount played for: into the pot if you are one trick short (puesta), to the opponents if you have fewer (codillo)
primer-hombre-paid-lost = You lose an entrada: you pay each opponent. You also pay the amount played for: into the pot if you tie with the best opponent (puesta), to an opponent who beats you (codillo)

## Truco

primer-truco-aim = Your side tries to reach { $target } points (tentos) before the other does. You are dealt { $cards } cards. Two tricks (vazas) win the hand (volta).
primer-truco-parts = You can raise what is at stake by a call; the other side accepts (“quero”) or gives in (“não quero”). First comes the envido, for the best two cards of one suit; then the truco, for the vazas.
primer-truco-beats = There is no trump, and nobody has to follow suit. Every card has its place in one order. If the highest cards of both sides are equal, nobody wins the vaza.
primer-truco-trick = Lead: { $led }. Everyone plays any card they like. The highest on the table wins the vaza for its side: { $best }.
primer-truco-paid-accepted = “Truco” accepted: to the side that wins the vazas
primer-truco-paid-refused = “Truco” refused: to the side that called it, at once
primer-truco-paid-envido = “Envido” accepted: to the side with the better two cards of one suit

## Minchiate

primer-minchiate-aim = Two play against two, partners facing each other. You play { $cards } cards, among them tarocchi, which are trumps in every hand. You want the cards that count (Onori) in your tricks, and combinations of them (verzigole), which count in your hand and again in your tricks.
primer-minchiate-resto = Every { $resto } points by which your pair leads are a resto, which the losers pay.
primer-minchiate-beats = Every tarocco beats every card of the four suits. The Matto, the Fool, may be played to any trick and wins none. In cups and coins the low numbers beat the high ones; in swords and batons it is the other way round.
primer-minchiate-trick = Lead: { $led }, a Papa, so everyone who can must play a tarocco. The highest takes the trick: { $best }. An opponent played it, so the Papa is killed, and they score it at once.
primer-minchiate-paid-papa = Killing a Papa, one of the low tarocchi that count, and again for each one in your tricks
primer-minchiate-paid-aria = Killing one of the Arie, the five highest tarocchi, and again for each one in your tricks
primer-minchiate-paid-last = The last trick

## Yukon

primer-yukon-aim = You try to reach { $target } points, over several deals. You hold { $cards } cards; after each trick everyone draws one from the monte. Points come from the cards in the tricks you win.
primer-yukon-beats = The four jacks, the Yukons, beat every other card, and the jack of spades, the Grande Yukon, beats them all. There is no trump: without a Yukon the highest card of the suit led takes the trick.
primer-yukon-trick = Lead: { $led }. You must follow suit if you can. The highest Yukon takes the trick: { $best }.
primer-yukon-paid-grande = The Grande Yukon in your tricks
primer-yukon-paid-ten = Each other Yukon, and each ten
primer-yukon-paid-ace = Each ace

## Grand

primer-grand-aim = Two play against two, and bid in points for the right to choose the game. The highest bidder (apostador) chooses one of four: Whist, with a trump; Grand, without; Eucre, a short game with fewer cards; or Copas, in which you take no hearts.
primer-grand-bid = The bidder’s pair must earn at least the points bid, or it loses them. The match ends when a pair reaches { $target }.
primer-grand-beats = The ace is the highest card of every suit. At Whist a trump beats the other suits. At Eucre the highest trumps are two jacks: the one of the trump suit (right bower) and the other of its colour (left bower).
primer-grand-trick = Whist, trump: { $trump }. Lead: { $led }. You must follow suit if you can; without that suit you may play any card. Here a trump takes the trick: { $best }.
primer-grand-paid-whist = Whist: your pair bid and takes { $tricks } tricks
primer-grand-paid-grand = Grand: your pair bid and takes { $tricks } tricks
primer-grand-paid-eucre = Eucre: your pair bid and takes { $eucre } tricks

## Malilla

primer-malilla-aim = Two play against two, partners facing each other. You are dealt { $cards } cards; the dealer’s last card is turned up, and its suit is trump. Your pair wants more than { $half } of the { $all } points: high cards in your tricks count, and so does each trick.
primer-malilla-beats = The nine, the Malilla, is the highest card of every suit; the ace comes next. A trump beats the other suits.
primer-malilla-trick = Trump: { $trump }. Lead: { $led }. You must follow suit; while an opponent is winning the trick you must also beat it if you can, and without the suit you must trump. Here a trump takes the trick: { $best }.
primer-malilla-paid-point = Each point your pair makes above { $half }
primer-malilla-paid-alce = You deal and turn up a Malilla (the alce)
primer-malilla-paid-capote = Your pair takes every trick (capote)

## Cientos

primer-cientos-aim = A game for two: the first to { $target } points wins. You are dealt { $cards } cards and exchange some with the monte.
primer-cientos-parts = Then you declare what you hold: your best suit (punto), runs (secansas), and three or four cards of a rank (four are a catorce). Of each kind only the better one counts. Last you play the tricks, which count too.
primer-cientos-beats = There is no trump: the highest card of the suit led takes the trick. The two of the pack stands for the ten (diez).
primer-cientos-trick = Lead: { $led }. You must follow suit if you can. The higher card of that suit takes the trick: { $best }.
primer-cientos-paid-catorce = A catorce, four of a kind
primer-cientos-paid-bazas = You take more than half of the tricks
primer-cientos-paid-capote = You take all the tricks (capote)

## Rebesino

primer-rebesino-aim = Everyone plays alone, and the usual aim is reversed: you want no trick at all, or as few points in your tricks as you can. You play { $cards } cards.
primer-rebesino-sell = Get rid of the pay cards, which are the four aces and the caballo of copas. When you cannot follow suit, throw one on another player’s trick: you have sold it, and they pay you.
primer-rebesino-beats = There is no trump: the highest card of the suit led takes the trick.
primer-rebesino-trick = Lead: { $led }. You must follow suit if you can. One player cannot and sells an ace. The highest card of the suit led takes the trick, and the ace with it: { $best }.
primer-rebesino-paid-partida = You have the fewest points: the player with the most pays you (the partida)
primer-rebesino-paid-caballo = You sell the caballo of copas: the player who takes it pays you
primer-rebesino-paid-rebesino = You take every trick (Rebesino): each of the others pays you
