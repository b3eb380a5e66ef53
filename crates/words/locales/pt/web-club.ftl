# Os campeonatos: painel, mesas das comissões, celulares e papéis.

web-club-title = Campeonatos
web-club-lead = O dia inteiro de um campeonato, da primeira inscrição à última medalha, em um computador e nos celulares de todos.
web-club-found = Criar um campeonato
web-club-found-means = As respostas do regulamento já estão preenchidas. Mude só o que é diferente no seu clube.
web-club-demo = Ver um dia de campeonato que anda sozinho
web-club-speed = Velocidade
web-club-events = Campeonatos desta sala
web-club-none = Ainda não há nenhum.
web-club-carry = Carregar um campeonato de um arquivo
web-club-carry-means = Outro computador continua o dia a partir deste arquivo. Todos recebem links novos.
web-club-file = Arquivo do campeonato
web-club-name = Nome do campeonato
web-club-host = Clube e departamento
web-club-place = Local
web-club-date = Data
web-club-start = Primeira chamada
web-club-your-name = O seu nome
web-club-tables = Mesas
web-club-minutes = Minutos por partida
web-club-zone = Fuso horário do salão
web-club-fee = Valor da inscrição (R$)
web-club-format = Forma de disputa
web-club-draw-method = Sorteio
web-club-draw-hash = cada capataz tira uma carta
web-club-draw-tickets = números tirados à mão
web-club-pin-asked = Este link é pessoal. Digite o PIN que veio com ele.
web-club-pin-wrong = O PIN está errado. Confira e tente de novo.
web-club-pin-shut = PINs errados demais. Espere um minuto e tente de novo.
web-club-come-in = Entrar
web-club-to-board = Ver o painel do salão
web-club-link = Link
web-club-link-own = Guarde este link e este PIN: com eles você entra de novo, também em outro dispositivo. Eles não serão mostrados outra vez.
web-club-link-once = Dê o link e o PIN só a esta pessoa. Eles não serão mostrados outra vez; o link anterior não abre mais.
web-club-go-on = Continuar
web-club-calls = Chamadas
web-club-no-calls = Ninguém está sendo chamado agora.
web-club-wall = Para o projetor
web-club-draw = Sorteio
web-club-laws = As leis do jogo
web-club-look-again = Atualizar
web-club-walkover = não veio
web-club-bye = folga
web-club-standing = Classificação
web-club-entry = inscrição
web-club-won = vitórias
web-club-prizes = Prêmios
web-club-house = Fica com o clube
web-club-not-drawn = O sorteio ainda não foi feito.
web-club-draw-means = As cartas que os capatazes tiraram fazem a semente. A ordem é a do SHA-256 de “semente:categoria:número”; qualquer um pode refazê-la.
web-club-number = número
web-club-kept = Sem conexão. O registro ficou salvo aqui e será enviado depois.
web-club-renewed = Este link não funciona mais. O que você registrou está guardado neste dispositivo: abra aqui o seu link novo, e tudo será enviado.
web-club-publish = Publicar o campeonato
web-club-archive = Arquivar e apagar os contatos
web-club-cancel = Cancelar o campeonato
web-club-cancel-means = As inscrições de toda categoria que ainda tem prêmio a entregar são devolvidas.
web-club-cancel-why = Motivo
web-club-export = Salvar em um arquivo
web-club-papers = Papéis
web-club-open-entries = Abrir as inscrições
web-club-close-advice = Feche as inscrições às { $time } e afixe a lista, para que os erros apareçam a tempo.
web-club-close-entries = Fechar as inscrições
web-club-start-round = Começar a rodada
web-club-draw-cards = Cada capataz tira uma carta do baralho, na ordem dos números. Escreva cada uma, por exemplo RO ou 4C.
web-club-draw-order = Escreva os números na ordem em que saíram.
web-club-proxy = tirada pela comissão
web-club-order = Ordem
web-club-do-draw = Sortear
web-club-call-all = Chamar para as mesas livres
web-club-which-table = Mesa
web-club-time = Hora marcada
web-club-call = Chamar
web-club-lots = As regras não desempatam estas inscrições: os capatazes decidem por sorteio.
web-club-no-tables = Nenhuma mesa está em jogo.
web-club-tampa-in-use = tampa em uso
web-club-start-partida = Começar a partida
web-club-judge = Juiz
web-club-send-judge = Mandar um juiz
web-club-handed = escalação entregue
web-club-seat = Lugar
web-club-check-in = Marcar presença
web-club-hand-over = Entregar o prêmio
web-club-hall = Avisos do salão
web-club-facts = O que aconteceu
web-club-warn = Advertir
web-club-people = Pessoas e links
web-club-person = Pessoa
web-club-role-is = Função
web-club-appoint = Nomear
web-club-new-link = Novo link
web-club-give-link = Dar um link
web-club-end-link = Anular o link
web-club-entries = Inscrições
web-club-csv = Inscrições de um arquivo CSV
web-club-csv-means = Uma linha por inscrição. Separe vários nomes com ponto e vírgula; em “paid”, escreva sim se já foi paga.
web-club-reserve = Reserva
web-club-capataz-if-other = Capataz, se não for o primeiro jogador
web-club-contact = Contato (apagado ao arquivar)
web-club-enter = Inscrever
web-club-out = fora do campeonato
web-club-confirmed = confirmada
web-club-unpaid = não paga
web-club-withdraw = Retirar
web-club-reverse = Devolver o dinheiro
web-club-name-capataz = Nomear um capataz
web-club-register = Registrar uma pessoa
web-club-no-jogo = Você não tem jogo agora. Quando a comissão mandar você para uma mesa, ela aparece aqui.
web-club-referee = Mesa do árbitro
web-club-malos = malos
web-club-buenos = buenos
web-club-reason = Motivo (regra ou lance)
web-club-undo = Desfazer o último
web-club-complain-now = Reclamações só são aceitas durante o jogo, da chamada até o último tento.
web-club-wait-for-call = Espere a chamada.
web-club-line-up = Escalação, na ordem dos lugares
web-club-hand-in = Entregar a escalação
web-club-hand-in-again = Mudar a escalação
web-club-sign-means = Confira o resultado e assine a súmula.
web-club-sign = Assinar a súmula
web-club-other-signs = Assinado. Falta a outra assinatura.
web-club-deliver-now = Você ganhou: leve a súmula, o baralho e os tentos à mesa dos resultados.
web-club-ask-tampa = Pedir o tampa baralho
web-club-goes-out = Quem sai
web-club-comes-in = Quem entra
web-club-substitute = Substituição
web-club-exchange = Trocar as testas
web-club-report = Reclamar
web-club-ground = Motivo
web-club-accused = Jogador em questão
web-club-do-report = Entregar a reclamação
web-club-incidents = Ocorrências
web-club-no-incidents = Nenhuma ocorrência até agora.
web-club-uphold = Acatar
web-club-dismiss = Rejeitar
web-club-sumulas = Súmulas
web-club-no-sumulas = Nada está esperando aqui.
web-club-enter-result = Registrar o resultado
web-club-bearer = Quem entrega
web-club-cards-counted = Cartas contadas
web-club-deliver = Receber
web-club-scores = Resultado das partidas
web-club-why = Motivo
web-club-to-homologate = Para homologar
web-club-not-delivered = Ainda não foi entregue; a comissão pode homologar o que ela mesma apurou.
web-club-homologate = Homologar
web-club-decide = Encerrar a categoria
web-club-homologate-category = Homologar a classificação
web-club-correct = Corrigir um resultado
web-club-entry-fee = Inscrição
web-club-began = Início
web-club-ended = Fim
web-club-result = Resultado
web-club-round = { $round }ª rodada
web-club-last = Últimos { $places }
web-club-table = Mesa { $table }
web-club-jogo = Jogo { $jogo }
web-club-winner-of = quem ganhar o jogo { $jogo }
web-club-loser-of = quem perder o jogo { $jogo }
web-club-of-group = { $place }º do grupo { $group }
web-club-place-of = { $place }º lugar
web-club-partida = Partida { $number }
web-club-player = Jogador { $number }
web-club-receipt = Recibo { $number }
web-club-judge-is = juiz { $name }
web-club-walkover-of = { $name } não veio: perde o jogo e sai do campeonato
web-club-signed-by = Assinado no papel por { $name }
web-club-paid = Pagou { $amount }
web-club-pay = Receber { $amount }
web-club-cash = em caixa { $amount }
web-club-last-tento = Último: { $tento }
web-club-category = { $category ->
    [individual] Individual
   *[duplas] Duplas
}
web-club-state = { $state ->
    [draft] em preparação
    [published] publicado
    [running] em jogo
    [homologated] resultados homologados
    [paid] prêmios entregues
    [archived] arquivado
   *[cancelled] cancelado
}
web-club-category-state = { $state ->
    [announced] anunciada
    [open] inscrições abertas
    [closed] inscrições fechadas
    [drawn] sorteada
    [decided] decidida
    [homologated] homologada
    [paid] prêmios entregues
   *[cancelled] cancelada
}
web-club-stage = { $stage ->
    [group] Grupos
    [swiss] Sistema suíço
    [round-robin] Todos contra todos
    [qf] Quartas de final
    [sf] Semifinais
    [third] Terceiro lugar
   *[final] Final
}
web-club-jogo-state = { $state ->
    [scheduled] marcado
    [called] chamado
    [ready] pronto
    [playing] em jogo
    [between] entre partidas
    [suspended] suspenso, aguardando decisão
    [played] jogado
    [signed] assinado
    [delivered] entregue
    [decided] decidido sem jogo
    [homologated] homologado
    [bye] folga
   *[void] sem efeito
}
web-club-role = { $role ->
    [organising] Comissão organizadora
    [evaluating] Comissão avaliadora
    [desk_entries] Mesa das inscrições
    [desk_results] Mesa dos resultados
    [judge] Juiz
    [capataz] Capataz
    [player] Jogador
   *[public] Público
}
web-club-speed-of = { $speed ->
    [slow] devagar
    [brisk] ligeiro
    [fast] rápido
   *[at_once] de uma vez
}
web-club-format-of = { $format ->
    [knockout] Eliminatória com terceiro lugar
    [groups_knockout] Grupos e depois eliminatória
    [swiss] Sistema suíço
   *[round_robin] Todos contra todos
}
web-club-hall-rule = { $rule ->
    [shouting] Gritos ou brigas
    [crowding] Gente em volta da mesa
   *[blade] Arma branca no salão
}
web-club-ground-of = { $ground ->
    [I] I: subiu em uma cadeira ou na mesa
    [II] II: desrespeitou o adversário
    [III] III: não cumpriu o horário
    [IV] IV: não aceitou uma decisão com respeito
    [V] V: ficou a mais de dois metros da mesa, na roda
    [V-testa-playing] V: o mesmo em uma testa, ainda com cartas
    [V-testa-played] V: o mesmo em uma testa, depois de jogar, sem licença
    [V-testa-allowed] V: o mesmo em uma testa, depois de jogar, com licença
    [VI] VI: sinais de embriaguez
    [VII] VII: bebeu álcool
   *[VIII] VIII: sem a pilcha devida
}
web-club-incident-state = { $state ->
    [late] não recebida: tarde demais
    [not-entitled] não recebida: só o capataz reclama
    [review] aguardando decisão
    [to-uphold] aguardando um segundo membro: para acatar
    [to-dismiss] aguardando um segundo membro: para rejeitar
    [upheld] acatada e cumprida
   *[dismissed] rejeitada
}
web-club-follows = { $what ->
    [excused] Com licença do adversário não há falta: a reclamação só pode ser rejeitada.
    [entry-out] Se for acatada, a inscrição perde este jogo e sai de vez do campeonato; quem cometeu a falta fica fora das duas categorias.
    [player-out] Se for acatada, o jogador sai e o reserva entra; sem reserva, a inscrição sai.
   *[jogo-lost] Se for acatada, a inscrição perde este jogo e pode voltar na rodada seguinte.
}
web-club-flag = { $flag ->
    [late] Já devia ter sido entregue.
    [other] Quem entregou não foi o capataz do vencedor.
    [pack] Faltam cartas: o baralho sai de uso.
   *[things] Faltam tentos ou a tampa.
}
web-club-kit = Kit { $kit }
web-club-kit-holds = Baralho de { $many } cartas, tentos, súmula, tampa
web-club-at = Hora
web-club-complains = Quem reclama
web-club-back = devolvido, recibo { $number }
web-club-till = Em caixa
web-club-paper-blank = Este papel ainda está em branco.
web-club-blank = ainda em branco
web-club-paper = { $paper ->
    [regulation] Regulamento
    [entries] Lista das inscrições
    [receipts] Recibos das inscrições
    [draw] Ata do sorteio
    [line-ups] Escalações
    [sumulas] Súmulas da rodada
    [blank-sumula] Súmula em branco
    [bracket] Chave
    [standings] Classificação
    [capataz-cards] Cartões dos capatazes
    [call-sheet] Folha de chamada da rodada
    [incidents] Fichas de ocorrência
    [judge-card] Cartão do juiz
    [kit-labels] Etiquetas dos kits
    [till] Folha de caixa
    [log] Quem fez o quê
    [certificates] Certificados
    [notices] Avisos para o salão
   *[prizes] Recibos dos prêmios
}
web-club-refused = { $why ->
    [not-yours] Essa decisão não é sua.
    [unknown-person] Essa pessoa não está registrada.
    [unknown-category] Essa categoria não existe.
    [unknown-entry] Essa inscrição não existe.
    [unknown-jogo] Esse jogo não existe.
    [unknown-incident] Essa ocorrência não existe.
    [not-now] Isso não pode ser feito agora.
    [bad-name] Falta o nome, ou ele já está em uso.
    [too-long] Um texto está longo demais. Encurte o texto.
    [prizes-too-high] Os prêmios passam do total das inscrições.
    [bad-options] Nenhum campeonato pode ser jogado com estas opções.
    [entries-closed] As inscrições estão fechadas.
    [twice-in-category] Alguém já está em outra inscrição desta categoria.
    [wrong-number] O número de jogadores não é o desta categoria.
    [too-many-reserves] Há reservas demais.
    [no-capataz] A inscrição não tem capataz.
    [wrong-amount] Esse não é o valor devido.
    [nothing-to-reverse] Esse pagamento não existe e não pode ser devolvido.
    [too-few-entries] São necessárias pelo menos duas inscrições confirmadas.
    [too-many] É mais do que cabe em um dia: no máximo 128 inscrições por categoria, ou 64 onde todos jogam contra todos.
    [bad-draw] Falta uma carta ou um número, ou há um repetido.
    [round-open] Ainda há jogos desta rodada para homologar.
    [tie-open] Primeiro os capatazes devem decidir por sorteio.
    [not-tied] Essas inscrições não estão empatadas.
    [table-taken] Essa mesa não está livre.
    [clash] Alguém está jogando em outra mesa.
    [not-registered] Alguém não está nesta inscrição.
    [banned] Essa pessoa está fora do campeonato.
    [entry-out] Essa inscrição está fora do campeonato.
    [judge-conflict] O juiz pertence a uma das inscrições.
    [judge-pays] Onde há juiz, só ele paga os tentos.
    [no-tentos] Esse número de tentos não pode ser pago.
    [partida-running] Isso só pode ser feito no fim da partida.
    [not-reserve] Essa pessoa não é reserva desta inscrição.
    [not-playing] Essa pessoa não está jogando.
    [unsigned] Falta uma assinatura.
    [incident-open] Ainda há uma reclamação sem decisão.
    [two-members] Dois membros das comissões devem decidir.
    [excused] Com licença do adversário não há falta.
    [too-late] A rodada seguinte já começou.
    [bad-score] Um jogo acabado não pode ter esse resultado.
    [already-paid] Esse recibo já existe.
    [stands-on] Outra decisão depende desta.
    [not-returnable] Essa decisão não pode ser desfeita, ou já foi.
    [no-reason] Escreva o motivo.
    [used] Isso já foi usado e não pode mais ser mudado.
    [draw-stands] O sorteio vale. Primeiro anule o sorteio, com o motivo.
    [no-kit] Essa mesa não tem um kit completo. Dê outro kit à mesa.
    [no-such-table] Essa mesa não existe.
    [bad-cards] Uma ou mais cartas faltam, já saíram ou não são deste baralho. Corrija as marcadas; o resto continua escrito.
   *[not-that-entry] Isso não é dessa inscrição.
}
web-club-entries-of = { $many ->
    [one] { $many } inscrição
   *[other] { $many } inscrições
}
web-club-medals = { $many ->
    [one] { $many } medalha
   *[other] { $many } medalhas
}
