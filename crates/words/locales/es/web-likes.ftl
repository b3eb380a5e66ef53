# Lo que al lector le gusta oír y saber; la charla; sin conexión.

web-off = no
web-sounds = Sonidos
web-sounds-on = cartas y mi turno
web-sounds-are-on = Sonidos activados.
web-sounds-are-off = Sonidos desactivados.
web-notify = Cuando me toque y la página no esté a la vista
web-notify-on = avisarme
web-key-mute = activar o quitar los sonidos
web-talk-mute = Ocultar la charla
web-talk-unmute = Mostrar la charla
web-mute-person = Silenciar a { $name }
web-hear-person = Volver a oír a { $name }
web-phrases = Frases hechas
web-phrase-hello = ¡Hola a todos!
web-phrase-well = ¡Bien jugado!
web-phrase-luck = ¡Suerte!
web-phrase-sorry = Perdón, un momento.
web-phrase-thanks = Gracias por la partida.
web-offline = No tiene conexión
web-offline-means = Ahora no se puede llegar a la sala. No se pierde nada: su sitio queda guardado y la mesa vuelve cuando vuelva la conexión.

web-wrong-law = Lo que hace entonces el libro
web-revoke = renuncio
