# What a rule book draws: its chapters, the orders of cards, tables of what things count or cost.

chapter-table = Seats, pack and the order of the cards
chapter-deal = The deal
chapter-stakes = The stakes
chapter-speaking = Speaking and bidding
chapter-exchange = Exchanging cards
chapter-announcing = Declaring
chapter-opening = Before the first card
chapter-envido = Envido
chapter-flor = Flor
chapter-truco = Truco
chapter-play = The play
chapter-napolitana = The napolitana
chapter-rebesino = Rebesino
chapter-bola = Bola
chapter-own = Rules of this game alone
chapter-ends = How a hand ends
chapter-score = Scoring and payments
chapter-four = Four players
chapter-six = Five, six or seven players
chapter-match = The match
chapter-common = Rules common to the family

chart-order = From the highest down; cards in one frame are equals
chart-suits = The same in every suit, from the highest down
chart-two-suits = { $one } and { $other }, from the highest down
chart-trump = Trumps when { $suit } is trump, from the highest down
chart-plain-suits = { $one } and { $other } when they are not trump, from the highest down
chart-plain-suit = { $suit } when it is not trump, from the highest down
chart-counts = What the cards count
chart-each = each
chart-points = points
chart-tricks = { $many } tricks

voltarete-chart-pays = What each opponent pays the feito
voltarete-chart-game = for the game
voltarete-chart-geral = for a geral besides
truco-chart-truco = What truco brings, in tentos
truco-chart-envido = What a first envido brings, in tentos
truco-chart-accepted = accepted and won
truco-chart-refused = refused
minchiate-chart-tarocchi = The tarocchi, from the highest down; the Matto has no rank
yukon-chart-yukons = The Yukons, above every suit; cards in one frame are equals
grand-chart-bowers = Trumps in Eucre when { $suit } is trump, from the right bower down
grand-chart-tricks = What the bidders’ tricks earn
grand-chart-eucre = What tricks earn in Eucre
grand-chart-partners = with the partner
grand-chart-alone = alone
cientos-chart-punto = The value of the cards for the punto
cientos-chart-points = What counts
cientos-chart-secansa = { $length ->
    [tercera] tercera
    [quarta] quarta
    [quinta] quinta
    [sexta] sexta
    [septima] séptima
   *[octava] octava
}, a run of { $cards }
cientos-chart-catorce = catorce, four of a rank
cientos-chart-three = three of a rank
cientos-chart-blancas = cartas blancas
cientos-chart-lead = a card led
cientos-chart-trick = a trick taken on the other’s lead
cientos-chart-last = the last trick, besides
cientos-chart-bazas = more than six tricks
cientos-chart-capote = capote, all twelve tricks
cientos-chart-pique = pique, added to thirty
cientos-chart-repique = repique, added to thirty
rebesino-chart-pay = What the pay cards cost, in tantos

rule-yukon-section-2 = The four jacks, the Yukons, rank above every suit: the jack of spades, the Grande Yukon, is highest, and the other three are equals. Below them every suit ranks ace, king, queen, ten and so on down to the two.
rule-rebesino-r3 = In every suit the ace is highest, then king, caballo (knight) and sota (jack), then the nine and so on down to the two. There is no trump.

spanish-chart-figures = Cards, tricks and stakes
spanish-chart-many = how many
spanish-chart-cards = cards each
spanish-chart-monte = cards in the monte
spanish-chart-win = tricks that win
spanish-chart-puesta = tricks of a puesta
spanish-chart-codillo = tricks of a codillo, at most
spanish-chart-win-always = tricks that always win
spanish-chart-win-least = fewest tricks that can win
spanish-chart-win-better = and then, of the better defender
spanish-chart-win-other = of the other
spanish-chart-first-tricks = opening tricks in a row needed for primeras
spanish-chart-run = trumps in a row for estuches, at least
spanish-chart-stake = stake of the hand, in tantos
spanish-chart-pass = a pass, in tantos
spanish-chart-pozo = pollas or fichas in a pozo
spanish-chart-redeem = buying out of a fondo, in tantos
spanish-chart-prices = What each opponent pays or is paid
spanish-chart-tantos = tantos
spanish-chart-favourite = in the favourite
spanish-chart-refavour = in refavor
spanish-chart-estuche = each estuche
spanish-chart-estuches-three = three estuches, and each one more
spanish-chart-primeras = primeras
spanish-chart-bola = bola or desbola
spanish-chart-bola-entrada = bola in an entrada
spanish-chart-bola-solo = bola in a solo
spanish-chart-returned = for the card returned for a king
