# El reglamento de un campeonato por artículos, y los demás papeles de pared.

web-club-article-of = { $article ->
    [object] Objeto
    [event] Celebración
    [categories] Categorías
    [entries] Inscripciones
    [draw] Sorteo
    [prizes] Premios
    [hall] El salón
    [capataz] Capataz, juez y jugadores
    [dress] Vestimenta
    [game] El juego
    [walkover] Horarios
    [grounds] Descalificación
    [sumula] La súmula
   *[commissions] Comisiones
}
web-club-reg-article = Art. { $n }
web-club-reg-object = Reunir a los socios y amigos de { $host }, mantener vivos los campeonatos de truco y ofrecer a peões y prendas un ocio en buena compañía.
web-club-reg-event = { $name }: { $host }, { $place }, { $date }, a las { $start }.
web-club-reg-reserves = { $many ->
    [0] sin reserva
    [one] hasta { $many } reserva
   *[other] hasta { $many } reservas
}
web-club-reg-players = { $many ->
    [one] { $many } jugador por inscripción
   *[other] { $many } jugadores por inscripción
}
web-club-reg-three = Jogos de hasta tres partidas: { $stages }.
web-club-reg-fee = { $category }: { $amount } por inscripción.
web-club-reg-close = Las inscripciones se cierran { $minutes } minutos antes de la primera llamada, a las { $time }.
web-club-reg-late = Se aceptan inscripciones tardías hasta el sorteo.
web-club-reg-hash = Cada capataz saca una carta de una baraja ya barajada. Las cartas forman la semilla, y el orden es el del SHA-256 de «semilla:categoría:número»: cualquiera puede volver a calcularlo.
web-club-reg-tickets = Los números se sacan a mano en presencia de los capataces.
web-club-reg-repeat = Un sorteo solo se repite si la lista estaba mal; se conservan las dos actas.
web-club-reg-prize = { $category }: 1.er puesto { $first } %, 2.º puesto { $second } % y 3.er puesto { $third } % de las inscripciones, y medallas.
web-club-reg-target = Tentos que ganan una partida: { $target }. Malos: { $half }. Buenos: { $half }.
web-club-reg-time = Cada partida tiene { $minutes } minutos; entre dos jogos en la misma mesa hay { $change }.
web-club-reg-late-jogo = La inscripción que no esté en su mesa { $minutes } minutos después de la hora fijada puede declararse ausente: pierde el jogo y sale del campeonato. Lo decide la comisión, nunca el reloj.
web-club-reg-signed = Leído y aprobado.
web-club-reg-has = certifica que
web-club-reg-place = obtuvo el puesto n.º { $place }
web-club-reg-in = en la categoría { $category } de { $name }.
web-club-reg-delivered-by = Entregada por
web-club-reg-reserves-are = Reservas
web-club-reg-page = { $n } de { $all }
web-club-reg-scan = Sígalo en su teléfono
