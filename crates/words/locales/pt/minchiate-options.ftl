# Minchiate: o que o início diz do jogo, e o que o livro deixa aos jogadores.

minchiate-about = Dois contra dois com noventa e sete cartas. Roube e acuse honras, mate as dos outros e salve as suas; sessenta pontos fazem um resto.

minchiate-option-table = As faltas são recusadas, ou permitidas e punidas?
    .name = mesa
minchiate-option-partners = Os parceiros são combinados ou sorteados?
    .name = parceiros
minchiate-option-first-dealer = Quem dá primeiro é combinado ou sorteado?
    .name = primeiro a dar
minchiate-option-resto-points = Quantos pontos fazem um resto?
    .name = pontos do resto
minchiate-option-resto-value = Quanto vale um resto para cada jogador?
    .name = valor do resto
minchiate-option-resto-coin = Como se chamam as fichas?
    .name = moeda
minchiate-option-house-stake = Quanto vale um resto se nada foi combinado?
    .name = aposta
minchiate-option-broken-resto = Os pontos que sobram no fim contam como mais um resto?
    .name = pontos que sobram
minchiate-option-revoke-payer = Quem paga uma renúncia: a dupla, ou só quem a fez?
    .name = quem paga a renúncia
minchiate-option-rob-round = Quem rouba do monte?
    .name = quem rouba
minchiate-option-tarot-revoke = Não jogar um tarocco obrigatório é impedido, ou multado como não seguir o naipe?
    .name = não jogar tarocco
minchiate-option-match-giochi = Quantos giochi fazem a partida, ou ela dura até que alguém saia?
    .name = giochi da partida
minchiate-option-most-giochi = Depois de quantos giochi acaba uma partida sem fim combinado?
    .name = máximo de giochi
minchiate-option-fola = Um costume que o livro cita, mas não descreve
    .name = fola
minchiate-option-pacts = O que mais foi combinado antes do jogo? Para o árbitro.
    .name = pactos
minchiate-option-direction = Em que sentido a mesa é desenhada?
    .name = sentido
