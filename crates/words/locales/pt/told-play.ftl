# O que diz a mesa no terminal.

told-seat = lugar { $seat }
told-carried = antes do registro

told-play-you = você
told-play-bot = um bot: { $level }
told-play-seed = Todos os embaralhamentos vêm de uma semente secreta. A impressão digital dela é mostrada agora; a semente, quando a partida acabar:
told-play-seed-unknown = A partida continua. A primeira semente não é conhecida; por isso, daqui em diante as cartas são embaralhadas com outra. A impressão digital da nova é mostrada agora; a semente, quando a partida acabar. O registro inteiro não pode mais ser verificado:
told-play-keeps = O registro fica em { $file }.
told-play-cards = As cartas: { $legend }.
told-play-commands = Digite rules para ler como se joga, help para ver os comandos.
told-play-refused = Recusado: { $why }
told-play-unread = Não entendi: { $why }.
told-play-meant = Você quis dizer { $word }?
told-play-help = Digite help para ver os comandos.
told-play-no-command = Não entendi: agora você não precisa responder nada, e `{ $word }` não é um comando.
told-play-number = { $what }: um número de { $from } a { $to } (Enter: { $middle }) >
told-play-no-number = Isso não é um número. Digite um.
told-play-won = Vitória de { $names }.
told-play-left = { $pot }: ficam { $amount }
told-play-seed-was = A semente de todos os embaralhamentos era
told-play-fingerprint = e a impressão digital dela, mostrada antes da primeira carta,
told-play-kept = O registro está em { $file }.
told-play-unkept = Nenhum registro foi guardado; --record ARQUIVO guarda um.
told-play-replays = mostra todas as mãos e todos os pagamentos
told-play-verifies = verifica os embaralhamentos quando a partida acabar
told-play-resumes = continua a partida
told-play-why = Mão { $number }: quem pagou a quem, e por quê
told-play-save-where = Digite save e o nome de um arquivo.
told-play-saved = O registro até agora está em { $file }.
told-play-exists = Não foi salvo: { $file } já existe. Escolha outro nome.
told-play-unsaved = O registro não foi salvo: { $why }

told-table-you = { $seat } (você)
told-table-cards = { $many ->
    [one] { $many } carta
   *[other] { $many } cartas
}

told-sheet-hand = esta mão
told-sheet-all = ao todo
told-sheet-open = ainda não acabou
told-sheet-trump = trunfo { $suit }
told-sheet-played = { $seat } jogou { $contract }: { $how }

told-hint-nothing = Não há nada para fazer.
told-hint-key = tecla
told-hint-would = o tutor faria

told-help-keys = uma escolha pela sua tecla; uma carta pelo número ou pelo nome ({ $name }); várias, uma depois da outra
told-help-action = qualquer ação, escrita como em um registro
told-help-say = o que você diria em voz alta: a mesa ouve, e o que o livro conhece pode obrigar você
told-help-rules = como se joga, regra a regra
told-help-why = quem pagou a quem na última mão, e por que regra
told-help-rule = o que diz uma regra; ? { $word } o que significa uma palavra
told-help-hint = o que o tutor faria, e quanto vale cada uma das outras escolhas
told-help-log = o que foi dito nesta mão
told-help-tricks = as vazas feitas que você pode rever
told-help-sheet = todos os pagamentos desta mão e da anterior
told-help-hand = as suas cartas pelo nome
told-help-order = a ordem das cartas neste contrato; as suas têm um asterisco
told-help-cards = como as cartas são escritas: { $legend }
told-help-save = grava em um arquivo o registro até agora
told-help-quit = deixar a mesa

told-menu-number = digite o número
told-menu-or-write = ou digite a ação, por exemplo { $action }
told-menu-card = o número ou o nome da carta
told-menu-card-key = digite { $key } e a carta, por exemplo { $key } { $card } (ou { $verb } { $card })
told-menu-up-to = até { $most }, ou 0 para nenhuma
told-menu-exactly = exatamente { $most }
told-menu-between = de { $least } a { $most }
told-menu-cards = { $many }; números ou nomes, um depois do outro, por exemplo 2 3
told-menu-from-to = um número de { $from } a { $to }; só Enter significa { $middle }
told-menu-from-to-verb = de { $from } a { $to }, por exemplo { $verb } { $middle }

told-read-card = { $what }: digite { $verb } e a carta.
told-read-cards = { $what }: digite { $verb } e as cartas.
told-read-no-choice = Não há escolha { $choice }: as escolhas são { $among }.
told-read-only-choice = Não há escolha { $choice }: a única é { $only }.
told-read-from-to = de { $first } a { $last }
told-read-and-numbers = { $others } e os números mostrados
told-read-numbers = os números mostrados
told-read-no-card = Não há carta { $card }: as suas são de 1 a { $last }.
told-read-no-card-now = Agora não é preciso escolher uma carta.
told-read-choose = Para escolher essa carta, digite { $verb } { $cards }.
told-read-some = Escolha uma carta.
told-read-one = Uma carta por vez.
