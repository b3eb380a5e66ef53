# Uma mão que acabou.
web-rest = Quanto espera a mesa depois de uma mão
web-rest-none = Nada
web-rest-brief = 10 s
web-rest-usual = 30 s
web-rest-long = 2 min
web-go-on = Seguir
web-told-over = A mão { $number } acabou
web-told-played = { $name }, { $contract }: { $outcome }
web-told-trick = A última vaza
web-told-paid = Quem paga a quem
web-told-won = Ganhos e perdas
web-told-hand = esta mão
web-told-all = ao todo
web-told-even = Você não ganha nem perde.
web-told-you-win = Você ganha { $many }.
web-told-you-lose = Você perde { $many }.
web-told-side-wins = O seu lado ganha { $many }.
web-told-side-loses = O seu lado perde { $many }.
web-told-ready = { $many ->
    [one] { $names } já seguiu.
   *[other] { $names } já seguiram.
}
web-told-waiting = À espera de { $names }.
web-told-by-itself = A mesa segue sozinha dentro de { $seconds } s.
web-hands = As mãos até agora
web-look = ver
web-back-to-table = Voltar à mesa
web-hand-earlier = A mão anterior
web-hand-later = A mão seguinte
web-wrong-card = As regras pedem outra carta. Toque outra vez para jogar esta assim mesmo: qualquer pessoa da mesa pode acusar, e então segue-se a pena do livro.
web-against-the-rules = contra as regras
