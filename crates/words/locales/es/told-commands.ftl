# Lo que dicen los comandos del programa: replay, solve, simulate, arena, verify y los demás.

told-progress-left = faltan
told-serve-open = La sala de juego está abierta en { $address } (para cerrarla, Ctrl-C).
told-backup-copied = La sala se ha copiado en { $file }.
told-explain-ask = Pregunte por una regla, como ? { $rule }, o por una palabra, como ? { $word }; rules muestra cómo se juega.

told-games-or = { $all } o { $last }
told-games-book = libro
told-games-players = jugadores
told-games-pack = baraja
told-games-cards = { $cards } cartas ({ $pack })
told-games-match = una partida
told-games-minutes = de { $least } a { $most } minutos entre personas
told-games-rules = reglas
told-games-revision = revisión { $revision }
told-games-bots = bots
told-games-options = opciones, cada una con --option NOMBRE=VALOR
told-games-unless = si no se acuerda otra cosa: { $value }
told-games-noted = solo se anota, no cambia nada en el juego

told-replay-cut = Un fragmento: la partida no se jugó hasta el final.
told-replay-begun = Un fragmento: empieza a mitad de una partida, con lo que dice `setup`.
told-replay-part = Un fragmento: empieza con lo que dice `setup` y termina antes de que acabe la partida.
told-replay-deal = Mano { $number }
told-replay-dealt = { $deal }, dada por { $seat }
told-replay-won = La partida ha acabado. La ha ganado { $winners }.
told-replay-unwon = La partida ha acabado; no la ha ganado nadie.
told-replay-shuffle = Deben barajarse las cartas.
told-replay-waits = La mesa espera a { $seats }.
told-replay-why = Por qué:

told-verify-fair = { $shuffles ->
    [one] Sí: la semilla es la prometida antes de la primera carta, y el barajado sale de ella.
   *[other] Sí: la semilla es la prometida antes de la primera carta, y los { $shuffles } barajados salen de ella.
}
told-verify-proves = Esto prueba que no se cambió ningún reparto después de la primera carta. No prueba que nadie mirara las cartas.
told-verify-other-seed = No: la semilla revelada no es la prometida antes de la primera carta.
told-verify-broken = La casa ha faltado a su promesa, o se ha alterado el registro.
told-verify-other-deal = No: el barajado { $shuffle } no sale de la semilla.
told-verify-changed = Se han cambiado las cartas, o se ha alterado el registro.

told-solve-wait = resolviendo la baza { $trick } de la mano { $deal }: puede tardar unos minutos
told-whist-north-south = Norte y Sur
told-whist-east-west = Este y Oeste
told-whist-wins = Sale { $leader }. Si todos juegan lo mejor posible, { $side } ganan { $tricks } de { $all } bazas.
told-whist-by-card = Sus bazas, según la carta con la que sale { $leader }:

told-deals = { $many ->
    [one] { $many } mano
   *[other] { $many } manos
}
told-matches = { $many ->
    [one] { $many } partida
   *[other] { $many } partidas
}
told-head-bot = bot
told-head-won = ganado por mano
told-head-from = 95% de
told-head-to = a
told-head-matches-won = partidas ganadas
told-head-share = parte
told-head-deals = manos
told-head-difference = diferencia
told-head-more = más
told-head-as-much = igual
told-head-less = menos

told-simulate-head = { $deals } en { $matches }, semilla { $seed }
told-simulate-played-by = jugado por
told-simulate-named-by = nombrado por
told-simulate-contract = contrato
told-simulate-ended = cómo acabó
told-simulate-packs = { $packs ->
    [one] Las mismas barajas se juegan { $seats } veces, para que cada bot ocupe todos los asientos, antes de barajar otras: { $matches }, { $packs } serie de barajas.
   *[other] Las mismas barajas se juegan { $seats } veces, para que cada bot ocupe todos los asientos, antes de barajar otras: { $matches }, { $packs } series de barajas.
}
told-simulate-few = ? – demasiado pocas para saberlo: hacen falta dos de esas rondas, { $matches } partidas, jugadas hasta el final.

told-arena-head = { $first } contra { $second }: { $many }, cada una con { $seatings } órdenes de asientos, semilla { $seed }
told-arena-share = parte de partidas ganadas
told-arena-a-deal = { $won } por mano
told-arena-won = ganado, en { $counted }
told-arena-meaning = La diferencia es lo que ganó de más un bando de { $first } respecto a uno de { $second } con las mismas cartas, en { $counted }; al lado, cuántas veces ganó más, lo mismo o menos.
told-arena-worlds = Los bots que piensan prueban { $worlds ->
    [one] { $worlds } reparto posible
   *[other] { $worlds } repartos posibles
}.
told-arena-clock = El maestro piensa { $seconds } s cada decisión, y el jugador de club, la cuarta parte, como en una mesa: otra ejecución da un resultado algo distinto.
told-arena-too-few = Demasiado pocas para saber cuál es mejor: hacen falta al menos { $least }, y por lo común cientos.
told-arena-alike = Todas dieron el mismo resultado, así que no se puede calcular un intervalo.
told-arena-open = No se ve ninguna diferencia entre { $first } y { $second }: el 0 está dentro del intervalo. Con más manos, el intervalo se estrecha.
told-arena-above = { $better } es mejor que { $worse }: todo el intervalo está por encima de 0.
told-arena-below = { $better } es mejor que { $worse }: todo el intervalo está por debajo de 0.

told-plot-against = { $first } contra { $second }
told-plot-mean = diferencia { $mean }, { $surely }
told-plot-interval = 95% de { $low } a { $high }
told-plot-alike = todas iguales
told-plot-too-few = demasiado pocas para un intervalo
told-plot-deals = manos jugadas, cada una con { $seatings } órdenes de asientos
told-plot-matches = partidas jugadas, cada una con { $seatings } órdenes de asientos
told-plot-difference = diferencia, en { $counted }
