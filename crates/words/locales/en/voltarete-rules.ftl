# The rules and laws that payments and refusals cite, each in a sentence or two. The id is made from the citation:
# `voltarete R57` is rule-voltarete-r57, `voltarete:II.10.13` is rule-voltarete-ii-10-13.

## The table and the cards

rule-voltarete-r2 = The pack has forty cards: no eights, nines and tens.
rule-voltarete-r8 = Espadilha, Manilha and Basto are the matadores. A feito who holds all three counts them, and every trump that follows them without a gap: 1 tento each from each opponent, 2 in copas; a feito who loses pays them.
rule-voltarete-r13 = Each player gets nine cards; the thirteen left are the talon.
rule-voltarete-r15 = In a void hand everyone takes back what their passes cost, and the same dealer deals again.

## The stakes

rule-voltarete-r18 = The dealer of every hand puts a stake into the bolo, 5 tentos unless otherwise agreed.
rule-voltarete-r19 = When the bolo is empty and no remissa is owed, the holder of the medalhão puts in 20 tentos, or what was agreed, and hands it to the player at their right.
rule-voltarete-r22 = The bolo is made of the dealers' entries, the medalhão, passes, respostas and remissas; this much lay in it before the first hand.
rule-voltarete-r25 = Who passes puts 1 tento into the bolo and can no longer speak in that passage.
rule-voltarete-r28 = Giving leave is the answer to another's game. It costs nothing, unless the table has agreed on a tento, and ends one's part in the passage.

## The two passages

rule-voltarete-r24 = While nobody has bid you pass or open: mão and contra-pé with licença, the pé with entro, anyone with só, or with respeito if they hold both black aces.
rule-voltarete-r29 = A game goes over another if it is higher, or equal and called from an earlier seat: licença, preferência, só, só in copas, respeito. Licença never goes over anything.
rule-voltarete-r35 = The first suit named is the trump.
rule-voltarete-r52 = In the second passage the first who does not pass plays, in segundo or casca and in nothing else.
rule-voltarete-r98 = With four players the dealer gets no cards and takes no part in the hand, unless all three others pass twice.
rule-voltarete-r108 = With four players, when all have passed once, the holder of Espadilha must go in the second passage; if neither mão nor contra-pé holds it, the pé must.
rule-voltarete-r111 = In the obliged game it must come out where Espadilha was: whoever hid it by passing twice puts a resposta.

## The talon

rule-voltarete-r38 = In a só the feito exchanges no card.
rule-voltarete-r37 = The feito of a licença exchanges from one to eight cards: none would be a só, and nine would look like a stacked pack.
rule-voltarete-r39 = A feito who turned the trump up must keep the turned card, and in respeito both black aces too.
rule-voltarete-r40 = In Voltarete segundo the turned card must be kept; from one to eight cards of the hand go out for it and for those drawn besides.
rule-voltarete-r46 = The opponent at the feito's right buys first, at most eight cards, and passes the rest of the talon on unseen.
rule-voltarete-r59 = A casca may be thrown in before the trump is named: the feito puts a resposta and pays 5 tentos to each who had cards, never doubled.
rule-voltarete-r60 = Once the trump of a casca is named it can neither be thrown in nor given up by resposta.

## Opening and resposta

rule-voltarete-r61 = When all have their cards the feito orders the play, declares geral, or asks resposta; in a casca resposta cannot be asked.
rule-voltarete-r65 = If both opponents grant resposta there is no play: the feito puts a resposta into the bolo and pays each opponent the price of the game, without matadores.
rule-voltarete-r66 = If one grants resposta and the other refuses, the feito cannot win. The refuser has codilho with more tricks than each of the others; if not, refuser and feito both put a resposta.
rule-voltarete-r67 = If both refuse resposta, every refuser who does not win the hand puts a resposta.

## The tricks

rule-voltarete-r72 = Follow the suit led if you can, with any card of it; there is never a duty to win the trick.
rule-voltarete-r76 = When trumps are led play a trump, unless you hold none but matadores that the card led does not oblige: only a higher matador led obliges a lower one.
rule-voltarete-r82 = Failing to follow suit or trump is a revoke: refused at a strict table, punished at an honour table.
rule-voltarete-r86 = A geral, tried or declared, is lost as soon as another takes a trick: the feito then pays each opponent what it would have brought.
rule-voltarete-r87 = The feito may lay the hand down as won. If every opponent accepts, it is settled as claimed; any one of them can have it played out.
rule-voltarete-r88 = An opponent may lay their hand down as codilho; they must play on if anyone wishes.

## The fourth player

rule-voltarete-r99 = In the casca das treze the fourth player takes all thirteen cards of the talon, puts any four aside, names the trump and plays nine against the other three.
rule-voltarete-r102 = A fourth player who wins a casca das treze lifts the bolo and gets 5 tentos from each of the three, with matadores and primeiras besides, doubled in copas.
rule-voltarete-r103 = A fourth player who takes four tricks or fewer pays the bolo's amount to the three together, odd tentos to those nearest at the right, and the bolo stays.
rule-voltarete-r104 = There is no geral in a casca das treze.
rule-voltarete-r107 = A casca das treze is given up only if all three agree: the fourth player puts a resposta and pays 5 tentos to each.

## The settlement

rule-voltarete-r113 = With more tricks than either opponent the feito wins and lifts the bolo. With as many as the better of them the feito puts a resposta, as many tentos as the bolo holds; with fewer it is lost by codilho.
rule-voltarete-r114 = A codilho is as many tentos as the bolo holds, paid by the feito to the opponent with most tricks; two who have most alike share it, unless otherwise agreed. The bolo stays.
rule-voltarete-r116 = What each opponent pays a winning feito: 2 tentos for licença, 4 segundo, 5 casca, 6 só, 12 respeito; 2 more for primeiras, the first five tricks in a row, unless the geral is made; for a geral besides 8, 16, 24, 32 or 64, twice that if declared. All is doubled in copas.
rule-voltarete-r120 = A feito who loses pays each opponent what they would have received for the game.

## Recambó and remissas

rule-voltarete-r124 = A match is as many recambós as were agreed, and then it is over.
rule-voltarete-r125 = Of every bolo lifted one tento goes into the recambó box.
rule-voltarete-r126 = When the box is full its tentos go into the bolo; when that bolo is lifted the recambó is over.
rule-voltarete-r127 = The bolo that carries the box, and whatever is played off after it, is lifted whole.
rule-voltarete-r133 = While a remissa of an earlier hand is unpaid, a resposta must be left as a remissa too, unless otherwise agreed.
rule-voltarete-r136 = Two respostas of one hand may be left as a single remissa.
rule-voltarete-r137 = When the bolo is empty the largest remissa owed enters it, paid by its owner.
rule-voltarete-r140 = If all agree to break the game off, the remissas and the bolo are shared out equally, each owner's own part being forgiven.

## The laws

rule-voltarete-ii-10-15 = A revoke counts once its author has played to the next trick: it costs a resposta. Until then it may be put right without penalty.
rule-voltarete-ii-10-16 = A revoke noticed while the hand can be restored is undone and the hand played on from there; at the end the trick goes to whom it would have belonged.
rule-voltarete-ii-10-21 = A card played cannot be changed, except to mend a revoke.
rule-voltarete-ii-12-2 = An opponent who shows their cards and says the feito has won puts a resposta, unless the other agrees or the win was certain anyway.
rule-voltarete-ii-12-4 = An opponent who shows their cards as a codilho that was not certain puts a resposta if the feito then wins.
rule-voltarete-ii-12-5 = A player who lays their hand down as won loses the right to examine the others' cards and tricks.
rule-voltarete-ii-12-8 = A player who lays their cards down as lost can no longer win the hand: it is settled as lost by resposta even if the tricks turn out theirs.
rule-voltarete-ii-16-4 = The holder of Espadilha who is obliged and passes the second time puts a resposta.
rule-voltarete-ii-16-7 = A holder of Espadilha who passed twice against their duty puts a resposta also when another made segundo, unless they bought cards and may have found it there.
rule-voltarete-ii-16-8 = If the holder of Espadilha passed twice against their duty and the pé went to the casca, the holder puts a resposta and the hand is void.
rule-voltarete-ii-16-9 = A feito obliged to the casca who threw Espadilha away puts a resposta; the hand stands.
rule-voltarete-ii-17-2 = Where pagas must be asked for, only what is asked and owed is paid.
rule-voltarete-ii-19-21 = A remissa enters whole, unless all have agreed that it may be divided.

## What a learner needs besides

rule-voltarete-r3 = Suits that are not trump rank, in espadas and páos, king (R), queen (C), jack (S), 7 down to 2; in copas and ouros, king, queen, jack, ace, 2 up to 7: there the 7 is the lowest.
rule-voltarete-r4 = The aces of espadas, Espadilha, and of páos, Basto, are trumps whatever the trump suit, always the first and the third.
rule-voltarete-r5 = The second trump is the Manilha, the lowest card of the trump suit: the 7 of copas or ouros, the 2 of espadas or páos.
rule-voltarete-r6 = Trumps rank Espadilha, Manilha, Basto, then in espadas and páos king, queen, jack, 7 down to 3; in copas and ouros ace, king, queen, jack, 2 up to 6.
rule-voltarete-r70 = Nine tricks are played, the mão leading to the first, the winner of each to the next. The highest trump takes it, or without trumps the highest card of the suit led.
