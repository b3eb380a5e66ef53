# The rules and laws of Truco Cego that payments and refusals cite, each in a sentence or two. The id is made from the
# citation: `truco R29` is rule-truco-r29, `truco:9.XIV.5` is rule-truco-9-xiv-5.

## The table and the deal

rule-truco-r1 = Four play, two against two, the sides in alternate seats; or two play, one against one.
rule-truco-r3 = The pack is the Spanish one of forty cards, without eights and nines.
rule-truco-r15 = Three cards to each, one at a time from the top, to the right, the mão first. Nobody touches the monte.
rule-truco-r16 = Before a testa volta the pé announces testa; if they did not, an early look at the cards costs nothing.
rule-truco-r25 = While a testa is fought the other two stay out of it altogether: no word, no senha, no card shown. In roda senhas are a matter of agreement.
rule-truco-r14 = The tampa baralho, a cover on which the pack stands, is used from the moment one side asks for it.
rule-truco-r18 = A deal that is void is made again by the same pé in the same form, at no cost.
rule-truco-r19 = If a card turns up in the deal, the player it was for says at once whether they take it. A high card voids the deal by itself.
rule-truco-r23 = In a testa volta only the two who play look at their cards.
rule-truco-r27 = Proposals and answers are said clearly, and repeated if the opponents ask.
rule-truco-r57 = Who has sung a flor shows it at the end of the volta, and the winner of the envido the points.
rule-truco-r61 = Retruco and vale quatro are said only with quero, as an answer to the stage below.
rule-truco-r81 = Several cards laid on one another: the lower was played first, and all must be seen. Nobody lays more than they have left to play.
rule-truco-r84 = The contest ends as soon as its winner is certain, a truco is refused, or a whole side has left.
rule-truco-r94 = In a testa what is to be paid may be asked once the three vazas are played.
rule-truco-9-iii-5a = A cut that leaves fewer than three cards on the table is made again.
rule-truco-9-iii-5b = A golpe, a tap on the pack, is no cut: the pack must be cut.
rule-truco-9-iii-5c = The player at the left of the pé cuts, and nobody else.
rule-truco-9-viii-d-2 = Who got a wrong number of cards and says so before playing has a new deal from the same pé, at no cost.
rule-truco-9-viii-d-3 = A player who reports a wrong number of cards only after they or the others have begun to play loses first part and truco, at least 1 + 1, and the contest ends.

## Speech

rule-truco-r26 = Once all have their three cards every word counts, even one said in distraction, and speech does not wait for the turn to play, unless the table has agreed that only who is on turn opens.
rule-truco-r29 = While a proposal waits, no card is played and nobody passes. Anyone of the side asked answers, and the first answer binds the side; a raised flor is answered by one who sang.
rule-truco-9-xvi-11 = Nothing but the lei do jogo is proposed in the dark: any other bet before one has one's cards is void.
rule-truco-r69 = To take one part of a double proposal name the refused part first: passo o primeiro e quero o segundo, passo o truco e quero o envido, or the other way about.
rule-truco-r73 = Na lei do jogo está tudo dito is said before the first card is dealt, in a roda volta or one against one. It stands for falta envido and truco and, with flor, contra-flor e o resto.
rule-truco-r77 = An answerer with flor answers the lei with it: com flor quero, com flor e não quero, or me achico com flor with quero or não quero. If the proposers have no flor, those of the answerers are simple, 3 each.
rule-truco-9-xvi-8 = The lei do jogo said after the first card was dealt is void.

## Envido

rule-truco-r30 = An envido is opened before one's own first card, while the first part is open, nobody has sung flor, and one's side has neither called nor answered a truco.
rule-truco-r34 = Over an envido goes one more envido, a real envido or a falta envido; over a real envido another, or a falta; over a falta nothing but quero or não quero.
rule-truco-r36 = In a testa the envido never counts more than 6; elsewhere it is raised no more once 24 are staked.
rule-truco-r38 = A refused envido is not sung. The last proposers score all that was called before the last call, or 1 if there was but one.
rule-truco-r39 = After quero points are sung in order from the mão, who must sing; each later player sings only what is higher than the best so far, or says não mato.
rule-truco-r40 = The first number spoken after quero is the song, and cannot be corrected.
rule-truco-r41 = The highest song wins the stake, of equal ones the earlier in order of play. The winner's cards are shown when the volta ends, unless they lie on the table.
rule-truco-9-viii-f-2 = After playing a card you open no envido and sing no flor; you may still answer or raise an envido of the opponents while your companheiro has not closed it.
rule-truco-9-xiv-2 = The mão may not decline to sing their points.
rule-truco-9-xiv-3 = A winner of the envido who does not show at the end, and whose cards do not lie on the table, loses first part and truco to the opponents.
rule-truco-9-xiv-7a = If the cards shown are not the points sung, the opponents get the envido stake and the truco, even where they had lost them.
rule-truco-9-xiv-7b = If the cards shown are not the points sung and no truco was played, the opponents get the envido stake and 1.
rule-truco-9-xv-b-2 = An envido said over a real envido is void, and the real envido still waits for its answer.
rule-truco-9-xv-c-1 = A falta envido does not raise where it would be worth less than what is staked already.
rule-truco-9-xvi-1 = Neither the caller of a truco nor their companheiro opens an envido after it, nor does the other side once it has answered the truco.

## Flor

rule-truco-r43 = Three cards of one suit are a flor, and a flor should be sung. At a strict table its holder sings it before they play, pass, or open or answer an envido.
rule-truco-r44 = A flor is opened with flor, with contra-flor e o resto, or with com flor me achico. Contra-flor is only ever a reply.
rule-truco-r45 = A flor is sung before one's own first card, before one passes, and before an envido is closed with quero or não quero. A truco, even an accepted one, does not bar it.
rule-truco-r46 = The companheiro of an envido caller sings a flor at once, before an opponent reacts. The caller can no longer sing one.
rule-truco-r47 = A word that would cut off another's flor is held until each so threatened has sung or let it go by. If somebody sings, the flor is fought out and only the envido part of the word falls.
rule-truco-r49 = A flor that nobody opposes is simple: 3 tentos for each flor of that side.
rule-truco-r50 = Flor against flor, not raised: the truco goes on, the flores are shown after the hand, and the highest takes 3 for each flor of both sides.
rule-truco-r51 = A contra-flor accepted is sung by all singers, the mão first, for 3 tentos a flor of both sides. Refused or shrunk from, nobody sings, and it gives 3 for each flor of the winners and 1 for each of the others.
rule-truco-r52 = Contra-flor e o resto accepted: 3 for each flor of both sides and what the leader lacks to 24, in a testa 6 in all. Refused over a contra-flor it gives 3 for each flor of both sides.
rule-truco-r54 = Where a side shrinks or refuses, the winners get 3 for each flor of their own and 1 for each flor of the side that shrank.
rule-truco-r55 = Over a shrunken flor there is no raise: only flor or é boa. An opponent who sings takes 3 + 1 even with the lower flor.
rule-truco-r56 = A player who shrinks does so for their side: all its flores are achicadas.
rule-truco-r59 = A player who has sung a flor may say peço flor to an opponent they suspect of hiding one, until the contest ends. It is shown after the vazas: none costs the asker's side 1, a hidden one gives it 3 and the truco.
rule-truco-9-x-1 = A flor sung without holding it, found out before the truco is played: the opponents get 3 and the truco, which is 1 if none was called, and the contest ends.
rule-truco-9-x-2 = A false flor found out after the truco was played, or a flor's points sung wrong: the tentos of the flor and all of the truco go to the opponents, even where the singer had won them.
rule-truco-9-x-3 = Who sang a flor and goes to the baralho without showing it loses the tentos of the flor and the truco.
rule-truco-9-x-4 = A hidden flor that is found out gives the opponents 3 and the truco.
rule-truco-9-xi-1 = Who was asked peço flor and shows nothing at the end of the vazas is taken to have hidden a flor.
rule-truco-9-xi-2 = Peço flor said by a player without a flor of their own is void.
rule-truco-9-xi-3 = Peço flor to one who has none costs the asker's side 1.
rule-truco-9-xi-4 = Peço flor to one who proves to have hidden a flor gives the asker's side 3 and the truco.
rule-truco-9-xiii-g = One false flor spoils the others of its side: the opponents get 3 for each flor sung by both sides, and the truco, which is 1 if none was called.
rule-truco-9-xiv-5 = A flor of an envido caller's companheiro, sung after an opponent has reacted, comes too late and is void.

## Truco

rule-truco-r60 = Any contestant may call truco, over any card, from the moment they have their cards until the vazas are decided, while nothing of the first part waits or is being sung.
rule-truco-r63 = Only the side that accepted the last stage raises it: at once with its quero, or later in the same contest unless otherwise agreed.
rule-truco-r64 = Não quero to a truco ends the contest. The callers score what the vazas counted before: 1 for truco, 2 for retruco, 3 for vale quatro.
rule-truco-r65 = If nobody has called truco, the winner of the vazas scores 1.
rule-truco-9-viii-h-4 = Retruco or vale quatro as an answer without quero is void, and the proposal still waits.
rule-truco-9-xvi-3 = Truco, retruco, vale quatro: a stage called out of this order is void.

## The vazas

rule-truco-r79 = The mão leads, then each next seat to the right; who has passed is skipped.
rule-truco-r80 = A card wholly on the table is played: it is neither taken back nor exchanged.
rule-truco-r83 = Two vazas win the volta. If one is tied, the first vaza won decides; if all three are, the earliest in order of play among those who tied the third. The truco counts 2, the retruco 3, the vale quatro 4.
rule-truco-9-viii-b-2 = Cards stacked so that nobody sees that there are several cost their player's side the truco.

## Leaving

rule-truco-r85 = A player who passes one card passes all they have left, and plays no more in this volta. You may pass or go to the baralho whenever nothing waits for an answer.
rule-truco-r87 = A side that leaves without having played, spoken or staked anything gives its opponents 1 for the envido and 1 for the truco; against flor 3 for each flor instead of the 1 for the envido.
rule-truco-r88 = When a whole side leaves, what waits of the first part counts as refused, and the truco counts as accepted, or as refused if it waits, or 1 if nobody called it.
rule-truco-r89 = One against one, going to the baralho says não quero to all that was or will be proposed: an opponent who could still open takes 1 for the envido, or 3 with flor.
rule-truco-r91 = After singing points or flor you do not go to the baralho before showing the proof. You may pass, if you turn your cards up at the end.
rule-truco-9-viii-a-3 = Who has sung and goes to the baralho without showing the proof loses first part and truco to the opponents, and the contest ends.
rule-truco-9-viii-a-5 = A singer who passed in the vazas and does not turn their cards up at the end loses first part and truco to the opponents.
rule-truco-9-viii-k-2 = One against one, a player who laid their first card face down and then won the envido, or had sung flor, must turn their cards up; else first part and truco go to the opponent.

## Faults in a testa

rule-truco-9-iii-3b = If a bystander of a testa speaks to clear up an error, their companheiro loses first part and truco, 1 + 1 where they are not played yet.
rule-truco-9-iv-3a = Testa announced, and someone not on turn looks at their cards before play has begun: the same pé deals again.
rule-truco-9-iv-3b = Testa announced, and someone not on turn looks at their cards while a testa is played: their side loses 1, and play goes on.
rule-truco-9-v-1a = A senha in a testa volta costs 1.
rule-truco-9-v-1b = Cards shown without need in a testa cost 1.
rule-truco-9-v-1c = Cards shown after their testa is over are shown without need and cost 1, except in the last testa of the volta.
rule-truco-9-v-2a = If in a testa a player's cards are gathered by their companheiro before they have played, they pay 1 for the envido and 1 for the truco, and the contest ends.
rule-truco-9-v-2b = If in a testa a player's cards are gathered by their companheiro before they have played, and the opponent has flor, they pay 3 for the flor and 1 for the truco.
rule-truco-9-v-2c = If in a testa a player's cards are gathered by the other side before they have played, they receive 1 for the envido and 1 for the truco, and the contest ends.

## The tally

rule-truco-r93 = Faults of the other side can be claimed until the cards are gathered.
rule-truco-r95 = A partida is 24 tentos, twelve malos and then twelve buenos; this many were won before the record begins.
rule-truco-r96 = The side that first has 24 tentos or more wins the partida.
rule-truco-section-8 = Irregular acts are refused at a strict table; at a real table they can be done, claimed and penalised.

## What a learner needs besides

rule-truco-section-2 = Order of the cards in the vazas: ace of espadas, ace of bastos, seven of espadas, seven of ouros; then the threes, the twos, the aces of copas and ouros, kings, cavalos, sotas, the sevens of copas and bastos, sixes, fives, fours. Cards named together are equal. There is no trump and no duty to follow suit.
rule-truco-r5 = For the envido two cards of one suit count 20 and their figures: 1 to 7 their number, sota, cavalo and rei nothing. A 6 and a 7 of one suit make 33, the most there is. The three cards dealt count, played or not.
rule-truco-r6 = With no two cards of one suit only your highest card from 1 to 7 counts; two cards of one suit always count more.
rule-truco-r7 = Three court cards of three suits count by the highest of them: rei, then cavalo, then sota. Even a lone ace beats it.
rule-truco-r9 = A flor, three cards of one suit, counts 20 and the numbers of its cards from 1 to 7: from 20, three court cards, to 38, the 5, 6 and 7. Three cards of one rank are no flor.
rule-truco-r10 = Of equal points in envido or flor those of the player who comes earlier in order of play win. The mão does not cover their companheiro: each holds only their own place.
rule-truco-r20 = With four players voltas are by turns roda, all four together, and testa, two duels one after the other from one deal. Once a side has 18 tentos at the start of a volta, all are roda.
rule-truco-section-5-1 = An envido stakes 2, a real envido 3, added up as they are called; a falta envido stakes, instead of the sum, what the leader lacks to 24, in a testa 6. Refused, the calls before the last count, or 1 if there was but one.
