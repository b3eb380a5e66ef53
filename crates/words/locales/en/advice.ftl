# The books' advice, and the few rules besides, that the tutor gives as its reason. The id is made from the number:
# `voltarete A39` is rule-voltarete-a39.

## Voltarete

rule-voltarete-a1 = Ask licença with three sure tricks in trumps: what one buys is worth two more at most.
rule-voltarete-a2 = One may dare more: a king that is kept mostly makes a trick, and four tricks win when the others share theirs three and two.
rule-voltarete-a3 = The book lists the smallest hands for licença in each kind of suit; others are measured by them.
rule-voltarete-a6 = The book lists the smallest hands for só; a void counts as one trick cut with a small trump.
rule-voltarete-a9 = The mão makes their kings early, before the opponents have thrown that suit on each other's tricks.
rule-voltarete-a10 = The pé is led up to: their damas and valetes can become as good as kings.
rule-voltarete-a11 = Do not lead trumps up to the pé unless yours are as good as theirs; let someone else lead them.
rule-voltarete-a15 = Segundo wants kings, Manilhas or big cards in several suits and a black ace, so that any turn leaves four to six good cards.
rule-voltarete-a16 = A casca can be thrown in without a codilho, leaves fewer trumps against you, and tells the others nothing of yours.
rule-voltarete-a17 = Against the casca: eight or nine cards seldom bring a suit. Hope for four or five of one, with kings.
rule-voltarete-a18 = Go to the casca with two suits: you may find the missing one, or three or four more of your own.
rule-voltarete-a19 = Go to the casca with a very bad hand: the good cards are then in the talon.
rule-voltarete-a22 = With four, the last should mostly defend the bolo by going to the casca; with a large bolo and poor chances it is cheaper to let the fourth go. The fourth is strong, and keeps the best nine of thirteen.
rule-voltarete-a25 = The smaller the bolo, the less a respeito risks.
rule-voltarete-a26 = Make respeito when the bolo is small and a suit of yours, copas above all, could give a geral if it turned.
rule-voltarete-a27 = Make respeito with a king, a Manilha or big cards in different suits, so that any turn helps.
rule-voltarete-a28 = Make respeito when neither só nor licença is certain, most of all with a small bolo. Only when somebody must be overcalled is it otherwise.
rule-voltarete-a29 = Go só when you are sure or nearly so; to overcall somebody less is enough.
rule-voltarete-a31 = Declare the geral only if it is certain, or much better than even.
rule-voltarete-a32 = With one false card the odds are two to one against a geral: each opponent keeps a suit of their own.
rule-voltarete-a33 = Do not declare a geral without six trumps, headed by four matadores in a red suit or three in a black one, and the rest firm.
rule-voltarete-a39 = Six trumps with Espadilha and Manilha in a red suit: lead trumps if you have a king besides.
rule-voltarete-a40 = Six trumps with Espadilha and Manilha in a black suit: lead trumps, king or not.
rule-voltarete-a41 = Trumps in steps and a hand that is not safe: lead so that one of yours always stays above their best.
rule-voltarete-a43 = With many small trumps lead them, so that the big ones against you fall together.
rule-voltarete-a44 = With few trumps and many kings lead trumps, if you keep every suit stopped or stay the stronger in trumps.
rule-voltarete-a46 = Six trumps with Espadilha in a red suit, or five in a black one, and kings: two rounds, first a small one, then a big one; go on if they fall divided.
rule-voltarete-a47 = With both black aces and the king, or the ace, of trumps: lead Espadilha, then that one.
rule-voltarete-a48 = With a run of trumps below the top lead the smallest: who holds the highest at your right tends to let it pass.
rule-voltarete-a49 = Kings, and no trumps to draw with: lead the kings first, those with fewest companions before the others.
rule-voltarete-a50 = From a king and dama beside each other lead the smaller: the next player, even if void, may spare it for fear of cutting a partner's king.
rule-voltarete-a51 = With trumps and one other suit, and unable to draw, tire the opponent out by making them cut.
rule-voltarete-a52 = What helps the feito also helps an opponent who refuses a resposta: both have two players against them.
rule-voltarete-a53 = From the played hands: draw trumps before kings, throw a loser rather than cut where you can be overcut, and cut as high as you must.
rule-voltarete-a55 = Both opponents want the feito to lose: the fraco looks for a resposta, the forte for a codilho.
rule-voltarete-a56 = While the strengths are unknown, help the forte up to four tricks, and make one yourself.
rule-voltarete-a57 = With three tricks safe, let the feito have no more than three.
rule-voltarete-a61 = Put your biggest trumps on tricks that go to the feito, who must then spend theirs.
rule-voltarete-a64 = When the forte leads a small trump and the feito plays last, put a big one between, for the forte's sake.
rule-voltarete-a66 = If the feito can take the forte's trump only with one of their best, let it run.
rule-voltarete-a67 = Do not gather tricks unless you are sure of three; but do overcut the feito while no resposta is safe.
rule-voltarete-a68 = Lead a card that is alone in its suit, or else from your shortest suit.
rule-voltarete-a70 = Lead what your partner is void of when they play last: they overcut, or make the feito cut high.
rule-voltarete-a73 = Three tricks each are seldom planned; the forte may play as a feito would, but spares the helper's trumps.
rule-voltarete-a75 = With many kings lead trumps, lest small trumps cut them.
rule-voltarete-a76 = Lead trumps if you are stronger in them than the feito.
rule-voltarete-a77 = Lead small trumps when your partner plays last, so that their big ones beat the feito's.
rule-voltarete-a83 = The feito throws everything but trumps and kings; a dama beside its king is kept if trumps can be drawn.
rule-voltarete-a84 = A card above which the others hold nothing is as good as a trump.
rule-voltarete-a86 = In respeito or segundo, if your strong suit turns, keep the kings too and buy as little as you can: a geral is nearer.
rule-voltarete-a87 = The forte keeps trumps and bare kings alone, unless the hand is good already.
rule-voltarete-a89 = The forte who buys last fits the discards to what is left, and keeps trumps and one suit together.
rule-voltarete-a90 = The fraco keeps all trumps, and kings with small companions to duck with, and otherwise makes voids.
rule-voltarete-a92 = Against a likely geral, with trumps enough to fight, buy, and buy many.
rule-voltarete-a94 = Against a likely geral without trumps to fight, leave nearly all cards to the other and buy only to be void somewhere.
rule-voltarete-a97 = Leave five cards to your fellow opponent, who is supposed to have four good ones.
rule-voltarete-a98 = After a casca buy all that is left, or none.
rule-voltarete-a102 = Let claimed hands be played out, or count the cards and look for a revoke.
rule-voltarete-r91 = A result that is certain may be settled without playing on.
rule-voltarete-r93 = Pagas may be asked for until the next deal is complete.
rule-voltarete-r135 = Otherwise the owner of a remissa chooses whether it enters now or later.

## Truco

rule-truco-a1 = With one tento to go open with falta envido: a simple envido lets the others raise to real.
rule-truco-a2 = Do not stake more than you lack: who accepts more and loses pays it all.
rule-truco-a3 = With a poor flor say “com flor me achico”: it saves tentos, hides the hand, and unopposed still earns three.
rule-truco-a4 = Raise to contra-flor e o resto when you are strong, or to impress.
rule-truco-a5 = Truco may be put on any card, even a four: bluff when the table is weak.
rule-truco-a6 = Far behind near the end, the lei do jogo forces everything at once; against it, who holds flor gets out cheapest by shrinking.
rule-truco-a7 = Say “não mato” whenever you cannot win: it hides your points.
rule-truco-a8 = Sing the bare total: no word before it, and no adding up aloud.
rule-truco-a9 = Answering two proposals, name first what you refuse; begin with quero only if you take both.
rule-truco-a10 = Say quero before you raise to retruco or vale quatro.
rule-truco-a14 = Watch the cards that lie open before each player: they show what is gone and prove points.
rule-truco-a16 = Do not leave without a word while you can wait: leaving costs more than a truco refused.
rule-truco-a17 = Against a truco, with good points, say envido before you answer it.
rule-truco-a18 = With flor, sing it before your companion's envido is answered, and before you play.
rule-truco-a19 = The mão wins ties: as mão be bolder with equal points; in a later seat you need one more.
rule-truco-a21 = Keep the proof: the cards of a sung flor or envido do not go into the monte.
rule-truco-a22 = Behind, a falta cannot win the partida; level or ahead it can.
rule-truco-r13 = The player at the pé's left cuts, and leaves at least three cards on the table.
rule-truco-r48 = To a flor each opponent answers at once for their own cards: with another flor, or that it is good.
rule-truco-r76 = Who proposed and holds flor must say so at once, before points are sung.

## Minchiate

rule-minchiate-a1 = With the Mondo or the Trombe, and few delicate honours, discard from your longest suit, and bring your tarocchi to the end.
rule-minchiate-a2 = Without the great Arie, or with many delicate honours, discard to be void of a suit, or in the shortest, so as to pass honours in its rounds.
rule-minchiate-a3 = Begin with the cartiglia and with your kings.
rule-minchiate-a5 = Play off the odd cards with which you would have to answer the opponent's leads, so as to be void and make honours as the last.
rule-minchiate-a6 = The first and second round of a suit may be led freely, first of all a suit of which you hold but two.
rule-minchiate-a9 = Pass delicate honours boldly in a first or second round, unless an opponent has discarded.
rule-minchiate-a11 = At worst send them under your partner, when the trick ends with your partner, who is void of that suit, or when tarocchi are led.
rule-minchiate-a15 = Keep one high counting tarocco to the last, to cover your partner, win back an honour of theirs, or kill one of the others'.
rule-minchiate-a16 = When tarocchi begin, or your partner is void, send over a high counting tarocco: if nobody covers it, your partner puts a delicate honour under it.
rule-minchiate-a21 = Otherwise do not take: duck with a lower tarocco and leave the lead to the opponents, so that your side plays last.
rule-minchiate-a22 = Take all the same when you have honours to make, delicate ones above all; or cover your partner, if the lead would stay there.
rule-minchiate-r28 = The Matto may be played to any trick, whatever else one holds, and never must be.

## Yukon

rule-yukon-a1 = Win as many tricks as you can, above all those with the cards of most points.
rule-yukon-a2 = Do not open the first tricks with high cards.
rule-yukon-r9 = The winner gathers the cards of the trick and lays them face down.

## Grand

rule-grand-a1 = Choose the game by the worth of your cards and by the points each game allows.
rule-grand-a2 = In Whist and Grand win as many tricks as you can: the bidders what their bid needs, the others what breaks it.
rule-grand-a3 = In Copas above all avoid tricks with hearts in them.
rule-grand-a4 = In Eucre aim at three, four or five tricks, as the bid asks.
rule-grand-a5 = In Copas, when you cannot follow suit, throw hearts first.
rule-grand-a8 = Bid 25 for Eucre only if you can take all five alone, with one card of your partner's.
rule-grand-a9 = A bid that fails costs twice: its points, and ten more in the final count.
rule-grand-r14 = The winner of a trick leads to the next.
