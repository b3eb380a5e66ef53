web-line-down = sin conexión
web-line-gone = ausente
web-let-bot-play = Que un bot juegue por { $name }
web-watchers = { $many } mirando
web-denied-present = Ese jugador está sentado a la mesa, o falta desde hace menos de un minuto.
web-rematch = Revancha con las mismas personas
web-rematch-join = Sentarse a la revancha
web-denied-not-over = La partida no ha terminado.
