# O regulamento de um campeonato, por artigos, e os outros papéis de parede.

web-club-article-of = { $article ->
    [object] Do objetivo
    [event] Da realização
    [categories] Das categorias
    [entries] Das inscrições
    [draw] Do sorteio
    [prizes] Da premiação
    [hall] Do salão
    [capataz] Do capataz, do juiz e dos jogadores
    [dress] Da pilcha
    [game] Do jogo
    [walkover] Dos horários
    [grounds] Da desclassificação
    [sumula] Da súmula
   *[commissions] Das comissões
}
web-club-reg-article = Art. { $n }º
web-club-reg-object = Reunir sócios e amigos de { $host }, manter vivos os campeonatos de truco e confraternizar peões e prendas em um lazer sadio.
web-club-reg-event = { $name }: { $host }, { $place }, { $date }, às { $start }.
web-club-reg-reserves = { $many ->
    [0] sem reserva
    [one] até { $many } reserva
   *[other] até { $many } reservas
}
web-club-reg-players = { $many ->
    [one] { $many } jogador por inscrição
   *[other] { $many } jogadores por inscrição
}
web-club-reg-three = Jogos de até três partidas: { $stages }.
web-club-reg-fee = { $category }: { $amount } por inscrição.
web-club-reg-close = As inscrições fecham { $minutes } minutos antes da primeira chamada, às { $time }.
web-club-reg-late = Inscrições atrasadas são aceitas até o sorteio.
web-club-reg-hash = Cada capataz tira uma carta de um baralho embaralhado. As cartas formam a semente, e a ordem é a do SHA-256 de “semente:categoria:número”: qualquer um pode refazê-la.
web-club-reg-tickets = Os números são tirados à mão, na presença dos capatazes.
web-club-reg-repeat = O sorteio só é repetido se a lista estava errada; as duas atas ficam guardadas.
web-club-reg-prize = { $category }: 1º lugar { $first } %, 2º lugar { $second } % e 3º lugar { $third } % das inscrições, e medalhas.
web-club-reg-target = Tentos que ganham uma partida: { $target }. Malos: { $half }. Buenos: { $half }.
web-club-reg-time = Cada partida tem { $minutes } minutos marcados; entre dois jogos na mesma mesa há { $change }.
web-club-reg-late-jogo = A inscrição que não está à mesa { $minutes } minutos depois da hora marcada pode ser declarada ausente: perde o jogo e sai do campeonato. Quem decide é a comissão, nunca o relógio.
web-club-reg-signed = Lido e aprovado.
web-club-reg-has = certifica que
web-club-reg-place = obteve o { $place }º lugar
web-club-reg-in = na categoria { $category } do { $name }.
web-club-reg-delivered-by = Entregue por
web-club-reg-reserves-are = Reservas
web-club-reg-page = { $n } de { $all }
web-club-reg-scan = Acompanhe pelo celular
