# O que um clube pode decidir do seu campeonato.

web-club-options = O que mais o clube pode decidir
web-club-options-means = Onde o regulamento não diz nada, o clube decide. Estas são as respostas usuais.
web-club-category-is = Categoria
web-club-stage-is = Fase
web-club-call-again = Marcar outra hora ou mesa
web-club-moved = (era às { $time })
web-club-dress-first = Confira a pilcha antes: uma falta achada agora custa só este jogo.
web-club-option = { $option ->
    [close_entries_before] Minutos antes da primeira chamada em que as inscrições fecham
    [changeover_minutes] Minutos entre dois jogos na mesma mesa
    [lateness_tolerance] Minutos de tolerância para atraso
    [delivery_minutes] Minutos para levar a súmula à mesa
    [dress_check] A pilcha é conferida
    [ban_scope] Quem é desclassificado fica fora de
    [hall_board] Painel na parede do salão
    [best_of] Jogos de até três partidas
    [max_reserves] Reservas por inscrição, no máximo
    [reserve_fee] Taxa por reserva (R$)
    [prize_pcts] Prêmios, em porcentagem das inscrições
    [prize_rounding] Prêmios arredondados para baixo
    [third_place] Terceiro lugar
    [groups] Grupos
    [swiss_rounds] Rodadas do suíço
    [vi_with_reserve] Jogador embriagado, havendo reserva
    [dq_past_results] Resultados anteriores de quem é desclassificado
    [dq_place] Lugar alcançado por quem é desclassificado
   *[medals_for_reserves] Medalhas para reservas
}
web-club-option-answer = { $answer ->
    [at_call] em cada chamada à mesa
    [on_report] quando há reclamação
    [championship] todo o campeonato
    [category] a categoria
    [shown] visível
    [off] nenhum
    [never] nenhum
    [final] a final
    [semifinals] semifinais e finais
    [always] todos
    [centavo] ao centavo
    [five_centavos] a cinco centavos
    [fifty_centavos] a cinquenta centavos
    [real] ao real
    [match] jogo entre os perdedores das semifinais
    [lost_to_champion] quem perdeu a semifinal para o campeão
    [continue] o reserva entra e o jogo segue
    [lose_partida] perde a partida
    [lose_jogo] perde o jogo
    [stand] continuam valendo
    [annul] são anulados
    [lost] é perdido
    [kept] é mantido
    [played] os que jogaram
    [all] todos
    [auto] quantos couberem
   *[none] nenhuma
}
web-club-not-founded = { $many ->
    [one] Nada foi criado ainda: um campo precisa de outra resposta. Tudo o que você digitou continua aqui.
   *[other] Nada foi criado ainda: { $many } campos precisam de outra resposta. Tudo o que você digitou continua aqui.
}
web-club-needs = { $need ->
    [name] Escreva um nome de no máximo 120 letras.
    [line] Escreva no máximo 120 letras, em uma só linha.
    [number] Escreva um número inteiro de { $least } a { $most }.
    [time] Escreva uma hora do dia, como 15:00.
    [amount] Escreva um valor como 15,00, no máximo 1.000.000,00.
    [shares] Escreva três porcentagens inteiras, como 30 / 25 / 20.
    [less] Escreva porcentagens menores: as três juntas são no máximo 100.
    [category] Escolha pelo menos uma categoria.
   *[answer] Escolha uma das respostas oferecidas.
}
