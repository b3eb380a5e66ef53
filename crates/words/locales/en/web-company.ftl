web-line-down = no connection
web-line-gone = away
web-let-bot-play = Let a bot play for { $name }
web-watchers = { $many } watching
web-denied-present = That player is at the table, or has been gone for less than a minute.
web-rematch = Rematch with the same people
web-rematch-join = Take your seat in the rematch
web-denied-not-over = The match is not over.
