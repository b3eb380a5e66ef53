# Jogos de um campeonato em mesas da sala, e decisões levadas às mesas das comissões.

web-club-open-room-table = Jogar em uma mesa da sala
web-club-at-room-table = Está sendo jogado em uma mesa da sala.
web-club-halted = parada pelo juiz
web-club-watch = Ver a mesa
web-club-halt = Parar a mesa
web-club-release = Deixar seguir
web-club-leave-table = Sair desta mesa
web-club-leave-table-means = Nada do que foi jogado ali conta: a partida recomeça, em outra mesa ou com cartas de verdade.
web-club-seat-link = Link do lugar
web-club-take-seat = Ocupar o seu lugar
web-club-record = Registro da partida
web-club-to-desk = Voltar
web-club-other-games = Outro jogo, ou mesas da sala
web-club-other-games-means = Um jogo pode ser disputado com cartas de verdade ou em uma mesa da sala. Se o jogo escolhido não conta até o limite, quem ganha recebe o limite, e quem perde, o limite menos a diferença.
web-club-game = Jogo
web-club-target = Tentos que ganham uma partida
web-club-watch-delay = Segundos de atraso com que os juízes veem essas mesas
web-club-ruling = Decisão da mesa do árbitro (endereço ou palavras)
web-club-ruling-is = Decisão:
web-club-commitment = Impressão digital dos embaralhamentos
web-club-seed = Semente dos embaralhamentos
web-club-has-signed = assinou: { $name }
web-denied-halted = O juiz parou a mesa. Espere que ele a libere.
web-denied-given = A mesa do campeonato dá os lugares desta mesa: entre pelo seu link.
web-club-watch-late = { $many ->
    [0] Você vê a mesa ao vivo. As cartas das mãos não são mostradas.
    [one] Você vê a mesa com { $many } segundo de atraso. As cartas das mãos não são mostradas.
   *[other] Você vê a mesa com { $many } segundos de atraso. As cartas das mãos não são mostradas.
}
web-club-proved = { $many ->
    [one] Jogado em uma mesa da sala; { $many } embaralhamento conferido.
   *[other] Jogado em uma mesa da sala; { $many } embaralhamentos conferidos.
}
web-club-no-room-table = { $why ->
    [too-many] Este jogo não tem mesa para tantos jogadores.
    [partners-drawn] Neste jogo, as cartas decidem quem joga com quem: nenhuma dupla pode ficar junta.
   *[unknown] Esse jogo não existe na sala.
}
