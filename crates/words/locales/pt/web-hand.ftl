# Uma mão que acabou.
web-rest = Pausa depois de cada mão
web-rest-none = Nenhuma
web-rest-brief = 10 s
web-rest-usual = 30 s
web-rest-long = 2 min
web-go-on = Continuar
web-told-over = A mão { $number } acabou
web-told-played = { $name }, { $contract }: { $outcome }
web-told-trick = A última vaza
web-told-paid = Quem paga a quem?
web-told-won = Ganhos e perdas
web-told-hand = esta mão
web-told-all = ao todo
web-told-even = Você não ganha nem perde nada.
web-told-you-win = Você ganha { $many }.
web-told-you-lose = Você perde { $many }.
web-told-side-wins = O seu lado ganha { $many }.
web-told-side-loses = O seu lado perde { $many }.
web-told-nothing = Você não ganha nada.
web-told-you-and-other = Você: { $mine }. { $other }: { $theirs }.
web-told-side-and-other = O seu lado: { $mine }. { $other }: { $theirs }.
web-told-ready = { $many ->
    [one] Jogador pronto: { $names }.
   *[other] Jogadores prontos: { $names }.
}
web-told-waiting = Esperando { $names }.
web-told-by-itself = A mesa continua sozinha em { $seconds } s.
web-hands = Mãos até agora
web-look = ver
web-back-to-table = Voltar à mesa
web-hand-earlier = Mão anterior
web-hand-later = Mão seguinte
web-wrong-card = As regras pedem outra carta. Toque de novo para jogar esta mesmo assim: qualquer pessoa da mesa pode denunciar, e então você paga a pena do livro.
web-by-law = Pela lei:
web-wrong-card-law = As regras pedem outra carta. Toque de novo para jogar esta mesmo assim. O livro diz: { $law }
web-against-the-rules = contra as regras
web-order = Ordem
web-order-lit = Da mais forte para a mais fraca. As suas cartas estão marcadas.
web-sure = Toque mais uma vez para confirmar: { $what }
web-case-trump = Aqui esta carta conta como trunfo, não como carta de { $suit }: { $card }.
web-own-suit = { $suit ->
    [O] ouros
    [C] copas
    [E] espadas
   *[other] paus
}
