# The rules and laws that payments and refusals cite, each in a sentence or two. The id is made from the citation:
# `voltarete R57` is rule-voltarete-r57, `voltarete:II.10.13` is rule-voltarete-ii-10-13.

## The table and the cards

rule-voltarete-r2 = The pack has forty cards: there are no eights, nines or tens.
rule-voltarete-r8 = Espadilha, Manilha and Basto are the matadores. A feito who holds all three is paid for them, and for every trump that follows them without a gap: 1 tento each from each opponent, 2 in copas. A feito who loses pays for them instead, but for at most 4.
rule-voltarete-r13 = Each player gets nine cards; the thirteen left are the talon.
rule-voltarete-r15 = If a hand is void, everybody takes back the tentos their passes cost, and the same dealer deals again.

## The stakes

rule-voltarete-r18 = The dealer of every hand pays a stake into the bolo, 5 tentos unless otherwise agreed.
rule-voltarete-r19 = If the bolo is empty and nobody owes a remissa, the holder of the medalhão pays in 20 tentos, or as agreed, and passes the medalhão to the right.
rule-voltarete-r22 = The bolo is made up of the dealers’ stakes, the medalhão, passes, repostas, remissas and, once per recambó, the ten tentos of its box. A match may begin with a bolo that is already formed.
rule-voltarete-r25 = A player who passes pays 1 tento into the bolo and may not bid again in that round of bidding.
rule-voltarete-r28 = When another player bids, you may let them play. You then may not bid again in that round of bidding. It costs nothing, unless the table has agreed on a tento.

## The two rounds of bidding

rule-voltarete-r24 = While nobody has bid, a player passes or opens. The mão and the contra-pé open with licença, the pé with entro; anybody may open with só, or with respeito if they hold both black aces.
rule-voltarete-r29 = A bid outbids another if it is higher, or if it is equal and comes from an earlier seat. From low to high: licença, preferência, só, só in copas, respeito. Licença never outbids another bid.
rule-voltarete-r35 = The first suit the feito names is trump.
rule-voltarete-r52 = In the second round of bidding the first player who does not pass becomes the feito, and may play only segundo or casca.
rule-voltarete-r98 = With four players the dealer gets no cards and takes no part in the hand, unless all three others pass twice.
rule-voltarete-r108 = With four players, when all have passed once, the holder of Espadilha must play in the second round. If neither mão nor contra-pé has it, the pé must play.
rule-voltarete-r111 = When Espadilha obliges its holder to play, it must come to light. A player who hides it by passing twice pays a reposta.

## The talon

rule-voltarete-r38 = In a só the feito exchanges no card.
rule-voltarete-r37 = In licença the feito exchanges one to eight cards. Exchanging none would be a só, and nine would look like a stacked pack.
rule-voltarete-r39 = A feito who turned up the trump must keep the turned card, and in respeito both black aces too.
rule-voltarete-r40 = In Voltarete segundo the feito keeps the turned card and discards one to eight cards in return for it and the other cards drawn.
rule-voltarete-r46 = The opponent at the feito’s right draws first, at most eight cards, and passes the rest of the talon on unseen.
rule-voltarete-r59 = Before naming the trump, the feito may give up a casca: they pay a reposta into the bolo and 5 tentos to each player who had cards, never doubled.
rule-voltarete-r60 = Once the trump of a casca is named, it can no longer be given up.

## Opening and reposta

rule-voltarete-r61 = When everybody has drawn, the feito says “play”, declares geral, or asks for reposta. In casca a feito may not ask for reposta.
rule-voltarete-r65 = If both opponents grant the reposta, no cards are played: the feito pays a reposta into the bolo and the price of the game to each opponent, without matadores.
rule-voltarete-r66 = If one opponent grants the reposta and the other refuses, the feito cannot win. The opponent who refused wins by codilho with more tricks than either of the others. Otherwise that opponent and the feito both pay a reposta. In both cases the feito owes the pagas to both opponents.
rule-voltarete-r67 = If both opponents refuse the reposta, each of them who does not win the hand pays a reposta.

## The tricks

rule-voltarete-r72 = Follow the suit led if you can, with any card of it. You need not win the trick.
rule-voltarete-r76 = When trump is led, you must play a trump. If you hold only matadores, you may keep them back, unless a higher matador was led.
rule-voltarete-r82 = Not following suit, or not playing a trump when you must, is a revoke. A strict table refuses it; an honour table penalises it.
rule-voltarete-r86 = A geral, tried or declared, is lost as soon as another player takes a trick. The feito then pays each opponent as much as it would have brought.
rule-voltarete-r87 = The feito may lay the cards down as won. If every opponent accepts, the hand is settled as claimed; any of them may have it played out.
rule-voltarete-r88 = An opponent may lay their cards down as a codilho, but must play on if anybody asks them to.

## The fourth player

rule-voltarete-r99 = In the casca das treze the fourth player takes all thirteen cards of the talon, discards any four, names the trump and plays nine cards against the other three.
rule-voltarete-r102 = A fourth player who wins a casca das treze takes the bolo and gets 5 tentos from each of the three, plus matadores and primeiras, doubled in copas.
rule-voltarete-r103 = A fourth player who takes four tricks or fewer pays the three together as much as the bolo holds. Odd tentos go to those nearest on the right, and the bolo stays.
rule-voltarete-r104 = There is no geral in a casca das treze.
rule-voltarete-r107 = A casca das treze is given up only if all three agree: the fourth player pays a reposta, and 5 tentos to each.

## The settlement

rule-voltarete-r113 = With more tricks than either opponent, the feito wins and takes the bolo. With as many as the better of them, the feito pays a reposta: as many tentos as the bolo holds. With fewer, the hand is lost by codilho.
rule-voltarete-r114 = A codilho is as many tentos as the bolo holds. The feito pays it to the opponent with most tricks; two who tie share it, unless otherwise agreed. The bolo stays.
rule-voltarete-r116 = Each opponent pays a winning feito 2 tentos for licença, 4 for segundo, 5 for casca, 6 for só, 12 for respeito. Primeiras, the first five tricks in a row, add 2, unless the geral is made. A geral adds 8, 16, 24, 32 or 64, twice as much if declared. In copas everything is doubled.
rule-voltarete-r120 = A feito who loses pays each opponent as much as they would have paid for a win: the game and any matadores.

## Recambó and remissas

rule-voltarete-r124 = A match lasts as many recambós as were agreed.
rule-voltarete-r125 = One tento from every bolo won goes into the box of the recambó.
rule-voltarete-r126 = When the box of the recambó is full, its tentos go into the bolo. When that bolo is won, the recambó is over.
rule-voltarete-r127 = The bolo that contains the tentos of the recambó, and any bolo played for after it, goes whole to the winner. No tento of it goes into the box.
rule-voltarete-r133 = While a remissa from an earlier hand is unpaid, a reposta must be left as a remissa too, unless otherwise agreed.
rule-voltarete-r136 = A player may leave two repostas of one hand as a single remissa.
rule-voltarete-r137 = When the bolo is empty, the largest remissa goes into it, paid by the player who owes it.
rule-voltarete-r140 = If all agree to stop the game, the remissas and the bolo are shared out equally. A player who owes a remissa does not pay their own share of it.

## The laws

rule-voltarete-ii-10-15 = A revoke counts once the player who made it has played to the next trick: it costs a reposta. Until then they may put it right without penalty.
rule-voltarete-ii-10-16 = If a revoke is noticed while the hand can still be restored, it is undone and the hand is played on from there. If it is noticed only at the end, the trick goes to the player who should have had it. In both cases the player who revoked pays a reposta.
rule-voltarete-ii-10-21 = A player may not change a card they have played, except to put a revoke right.
rule-voltarete-ii-12-2 = An opponent who shows their cards and says that the feito has won pays a reposta, unless the other opponent agrees or the win was certain anyway.
rule-voltarete-ii-12-4 = An opponent who shows their cards for a codilho that was not certain pays a reposta if the feito wins because of it.
rule-voltarete-ii-12-5 = A feito who lays the cards down as won may no longer examine the others’ cards and tricks.
rule-voltarete-ii-12-8 = A feito who lays the cards down as lost can no longer win the hand: it is settled as lost by reposta, even if they take the tricks to win.
rule-voltarete-ii-16-4 = A player with Espadilha who is obliged to play and passes the second time pays a reposta.
rule-voltarete-ii-16-7 = A player with Espadilha who wrongly passed twice pays a reposta, even if another player played segundo, unless they drew cards and may have got it then.
rule-voltarete-ii-16-8 = If the player with Espadilha wrongly passed twice and the pé went to the casca, the player who passed pays a reposta and the hand is void.
rule-voltarete-ii-16-9 = If Espadilha is found among the discards of a feito obliged to go to the casca, the feito pays a reposta and the hand counts. If it is found among those of a player who passed twice and then drew, that player pays a reposta and the hand is void.
rule-voltarete-ii-17-2 = Where pagas must be asked for, a player is paid only the sums that are both asked for and owed.
rule-voltarete-ii-19-21 = A remissa is paid whole, unless all have agreed that it may be divided.

## What a learner needs besides

rule-voltarete-r3 = In a suit that is not trump, espadas and páos rank king (R), dama (queen, C), valete (jack, S), then 7 down to 2. Copas and ouros rank king, dama, valete, ace, then 2 up to 7, so that the 7 is lowest.
rule-voltarete-r4 = The aces of espadas (Espadilha) and páos (Basto) are always trumps, whatever the trump suit: Espadilha is the first trump, Basto the third.
rule-voltarete-r5 = The second trump is the Manilha, the lowest card of the trump suit: the 7 of copas or ouros, the 2 of espadas or páos.
rule-voltarete-r6 = Trumps rank Espadilha, Manilha, Basto. Then come, in espadas and páos, king, dama, valete, 7 down to 3; in copas and ouros, ace, king, dama, valete, 2 up to 6.
rule-voltarete-r70 = There are nine tricks. The mão leads to the first, the winner of each trick to the next. The highest trump takes the trick, or the highest card of the suit led if there is no trump.
