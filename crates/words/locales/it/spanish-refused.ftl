# I giochi spagnoli: che cosa non si ammette, e perché.

spanish-refused-not-dealt = Prima si devono dare le carte.
spanish-refused-wrong-pack = Non sono queste le carte da mescolare.
spanish-refused-over = La partita è finita.
spanish-refused-not-playing = Non hai carte in questa mano.
spanish-refused-turn = Tocca a { $seat }.
spanish-refused-not-now = Non puoi farlo a questo punto della mano.
spanish-refused-no-such-bid = Questa offerta non esiste in questo gioco.
spanish-refused-too-low = L’offerta è troppo bassa. Offri di più, o passa.
spanish-refused-undeclarable = Con queste carte non ti resterebbe un re da chiamare. Fai un’altra offerta.
spanish-refused-chillo = Può dirlo solo l’ultimo a parlare, con l’espadilla e quando tutti sono passati.
spanish-refused-trump = Dopo questa offerta { $suit } non può essere trionfo. Scegli un altro seme.
spanish-refused-call = Non si può chiamare questa carta: { $card }. Scegli un altro re.
spanish-refused-not-held = Non hai questa carta: { $card }. Scegline un’altra.
spanish-refused-just-received = Hai appena ricevuto questa carta: { $card }. Dai in cambio un’altra carta.
spanish-refused-not-the-king = Non hai il re chiamato.
spanish-refused-estuche-count = Non è un numero di estuches: chiedine da 1 a { $most }.
spanish-refused-count = { $most ->
    [one] Sono troppe: una al massimo.
   *[other] Sono troppe: { $most } al massimo.
}
spanish-refused-follow = Devi rispondere a { $suit } finché ne hai.
spanish-refused-must-trump = Si è usciti di trionfo: devi giocare un trionfo.
spanish-refused-king-too-soon = Non è ancora uscito nessun re: tieni questa carta finché ne hai un’altra da giocare: { $card }.
spanish-refused-hombre-only = Può farlo solo l’Hombre.
spanish-refused-adversary-only = Può farlo solo un avversario dell’Hombre.
spanish-refused-signal = L’Hombre non può fare segnali. Gioca una carta.
spanish-refused-nothing-thrown = Non hai scartato nessuna carta in questa mano.
spanish-refused-order = Non è fra le carte che puoi far giocare: { $card }. Scegline un’altra.
spanish-refused-raffle = Non è in questo mazzo: { $card }. Nomina una carta che si dà.
spanish-refused-four-tricks = Il difensore che ha quattro prese non può chiederne un’altra.
spanish-refused-said = L’hai già detto.
spanish-refused-honour = Questo si può fare solo ai tavoli d’onore; questo tavolo è rigoroso.
spanish-refused-amend = Non hai carte da riprendere, oppure anche quella sarebbe sbagliata.
spanish-refused-accuse = In quella presa non c’è nulla da reclamare.
spanish-refused-no-place = Ora nessuno può sedersi a questo tavolo.
