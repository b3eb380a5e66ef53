# The card room: everything the pages say besides the games' own words.

## The frame

web-skip = Skip to the content
web-nav = Pages
web-nav-play = Play
web-nav-learn = Learn
web-nav-watch = Watch
web-nav-referee = Referee
web-nav-clubs = Clubs
web-nav-me = Me
web-nav-more = More pages
web-nav-replay = Replay
web-nav-api = API
web-language = Language
web-settings = Settings
web-account = Account
web-sign-in = Sign in
web-back-to-lobby = Back to the lobby
web-close = Close
web-conn-on = connected
web-conn-off = reconnecting; your seat is kept
web-conn-lost = not connected
web-theme = Theme
web-theme-auto = Same as the system
web-theme-day = Light
web-theme-night = Dark
web-taps = To play a card
web-taps-one = One tap
web-taps-two = Two taps
web-motion = Card movement
web-motion-full = Fast
web-motion-slow = Slow
web-motion-none = None
web-keys = Keys
web-key-arrows = from card to card; in a replay, from step to step
web-key-enter = play the card, or choose it
web-key-numbers = choose an answer by its number
web-key-hint = get a hint; press again to go to the choice it suggests
web-key-help = this list
web-key-escape = close, or clear the chosen cards

## The lobby

web-card-room = Card room
web-hero = { $games ->
    [5] Five games from old books, played exactly as written.
   *[other] { $games } games from old books, played exactly as written.
}
web-hero-lead = Play with people or against bots. Every payment names its reason and its rule.
web-play-game = Play { $game } now
web-choose-game = Choose a game
web-no-account = No account needed: a name is enough.
web-games = The games
web-or = { $one } or { $other }
web-players = { $many } players
web-minutes = { $least } to { $most } minutes
web-play-now = Play now against bots
web-open-table = Open a table
web-tables = Tables
web-your-tables = Your tables
web-open-tables = Open tables
web-no-open-tables = No table has a free chair. Open one and it will be listed here.
web-running-tables = In play
web-sit = Sit down
web-watch = Watch
web-of = { $taken } of { $all }
web-nobody-yet = nobody yet
web-state-gathering = chairs free
web-state-over = over
web-state-waiting = waiting
web-your-turn = Your turn
web-no-tables-yet = You have not sat at a table yet.

## Opening a table

web-open-title = A table of { $game }
web-who-may-come = Who can join?
web-public = Everyone: the table is listed in the lobby
web-invited = People with the link
web-clock = Clock
web-clock-none = No clock
web-clock-of = { $minutes } min + { $seconds } s
web-pace = Speed of the bots
web-pace-instant = At once
web-pace-brisk = Fast
web-pace-human = Like people
web-pace-leisurely = Slowly
web-deadline = Thinking time of a bot per move
web-deadline-brief = 0.3 s
web-deadline-usual = 1 s
web-deadline-long = 3 s
web-hints = Hints from the tutor
web-hints-alone = Only when you play alone against bots
web-hints-everybody = For everyone; the table sees who takes one
web-your-name = Your name
web-chairs = The chairs
web-seat = Seat { $number }
web-chair-me = Me
web-chair-open = Open to people
web-chair-bot = Bot: { $level }
web-agreements = { $many ->
    [one] One more agreement, as the book has it
   *[other] { $many } more agreements, as the book has them
}
web-book-has = { $value } (the book)
web-noted-only = For the record only: it changes nothing in play.
web-strict = Strict: acts that the book forbids are refused
web-honour = Honour: faults can happen, and if they are called you pay the penalty
web-yes = yes
web-no = no

## Before the match

web-table = The table
web-your-part = Your seat
web-chair-empty = empty
web-stand = Get up
web-fill = Seat a bot
web-fill-all = Fill all chairs with bots
web-level = Strength
web-level-random = plays at random
web-level-novice = novice
web-level-club = club player
web-level-master = master
web-chairs-free = { $many ->
    [0] All chairs are taken
    [one] One chair is free
   *[other] { $many } chairs are free
}
web-choose-chair = Choose a chair, or stay and watch.
web-still-a-chair = One chair is still free: sit down, and join from the next hand on.
web-begins-when-full = The match begins when all chairs are taken.
web-invitation = Invitation
web-copy = Copy the link
web-copied = Copied
web-entropy = Your word for the shuffle
web-entropy-hint = anything, or nothing

## The table

web-watching = You are watching
web-paused = Paused
web-you = you
web-bot = bot
web-away = a bot plays
web-to-act = to act
web-has = has
web-cards = { $many ->
    [one] one card
   *[other] { $many } cards
}
web-trick = The trick
web-took = { $name } took it
web-holds = winning the trick
web-turned = turned up
web-your-cards = { $many ->
    [one] Your card
   *[other] Your { $many } cards
}
web-not-now = not now
web-must-go = must be among them
web-choose = Choose
web-say-it = Say it
web-exactly = { $many ->
    [one] exactly one card
   *[other] exactly { $many } cards
}
web-from-to = { $least } to { $most } cards
web-notes = Words and rules
web-refused = Not now
web-dealing = The cards are being dealt.
web-waiting-for = Waiting for { $names }.
web-rests = The table is paused.
web-resume = Go on
web-room-plays = A bot is playing for you.
web-come-back = Take your seat back
web-hint = Hint
web-hint-thinks = The tutor is thinking…
web-hint-would = The tutor would:
web-hint-do = Do it
web-hint-ways = Your choices, and what each is worth
web-hint-way = Choice
web-hint-difference = Difference
web-hint-taken = { $name } took a hint.
web-hints-taken = { $many ->
    [one] one hint
   *[other] { $many } hints
}
web-take-back = Ask to take it back
web-asks-back = { $name } asks to take the last move back.
web-withdraw = Cancel the request
web-grant = Agree
web-decline = No
web-leave = Leave
web-leave-means = If you leave, you keep your seat: a bot plays for you until you come back.
web-pause = Pause
web-replay = Replay
web-verify = Verify the shuffles
web-play-again = Play again

## Beside the table

web-beside = Beside the table
web-tab-sheet = Score sheet
web-tab-talk = Talk
web-tab-table = Table
web-deal = Hand { $number }
web-in-play = in play
web-sheet-empty = Nothing has been paid yet.
web-carried = carried over
web-why = why?
web-said = What was said
web-said-nothing = Nothing has been said yet.
web-chat-label = Write to the table
web-chat-send = Send
web-plays-card = { $seat }: { $card }
web-said-so = { $seat }: { $words }
web-presets = Start from
web-preset-alone = Alone, against bots
web-preset-friends = With friends, by invitation
web-preset-short = A short match
web-preset-honour = Honour table
web-preset-timed = With a clock
web-rules-of = How { $game } is played
web-rules = How it is played
web-rules-ask = A word or a rule
web-rules-look-up = Look it up
web-rules-unknown = There is no such rule or word in this game.
web-rules-advice = The book’s advice
web-aloud = Say it aloud: words the book knows are binding
web-aloud-hint = quatro e sete, trinta e um
web-chat-empty = Nobody has written anything yet.
web-chat-closed = No chat during a match: these books count talk as an irregularity. It opens again when the match is over.
web-chat-seated = Only players at the table can write.
web-agreed = What was agreed
web-by-the-book = { $many ->
    [one] One agreement by the book
   *[other] { $many } agreements by the book
}
web-fair = The deal
web-fair-proves = Before the first card the house showed the fingerprint of a secret seed. When the match is over it shows the seed itself. If the two match, no deal was changed.
web-fair-proves-not = This does not prove that nobody looked at the cards.
web-commitment = Fingerprint
web-seed = Seed

## Replays

web-steps = Steps
web-first = To the beginning
web-back = Back
web-forward = Forward
web-last = To the end
web-run = Play
web-stop = Pause
web-beginning = Before the first step
web-step-of = Step { $at } of { $last }
web-go-to = Go to step
web-go = Go
web-eyes = Seen by
web-public-eyes = everyone
web-download = Save the record
web-upload = Replay a record
web-upload-means = Paste the text of a record here to replay it step by step. Anyone with the link can see it too.
web-record = The record
web-choose-file = From a file
web-upload-go = Replay it

## Analysis of a match that is over

web-analysis = Analysis
web-analysis-open = Analyse the play
web-analysis-close = Close the analysis
web-analysis-means = All cards are open here. The figure on each card is what its player’s side gets if everyone plays their best from then on.
web-analysis-nothing = There is no card to play here, or too many are left to find the best one in time.
web-analysis-cards = What could be played
web-analysis-best = best
web-analysis-played = was played
web-analysis-try = Try { $card }: { $result }
web-analysis-line = Best play from here
web-analysis-tried = Tried instead
web-analysis-return = Back to the match
web-analysis-hand = Where the hand turned
web-analysis-no-loss = As far as can be seen, nothing was given away.
web-analysis-cost = { $seat }: { $card }, { $before } → { $after }
web-analysis-kept = { $seat }: { $card }, nothing lost
web-analysis-unknown = { $seat }: { $card }, not analysed

## Accounts

web-account-nobody = You do not need an account: a name is enough to play. An account keeps your tables and results on all your devices.
web-account-guest = You are a guest in this browser. An account keeps your tables and results on all your devices.
web-account-member = Your tables and results are saved.
web-sign-up = Sign up
web-sign-up-means = You keep the tables you already have.
web-sign-in-means = With the login and password you chose.
web-sign-out = Sign out
web-sign-out-means = Your tables stay where they are.
web-login = Login
web-password = Password, at least eight characters
web-rename = Change it
web-results = Results
web-no-results = No match has been finished yet.
web-game = Game
web-matches = Matches
web-firsts = Won
web-sum = Total
web-average = Average
web-latest = Latest
web-place-of = place { $place } of { $all }

## Denials

web-denied-unreadable = There is no such move in this game. Choose one of those shown.
web-denied-no-such-seat = There is no such seat. Choose another.
web-denied-taken = That seat is taken. Choose another.
web-denied-seated = You have a seat at this table already.
web-denied-not-seated = You have no seat at this table.
web-denied-no-such-level = There is no such bot. Choose another.
web-denied-not-begun = The match has not begun yet.
web-denied-begun = The match has already begun.
web-denied-over = The match is over.
web-denied-paused = The table is paused.
web-denied-timed = You cannot pause while someone else’s clock is running.
web-denied-not-paused = The table is not paused.
web-denied-away = A bot is playing for you: come back first.
web-denied-here = You are at the table already.
web-denied-dealing = The cards are being dealt. Wait a moment.
web-denied-nothing-to-take-back = There is nothing to take back, or you have learnt something since.
web-denied-not-asked = Nobody has asked for that.
web-denied-not-resting = Nobody is waiting for you.
web-denied-not-your-turn = It is not your turn. Wait for the others.
web-denied-no-hints = No hints at this table: several people play, and the table was opened without hints.
web-denied-silence = No talk while a hand is being played. You can write when it is over.
web-denied-chat = Write 1 to 400 characters.
web-denied-unwritten = The move could not be saved, so it did not happen. Try again.
web-denied-unruled = The program cannot rule on this move, so it did not happen. Choose another, and report the fault.
web-denied-overtaken = Something else happened first. Look again.

## Shelves of the catalogue

web-start-with = New here? Start with
web-more-variants = { $many ->
    [one] One more game of this family
   *[other] { $many } more games of this family
}
web-ease-easy = easy to learn
web-ease-middling = takes an evening
web-ease-demanding = demanding
web-watch-lead = Tables that are being played. You see what everyone at the table sees, and no hidden card.
web-no-running-tables = Nobody is playing in public right now.
web-index-rules = Rule books
web-index-rules-lead = How each game is played: its aim, the order of the cards, the payments, and the book’s own words.
web-index-laws = The laws
web-index-laws-lead = What the books say when something goes wrong. Choose a game and search in your own words.
web-index-referee = Referee’s desk
web-index-referee-lead = A dispute at your table? Choose the game and say what happened: the law says who pays what.
web-many-laws = { $many ->
    [one] One law
   *[other] { $many } laws
}

shelf-ombre = Ombre
shelf-ombre-about = One player names the trump and plays against the others. Played all over Europe for three hundred years.
shelf-truco = Truco
shelf-truco-about = Three cards, bluff and bets: the gauchos’ game, with its championship.
shelf-tarot = Minchiate
shelf-tarot-about = The largest tarot: 97 cards, two pairs, and a score for every combination.
shelf-brazil = Two games from Brazil
shelf-brazil-about = Trick-taking games with the French pack. Yukon is learnt in five minutes; Grand is four games in one.
shelf-madrid = Three games from Madrid
shelf-madrid-about = A game for pairs, a duel of combinations, and one in which you want to win nothing.
