# Campeonatos no terminal.

told-club-day = { $name }, { $date }: { $many ->
    [one] { $many } decisão
   *[other] { $many } decisões
}
told-club-category = { $category }: { $entries }, { $many ->
    [one] { $many } jogo encerrado
   *[other] { $many } jogos encerrados
}, { $state }, total de { $pool }
told-club-refused-day = O dia é recusado por { $cite }.
told-club-refused = { $file }: recusado por { $cite }; nada foi registrado
told-club-no-founder = { $file }: ninguém criou este campeonato
told-club-no-paper = não há papel `{ $paper }`
told-club-no-event = não há campeonato `{ $event }`
told-club-entered = { $many ->
    [one] { $many } inscrição foi registrada.
   *[other] { $many } inscrições foram registradas.
}
told-club-nothing-drawn = { $file }: nada foi sorteado ainda
told-club-by-tickets = { $category }, sorteio n.º { $number }, às { $at }: números tirados à mão, na ordem em que saíram; não há nada a calcular
told-club-by-cards = { $category }, sorteio n.º { $number }, às { $at }: { $command }, na ordem das somas
told-club-annulled = { $category }, sorteio n.º { $number }, às { $at }: anulado às { $when }. Motivo: { $reason }
told-club-wrong-order = a ordem de { $category } não é a das suas cartas
told-club-wrong-seed = a semente do jogo { $jogo }, na mesa { $table }, não é a prometida
told-club-kept = jogo { $jogo }: mesa { $table }, registro { $record } com SHA-256 { $sum }
told-club-verified = Verificado: { $cards ->
    [one] { $cards } sorteio
   *[other] { $cards } sorteios
} por cartas, na ordem das somas; { $tickets ->
    [one] { $tickets } sorteio
   *[other] { $tickets } sorteios
} à mão, que ninguém pode calcular; { $tables ->
    [one] { $tables } mesa da sala que cumpriu o prometido
   *[other] { $tables } mesas da sala que cumpriram o prometido
}.
