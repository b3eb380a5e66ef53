# Guided hands and the path of a game. A lesson says little: the pupil acts, and the table shows the rest.

## A lesson

lesson-welcome = One hand, step by step. The others play by themselves; you do what is asked. Try anything you like: nothing is lost.
lesson-ask-takes = Who takes this trick?
lesson-do-only = Only one of your cards may be played here. Find it.
lesson-do-lead = You lead. Play the { $card }.
lesson-do-card = Play the { $card }.
lesson-do-take = You can beat the cards on the table. Play a card that does.
lesson-do-leave = Let this trick go. Play a card that does not win it.
lesson-do-cannot = You cannot beat the cards on the table. Play any card the rules allow.
lesson-do-any = Do anything the rules allow.
lesson-do-say = Your turn. Choose: { $what }
lesson-do-cards = { $what }. Mark these cards: { $cards }
lesson-do-none = { $what }. Mark no card at all.
lesson-do-number = { $what }: { $number }
lesson-other = The rules allow that card or word, but it is not the one asked for here. Try again.
lesson-other-takes = No. Look at the order of the cards once more.
lesson-refused = The rules do not allow that.
lesson-unreadable = Choose a card or a word first.
lesson-too = That works too. In this hand it went like this:
lesson-right = Right.
lesson-show = Show me
lesson-shown = Like this:
lesson-took = { $seat } takes the trick.
lesson-took-you = You take the trick.
lesson-dealt = The cards are dealt.
lesson-news = Since your last turn
lesson-end = The hand is over.
lesson-end-here = The lesson ends here; the rest of the hand brings nothing new.
lesson-won = This hand brings you { $figure }.
lesson-payments = Your payments in this hand, each with its rule
lesson-again = Play it again
lesson-count = Step { $at } of { $all }
lesson-mark = Done

## The texts of the lessons

lesson-voltarete-bid = Five of your cards are of one suit, with a king beside them. As trumps they are enough to play. The lowest game is the licença: you may exchange cards first.
lesson-voltarete-trump = Both others let you play, so you are the declarer (feito). Name your longest suit as trump.
lesson-voltarete-exchange = Discard the cards that do not help and draw as many from the talon. Trumps and kings stay.
lesson-voltarete-others = Now the opponents exchange. You want more tricks than either of them; they do not add theirs together.
lesson-voltarete-lead = You hold all the high trumps but two, and you do not know who has those. A high trump brings them out.
lesson-voltarete-espadilha = The black aces are always trumps. The Espadilha, the ace of swords, beats everything.
lesson-voltarete-keep = The king is the highest card of a suit that is not trump. It takes this trick.
lesson-voltarete-manilha = Espadilha and Basto are gone, so your Manilha is now the highest card of all.
lesson-voltarete-count = With this trick you have more than either opponent can still make.

lesson-spanish-bid = A long suit with high trumps in it: that is enough to play. The entrada is the lowest game.
lesson-spanish-pass = Your hand is too weak to bid: pass, and try to stop the player who bids.
lesson-spanish-solo = You have enough sure tricks and need no help. A solo is played with the cards dealt, and pays more.
lesson-spanish-trump = You are the declarer (Hombre). Name your longest suit as trump.
lesson-spanish-call = Call a king you do not hold, and name the trump. The holder of that king becomes your partner, and says nothing.
lesson-spanish-exchange = Discard cards that win no trick and draw as many. Trumps and kings stay.
lesson-spanish-exchange-defend = The other player is the Hombre. Discard weak cards and draw as many: you need half of the tricks to stop the Hombre.
lesson-spanish-follow = Follow suit if you can. If you have none of that suit, you may play any card, even a trump.
lesson-spanish-partner-lead = Lead the suit of the king you called: your partner can take the trick.
lesson-spanish-partner-known = Now everyone knows who the partner is. Your tricks and theirs count together.
lesson-spanish-first-king = In this game the first king that falls makes its player your partner. Lead a plain suit to bring one out.
lesson-spanish-trump-high = Lead high trumps first: they draw the trumps of the others.
lesson-spanish-mates = The three highest trumps, the mates, take a trick whenever you like. The declarer is also paid for them.
lesson-spanish-king = A king is the highest card of its suit when that suit is not trump. It wins as long as nobody trumps it.
lesson-spanish-void = You have none of the suit that was led: a trump takes the trick.
lesson-spanish-draw-low = A low trump now makes somebody spend a higher one, and your best trumps stay.
lesson-spanish-defend = You defend: every trick that you and your partner in defence take is one fewer for the Hombre.
lesson-spanish-defend-high = Do not let the Hombre win cheaply: beat the card if you can.
lesson-spanish-refavor = One king stands alone with no other card of its suit. In refavor that suit becomes trump, and everything pays more.
lesson-spanish-refavor-trump = Name the suit of your lone king.
lesson-spanish-run = The others have no trumps left, so your long suit runs from the top.
lesson-hombre-split = You need more tricks than either defender; four are enough if the defenders share the rest.
lesson-hombre-last = The last trick decides. Watch how it falls.
lesson-dosillo-defend = You defend alone. The Hombre needs more tricks than you: half of the tricks are enough to stop the game.

lesson-truco-envido = Two of your cards are of the same suit: add up their numbers and add twenty, and that is your envido. Yours is as high as it can be without a flor. Call it before your first card.
lesson-truco-sing = They accepted. Now all players say their points in turn; you begin.
lesson-truco-vazas = Nobody beats your envido. Now three vazas; two win the hand. Nobody has to follow suit, so begin low and keep your best card.
lesson-truco-partner = That vaza went to the other side. Your partner may win the next.
lesson-truco-free = Your partner is winning this one. Do not waste your best card.
lesson-truco-truco = One vaza each, and the highest card left is yours. Raise the stake.
lesson-truco-last = The other side accepted the truco. Play your highest card.

lesson-minchiate-lead = You lead. Everyone must follow suit; a player without the suit must play a tarocco.
lesson-minchiate-tarocchi = The tarocchi are trumps in every hand: a higher one beats a lower one.
lesson-minchiate-kill = A king counts. An opponent who takes it with a tarocco kills it, and scores at once.
lesson-minchiate-count = When all cards have been played, each pair counts the cards in its tricks and the verzigole in them.

lesson-yukon-follow = You must follow suit if you can. The highest card of the suit takes the trick, if no Yukon falls.
lesson-yukon-grande = A jack, a Yukon, was played. You hold the jack of spades, the Grande Yukon, which beats them all. The cards in this trick count a lot: take them.
lesson-yukon-low = You took the trick, so you drew first, and now you lead. Lead a card that counts nothing.
lesson-yukon-take = Cards that count lie here. The ace is the highest card of its suit.
lesson-yukon-points = You win by the points in your tricks, not by the number of tricks.

lesson-grand-bid = A long suit and a partner are enough for a bid. You promise these points; if you fail, you lose as many.
lesson-grand-choose = Nobody bids higher, so you choose the game. With one long suit choose Whist and make that suit trump.
lesson-grand-lead = Lead a suit in which your partner may hold the ace.
lesson-grand-trumps = Your partner leads trumps for you. That draws the trumps of the others.
lesson-grand-void = You cannot follow suit; a trump takes the trick.
lesson-grand-count = Each trick above six scores. The pair’s tricks count together.

lesson-malilla-lead = The nine, the Malilla, is the highest card of its suit and counts most. Lead it while everyone can still follow.
lesson-malilla-malilla = Your partner put an ace on your Malilla: high cards in your tricks count for both of you. Lead another.
lesson-malilla-low = You have a long suit without a top card. Let others win this trick for now.
lesson-malilla-beat = While an opponent is winning the trick, you must beat it if you can.
lesson-malilla-partner = Your partner sits across from you, and their tricks count for you, too.

lesson-cientos-discard = You may exchange cards with the monte before play. Discard cards that help no suit, run or set.
lesson-cientos-punto = Now declare. Your longest suit is the punto; you name only the sum of its cards.
lesson-cientos-secansa = Three cards of a suit in a row are a run, a secansa. Yours goes up to the king.
lesson-cientos-tres = Three kings: a set of three counts, too.
lesson-cientos-play = Now twelve tricks. There is no trump; each card you lead and each trick you take counts.
lesson-cientos-lead = You took the trick, so you lead again. High cards first.

lesson-rebesino-discard = You want as few points as you can. Discard a high card.
lesson-rebesino-sell = You have none of the suit led: get rid of a dangerous card.
lesson-rebesino-low = Play under the cards on the table, so that another player takes the trick.
lesson-rebesino-under = Low cards are worth a lot here: keep some for the end.

## The path

path-title = Learn { $game } step by step
path-lead = Forty minutes from the very beginning to a hand of your own. Each step is remembered; stop when you like and go on later.
path-link = Step by step
path-start = Begin
path-go-on = Go on
path-step-orders = Which card is higher?
path-step-may = What may you do?
path-step-hand = Your first hand
path-step-advice = What would you do?
path-step-count = Count it
path-step-table = Three hands with a coach
path-step-law = What does the law say?
path-means-orders = Say who takes the trick. Right answers needed: { $many }
path-means-may = Mark what the rules allow. Right answers needed: { $many }
path-means-hand = A whole hand in which you make every choice yourself.
path-means-advice = Say what the book advises. Right answers needed: { $many }
path-means-count = Count hands and prices. Right answers needed: { $many }
path-means-table = A table against bots, with a hint whenever you want one.
path-means-law = You are the referee. Right answers needed: { $many }
path-done = done
path-of = { $done } of { $all }
path-step-done = Step done.
path-next-step = Next step: { $step }
path-all-done = You have done the whole path. Now play.
path-back = All steps
path-primer = The primer comes first: two minutes
path-sit = Sit down at the table
path-table-done = I have played three hands
path-table-lead = You play against bots. The button for a hint says what the book advises and what each choice is worth. After each hand the slip says who was paid, and why. Play three hands, then come back.

## What is remembered

memory-due = { $many ->
    [one] One rule is due to be repeated.
   *[other] { $many } rules are due to be repeated.
}
memory-repeat = Repeat
memory-lead = Rules you have learnt come back before you forget them, each time with new cards.
memory-heading = What you are learning
memory-many = { $many ->
    [one] one due
   *[other] { $many } due
}
