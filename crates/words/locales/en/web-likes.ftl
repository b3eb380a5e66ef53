# What a reader likes to hear and to be told; talk; being offline.

web-off = off
web-sounds = Sounds
web-sounds-on = cards and my turn
web-sounds-are-on = Sounds are on.
web-sounds-are-off = Sounds are off.
web-notify = When it is my turn and this page is hidden
web-notify-on = notify me
web-counts = Counting help
web-counts-on = show it
web-counts-off = I count for myself
web-alone = When only one answer is possible
web-alone-off = wait for me
web-alone-on = give it for me
web-guide-words = New here? Under each button you read what it means and what it costs.
web-guide-cards = Tap one of the raised cards to answer. Tap any other card to learn why it may not be played.
web-guide-choose = Tap the cards you choose, then the button.
web-guide-slip = This slip shows how the hand ended and who pays whom. Tap a payment to see its rule.
web-key-mute = sounds on or off
web-talk-mute = Hide the talk
web-talk-unmute = Show the talk
web-mute-person = Mute { $name }
web-hear-person = Hear { $name } again
web-phrases = Quick phrases
web-phrase-hello = Hello, everybody!
web-phrase-well = Well played!
web-phrase-luck = Good luck!
web-phrase-sorry = Sorry, one moment.
web-phrase-thanks = Thank you for the game.
web-offline = You are offline
web-offline-means = The card room cannot be reached right now. Nothing is lost: your seat is kept, and the table comes back when you are online again.

web-wrong-law = What the book says
web-revoke = revoke
web-names = Names of suits
web-names-mine = with my language beside them
web-names-book = as in the book
