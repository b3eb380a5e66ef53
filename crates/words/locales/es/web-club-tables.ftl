# Jogos de un campeonato en mesas de la sala, y decisiones llevadas a las mesas de las comisiones.

web-club-open-room-table = Jugarlo en una mesa de la sala
web-club-at-room-table = Se está jugando en una mesa de la sala.
web-club-halted = detenida por el juez
web-club-watch = Ver la mesa
web-club-halt = Detener la mesa
web-club-release = Dejar que siga
web-club-leave-table = Dejar esta mesa
web-club-leave-table-means = Nada de lo que se ha jugado en ella cuenta: la partida empieza de nuevo, en otra mesa o con cartas de verdad.
web-club-seat-link = Enlace del asiento
web-club-take-seat = Ocupar su asiento
web-club-record = Registro de la partida
web-club-to-desk = Volver a la mesa de dirección
web-club-other-games = Otro juego, o mesas de la sala
web-club-other-games-means = Un jogo puede jugarse con cartas de verdad o en una mesa de la sala. Si un juego no cuenta hasta el límite, el ganador recibe el límite, y el perdedor, el límite menos la diferencia.
web-club-game = Juego
web-club-target = Tentos que ganan una partida
web-club-watch-delay = Retraso con que los jueces ven una mesa así, en segundos
web-club-ruling = Decisión de la mesa del árbitro (dirección o palabras)
web-club-ruling-is = Decisión:
web-club-commitment = Huella de los barajados
web-club-seed = Semilla de los barajados
web-club-has-signed = firmó: { $name }
web-denied-halted = El juez ha detenido la mesa. Espere a que deje seguir el juego.
web-denied-given = Los asientos de esta mesa los reparte el campeonato: entre por su enlace.
web-club-watch-late = { $many ->
    [0] Ve la mesa tal como se juega. No se le muestra ninguna mano.
    [one] Ve la mesa con { $many } segundo de retraso. No se le muestra ninguna mano.
   *[other] Ve la mesa con { $many } segundos de retraso. No se le muestra ninguna mano.
}
web-club-proved = { $many ->
    [one] Jugado en una mesa de la sala; { $many } barajado comprobado.
   *[other] Jugado en una mesa de la sala; { $many } barajados comprobados.
}
web-club-no-room-table = { $why ->
    [too-many] En este juego no hay mesa para tantos jugadores.
    [partners-drawn] En este juego las cartas deciden quién juega con quién: ninguna pareja puede seguir junta.
   *[unknown] Ese juego no existe en la sala.
}
