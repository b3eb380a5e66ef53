# Minchiate: o que delas se diz à entrada, e o que o livro deixa à combinação da companhia.

minchiate-about = Dois contra dois com noventa e sete cartas. Roube honras, acuse-as, mate as dos outros e salve as suas; cada sessenta pontos são um resto.

minchiate-option-table = se os atos irregulares são recusados, ou permitidos e punidos
    .name = mesa
minchiate-option-partners = se os parceiros se combinam ou se sorteiam
    .name = parceiros
minchiate-option-first-dealer = se quem dá primeiro se combina ou se sorteia
    .name = primeiro a dar
minchiate-option-resto-points = quantos pontos fazem um resto
    .name = pontos do resto
minchiate-option-resto-value = quanto vale um resto para cada jogador
    .name = valor do resto
minchiate-option-resto-coin = como se chamam os tentos
    .name = moeda
minchiate-option-house-stake = quanto vale um resto se nada se combinou
    .name = aposta
minchiate-option-broken-resto = se os pontos que sobram no fim contam como mais um resto
    .name = pontos soltos
minchiate-option-revoke-payer = se uma renúncia é paga pela dupla ou por quem a fez
    .name = quem paga a renúncia
minchiate-option-rob-round = quem rouba do monte
    .name = quem rouba
minchiate-option-tarot-revoke = se não responder com um tarocco é impedido, ou multado como não responder a um naipe
    .name = renúncia ao tarocco
minchiate-option-match-giochi = quantos giochi fazem a partida, ou se dura até alguém sair
    .name = giochi da partida
minchiate-option-most-giochi = após tantos giochi termina uma partida sem limite
    .name = máximo de giochi
minchiate-option-fola = um costume que o livro nomeia mas não descreve
    .name = fola
minchiate-option-pacts = o que mais se combinou antes do jogo, para o árbitro
    .name = pactos
minchiate-option-direction = em que sentido se desenha a mesa
    .name = sentido
