# Una mano que ha terminado.
web-rest = Pausa después de cada mano
web-rest-none = Ninguna
web-rest-brief = 10 s
web-rest-usual = 30 s
web-rest-long = 2 min
web-go-on = Seguir
web-told-over = La mano { $number } ha acabado
web-told-played = { $name }, { $contract }: { $outcome }
web-told-trick = La última baza
web-told-paid = ¿Quién paga a quién?
web-told-won = Ganado y perdido
web-told-hand = esta mano
web-told-all = en total
web-told-even = Usted ni gana ni pierde.
web-told-you-win = Usted gana { $many }.
web-told-you-lose = Usted pierde { $many }.
web-told-side-wins = Su bando gana { $many }.
web-told-side-loses = Su bando pierde { $many }.
web-told-nothing = Usted no gana nada.
web-told-you-and-other = Usted: { $mine }. { $other }: { $theirs }.
web-told-side-and-other = Su bando: { $mine }. { $other }: { $theirs }.
web-told-ready = { $many ->
    [one] Jugador listo: { $names }.
   *[other] Jugadores listos: { $names }.
}
web-told-waiting = Esperando a { $names }.
web-told-by-itself = La mesa sigue por sí sola dentro de { $seconds } s.
web-hands = Manos jugadas
web-look = ver
web-back-to-table = Volver a la mesa
web-hand-earlier = Mano anterior
web-hand-later = Mano siguiente
web-wrong-card = Las reglas piden otra carta. Toque otra vez para jugar esta de todos modos: cualquiera de la mesa puede denunciarlo, y entonces usted paga la pena del libro.
web-by-law = Por la ley:
web-wrong-card-law = Las reglas piden otra carta. Toque otra vez para jugar esta de todos modos. El libro dice: { $law }
web-against-the-rules = contra las reglas
web-order = Orden
web-order-lit = De mayor a menor. Sus cartas están marcadas.
web-sure = Toque una vez más: { $what }
web-case-trump = Aquí esta carta cuenta como triunfo, no como carta de { $suit }: { $card }.
web-own-suit = { $suit ->
    [O] oros
    [C] copas
    [E] espadas
   *[other] bastos
}
