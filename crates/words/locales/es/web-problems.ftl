## Lo que salió mal

web-problem-title = No puede ser
web-problem-not-found = Aquí no hay nada, o nada que se pueda mostrar. Quien siguió una invitación pida de nuevo el enlace.
web-problem-bad = La petición no está bien: { $why }
web-problem-name = Un nombre tiene de una a 24 letras.
web-problem-unknown = Diga primero quién es: tome un asiento o abra una mesa.
web-problem-too-many = Demasiadas peticiones. Espere un minuto y vuelva a intentarlo.
web-problem-cross-site = Esto vino de otro sitio y fue rechazado. Abra la página aquí y vuelva a intentarlo.
web-problem-unavailable = La casa no puede hacerlo en este momento. No se ha perdido nada; vuelva a intentarlo en un minuto.
web-account-taken = Ese nombre de entrada ya tiene dueño. Elija otro, o entre.
web-account-short = El nombre de entrada tiene de una a 24 letras, la contraseña al menos ocho.
web-account-wrong = El nombre de entrada o la contraseña no es correcto.

## ¿Se cambió el reparto?

web-verdict-fair = Limpio: la semilla es la prometida antes de la primera carta, y de ella salen las { $shuffles } barajadas.
web-verdict-unproved = Todavía no hay qué comprobar: la semilla se muestra cuando acaba la partida.
web-verdict-other-seed = No es limpio: la semilla mostrada no es la prometida antes de la primera carta.
web-verdict-other-deal = No es limpio: la barajada { $shuffle } no sale de la semilla.
