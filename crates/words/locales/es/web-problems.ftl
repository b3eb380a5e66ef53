## Lo que salió mal

web-problem-title = No ha funcionado
web-problem-not-found = Aquí no hay nada, o nada para usted. Si ha seguido una invitación, pida de nuevo el enlace.
web-problem-bad = La petición tiene un error: { $why }
web-problem-name = Un nombre tiene de 1 a 24 caracteres. Elija otro.
web-problem-unknown = Díganos primero su nombre: ocupe un asiento o abra una mesa.
web-problem-too-many = Demasiadas peticiones. Espere un minuto y vuelva a intentarlo.
web-problem-cross-site = Esto vino de otro sitio y fue rechazado. Abra la página aquí y vuelva a intentarlo.
web-problem-unavailable = Eso no es posible en este momento. No se ha perdido nada; vuelva a intentarlo en un minuto.
web-account-taken = Ese nombre de usuario ya existe. Elija otro, o inicie sesión.
web-account-short = El nombre de usuario tiene de 1 a 24 caracteres; la contraseña, al menos 8.
web-account-wrong = El nombre de usuario o la contraseña no son correctos. Inténtelo de nuevo.

## ¿Se cambió el reparto?

web-verdict-fair = Juego limpio: la semilla es la prometida antes de la primera carta, y de ella salen los { $shuffles } barajados.
web-verdict-unproved = Todavía no hay nada que comprobar: la semilla se muestra cuando acaba la partida.
web-verdict-other-seed = No fue juego limpio: la semilla mostrada no es la prometida antes de la primera carta.
web-verdict-other-deal = No fue juego limpio: el barajado { $shuffle } no sale de la semilla.
