# What the book advises, each in a sentence or two.

rule-cientos-a1 = The whole art is to work out the other player’s hand from what they declared, showed and played, and from what you hold.
rule-cientos-a2 = First count your cards and look for cartas blancas; then sort them by suit.
rule-cientos-a3 = Prefer four high cards in a row to five lower broken ones: they promise a high secansa, tricks and pique.
rule-cientos-a4 = Near the end of the game, play for the largest punto: it counts first.
rule-cientos-a5 = Keep a suit in which a single card would complete a secansa.
rule-cientos-a6 = Look for catorces or threes that a draw could complete. If you cannot keep everything, keep the punto, then the highest cards.
rule-cientos-a7 = If you leave cards as mano, you may look at them, and the pie knows they are there.
rule-cientos-a8 = Sometimes you may follow a hunch against the rules of discarding, but not often.
rule-cientos-a9 = Play for more than six tricks and for a total that ends in five or more. Waste no point, even one that adds no ten for you: it is one less for the other player.
rule-cientos-a10 = With ace and caballo of a suit, do not lead it: wait, and take a trick with both.
rule-cientos-a11 = First lead the unbeatable cards of your long suit.
rule-cientos-a12 = Close to a pique, lead only unbeatable cards until you have counted thirty.
rule-cientos-a13 = Declare from the highest down, and show before you play.
rule-cientos-a14 = Watch the half game and the last points: know how many each of you needs.
rule-cientos-a15 = Being mano is the great advantage, and the higher card in the cut wins it.
