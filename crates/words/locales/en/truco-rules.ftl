# The rules and laws of Truco Cego that payments and refusals cite, each in a sentence or two. The id is made from the
# citation: `truco R29` is rule-truco-r29, `truco:9.XIV.5` is rule-truco-9-xiv-5.

## The table and the deal

rule-truco-r1 = Four play, two against two in alternate seats; or two play, one against one.
rule-truco-r3 = Truco is played with the Spanish pack of forty cards, without eights and nines.
rule-truco-r15 = Each player gets three cards, one at a time from the top, to the right, starting with the mão. Nobody may touch the monte.
rule-truco-r16 = Before a testa the pé must announce it. If the pé does not, looking at the cards early costs nothing.
rule-truco-r25 = During a testa the other two stay out of it: they may not speak, signal or show a card. In a roda, signals are a matter of agreement.
rule-truco-r14 = The tampa baralho, two cards glued together on which the pack rests, is used as soon as one side asks for it.
rule-truco-r18 = If a deal is void, the same pé deals again in the same form. It costs nothing.
rule-truco-r19 = If a card is exposed in the deal, the player to whom it was dealt says at once whether they take it. If it is a high card, the deal is void.
rule-truco-r23 = In a testa, only the two who are playing look at their cards.
rule-truco-r27 = Proposals and answers must be said clearly, and repeated if the opponents ask.
rule-truco-r57 = If you sang a flor, show it at the end of the volta; if you won the envido, show the points.
rule-truco-r61 = Retruco and vale quatro may be said only together with quero, as an answer to the call before.
rule-truco-r81 = If several cards are laid on top of one another, the one underneath counts as played first. Everybody must be able to see that there are several.
rule-truco-r84 = The contest ends as soon as its winner is certain, a truco is refused, or a whole side has left.
rule-truco-r94 = In a testa, players may ask what is to be paid once the three vazas have been played.
rule-truco-9-iii-5a = A cut that leaves fewer than three cards on the table is made again.
rule-truco-9-iii-5b = A golpe, a tap on the pack, is not a cut: the pack must be cut.
rule-truco-9-iii-5c = Only the player at the pé’s left cuts.
rule-truco-9-viii-d-2 = If a player was dealt a wrong number of cards and says so before playing, the same pé deals again. It costs nothing.
rule-truco-9-viii-d-3 = If a player reports a wrong number of cards only after play has begun, they lose the first part and the truco, at least 1 + 1, and the contest ends.

## Speech

rule-truco-r26 = Once everybody has three cards, every word counts, even a careless one. A player need not wait for their turn to speak, unless the table has agreed that only the player on turn may open.
rule-truco-r29 = While a proposal waits for an answer, nobody may play a card or pass. Either player of the side asked may answer, and the first answer binds the side. A raised flor is answered by a player who sang.
rule-truco-9-xvi-11 = Only the lei do jogo can be proposed blind. Any other bet made before the cards are dealt is void.
rule-truco-r69 = To accept one part of a double proposal, name the part you refuse first: “passo o primeiro e quero o segundo”, “passo o truco e quero o envido”, or the other way round.
rule-truco-r73 = “Na lei do jogo está tudo dito” is said before the first card is dealt, in a roda or one against one. It means falta envido and truco and, with a flor, contra-flor e o resto.
rule-truco-r77 = If you have a flor, answer the lei with it: “com flor quero”, “com flor e não quero”, or “me achico com flor” with quero or não quero. If the proposers have no flor, yours are simple, 3 each.
rule-truco-9-xvi-8 = If the lei do jogo is said after the first card has been dealt, it is void.

## Envido

rule-truco-r30 = You may open an envido before your first card, while the first part is open, nobody has sung a flor, and your side has neither called nor answered a truco.
rule-truco-r34 = An envido can be raised with one more envido, a real envido or a falta envido; a real envido with another real envido, or a falta. A falta can only be answered with quero or não quero.
rule-truco-r36 = In a testa the envido is never worth more than 6. In a roda nobody may raise it once 24 are staked.
rule-truco-r38 = Nobody sings the points of a refused envido. The side that called last scores everything called before its last call, or 1 if there was only one call.
rule-truco-r39 = After quero, players sing their points in order, starting with the mão, who must sing. Each later player sings only if they have more than the best so far; otherwise they say não mato.
rule-truco-r40 = The first number you say after quero counts, and you cannot correct it.
rule-truco-r41 = The highest points win the stake; if points are equal, the player earlier in order of play wins it. The winner’s cards are shown when the volta ends, unless they are already on the table.
rule-truco-9-viii-f-2 = Once you have played a card, you cannot open an envido or sing a flor. You may still answer or raise the opponents’ envido while your partner has not closed it.
rule-truco-9-xiv-2 = The mão cannot refuse to sing their points.
rule-truco-9-xiv-3 = If you win the envido and do not show your points at the end, and the cards are not on the table, the opponents get the first part and the truco.
rule-truco-9-xiv-7a = If the cards shown are not the points sung, the opponents get the envido stake and the truco, even if they had lost them.
rule-truco-9-xiv-7b = If the cards shown are not the points sung and no truco was played, the opponents get the envido stake and 1.
rule-truco-9-xv-b-2 = An envido said over a real envido is void, and the real envido still waits for its answer.
rule-truco-9-xv-c-1 = You cannot raise with a falta envido if it would be worth less than what is already staked.
rule-truco-9-xvi-1 = A player who called truco cannot open an envido after it, nor can their partner. The other side can, until it has answered the truco.

## Flor

rule-truco-r43 = Three cards of one suit are a flor, and a flor should be sung. At a strict table you must sing it before you play, pass, or open or answer an envido.
rule-truco-r44 = A flor is opened with “flor”, with “contra-flor e o resto”, or with “com flor me achico”. Contra-flor is only ever a reply.
rule-truco-r45 = Sing your flor before your first card, before you pass, and before an envido is closed with quero or não quero. A truco, even an accepted one, does not prevent it.
rule-truco-r46 = If your partner calls envido, sing your flor at once, before an opponent reacts. The caller can no longer sing one.
rule-truco-r47 = A word that would shut out a player’s flor waits until every such player has sung it or let it go. If somebody sings, the flor is contested, and only the envido part of that word is dropped.
rule-truco-r49 = A flor that nobody opposes is simple: its side gets 3 tentos for each flor it holds.
rule-truco-r50 = If flor is answered with flor and nobody raises, the truco goes on. The flores are shown after the hand, and the highest wins 3 for each flor of both sides.
rule-truco-r51 = If a contra-flor is accepted, all who sang say their points, the mão first, for 3 tentos for each flor of both sides. If it is refused or the side backs down, nobody says them, and the winners get 3 for each flor of their own and 1 for each of the others’.
rule-truco-r52 = An accepted contra-flor e o resto stakes 3 for each flor of both sides, and as many more as the leading side needs to reach 24; in a testa, 6 in all. If it is refused after a contra-flor, it gives 3 for each flor of both sides.
rule-truco-r54 = If a side backs down from a flor or refuses one, the winners get 3 for each flor of their own and 1 for each flor of that side.
rule-truco-r55 = Once a player has backed down with a flor, nobody may raise: the only answers are “flor” and “é boa”. An opponent who sings wins 3 + 1, even with the lower flor.
rule-truco-r56 = A player who backs down does so for their side: all its flores count as backed down.
rule-truco-r59 = If you have sung a flor, you may say “peço flor” to an opponent who may be hiding one, until the contest ends. That opponent shows their cards after the vazas. If they have no flor, your side pays 1; for a hidden flor your side gets 3 and the truco.
rule-truco-9-x-1 = If a player sang a flor without holding one, and it is found out before the truco is played, the opponents get 3 and the truco, which is 1 if none was called. The contest ends.
rule-truco-9-x-2 = If a false flor is found out after the truco was played, or a flor’s points were sung wrong, the tentos of the flor and the whole truco go to the opponents, even if the singer had won them.
rule-truco-9-x-3 = A player who sang a flor and goes to the baralho without showing it loses the tentos of the flor and the truco.
rule-truco-9-x-4 = A hidden flor that is found out gives the opponents 3 and the truco.
rule-truco-9-xi-1 = A player to whom peço flor was said and who shows nothing after the vazas counts as having hidden a flor.
rule-truco-9-xi-2 = Peço flor is void if the player who says it has no flor.
rule-truco-9-xi-3 = If peço flor is said to a player who has no flor, the side that asked pays 1.
rule-truco-9-xi-4 = If peço flor is said to a player who was hiding a flor, the side that asked gets 3 and the truco.
rule-truco-9-xiii-g = One false flor spoils the other flores of its side: the opponents get 3 for each flor sung by both sides, and the truco, which is 1 if none was called.
rule-truco-9-xiv-5 = If the envido caller’s partner sings a flor after an opponent has reacted, it is too late, and the flor is void.

## Truco

rule-truco-r60 = Any player in the contest may call truco, over any card, from the moment they have their cards until the vazas are decided, unless a call of the first part awaits its answer or points are being sung.
rule-truco-r63 = Only the side that accepted the last call may raise it: at once with its quero, or later in the same contest unless otherwise agreed.
rule-truco-r64 = Não quero to a truco ends the contest. The side that called scores the worth of the vazas before the call: 1 for truco, 2 for retruco, 3 for vale quatro.
rule-truco-r65 = If nobody has called truco, the winner of the vazas scores 1.
rule-truco-9-viii-h-4 = Retruco or vale quatro as an answer without quero is void, and the proposal still needs an answer.
rule-truco-9-xvi-3 = Truco, retruco and vale quatro must be called in this order. A call out of order is void.

## The vazas

rule-truco-r79 = The mão leads, and play goes to the right. Players who have passed are skipped.
rule-truco-r80 = A card that lies wholly on the table is played: it may not be taken back or exchanged.
rule-truco-r82 = The highest card wins the vaza for its side, and its player leads to the next. Equal highest cards of both sides tie it.
rule-truco-r83 = Two vazas win the volta. If one is tied, the first vaza won decides. If all three are tied, the winner is the earliest in order of play among the players who tied the third. Truco is worth 2, retruco 3, vale quatro 4.
rule-truco-9-viii-b-2 = If a player lays several cards so that nobody sees there are several, their side loses the truco.

## Leaving

rule-truco-r85 = A player who passes one card passes all they have left and plays no more in this volta. You may pass or go to the baralho whenever no proposal awaits an answer.
rule-truco-r87 = If a side leaves without having played, spoken or staked anything, its opponents get 1 for the envido and 1 for the truco. With flor they get 3 for each flor instead of the 1 for the envido.
rule-truco-r88 = When a whole side leaves, any call of the first part that awaits an answer counts as refused. The truco counts as accepted, or as refused if it awaits an answer, or 1 if nobody called it.
rule-truco-r89 = One against one, going to the baralho is não quero to everything proposed or still to be proposed: an opponent who could still open gets 1 for the envido, or 3 with a flor.
rule-truco-r91 = A player who has sung points or a flor may not go to the baralho before showing the proof. They may pass, if they turn their cards up at the end.
rule-truco-9-viii-a-3 = If a player who has sung goes to the baralho without showing the proof, the opponents get the first part and the truco, and the contest ends.
rule-truco-9-viii-a-5 = If a player sang, passed during the vazas and does not turn their cards up at the end, the opponents get the first part and the truco.
rule-truco-9-viii-k-2 = One against one, a player who lays their first card face down and then wins the envido, or has sung a flor, must turn their cards up. Otherwise the first part and the truco go to the opponent.

## Faults in a testa

rule-truco-9-iii-3b = If a player who is not in the testa speaks to clear up an error, their partner loses the first part and the truco, or 1 + 1 where they have not yet been played.
rule-truco-9-iv-3a = If a testa was announced and a player not in it looks at their cards before play has begun, the same pé deals again.
rule-truco-9-iv-3b = If a testa was announced and a player not in it looks at their cards while it is played, their side loses 1, and play goes on.
rule-truco-9-v-1a = A player who signals to their partner in a testa costs their side 1 tento.
rule-truco-9-v-1b = A player who shows cards needlessly in a testa costs their side 1 tento.
rule-truco-9-v-1c = A player who shows their cards after their testa is over costs their side 1 tento, except in the last testa of the volta.
rule-truco-9-v-2a = If in a testa a player’s cards are gathered by their partner before they have played, that player pays 1 for the envido and 1 for the truco, and the contest ends.
rule-truco-9-v-2b = If in a testa a player’s cards are gathered by their partner before they have played, and the opponent has a flor, the player pays 3 for the flor and 1 for the truco.
rule-truco-9-v-2c = If in a testa a player’s cards are gathered by the other side before they have played, that player gets 1 for the envido and 1 for the truco, and the contest ends.

## The tally

rule-truco-r93 = A player may claim the other side’s faults until the cards are gathered.
rule-truco-r95 = A partida is 24 tentos: twelve malos, then twelve buenos. It may begin with tentos that were won before.
rule-truco-r96 = The first side with 24 tentos or more wins the partida.
rule-truco-section-8 = At a strict table irregular acts are refused. At a real table they can be done, claimed and penalised.

## What a learner needs besides

rule-truco-section-2 = Cards in the vazas, from high to low: ace of espadas, ace of bastos, seven of espadas, seven of ouros; then the threes, the twos, the aces of copas and ouros, kings, cavalos, sotas, the sevens of copas and bastos, sixes, fives, fours. Cards named together are equal. There are no trumps, and you need not follow suit.
rule-truco-r5 = In the envido, two cards of one suit count 20 plus their numbers: 1 to 7 as shown, sota, cavalo and rei nothing. A 6 and a 7 of one suit make 33, the highest. All three cards dealt to you count, whether played or not.
rule-truco-r6 = If you hold no two cards of one suit, only your highest card from 1 to 7 counts. Two cards of one suit always count more.
rule-truco-r7 = Three court cards of three suits count by the highest of them: rei, then cavalo, then sota. Even a lone ace beats them.
rule-truco-r9 = A flor, three cards of one suit, counts 20 plus the numbers of its cards from 1 to 7: from 20 for three court cards to 38 for 5, 6 and 7. Three cards of one rank are not a flor.
rule-truco-r10 = If points in envido or flor are equal, the player earlier in order of play wins. Each player counts by their own seat: being mão does not help a partner.
rule-truco-r20 = With four players, voltas alternate: roda, all four together, and testa, two duels one after the other from one deal. Once a side has 18 tentos at the start of a volta, all voltas are roda.
rule-truco-section-5-1 = An envido stakes 2 and a real envido 3, added up as they are called. A falta envido stakes instead as many as the leading side needs to reach 24, in a testa 6. If it is refused, the calls before the last count, or 1 if there was only one.
