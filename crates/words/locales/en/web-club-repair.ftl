# Mistakes of a championship, each put right; who did what.

web-club-log = Who did what
web-club-last-decisions = Decided just now
web-club-nothing-decided = No decision fits this search.
web-club-taken-back = taken back
web-club-take-back = Take it back
web-club-take-back-means = The championship becomes as it would be without this decision. The log keeps both.
web-club-really = Yes: { $what }
web-club-everybody = everybody
web-club-concern-is = Subject
web-club-jogo-number = Jogo no.
web-club-show = Show
web-club-save = Save
web-club-edit = Correct
web-club-edit-event = Correct the details
web-club-entry-name = Name of the entry
web-club-ctg = CTG or club
web-club-region = Region
web-club-late-entries = Take late entries until the draw
web-club-kits = Tables and kits
web-club-no-kit = no complete kit
web-club-in-use = in use
web-club-closed = closed
web-club-new-kit = Give it a new kit
web-club-borrow-kit = Borrow the kit of
web-club-withdraw-kit = Something is missing from the kit
web-club-withdraw-kit-means = No jogo is called to this table until it has another kit. The jogo in progress goes on.
web-club-add-table = Add a table
web-club-close-table = Close the table
web-club-close-table-means = No jogo is called to this table until it is opened again.
web-club-reopen-table = Open the table again
web-club-reopen-entries = Reopen the entries
web-club-reopen-means = Entries are taken again, until the list is closed once more.
web-club-annul-draw = Annul the draw
web-club-annul-means = A draw is repeated only if the list was wrong. Both sets of minutes are kept.
web-club-annulled = Draw annulled at { $at } by { $by }. Reason: { $reason }
web-club-corrected = Corrected at { $at } by { $by }: before { $before }, now { $after }. Reason: { $reason }
web-club-signed-before = The former version was signed by: { $names }
web-club-sign-again = The result was corrected. Check the new version and sign it.
web-club-stands-on = First take back:
web-club-and-more = and { $many } more
web-club-until = until { $time }
web-club-late-from = From { $time } on the entry can be declared absent.
web-club-falta = falta (+{ $many })
web-club-buchholz = Buchholz
web-club-difference = tento difference
web-club-tentos-for = tentos won
web-club-among = direct encounter
web-club-lot = lots
web-club-byes = Byes: { $names }
web-club-qr = Point your camera here to follow the championship.
web-club-clock = Time in the hall
web-club-bad-cards = Missing, drawn already, or not of this pack.
web-club-draw-names = Write the card as it is printed: 7 of espadas, 10, 11 or 12 of ouros, rei de ouros, or just RO.
web-club-concern = { $concern ->
    [event] the championship
    [entries] entries
    [draw] draw and rounds
    [tables] tables and calls
    [play] tentos and partidas
    [results] results and prizes
    [discipline] discipline
   *[all] all subjects
}
web-club-follows-from = { $what ->
    [withdraw] The entry leaves the championship and gets its money back.
    [leave] The entry leaves the championship. Its money stays in the pool, and its opponents win the jogos still to come.
    [walkover] The entry loses this jogo and is out of the championship (ground III).
    [homologate] The result counts in the bracket and in the standings.
    [archive] The championship ends and everybody’s contact details are deleted. They do not come back.
    [close] Nobody can enter until the entries are reopened.
    [category] The standings count, and the prizes can be handed over.
   *[uphold] The entry is penalised once a second member rules the same.
}
web-club-did = { $what ->
    [found] created the championship { $a }
    [add-category] created the category { $a }
    [appoint] appointed { $a }: { $b }
    [publish] published the championship
    [cancel] cancelled the championship: { $a }
    [archive] archived the championship
    [edit-event] corrected the details of { $a }
    [edit-category] corrected the category { $a }
    [take-back] took back no. { $a } ({ $b }): { $c }
    [register] registered { $a }
    [open-entries] opened the entries: { $a }
    [enter] entered { $a } ({ $b })
    [name-capataz] named the capataz of { $a }: { $b }
    [pay] took { $b } from { $a }, receipt { $c }
    [reverse] gave the money of { $a } back, receipt { $b }
    [withdraw] withdrew { $a }
    [close-entries] closed the entries: { $a }
    [edit-entry] corrected the entry { $a }: { $b }
    [note-origin] noted where { $a } comes from: { $b }
    [reopen-entries] reopened the entries ({ $a }): { $b }
    [draw] drew { $a }: { $b }
    [annul-draw] annulled the draw ({ $a }): { $b }
    [draw-lots] settled a tie by lot: { $a }
    [start-round] started the round: { $a }
    [decide] closed the category { $a }
    [homologate-category] homologated the standings: { $a }
    [award] handed the prize { $a } to { $b }, receipt { $c }
    [add-table] added a table
    [close-table] closed table { $a }: { $b }
    [reopen-table] opened table { $a } again
    [withdraw-kit] withdrew the kit of table { $a }: { $b }
    [give-kit] gave table { $a } a new kit
    [borrow-kit] gave table { $a } the kit of table { $b }
    [call] called { $a } to table { $b } at { $c }
    [hand-in] handed in the line-up of { $b } ({ $a })
    [check-in] checked { $b } in ({ $a })
    [appoint-judge] sent a judge to { $a }: { $b }
    [walkover] declared { $b } absent ({ $a })
    [start-partida] started a partida of { $a }
    [open-room] opened a table of the card room for { $a }
    [halt-room] halted the table of { $a }
    [resume-room] resumed the table of { $a }
    [leave-room] left the table of { $a }
    [take-room] brought the result of { $a } from its table: { $b }
    [tentos] paid { $c } to { $b } ({ $a })
    [undo] undid the last payment of { $a }
    [tampa] asked for the tampa for { $b } ({ $a })
    [substitute] changed { $a }: { $b } out, { $c } in
    [exchange] exchanged the testas of { $b } ({ $a })
    [sumula] entered the súmula of { $a }: { $b }
    [sign] signed the súmula of { $a } for { $b }
    [deliver] took the súmula of { $a } from { $b }
    [homologate] homologated { $a }
    [correct] corrected { $a } to { $b }: { $c }
    [report] reported { $b } in { $a } ({ $c })
    [uphold] upheld the complaint about { $a }
    [dismiss] dismissed the complaint about { $a }
   *[warn] warned: { $a }
}
