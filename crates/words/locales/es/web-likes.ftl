# Lo que al lector le gusta oír y saber; la charla; sin conexión.

web-off = no
web-sounds = Sonidos
web-sounds-on = cartas y mi turno
web-sounds-are-on = Sonidos activados.
web-sounds-are-off = Sonidos desactivados.
web-notify = Cuando me toque jugar y la página no esté a la vista
web-notify-on = avisarme
web-counts = Ayuda para contar
web-counts-on = mostrarla
web-counts-off = la cuenta la llevo yo
web-alone = Cuando solo hay una respuesta posible
web-alone-off = esperar mi respuesta
web-alone-on = responder por mí
web-guide-words = ¿Es su primera vez? Cada botón dice qué significa y cuánto cuesta.
web-guide-cards = Para responder, toque una de las cartas levantadas. Cualquier otra le dice por qué no.
web-guide-choose = Toque las cartas que elija y después el botón.
web-guide-slip = Esta hoja dice cómo acabó la mano y quién paga a quién. Toque un pago para ver su regla.
web-key-mute = activar o quitar los sonidos
web-talk-mute = Ocultar el chat
web-talk-unmute = Mostrar el chat
web-mute-person = Silenciar a { $name }
web-hear-person = Volver a oír a { $name }
web-phrases = Frases rápidas
web-phrase-hello = ¡Hola a todos!
web-phrase-well = ¡Bien jugado!
web-phrase-luck = ¡Suerte!
web-phrase-sorry = Perdón, un momento.
web-phrase-thanks = Gracias por la partida.
web-offline = No tiene conexión
web-offline-means = Ahora no se puede llegar a la sala de juego. No se pierde nada: su asiento queda guardado, y la mesa volverá cuando haya conexión.

web-wrong-law = Lo que dice el libro sobre eso
web-revoke = renuncio
web-names = Nombres de los palos
web-names-mine = con su nombre en mi idioma al lado
web-names-book = como en el libro
