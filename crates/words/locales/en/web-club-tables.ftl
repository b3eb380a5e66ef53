# Jogos of a championship at tables of the card room, and rulings brought to its desks.

web-club-open-room-table = Play it at a table of the card room
web-club-at-room-table = It is being played at a table of the card room.
web-club-halted = halted by the judge
web-club-watch = Watch the table
web-club-halt = Halt the table
web-club-release = Let play go on
web-club-leave-table = Leave this table
web-club-leave-table-means = Nothing played there counts: the partida begins again, at another table or with real cards.
web-club-seat-link = Link to the seat
web-club-take-seat = Take your seat
web-club-record = Record of the match
web-club-to-desk = Back to the desk
web-club-other-games = Another game, or tables of the card room
web-club-other-games-means = A jogo can be played with real cards or at a table of the card room. If a game does not count up to the target, the winner is given the target, and the loser the target less the difference.
web-club-game = Game
web-club-target = Tentos that win a partida
web-club-watch-delay = Delay for judges who watch such a table, in seconds
web-club-ruling = Ruling of the referee’s desk (address or words)
web-club-ruling-is = Ruling:
web-club-commitment = Fingerprint of the shuffles
web-club-seed = Seed of the shuffles
web-club-has-signed = signed: { $name }
web-denied-halted = The judge has halted the table. Wait until play is released.
web-denied-given = The championship desk assigns the seats of this table: use your link.
web-club-watch-late = { $many ->
    [0] You see the table as it is played. No hand is shown to you.
    [one] You see the table { $many } second late. No hand is shown to you.
   *[other] You see the table { $many } seconds late. No hand is shown to you.
}
web-club-proved = { $many ->
    [one] Played at a table of the card room; { $many } shuffle verified.
   *[other] Played at a table of the card room; { $many } shuffles verified.
}
web-club-no-room-table = { $why ->
    [too-many] This game has no table for so many players.
    [partners-drawn] In this game the cards decide who plays with whom: no pair can stay together.
   *[unknown] There is no such game in the card room.
}
