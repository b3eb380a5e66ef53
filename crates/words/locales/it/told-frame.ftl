# La cornice del tavolo nel terminale.

told-frame-on-table = Sul tavolo
told-frame-turned = Scoperte: { $cards }
told-frame-shows = mostra { $cards }
told-frame-hand = Mano { $number }: { $how }.
told-frame-begin = Invio per cominciare >
told-frame-go-on = Invio per continuare, ? per chiedere perché >
told-frame-over = La partita è finita.
told-frame-leave = Lasci il tavolo.
told-frame-unsaid = In questa mano non si è ancora detto nulla.
told-frame-no-tricks = Non c’è nessuna presa da riguardare.
told-frame-unpaid = Non si è ancora pagato nulla.
