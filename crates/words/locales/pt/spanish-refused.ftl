# Os jogos espanhóis: o que não se admite, e porquê.

spanish-refused-not-dealt = Primeiro é preciso dar as cartas.
spanish-refused-wrong-pack = Estas não são as cartas a embaralhar.
spanish-refused-over = A partida acabou.
spanish-refused-not-playing = Não tem cartas nesta mão.
spanish-refused-turn = É a vez de { $seat }.
spanish-refused-not-now = Isso não se pode fazer neste momento da mão.
spanish-refused-no-such-bid = Isso não se pede neste jogo.
spanish-refused-too-low = Isso não vence o que já se pediu. Suba, ou passe.
spanish-refused-undeclarable = Com estas cartas não lhe ficaria rei para chamar. Peça outro jogo.
spanish-refused-chillo = Só o último a falar pode dizer isso, com a espadilla e depois de todos passarem.
spanish-refused-trump = Depois desse pedido { $suit } não pode ser trunfo.
spanish-refused-call = Não se pode chamar { $card }.
spanish-refused-not-held = Não tem { $card }.
spanish-refused-just-received = Acabou de receber { $card }. Dê outra carta em troca.
spanish-refused-not-the-king = Não tem o rei chamado.
spanish-refused-estuche-count = Isso não é um número de estuches: peça de 1 a { $most }.
spanish-refused-count = { $most ->
    [one] São demais: uma, no máximo.
   *[other] São demais: { $most }, no máximo.
}
spanish-refused-follow = Você precisa assistir a { $suit } enquanto tiver.
spanish-refused-must-trump = Saíram de trunfo: você precisa jogar um trunfo.
spanish-refused-king-too-soon = Ainda não saiu nenhum rei: guarde { $card } enquanto puder jogar outra carta.
spanish-refused-hombre-only = Só o Hombre pode fazer isso.
spanish-refused-adversary-only = Só um adversário do Hombre pode fazer isso.
spanish-refused-signal = O Hombre não pode fazer sinais.
spanish-refused-nothing-thrown = Você não descartou nenhuma carta nesta mão.
spanish-refused-order = { $card } não está entre as cartas que você pode mandar jogar. Escolha outra.
spanish-refused-raffle = { $card } não está neste baralho. Nomeie uma carta que se dá.
spanish-refused-four-tricks = O defensor que tem quatro vazas não pode pedir outra.
spanish-refused-said = Já disse isso.
spanish-refused-honour = Isso é de uma mesa de honra; esta é estrita.
spanish-refused-amend = Não tem carta a retirar, ou essa também não servia.
spanish-refused-accuse = Nessa vaza não há nada a reclamar.
spanish-refused-no-place = Agora ninguém se pode sentar a esta mesa.
