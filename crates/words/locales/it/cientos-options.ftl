# Cientos: quel che ne dice la sala, e quel che il libro lascia alla compagnia.

cientos-about = Il picchetto spagnolo, per due: scarta, pesca, accusa ciò che hai e gioca dodici prese, fino a cento punti.
cientos-option-table = Gli atti irregolari sono rifiutati, o sono possibili e regolati dalle leggi del libro?
    .name = tavolo
cientos-option-calidades = Le qualità si pagano anche una per una?
    .name = qualità
cientos-option-game-stake = Quanto vale un gioco semplice?
    .name = posta
cientos-option-calidad-price = Quanto vale una qualità? Un quarto del gioco, se non si fissa un prezzo.
    .name = prezzo della qualità
cientos-option-double-game = Chi perde senza fare cinquanta paga il doppio?
    .name = gioco doppio
cientos-option-packets = Quante carte si danno alla volta?
    .name = pacchetti
cientos-option-show-sets = I quattordici e i tre si mostrano, o si dicono soltanto?
    .name = mostrare quattordici e tre
cientos-option-courtesy = Il primo posto spetta a una signora, che è mano qualunque carta alzi?
    .name = cortesia
cientos-option-games = Quanti giochi fanno la partita?
    .name = giochi
