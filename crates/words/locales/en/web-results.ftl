# What a person has played: ratings, and cards that gave something away.
web-denied-is-rated = This table is rated: people only, no bots and no hints.
web-rated = Rating
web-unrated-table = Friendly: it changes no rating
web-rated-table = Rated: people only, no hints
web-against = Against
web-against-people = people
web-lost = Lost
web-ratings = Your ratings
web-rating = Rating
web-rated-matches = Rated matches
web-ratings-none = You have not played a rated match yet. Open a table as “rated” to play one: people only, no hints.
web-ratings-mean = Everyone starts at 25. Beating strong players raises your rating most. The figure after ± shows how sure we are: 19 times out of 20 your strength lies within it. It shrinks as you play.
web-blunders = Cards that gave something away
web-blunders-mean = After a match we look at your cards with all hands open. A card counts here if another card would have led to a better result against best play. Nobody sees all hands while playing, so some are unavoidable: watch whether they become fewer over time.
web-blunders-figures = The figures, match by match
web-judged = Cards judged
web-given-away = Gave something away
web-blunders-reading = We are looking through your matches. It takes a moment.
web-look-again = Refresh
web-blunders-oldest = oldest
web-blunders-newest = newest
web-blunders-read = { $many ->
    [one] Look through 1 match
   *[other] Look through the latest of { $many } matches
}
web-blunders-plot = { $many ->
    [one] 1 match: { $lately } % of your cards gave something away
   *[other] { $many } matches: lately { $lately } % of your cards gave something away
}
