# What the book advises at Rebesino.

rule-rebesino-a2 = With a high hand that may make a Rebesino, discard a low singleton, and hope to draw a better card.
rule-rebesino-a3 = If no Rebesino is in sight, aim for no trick: discard your highest singleton or nearly bare card, above all a pay card.
rule-rebesino-a4 = Of two high cards that are nearly bare, discard the pay card; of two pay cards, the higher. If you keep a high card, keep it in espadas or bastos, the suits led least.
rule-rebesino-a6 = If you must risk an ace, do not let it be that of oros or copas, and still less risk the caballo of copas: those suits are led first.
rule-rebesino-a8 = With three aces, do not wait for a fourth, unless your other cards are high enough to try a Rebesino.
rule-rebesino-a9 = If you have a void, do not exchange: you might draw that suit. The exception is a caballo of copas or ace of oros that is a singleton or has one small card beside it.
rule-rebesino-a10 = With singleton low cards in two suits, do not exchange.
rule-rebesino-a12 = As mano, with no Rebesino in sight, take a trick or two early in a suit in which you are high and have no low card. Otherwise you will be locked in later.
rule-rebesino-a13 = Before you duck, remember that it costs your lowest card: early on, taking the trick is often better.
rule-rebesino-a14 = With a fairly high hand, wait and see: a Rebesino may come unexpectedly.
rule-rebesino-a15 = When you go for Rebesino, keep two unbeatable cards for the last two tricks.
rule-rebesino-a18 = Unless you play for a Rebesino, avoid tricks, without letting yourself be locked in.
rule-rebesino-a19 = When somebody has taken the first three or four tricks, take a cheap one, in case they are going for Rebesino.
rule-rebesino-a20 = Sell a pay card at the first chance.
rule-rebesino-a21 = Good players cut a Rebesino at the first opportunity, in time or not.
rule-rebesino-a23 = With the napolitana, spread your aces fairly.
rule-rebesino-a24 = With the napolitana, keep a high card to cut in time.
rule-rebesino-a26 = With caballo and king of copas at the end, take with the caballo.
