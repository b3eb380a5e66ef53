# A replay: how it is looked at, played on and shared.

web-all-hands = All hands
web-share = Make a link to share
web-copy-link = Copy the link
web-analysis-unsolved = { $seat } is to play. Too many cards are left to calculate where each one leads, but you can try them.
web-analysis-play-on = Play on from here against bots, as
web-analysis-against = You play { $seat }; bots play the others. Choose a card.
web-analysis-both = Play everyone’s cards
web-decided-see = See where it was decided
web-decided-hand = Where hand { $number } was decided
web-decided-means = With all cards open, these cards of yours cost the most. Choose again before you look.
web-decided-none = As far as could be found, none of your cards gave anything away.
web-decided-unsolved = This hand could not be solved: too many cards were left when it ended.
web-decided-card = Your card number { $number }
web-decided-ask = What would you play now?
web-decided-held = Your hand
web-decided-show = Show me
web-decided-right = The { $card } is right: { $result }.
web-decided-wrong = The { $card } is not the best card: { $result }.
web-decided-played = You played the { $card }: { $result }.
web-decided-from-seat = This could be seen from your seat.
web-decided-only-open = Only open cards show this: seen from your seat, your card was no worse.
web-decided-open = Replay with all cards open
web-decided-on = Play on from here
web-decided-others = What the others gave away
