# Championships: the board, the desks, the phones and the papers.

web-club-title = Championships
web-club-lead = A whole championship day, from the first entry to the last medal, on one laptop and everybody’s phone.
web-club-found = Create a championship
web-club-found-means = The regulation’s own answers are filled in. Change only what your club does differently.
web-club-demo = Watch a day that plays itself
web-club-speed = Speed
web-club-events = Championships in this room
web-club-none = There is no championship yet.
web-club-carry = Load a championship from a file
web-club-carry-means = The day goes on at another computer from this file. Everyone gets a new link.
web-club-file = File of the championship
web-club-name = Name of the championship
web-club-host = Club and department
web-club-place = Place
web-club-date = Date
web-club-start = First call
web-club-your-name = Your name
web-club-tables = Tables
web-club-minutes = Minutes per partida
web-club-zone = Time zone of the hall
web-club-fee = Entry fee (R$)
web-club-format = Format
web-club-draw-method = Draw
web-club-draw-hash = each capataz draws a card
web-club-draw-tickets = numbers drawn by hand
web-club-pin-asked = This link is for one person. Enter the PIN that came with it.
web-club-pin-wrong = That is not the PIN. Check it and try again.
web-club-pin-shut = Too many wrong PINs. Wait a minute and try again.
web-club-come-in = Come in
web-club-to-board = See the board of the hall
web-club-link = Link
web-club-link-own = Keep this link and this PIN: they let you in again, on another device too. They are not shown again.
web-club-link-once = Give the link and the PIN to this person only. They are not shown again; the old link no longer works.
web-club-go-on = Continue
web-club-calls = Calls
web-club-no-calls = Nobody is being called now.
web-club-wall = For the projector
web-club-draw = Draw
web-club-laws = The laws of the game
web-club-look-again = Refresh
web-club-walkover = did not come
web-club-bye = bye
web-club-standing = Standings
web-club-entry = entry
web-club-won = won
web-club-prizes = Prizes
web-club-house = Stays with the club
web-club-not-drawn = Not drawn yet.
web-club-draw-means = The cards the capatazes drew make the seed. The order is that of the SHA-256 of “seed:category:number”; anybody can compute it again.
web-club-number = number
web-club-kept = No connection. Saved here; it will be sent later.
web-club-renewed = This link no longer works. What you entered is kept on this device: open your new link here and it will be sent.
web-club-publish = Publish the championship
web-club-archive = Archive and delete contacts
web-club-cancel = Cancel the championship
web-club-cancel-means = Entry fees are refunded in every category whose prizes have not all been handed over.
web-club-cancel-why = Reason
web-club-export = Save the championship to a file
web-club-papers = Papers
web-club-open-entries = Open the entries
web-club-close-advice = Close the entries at { $time } and post the list, so that errors show in time.
web-club-close-entries = Close the entries
web-club-start-round = Start the round
web-club-draw-cards = Each capataz draws a card from the pack, in the order of the numbers. Write each one down, such as RO or 4C.
web-club-draw-order = Write the numbers in the order in which they were drawn.
web-club-proxy = drawn by the commission
web-club-order = Order
web-club-do-draw = Draw
web-club-call-all = Call to the free tables
web-club-which-table = Table
web-club-time = Set time
web-club-call = Call
web-club-lots = The rules do not separate these entries: the capatazes draw lots.
web-club-no-tables = No table is in play.
web-club-tampa-in-use = tampa in use
web-club-start-partida = Start the partida
web-club-judge = Judge
web-club-send-judge = Send a judge
web-club-handed = line-up handed in
web-club-seat = Seat
web-club-check-in = Check in
web-club-hand-over = Hand over the prize
web-club-hall = Hall notices
web-club-facts = What happened
web-club-warn = Warn
web-club-people = People and links
web-club-person = Person
web-club-role-is = Role
web-club-appoint = Appoint
web-club-new-link = New link
web-club-give-link = Give a link
web-club-end-link = Revoke the link
web-club-entries = Entries
web-club-csv = Entries from a CSV file
web-club-csv-means = One line per entry; separate several names with semicolons; in “paid” write yes if it is paid.
web-club-reserve = Reserve
web-club-capataz-if-other = Capataz, if not the first player
web-club-contact = Contact (deleted with the archive)
web-club-enter = Enter
web-club-out = out of the championship
web-club-confirmed = confirmed
web-club-unpaid = not paid
web-club-withdraw = Withdraw
web-club-reverse = Refund
web-club-name-capataz = Name a capataz
web-club-register = Register a person
web-club-no-jogo = You have no jogo now. When the commission sends you to a table, it appears here.
web-club-referee = Referee’s desk
web-club-malos = malos
web-club-buenos = buenos
web-club-reason = Reason (rule or call)
web-club-undo = Undo the last
web-club-complain-now = Complaints count only during the jogo, from the call to the last tento.
web-club-wait-for-call = Wait for the call.
web-club-line-up = Line-up, in seat order
web-club-hand-in = Hand in the line-up
web-club-hand-in-again = Change the line-up
web-club-sign-means = Check the result and sign the súmula.
web-club-sign = Sign the súmula
web-club-other-signs = Signed. The other signature is missing.
web-club-deliver-now = You won: take súmula, pack and tentos to the results desk.
web-club-ask-tampa = Ask for the tampa baralho
web-club-goes-out = Player going out
web-club-comes-in = Player coming in
web-club-substitute = Substitution
web-club-exchange = Exchange the testas
web-club-report = Complain
web-club-ground = Ground
web-club-accused = Player concerned
web-club-do-report = Hand in the complaint
web-club-incidents = Incidents
web-club-no-incidents = Nothing has been reported.
web-club-uphold = Uphold
web-club-dismiss = Dismiss
web-club-sumulas = Súmulas
web-club-no-sumulas = Nothing is waiting here.
web-club-enter-result = Enter the result
web-club-bearer = Delivered by
web-club-cards-counted = Cards counted
web-club-deliver = Receive
web-club-scores = Scores of the partidas
web-club-why = Reason
web-club-to-homologate = To be homologated
web-club-not-delivered = Not delivered yet; the commission may homologate on its own finding.
web-club-homologate = Homologate
web-club-decide = Close the category
web-club-homologate-category = Homologate the standings
web-club-correct = Correct a result
web-club-entry-fee = Entry fee
web-club-began = Began
web-club-ended = Ended
web-club-result = Result
web-club-round = round { $round }
web-club-last = Last { $places }
web-club-table = Table { $table }
web-club-jogo = Jogo { $jogo }
web-club-winner-of = winner of jogo { $jogo }
web-club-loser-of = loser of jogo { $jogo }
web-club-of-group = no. { $place } of group { $group }
web-club-place-of = Place { $place }
web-club-partida = Partida { $number }
web-club-player = Player { $number }
web-club-receipt = Receipt { $number }
web-club-judge-is = judge { $name }
web-club-walkover-of = { $name } did not come: the entry loses the jogo and leaves the championship
web-club-signed-by = Signed on paper by { $name }
web-club-paid = Paid { $amount }
web-club-pay = Take { $amount }
web-club-cash = in the till { $amount }
web-club-last-tento = Last: { $tento }
web-club-category = { $category ->
    [individual] Individual
   *[duplas] Pairs
}
web-club-state = { $state ->
    [draft] in preparation
    [published] published
    [running] running
    [homologated] results homologated
    [paid] prizes handed over
    [archived] archived
   *[cancelled] cancelled
}
web-club-category-state = { $state ->
    [announced] announced
    [open] entries open
    [closed] entries closed
    [drawn] drawn
    [decided] decided
    [homologated] homologated
    [paid] prizes handed over
   *[cancelled] cancelled
}
web-club-stage = { $stage ->
    [group] Groups
    [swiss] Swiss
    [round-robin] Round robin
    [qf] Quarter-finals
    [sf] Semi-finals
    [third] Third place
   *[final] Final
}
web-club-jogo-state = { $state ->
    [scheduled] scheduled
    [called] called
    [ready] ready
    [playing] playing
    [between] between partidas
    [suspended] suspended, waiting for a ruling
    [played] played
    [signed] signed
    [delivered] delivered
    [decided] decided without play
    [homologated] homologated
    [bye] bye
   *[void] void
}
web-club-role = { $role ->
    [organising] Organising commission
    [evaluating] Evaluating commission
    [desk_entries] Entries desk
    [desk_results] Results desk
    [judge] Judge
    [capataz] Capataz
    [player] Player
   *[public] Public
}
web-club-speed-of = { $speed ->
    [slow] slowly
    [brisk] briskly
    [fast] fast
   *[at_once] at once
}
web-club-format-of = { $format ->
    [knockout] Knock-out with third place
    [groups_knockout] Groups, then knock-out
    [swiss] Swiss
   *[round_robin] Round robin
}
web-club-hall-rule = { $rule ->
    [shouting] Shouting or fighting
    [crowding] People round a table
   *[blade] A blade in the hall
}
web-club-ground-of = { $ground ->
    [I] I: climbed on a chair or table
    [II] II: disrespected the opponent
    [III] III: did not keep the set time
    [IV] IV: did not accept a decision with respect
    [V] V: more than two metres from the table, in the roda
    [V-testa-playing] V: the same in a testa, with cards left
    [V-testa-played] V: the same in a testa, having played, without leave
    [V-testa-allowed] V: the same in a testa, having played, with leave
    [VI] VI: signs of drunkenness
    [VII] VII: drank alcohol
   *[VIII] VIII: not dressed as the guidelines ask
}
web-club-incident-state = { $state ->
    [late] not received: too late
    [not-entitled] not received: only the capataz may complain
    [review] waiting for a ruling
    [to-uphold] waiting for a second member: to be upheld
    [to-dismiss] waiting for a second member: to be dismissed
    [upheld] upheld and carried out
   *[dismissed] dismissed
}
web-club-follows = { $what ->
    [excused] With the opponent’s leave this is no fault: the complaint can only be dismissed.
    [entry-out] If upheld: the entry loses this jogo and is out for good; the player who did it is out of both categories.
    [player-out] If upheld: the player is out and the reserve comes in; without a reserve the entry is out.
   *[jogo-lost] If upheld: the entry loses this jogo and may come to the next round.
}
web-club-flag = { $flag ->
    [late] It should have been delivered by now.
    [other] The winner’s capataz did not deliver it.
    [pack] Cards are missing: the pack is out of play.
   *[things] Tentos or the tampa are missing.
}
web-club-kit = Kit { $kit }
web-club-kit-holds = Pack of { $many } cards, tentos, súmula, tampa
web-club-at = At
web-club-complains = Complaint by
web-club-back = refunded, receipt { $number }
web-club-till = In the till
web-club-paper-blank = This paper is still blank.
web-club-blank = still blank
web-club-paper = { $paper ->
    [regulation] Regulation
    [entries] List of entries
    [receipts] Entry receipts
    [draw] Minutes of the draw
    [line-ups] Line-ups
    [sumulas] Súmulas of the round
    [blank-sumula] Blank súmula
    [bracket] Bracket
    [standings] Standings
    [capataz-cards] Cards for the capatazes
    [call-sheet] Call sheet of the round
    [incidents] Incident forms
    [judge-card] Judge’s card
    [kit-labels] Kit labels
    [till] Cash sheet
    [log] Who did what
    [certificates] Certificates
    [notices] Notices for the hall
   *[prizes] Prize receipts
}
web-club-refused = { $why ->
    [not-yours] That is not for you to decide.
    [unknown-person] That person is not registered.
    [unknown-category] There is no such category.
    [unknown-entry] There is no such entry.
    [unknown-jogo] There is no such jogo.
    [unknown-incident] There is no such incident.
    [not-now] That cannot be done now.
    [bad-name] The name is missing or taken.
    [too-long] A text is too long. Shorten it.
    [prizes-too-high] The prizes are more than the whole pool.
    [bad-options] No championship can be played with these options.
    [entries-closed] Entries are closed.
    [twice-in-category] Somebody is already in another entry of this category.
    [wrong-number] That is the wrong number of players for this category.
    [too-many-reserves] There are too many reserves.
    [no-capataz] The entry has no capataz.
    [wrong-amount] That is not the amount due.
    [nothing-to-reverse] There is no such payment to refund.
    [too-few-entries] At least two confirmed entries are needed.
    [too-many] That is more than one day can hold: at most 128 entries per category, 64 in a round robin.
    [bad-draw] A card or number is missing or doubled.
    [round-open] Jogos of this round are not homologated yet.
    [tie-open] The capatazes must draw lots first.
    [not-tied] Those entries are not tied.
    [table-taken] That table is not free.
    [clash] Somebody is playing at another table.
    [not-registered] Somebody is not in this entry.
    [banned] That person is out of the championship.
    [entry-out] That entry is out of the championship.
    [judge-conflict] The judge belongs to one of the entries.
    [judge-pays] Where a judge sits, only the judge pays tentos.
    [no-tentos] That number of tentos cannot be paid.
    [partida-running] That can only be done at the end of the partida.
    [not-reserve] That person is not a reserve of this entry.
    [not-playing] That person is not playing.
    [unsigned] A signature is missing.
    [incident-open] A complaint is still open.
    [two-members] Two members of the commissions must rule on it.
    [excused] With the opponent’s leave it is no fault.
    [too-late] The next round has begun.
    [bad-score] A finished jogo cannot have that score.
    [already-paid] That receipt exists already.
    [stands-on] Another decision stands on this one.
    [not-returnable] That decision cannot be taken back, or was already.
    [no-reason] Write the reason.
    [used] It is in use already and can no longer be changed.
    [draw-stands] The draw counts. Annul it first, with the reason.
    [no-kit] That table has no complete kit. Give it another.
    [no-such-table] There is no such table.
    [bad-cards] One or more cards are missing, drawn already, or not of this pack. Correct those marked; the rest stays as typed.
   *[not-that-entry] It does not belong to that entry.
}
web-club-entries-of = { $many ->
    [one] { $many } entry
   *[other] { $many } entries
}
web-club-medals = { $many ->
    [one] { $many } medal
   *[other] { $many } medals
}
