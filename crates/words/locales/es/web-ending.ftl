web-end-you-won = Usted ganó, { $figure }
web-end-you-lost = Usted perdió, { $figure }
web-end-you-came = Usted quedó en el puesto { $place }, { $figure }
web-end-name-won = { $many ->
    [one] { $names } ganó, { $figure }
   *[other] { $names } ganaron, { $figure } cada uno
}
web-end-level = Nadie ganó: todos quedan iguales
web-end-agreed = La partida acabó por acuerdo y se puntúa como está.
web-end-length = La partida tuvo la duración acordada y se puntúa como está.
web-end-rating = Puntuación: { $before } antes, { $after } ahora
web-end-decided = La mano decisiva fue la número { $number }: { $how }
web-end-share = Compartir
web-end-you-propose = Usted propone acabar la partida. Acaba cuando todos estén de acuerdo.
web-end-withdraw = Retirar la propuesta
web-end-proposes = { $name } propone acabar ahora la partida y puntuarla como está.
web-end-agree = Aceptar
web-end-play-on = Seguir jugando
web-end-early = Acabar antes la partida
web-end-early-means = Si todos están de acuerdo, la partida acaba en el acto y se puntúa como está. Los bots siempre aceptan.
web-end-propose = Proponer que acabe la partida
web-length = Duración de la partida
web-length-whole = Como dice el libro
web-length-hand = Una mano
web-length-twenty = Veinte minutos
web-denied-end-proposed = Alguien ha propuesto ya acabar la partida. Acepte o siga jugando.
web-denied-play-on = Alguien quiere seguir jugando. Puede proponerlo otra vez en la mano siguiente.
web-share-title = Compartir esta partida
web-share-means = Quien tenga el enlace ve todas las cartas de la partida.
web-share-text = Texto para compartir
web-share-copy = Copiar el texto
web-share-see = Ver lo que verán los demás
web-share-line = { $game }: { $standing }. Todas las cartas: { $link }
tutor-better = De media, da mejor resultado que «{ $way }»
tutor-level = Da más o menos lo mismo que «{ $way }».
tutor-by-the-book = Es lo que aconseja el libro. Ninguna otra opción es claramente mejor.
tutor-few-worlds = { $worlds ->
    [one] Solo se probó un reparto posible
   *[other] Solo se probaron { $worlds } repartos posibles
}: tómelo como una conjetura.
web-wait = Esperar
web-play-out-mine = Terminar la mano: el resto es suyo
web-play-out-lost = Terminar la mano: el resto está perdido
web-played-out = { $name } pidió terminar la mano: nada podía cambiar el resto.
web-denied-not-certain = Sus cartas no prueban quién se lleva el resto. Siga jugando.
web-referee-of = Árbitro
web-referee-none = Sin árbitro: lo resuelven los jugadores
web-referee-me = Yo arbitro y no me siento
web-referee-host = Quien abrió la mesa
web-referee-you = Usted es el árbitro
web-referee-call = Llamar al árbitro
web-referee-halt = Parar la mesa
web-referee-rests = La mesa está parada. Cuando la para el árbitro, todos pueden hablar.
web-denied-is-referee = Usted es el árbitro de esta mesa. Los asientos son de los jugadores.
web-denied-not-referee = Solo el árbitro de esta mesa puede hacer eso. Llame al árbitro.
