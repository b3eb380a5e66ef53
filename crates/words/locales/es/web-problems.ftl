## Lo que salió mal

web-problem-title = No ha funcionado
web-problem-not-found = Aquí no hay nada, o nada para usted. Si ha seguido una invitación, pida el enlace otra vez.
web-problem-bad = Hay un error en la petición: { $why }
web-problem-name = Un nombre tiene de 1 a 24 caracteres. Elija otro.
web-problem-unknown = Díganos antes su nombre: ocupe un asiento o abra una mesa.
web-problem-too-many = Demasiadas peticiones. Espere un minuto y vuelva a intentarlo.
web-problem-cross-site = Esto venía de otro sitio y se ha rechazado. Abra la página aquí e inténtelo de nuevo.
web-problem-unavailable = En este momento no es posible. No se ha perdido nada; inténtelo de nuevo dentro de un minuto.
web-account-taken = Ese nombre de usuario ya existe. Elija otro, o inicie sesión.
web-account-short = El nombre de usuario tiene de 1 a 24 caracteres; la contraseña, al menos 8.
web-account-wrong = El nombre de usuario o la contraseña no son correctos. Inténtelo de nuevo.

## ¿Se cambió el reparto?

web-verdict-fair = Juego limpio: la semilla es la prometida antes de la primera carta, y de ella salen los { $shuffles } barajados.
web-verdict-unproved = Todavía no hay nada que comprobar: la semilla se muestra cuando acaba la partida.
web-verdict-other-seed = No fue juego limpio: la semilla mostrada no es la prometida antes de la primera carta.
web-verdict-other-deal = No fue juego limpio: el barajado { $shuffle } no sale de la semilla.
