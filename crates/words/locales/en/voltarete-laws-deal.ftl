# Voltarete: the laws on laws, seats, shuffling and dealing (chapters I and II), each in a sentence or two.

rule-voltarete-ii-1-p1 = The rules of the game are an agreement between the players. All of them together may change a rule; if one refuses, the rule stands.
rule-voltarete-ii-1-p2 = Some laws govern the ordinary course of the game. Others govern accidents, which come from chance or malice; disputes arise over these.
rule-voltarete-ii-1-p3 = An innocent slip is punished like a fraud, because the two cannot always be told apart. Intent counts only where a law names it.
rule-voltarete-ii-1-p4 = A penalty is in proportion to the harm the fault can do to the others. A fault that can harm nobody has no penalty.
rule-voltarete-ii-1-p5 = If no law covers what happened and nobody was harmed, the hand stands. If somebody was harmed, the player who caused the harm must make it good.
rule-voltarete-ii-1-p6 = A fault that the others could have stopped, such as dealing four by four, has no penalty.
rule-voltarete-ii-2-1 = Seats are drawn before each recambó, unless all agree to sit where they like.
rule-voltarete-ii-2-2 = The player who shuffles may do so for as long as they like, and in any way. Nobody may hurry or stop them.
rule-voltarete-ii-2-3 = A player who has shuffled and handed the pack to the dealer may neither ask for it back nor make the dealer use the other pack.
rule-voltarete-ii-2-4 = The player who cuts may have the pack shuffled again if it seems badly mixed. Another pack is used only if the dealer is willing.
rule-voltarete-ii-2-5 = The dealer may have the cards shuffled again, or take the other pack.
rule-voltarete-ii-2-6 = Cards are dealt three at a time unless all agree otherwise. If a player objects before the cards are looked at, the same dealer deals again, without penalty.
rule-voltarete-ii-2-7 = The dealer must hold the pack low and must not study the cards. There is no penalty, but the others may refuse to go on playing with such a dealer.
rule-voltarete-ii-2-8 = If a black ace or a king is found face up in the pack during the deal, the same dealer deals again. Nobody pays.
rule-voltarete-ii-2-9 = If two or more cards are found face up in the pack, the cards are dealt again. A single card that is neither black ace nor king changes nothing.
rule-voltarete-ii-2-10 = Cards that the dealer turns up, by accident or not, change nothing: the deal stands. Otherwise a dealer could spoil another’s good hand.
rule-voltarete-ii-2-11 = A dealer who goes on dealing after everybody has nine cards pays nothing, because the others should have stopped it. The laws on wrong counts then apply to the hands dealt.
rule-voltarete-ii-2-12 = If, during a hand, the pack is found to have a card too many, a card too few or two identical cards, the hand is void. Nobody pays.
rule-voltarete-ii-2-13 = If a card has a different back from the rest of the pack, the hand is void. Nobody pays.
rule-voltarete-ii-2-14 = If a pack is found to have a card too many or too few, two identical cards or a different back, every hand of this recambó that is proved to have been played with it does not count. Its payments are undone.
rule-voltarete-ii-2-15 = If an eight, nine or ten is found in the pack, the hand is void. Nobody pays, and earlier hands stand.
