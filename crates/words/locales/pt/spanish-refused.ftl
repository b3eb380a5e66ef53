# Os jogos espanhóis: o que não se admite, e por quê.

spanish-refused-not-dealt = As cartas ainda não foram dadas.
spanish-refused-wrong-pack = Estas não são as cartas para embaralhar.
spanish-refused-over = A partida acabou.
spanish-refused-not-playing = Você não tem cartas nesta mão.
spanish-refused-turn = É a vez de { $seat }.
spanish-refused-not-now = Você não pode fazer isso neste ponto da mão.
spanish-refused-no-such-bid = Isso não é uma aposta deste jogo.
spanish-refused-too-low = Essa aposta é baixa demais. Suba ou passe.
spanish-refused-undeclarable = Com estas cartas, não sobraria um rei para chamar. Aposte outra coisa.
spanish-refused-chillo = Só o último a falar pode dizer isso, quando tem a espadilla e todos passaram.
spanish-refused-trump = Depois dessa aposta, { $suit } não pode ser trunfo. Escolha outro naipe.
spanish-refused-call = Você não pode chamar esta carta: { $card }. Escolha outro rei.
spanish-refused-not-held = Você não tem esta carta: { $card }. Escolha outra.
spanish-refused-just-received = Você acabou de receber esta carta: { $card }. Dê outra em troca.
spanish-refused-not-the-king = Você não tem o rei chamado.
spanish-refused-estuche-count = Isso não é um número de estuches: peça de 1 a { $most }.
spanish-refused-count = { $most ->
    [one] São cartas demais: uma, no máximo.
   *[other] São cartas demais: { $most }, no máximo.
}
spanish-refused-follow = Você tem cartas de { $suit }: assista ao naipe.
spanish-refused-must-trump = A saída foi de trunfo: jogue trunfo.
spanish-refused-king-too-soon = Nenhum rei foi jogado ainda. Guarde esta carta enquanto pode jogar outra: { $card }.
spanish-refused-hombre-only = Só o Hombre pode fazer isso.
spanish-refused-adversary-only = Só um adversário do Hombre pode fazer isso.
spanish-refused-signal = O Hombre não pode fazer sinais. Jogue uma carta.
spanish-refused-nothing-thrown = Você não descartou nenhuma carta nesta mão.
spanish-refused-order = Esta carta não está entre as que você pode mandar jogar: { $card }. Escolha outra.
spanish-refused-raffle = Esta carta não está neste baralho: { $card }. Nomeie outra.
spanish-refused-four-tricks = O defensor que tem quatro vazas não pode pedir outra.
spanish-refused-said = Você já disse isso.
spanish-refused-honour = Isso é para mesas de honra. Esta é estrita.
spanish-refused-amend = Você não tem nenhuma carta para recolher, ou essa também estaria errada.
spanish-refused-accuse = Não há nada a denunciar nessa vaza.
spanish-refused-no-place = Ninguém pode entrar nesta mesa agora.
