# What the book advises, each in a sentence or two.

rule-cientos-a1 = The whole art is to infer the other's hand from what they named, showed and played, and from what you hold.
rule-cientos-a2 = First count your cards and look for cartas blancas; then arrange them by suits.
rule-cientos-a3 = Prefer four high cards in a row to five lower broken ones: they promise a high secansa, tricks and pique.
rule-cientos-a4 = Near the end of the game play for the largest punto: it counts first.
rule-cientos-a5 = Keep the suit where a single card completes a secansa.
rule-cientos-a6 = Look for catorces or threes that a draw may complete. If you cannot keep all, keep the punto, then the largest.
rule-cientos-a7 = Who leaves cards as mano may look at them, and the pie knows that they are there.
rule-cientos-a8 = The rules of discarding may sometimes yield to impulse, but seldom.
rule-cientos-a9 = Play for more than six tricks and for a total that ends in five or more. Waste no point: it is one less for the other.
rule-cientos-a10 = With ace and caballo of a suit do not lead it: wait, and make both.
rule-cientos-a11 = Lead first the firm cards of your long suit.
rule-cientos-a12 = Near pique lead only firm cards until thirty is counted.
rule-cientos-a13 = Name from the top down, and show before you play.
rule-cientos-a14 = Watch the half game and the last points: know what each of you lacks.
rule-cientos-a15 = Being mano is the great advantage, and falls to the higher cut.
