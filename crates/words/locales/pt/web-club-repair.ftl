# Erros de um campeonato, cada um consertado; quem fez o quê.

web-club-log = Quem fez o quê
web-club-last-decisions = Decidido agora há pouco
web-club-nothing-decided = Nenhuma decisão corresponde a esta busca.
web-club-taken-back = desfeito
web-club-take-back = Voltar atrás
web-club-take-back-means = O campeonato fica como se esta decisão não tivesse sido tomada. O registro guarda as duas coisas.
web-club-really = Sim, { $what }
web-club-everybody = todas as pessoas
web-club-concern-is = Assunto
web-club-jogo-number = Nº do jogo
web-club-show = Mostrar
web-club-save = Salvar
web-club-edit = Corrigir
web-club-edit-event = Corrigir o que foi digitado
web-club-entry-name = Nome da inscrição
web-club-ctg = CTG ou clube
web-club-region = Região
web-club-late-entries = Aceitar inscrições atrasadas até o sorteio
web-club-kits = Mesas e kits
web-club-no-kit = sem kit completo
web-club-in-use = em uso
web-club-closed = fechada
web-club-new-kit = Dar um kit novo
web-club-borrow-kit = Emprestar o kit de
web-club-withdraw-kit = Falta algo no kit
web-club-withdraw-kit-means = Nenhum jogo é chamado para esta mesa até que ela tenha outro kit. O jogo em curso continua.
web-club-add-table = Acrescentar uma mesa
web-club-close-table = Fechar a mesa
web-club-close-table-means = Nenhum jogo é chamado para esta mesa até que ela seja reaberta.
web-club-reopen-table = Reabrir a mesa
web-club-reopen-entries = Reabrir as inscrições
web-club-reopen-means = A lista volta a aceitar inscrições até que seja fechada de novo.
web-club-annul-draw = Anular o sorteio
web-club-annul-means = Um sorteio só é repetido se a lista estava errada. As duas atas ficam guardadas.
web-club-annulled = Sorteio anulado às { $at } por { $by }. Motivo: { $reason }
web-club-corrected = Corrigido às { $at } por { $by }: antes { $before }, agora { $after }. Motivo: { $reason }
web-club-signed-before = A versão anterior foi assinada por: { $names }
web-club-sign-again = O resultado foi corrigido. Confira e assine a nova versão.
web-club-stands-on = Primeiro é preciso voltar atrás em:
web-club-and-more = e mais { $many }
web-club-until = até { $time }
web-club-late-from = A partir de { $time }, a inscrição pode ser declarada ausente.
web-club-falta = falta (+{ $many })
web-club-buchholz = Buchholz
web-club-difference = saldo de tentos
web-club-tentos-for = tentos feitos
web-club-among = confronto direto
web-club-lot = sorteio
web-club-byes = Folgas: { $names }
web-club-qr = Aponte a câmera para acompanhar o campeonato.
web-club-clock = Hora do salão
web-club-bad-cards = A carta falta, já saiu ou não é deste baralho.
web-club-draw-names = Escreva a carta como está impressa: 7 de espadas, 10, 11 ou 12 de ouros, rei de ouros, ou só RO.
web-club-concern = { $concern ->
    [event] o campeonato
    [entries] inscrições
    [draw] sorteio e rodadas
    [tables] mesas e chamadas
    [play] tentos e partidas
    [results] resultados e prêmios
    [discipline] disciplina
   *[all] todos os assuntos
}
web-club-follows-from = { $what ->
    [withdraw] A inscrição sai do campeonato e o valor pago é devolvido.
    [leave] A inscrição sai do campeonato. O valor fica no prêmio, e os adversários ganham os jogos que faltam.
    [walkover] A inscrição perde este jogo e sai do campeonato (motivo III).
    [homologate] O resultado passa a valer na chave e na classificação.
    [archive] O campeonato é encerrado e os contatos de todos são apagados, sem volta.
    [close] Ninguém mais se inscreve até que as inscrições sejam reabertas.
    [category] A classificação passa a valer e os prêmios podem ser entregues.
   *[uphold] A inscrição é punida quando um segundo membro decide o mesmo.
}
web-club-did = { $what ->
    [found] criou o campeonato { $a }
    [add-category] criou a categoria { $a }
    [appoint] nomeou { $a }: { $b }
    [publish] publicou o campeonato
    [cancel] cancelou o campeonato: { $a }
    [archive] arquivou o campeonato
    [edit-event] corrigiu os dados do campeonato { $a }
    [edit-category] corrigiu a categoria { $a }
    [take-back] voltou atrás no nº { $a } ({ $b }): { $c }
    [register] registrou { $a }
    [open-entries] abriu as inscrições: { $a }
    [enter] inscreveu { $a } ({ $b })
    [name-capataz] nomeou o capataz de { $a }: { $b }
    [pay] recebeu { $b } de { $a }, recibo { $c }
    [reverse] devolveu o dinheiro de { $a }, recibo { $b }
    [withdraw] retirou { $a }
    [close-entries] fechou as inscrições: { $a }
    [edit-entry] corrigiu a inscrição { $a }: { $b }
    [note-origin] anotou a origem de { $a }: { $b }
    [reopen-entries] reabriu as inscrições ({ $a }): { $b }
    [draw] sorteou { $a }: { $b }
    [annul-draw] anulou o sorteio ({ $a }): { $b }
    [draw-lots] desempatou na sorte: { $a }
    [start-round] começou a rodada: { $a }
    [decide] encerrou a categoria { $a }
    [homologate-category] homologou a classificação: { $a }
    [award] entregou o prêmio { $a } a { $b }, recibo { $c }
    [add-table] acrescentou uma mesa
    [close-table] fechou a mesa { $a }: { $b }
    [reopen-table] reabriu a mesa { $a }
    [withdraw-kit] retirou o kit da mesa { $a }: { $b }
    [give-kit] deu um kit novo à mesa { $a }
    [borrow-kit] emprestou à mesa { $a } o kit da mesa { $b }
    [call] chamou o { $a } para a mesa { $b } às { $c }
    [hand-in] entregou a escalação de { $b } ({ $a })
    [check-in] marcou a presença de { $b } ({ $a })
    [appoint-judge] mandou um juiz para o { $a }: { $b }
    [walkover] deu a ausência de { $b } ({ $a })
    [start-partida] começou uma partida do { $a }
    [open-room] abriu uma mesa da sala para o { $a }
    [halt-room] parou a mesa do { $a }
    [resume-room] deixou seguir a mesa do { $a }
    [leave-room] deixou a mesa do { $a }
    [take-room] trouxe da mesa o resultado do { $a }: { $b }
    [tentos] pagou { $c } a { $b } ({ $a })
    [undo] desfez o último pagamento do { $a }
    [tampa] pediu a tampa para { $b } ({ $a })
    [substitute] trocou em { $a }: sai { $b }, entra { $c }
    [exchange] trocou as testas de { $b } ({ $a })
    [sumula] registrou a súmula do { $a }: { $b }
    [sign] assinou por { $b } a súmula do { $a }
    [deliver] recebeu a súmula do { $a } das mãos de { $b }
    [homologate] homologou o { $a }
    [correct] corrigiu o { $a } para { $b }: { $c }
    [report] recebeu reclamação no { $a } contra { $b } ({ $c })
    [uphold] acatou a reclamação contra { $a }
    [dismiss] rejeitou a reclamação contra { $a }
   *[warn] advertiu: { $a }
}
