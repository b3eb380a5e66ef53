# A replay: how it is looked at, played on and shared.

web-all-hands = All hands
web-share = Make a link to share
web-copy-link = Copy the link
web-analysis-unsolved = { $seat } is to play. Too many cards are left to calculate where each one leads, but you can try them.
web-analysis-play-on = Play on from here against bots, as
web-analysis-against = You play { $seat }; bots play the others. Choose a card.
web-analysis-both = Play everyone’s cards
