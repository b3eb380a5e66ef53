# Os jogos espanhóis: o que não se admite, e por quê.

spanish-refused-not-dealt = Antes as cartas precisam ser dadas.
spanish-refused-wrong-pack = Estas não são as cartas para embaralhar.
spanish-refused-over = A partida acabou.
spanish-refused-not-playing = Você não tem cartas nesta mão.
spanish-refused-turn = É a vez de { $seat }.
spanish-refused-not-now = Você não pode fazer isso neste ponto da mão.
spanish-refused-no-such-bid = Isso não é uma aposta deste jogo.
spanish-refused-too-low = Essa aposta é baixa demais. Suba ou passe.
spanish-refused-undeclarable = Com estas cartas não sobraria rei para chamar. Aposte outra coisa.
spanish-refused-chillo = Só o último a falar pode dizer isso, se tem a espadilla e todos passaram.
spanish-refused-trump = Depois dessa aposta, { $suit } não pode ser trunfo. Escolha outro naipe.
spanish-refused-call = Você não pode chamar esta carta: { $card }. Escolha outro rei.
spanish-refused-not-held = Você não tem esta carta: { $card }. Escolha outra.
spanish-refused-just-received = Você acabou de receber { $card }. Dê outra carta em troca.
spanish-refused-not-the-king = Você não tem o rei chamado.
spanish-refused-estuche-count = Isso não é um número de estuches: peça de 1 a { $most }.
spanish-refused-count = { $most ->
    [one] São demais: uma, no máximo.
   *[other] São demais: { $most }, no máximo.
}
spanish-refused-follow = Você precisa assistir a { $suit } enquanto tiver cartas desse naipe.
spanish-refused-must-trump = Saiu trunfo: você precisa jogar trunfo.
spanish-refused-king-too-soon = Ainda não saiu nenhum rei: guarde { $card } enquanto puder jogar outra carta.
spanish-refused-hombre-only = Só o Hombre pode fazer isso.
spanish-refused-adversary-only = Só um adversário do Hombre pode fazer isso.
spanish-refused-signal = O Hombre não pode fazer sinais. Jogue uma carta.
spanish-refused-nothing-thrown = Você não descartou nenhuma carta nesta mão.
spanish-refused-order = Esta carta não está entre as que você pode mandar jogar: { $card }. Escolha outra.
spanish-refused-raffle = Esta carta não está neste baralho: { $card }. Nomeie outra.
spanish-refused-four-tricks = O defensor que tem quatro vazas não pode pedir outra.
spanish-refused-said = Você já disse isso.
spanish-refused-honour = Isso é para mesas de honra. Esta é estrita.
spanish-refused-amend = Você não tem carta para recolher, ou essa também estaria errada.
spanish-refused-accuse = Nessa vaza não há nada a denunciar.
spanish-refused-no-place = Ninguém pode entrar nesta mesa agora.
