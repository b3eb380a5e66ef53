# The books' advice, and the few rules besides, that the tutor gives as its reason. The id is made from the number:
# `voltarete A39` is rule-voltarete-a39.

## Voltarete

rule-voltarete-a1 = Ask for licença with three sure tricks in trumps: the cards you draw bring at most two more.
rule-voltarete-a2 = You may dare more: a king you keep usually takes a trick, and four tricks win when the others split theirs three and two.
rule-voltarete-a3 = The book lists the weakest hands for licença in each kind of suit. Measure yours against them.
rule-voltarete-a6 = The book lists the weakest hands for só. A void counts as one trick, won with a small trump.
rule-voltarete-a9 = The mão plays kings early, before the opponents have thrown that suit away on other tricks.
rule-voltarete-a10 = The others lead up to the pé, so the pé’s damas and valetes can become as good as kings.
rule-voltarete-a11 = Do not lead trumps up to the pé unless yours are as good as the pé’s; let somebody else lead them.
rule-voltarete-a15 = For segundo you want kings, Manilhas or high cards in several suits, and a black ace, so that any card turned up leaves you four to six good cards.
rule-voltarete-a16 = A casca can be given up without a codilho; it leaves fewer trumps against you and tells the others nothing about yours.
rule-voltarete-a17 = Against the casca: eight or nine new cards seldom bring a suit. Hope for four or five of one suit, with kings.
rule-voltarete-a18 = Go to the casca with two suits: you may find the missing one, or three or four more of your own.
rule-voltarete-a19 = Go to the casca with a very bad hand: the good cards are then in the talon.
rule-voltarete-a22 = With four players, the last to speak should usually defend the bolo by going to the casca. With a large bolo and poor chances, it is cheaper to let the fourth player play, who is strong, because they keep the best nine of thirteen cards.
rule-voltarete-a25 = The smaller the bolo, the less a respeito risks.
rule-voltarete-a26 = Bid respeito when the bolo is small and one of your suits, copas above all, could make a geral if it is turned up.
rule-voltarete-a27 = Bid respeito with a king, a Manilha or high cards in different suits, so that any card turned up helps.
rule-voltarete-a28 = Bid respeito when neither só nor licença is certain, above all with a small bolo. Do otherwise only if you must outbid somebody.
rule-voltarete-a29 = Play só when you are sure to win, or nearly sure. To outbid somebody, less is enough.
rule-voltarete-a31 = Declare the geral only if it is certain, or much more likely than not.
rule-voltarete-a32 = With one losing card the odds are two to one against a geral: each opponent keeps a suit of their own.
rule-voltarete-a33 = Do not declare a geral without six trumps, headed by four matadores in a red suit or three in a black one, and no loser among the rest.
rule-voltarete-a39 = With six trumps headed by Espadilha and Manilha in a red suit, lead trumps if you have a king as well.
rule-voltarete-a40 = With six trumps headed by Espadilha and Manilha in a black suit, lead trumps, with or without a king.
rule-voltarete-a41 = With gaps between your trumps and a hand that is not safe, lead so that one of your trumps always stays above the others’ best.
rule-voltarete-a43 = With many small trumps, lead them: the high ones against you fall together.
rule-voltarete-a44 = With few trumps and many kings, lead trumps if you keep every suit stopped or stay the strongest in trumps.
rule-voltarete-a46 = With six trumps headed by Espadilha in a red suit, or five in a black one, and kings, lead two rounds of trumps, first a small one, then a high one. Go on if the others’ trumps fall evenly.
rule-voltarete-a47 = With both black aces and the next trump, the king of a black suit or the ace of a red one, lead Espadilha, then that king or ace.
rule-voltarete-a48 = With a run of trumps below the top, lead the smallest: a player at your right who holds the highest tends to let it pass.
rule-voltarete-a49 = With kings but no trumps to draw with, lead the kings first, starting with the shortest suit.
rule-voltarete-a50 = From king and dama of a suit, or king, dama and valete, lead the lowest: the next player, even if void, may not trump it for fear of trumping a partner’s king.
rule-voltarete-a51 = With trumps and one other suit, and no way to draw trumps, wear an opponent out by making them trump.
rule-voltarete-a52 = The rules for the feito also serve an opponent who refuses a reposta: each has two players against them.
rule-voltarete-a53 = From the hands in the book: draw trumps before playing kings, throw off a loser rather than trump where you can be overtrumped, and trump as high as you must.
rule-voltarete-a55 = Both opponents want the feito to lose: the fraco, the weaker one, plays for a reposta; the forte, the stronger one, for a codilho.
rule-voltarete-a56 = While you do not know how strong the others are, help the forte to four tricks, and take one yourself.
rule-voltarete-a57 = If you are the fraco and sure of three tricks, leave the forte no more than three: that is enough for a reposta.
rule-voltarete-a61 = Put your highest trumps on tricks that go to the feito, who must then spend high ones too.
rule-voltarete-a64 = When the forte leads a small trump and the feito plays last, help the forte by putting a high one in between.
rule-voltarete-a66 = If the feito can take the forte’s trump only with one of their best, let it run.
rule-voltarete-a67 = Do not collect tricks unless you are sure of three. But overtrump the feito as long as no reposta is safe.
rule-voltarete-a68 = Lead a singleton, or otherwise from your shortest suit.
rule-voltarete-a70 = When your partner plays last, lead a suit in which they are void: they overtrump, or make the feito trump high.
rule-voltarete-a73 = Three tricks each seldom happens by plan. The forte may play like a feito, but should spare the helper’s trumps.
rule-voltarete-a75 = With many kings, lead trumps, so that small trumps cannot take the kings.
rule-voltarete-a76 = Lead trumps if you are stronger in them than the feito.
rule-voltarete-a77 = Lead small trumps when your partner plays last, so that their high ones beat the feito’s.
rule-voltarete-a83 = The feito discards everything but trumps and kings, and keeps a dama beside its king if trumps can be drawn.
rule-voltarete-a84 = A card that nothing in the other hands can beat is as good as a trump.
rule-voltarete-a86 = In respeito or segundo, if your strong suit is turned up, keep the kings too and draw as few cards as you can: a geral is within reach.
rule-voltarete-a87 = The forte keeps only trumps and bare kings, unless the hand is good already.
rule-voltarete-a89 = A forte who draws last discards to suit the cards that are left, and keeps trumps and one suit together.
rule-voltarete-a90 = The fraco keeps all trumps, and kings with small cards of the suit to duck with; otherwise the fraco makes voids.
rule-voltarete-a92 = Against a likely geral, if you have enough trumps to fight, draw, and draw many.
rule-voltarete-a94 = Against a likely geral, without trumps to fight, leave nearly all the cards to the other opponent and draw only to become void somewhere.
rule-voltarete-a97 = Leave five cards to the other opponent, who probably has four good ones.
rule-voltarete-a98 = After a casca, draw all the cards that are left, or none.
rule-voltarete-a102 = When a hand is laid down, have it played out, or count the cards and look for a revoke.
rule-voltarete-r91 = A result that is certain may be settled without playing on.
rule-voltarete-r93 = A player may ask for pagas until the next deal is complete.
rule-voltarete-r135 = In all other cases a player who owes a reposta chooses whether to pay it now or leave it as a remissa.

## Truco

rule-truco-a1 = With one tento to go, open with falta envido: a simple envido lets the others raise to real envido.
rule-truco-a2 = Do not stake more than you need: if you accept more and lose, you pay it all.
rule-truco-a3 = With a poor flor, say “com flor me achico”: it saves tentos, hides your hand, and still earns three if nobody opposes it.
rule-truco-a4 = Raise to contra-flor e o resto when you are strong, or to impress.
rule-truco-a5 = You may call truco on any card, even a four: bluff when the table is weak.
rule-truco-a6 = If you are far behind near the end, the lei do jogo stakes everything at once. Against it, a player with a flor gets out most cheaply by backing down.
rule-truco-a7 = Say “não mato” whenever you cannot win: it hides your points.
rule-truco-a8 = Sing only the total: no word before it, and no adding up aloud.
rule-truco-a9 = When you answer two proposals, name the one you refuse first. Begin with quero only if you accept both.
rule-truco-a10 = Say quero before you raise to retruco or vale quatro.
rule-truco-a14 = Watch the cards lying open before each player: they show what is gone, and they prove points.
rule-truco-a16 = Do not leave without a word while you can wait: leaving costs more than refusing a truco.
rule-truco-a17 = Against a truco, with good points, say envido before you answer it.
rule-truco-a18 = With a flor, sing it before your partner’s envido is answered, and before you play.
rule-truco-a19 = The mão wins ties. As mão, be bolder with equal points; in a later seat you need one more.
rule-truco-a21 = Keep your proof: the cards of a flor or envido you sang must not go into the monte.
rule-truco-a22 = If you are behind, a falta cannot win you the partida. If you are level or ahead, it can.
rule-truco-r13 = The player at the pé’s left cuts and leaves at least three cards on the table.
rule-truco-r48 = When a flor is sung, each opponent answers at once for their own cards: with another flor, or with é boa.
rule-truco-r76 = If you proposed the lei do jogo and hold a flor, you must say so at once, before points are sung.

## Minchiate

rule-minchiate-a1 = With the Mondo or the Trombe and few delicate honours, discard from your longest suit and save your tarocchi for the end.
rule-minchiate-a2 = Without the high Arie, or with many delicate honours, discard your shortest suit, if possible until you are void in it, so that you can pass honours when it is led.
rule-minchiate-a3 = Begin with the cartiglia, the plain suits, and with your kings.
rule-minchiate-a5 = Play off the odd cards you would need to follow the opponents’ leads. Once void, you can bring honours home when you play last.
rule-minchiate-a6 = You can lead the first and second round of a suit freely. Start with a suit of which you hold only two cards.
rule-minchiate-a9 = Pass delicate honours boldly in the first or second round of a suit, unless an opponent has discarded from it.
rule-minchiate-a11 = As a last resort, play delicate honours to a trick that your partner plays last to and will win: when your partner is void in the suit led, or when tarocchi are led.
rule-minchiate-a15 = Keep one high counting tarocco to the end, to cover your partner, win back one of their honours, or kill one of the opponents’.
rule-minchiate-a16 = When tarocchi begin, or your partner is void, play a high counting tarocco: if nobody covers it, your partner puts a delicate honour under it.
rule-minchiate-a21 = As a rule, do not take a trick of tarocchi: duck with a lower one and leave the lead to the opponents, so that your side plays last.
rule-minchiate-a22 = Take a trick you would otherwise duck when you have honours to bring home, above all delicate ones. Or cover your partner’s card, if the lead would otherwise stay with your partner.
rule-minchiate-r28 = You may play the Matto to any trick, whatever else you hold, and you need not play it at all.

## Yukon

rule-yukon-a1 = Win as many tricks as you can, above all those with the most points.
rule-yukon-a2 = Do not open the first tricks with high cards.
rule-yukon-r9 = The winner gathers the cards of the trick and lays them face down.

## Grand

rule-grand-a1 = Choose the game by the strength of your cards and by the points each game allows.
rule-grand-a2 = In Whist and Grand, win as many tricks as you can: the bidders need enough for their bid, the others enough to defeat it.
rule-grand-a3 = In Copas, above all avoid tricks with hearts in them.
rule-grand-a4 = In Eucre, aim for three, four or five tricks, as the bid requires.
rule-grand-a5 = In Copas, when you cannot follow suit, throw hearts first.
rule-grand-a8 = Bid 25 for Eucre only if you can take all five tricks alone, with one card from your partner.
rule-grand-a9 = A bid that fails costs twice: its points, and ten more in the final count.
rule-grand-r14 = The winner of a trick leads to the next.
