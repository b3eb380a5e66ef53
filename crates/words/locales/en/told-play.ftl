# What the terminal table says.

told-seat = seat { $seat }
told-carried = before the record

told-play-you = you
told-play-bot = a bot: { $level }
told-play-seed = All shuffles come from a secret seed. Its fingerprint is shown now, the seed itself when the match is over:
told-play-seed-unknown = The match goes on. Its first seed is not known, so from now on the cards are shuffled from another. The fingerprint of that one is shown now, the seed itself when the match is over; the record as a whole can no longer be verified:
told-play-keeps = The record is kept in { $file }.
told-play-cards = The cards: { $legend }.
told-play-commands = Type rules to read how the game is played, help to see the commands.
told-play-refused = Refused: { $why }
told-play-unread = Not understood: { $why }.
told-play-meant = Did you mean { $word }?
told-play-help = Type help to see the commands.
told-play-no-command = Not understood: you are not asked for anything now, and `{ $word }` is not a command.
told-play-number = { $what }: a number from { $from } to { $to } (Enter: { $middle }) >
told-play-no-number = That is not a number. Type one.
told-play-won = Won by { $names }.
told-play-left = left in { $pot }: { $amount }
told-play-seed-was = The seed of all shuffles was
told-play-fingerprint = and its fingerprint, shown before the first card,
told-play-kept = The record is in { $file }.
told-play-unkept = No record was kept; to keep one, use --record FILE.
told-play-replays = shows every deal and payment
told-play-verifies = checks the shuffles once the match is over
told-play-resumes = continues the match
told-play-why = Hand { $number }: who paid whom, and why
told-play-save-where = Type save and the name of a file.
told-play-saved = The record so far is in { $file }.
told-play-exists = Not saved: { $file } exists already. Choose another name.
told-play-unsaved = The record was not saved: { $why }

told-table-you = { $seat } (you)
told-table-cards = { $many ->
    [one] { $many } card
   *[other] { $many } cards
}

told-sheet-hand = this hand
told-sheet-all = in all
told-sheet-open = not over yet
told-sheet-trump = trump { $suit }
told-sheet-played = { $seat } played { $contract }: { $how }

told-hint-nothing = There is nothing to do now.
told-hint-key = key
told-hint-would = the tutor would

told-help-keys = a choice by its key; a card by its number or its name ({ $name }); several in a row
told-help-action = any action as it is written in a record
told-help-say = any words you would say aloud: the table hears them, and words the book knows may bind you
told-help-rules = how the game is played, rule by rule
told-help-why = who paid whom in the last hand, and by which rule
told-help-rule = what a rule says; ? { $word } what a word means
told-help-hint = what the tutor would do, and the worth of each other choice
told-help-log = what was said in this hand
told-help-tricks = the tricks taken that you may look at again
told-help-sheet = every payment of this hand and the last
told-help-hand = your cards by name
told-help-order = the order of the cards in this contract; yours have a star
told-help-cards = how cards are written: { $legend }
told-help-save = save the record so far to a file
told-help-quit = leave the table

told-menu-number = type the number
told-menu-or-write = or type it, such as { $action }
told-menu-card = its number or its name
told-menu-card-key = type { $key } and the card, such as { $key } { $card } (or { $verb } { $card })
told-menu-up-to = up to { $most }, or 0 for none
told-menu-exactly = exactly { $most }
told-menu-between = { $least } to { $most }
told-menu-cards = { $many }; numbers or names in a row, such as 2 3
told-menu-from-to = a number from { $from } to { $to }; Enter alone means { $middle }
told-menu-from-to-verb = from { $from } to { $to }, such as { $verb } { $middle }

told-read-card = { $what }: type { $verb } and the card.
told-read-cards = { $what }: type { $verb } and the cards.
told-read-no-choice = There is no choice { $choice }: the choices are { $among }.
told-read-only-choice = There is no choice { $choice }: the only one is { $only }.
told-read-from-to = { $first } to { $last }
told-read-and-numbers = { $others } and the numbers shown
told-read-numbers = the numbers shown
told-read-no-card = There is no card { $card }: yours are 1 to { $last }.
told-read-no-card-now = No card is asked for now.
told-read-choose = To choose that card type { $verb } { $cards }.
told-read-some = Choose a card.
told-read-one = One card at a time.
