# The frame of the terminal table.

told-frame-on-table = On the table
told-frame-turned = Turned up { $cards }
told-frame-shows = shows { $cards }
told-frame-hand = Hand { $number }: { $how }.
told-frame-begin = Enter to begin >
told-frame-go-on = Enter to go on, ? to ask why >
told-frame-over = The match is over.
told-frame-leave = You leave the table.
told-frame-unsaid = Nothing has been said yet in this hand.
told-frame-no-tricks = There is no earlier trick to look at.
told-frame-unpaid = Nothing has been paid yet.
