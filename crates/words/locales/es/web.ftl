# La sala de juego: todo lo que dicen las páginas además de las palabras de los juegos.

## El marco

web-skip = Saltar al contenido
web-nav = Páginas
web-nav-play = Jugar
web-nav-learn = Aprender
web-nav-watch = Mirar
web-nav-referee = Árbitro
web-nav-clubs = Clubes
web-nav-me = Yo
web-nav-more = Más páginas
web-nav-replay = Repetición
web-nav-api = API
web-language = Idioma
web-settings = Preferencias
web-account = Cuenta
web-sign-in = Iniciar sesión
web-back-to-lobby = Volver al inicio
web-close = Cerrar
web-conn-on = conectado
web-conn-off = reconectando; su asiento está guardado
web-conn-lost = sin conexión
web-theme = Tema
web-theme-auto = El del sistema
web-theme-day = Claro
web-theme-night = Oscuro
web-taps = Para jugar una carta
web-taps-one = Un toque
web-taps-two = Dos toques
web-motion = Movimiento de las cartas
web-motion-full = Rápido
web-motion-slow = Lento
web-motion-none = Ninguno
web-keys = Teclas
web-key-arrows = de carta en carta; en una repetición, de paso en paso
web-key-enter = jugar la carta o elegirla
web-key-numbers = elegir una respuesta por su número
web-key-hint = pedir una pista; otra vez, ir a lo que propone
web-key-help = esta lista
web-key-escape = cerrar, o quitar las cartas elegidas

## La entrada

web-card-room = Sala de juego
web-hero = { $games ->
    [5] Cinco juegos de libros antiguos, jugados tal como están escritos.
   *[other] { $games } juegos de libros antiguos, jugados tal como están escritos.
}
web-hero-lead = Juegue con otras personas o contra bots. Cada pago dice a qué se debe y según qué regla.
web-play-game = Jugar a { $game } ya
web-choose-game = Elegir un juego
web-no-account = No necesita cuenta: basta un nombre.
web-games = Los juegos
web-or = { $one } o { $other }
web-players = { $many } jugadores
web-minutes = de { $least } a { $most } minutos
web-play-now = Jugar ya contra bots
web-open-table = Abrir una mesa
web-tables = Mesas
web-your-tables = Sus mesas
web-open-tables = Mesas abiertas
web-no-open-tables = En ninguna mesa hay sillas libres. Abra una y aparecerá aquí.
web-running-tables = En juego
web-sit = Sentarse
web-watch = Mirar
web-of = { $taken } de { $all }
web-nobody-yet = nadie todavía
web-state-gathering = hay sillas libres
web-state-over = acabada
web-state-waiting = esperando
web-your-turn = Su turno
web-no-tables-yet = Todavía no se ha sentado en ninguna mesa.

## Abrir una mesa

web-open-title = Una mesa de { $game }
web-who-may-come = ¿Quién puede entrar?
web-public = Todos: la mesa aparece en la página de inicio
web-invited = Quien tenga el enlace
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-of = { $minutes } min + { $seconds } s
web-pace = Ritmo de los bots
web-pace-instant = Al instante
web-pace-brisk = Rápido
web-pace-human = Como personas
web-pace-leisurely = Lento
web-deadline = Tiempo de cada bot para pensar una jugada
web-deadline-brief = 0,3 s
web-deadline-usual = 1 s
web-deadline-long = 3 s
web-hints = Pistas del tutor
web-hints-alone = Solo si juega usted contra bots
web-hints-everybody = Para todos; la mesa ve quién las pide
web-your-name = Su nombre
web-chairs = Las sillas
web-seat = Asiento { $number }
web-chair-me = Yo
web-chair-open = Abierto a personas
web-chair-bot = Bot: { $level }
web-agreements = { $many ->
    [one] Un acuerdo más, como en el libro
   *[other] { $many } acuerdos más, como en el libro
}
web-book-has = { $value } (el libro)
web-noted-only = Solo queda anotado: no cambia nada en el juego.
web-strict = Estricta: lo que el libro prohíbe se rechaza
web-honour = De honor: puede hacerse y, si alguien lo denuncia, se paga la pena
web-yes = sí
web-no = no

## Antes de la partida

web-table = La mesa
web-your-part = Su asiento
web-chair-empty = libre
web-stand = Levantarse
web-fill = Sentar un bot
web-fill-all = Llenar las sillas con bots
web-level = Nivel
web-level-random = juega al azar
web-level-novice = principiante
web-level-club = nivel de club
web-level-master = maestro
web-chairs-free = { $many ->
    [0] Todas las sillas están ocupadas
    [one] Hay una silla libre
   *[other] Hay { $many } sillas libres
}
web-choose-chair = Elija una silla, o quédese a mirar.
web-still-a-chair = Queda una silla libre: siéntese y entre a partir de la mano siguiente.
web-begins-when-full = La partida empieza cuando todas estén ocupadas.
web-invitation = Invitación
web-copy = Copiar el enlace
web-copied = Copiado
web-entropy = Su palabra para el barajado
web-entropy-hint = cualquier cosa, o nada

## La mesa

web-watching = Usted está mirando
web-paused = En pausa
web-you = usted
web-bot = bot
web-away = juega un bot
web-to-act = le toca
web-has = tiene
web-cards = { $many ->
    [one] una carta
   *[other] { $many } cartas
}
web-trick = La baza
web-took = { $name } ganó la baza
web-holds = va ganando la baza
web-turned = descubiertas
web-your-cards = { $many ->
    [one] Su carta
   *[other] Sus { $many } cartas
}
web-not-now = ahora no
web-must-go = debe estar entre ellas
web-choose = Elegir
web-say-it = Decirlo
web-exactly = { $many ->
    [one] exactamente una carta
   *[other] exactamente { $many } cartas
}
web-from-to = de { $least } a { $most } cartas
web-notes = Palabras y reglas
web-refused = Ahora no
web-dealing = Se están dando las cartas.
web-waiting-for = Esperando a { $names }.
web-rests = La mesa está en pausa.
web-resume = Reanudar
web-room-plays = Un bot juega por usted.
web-come-back = Recuperar su asiento
web-hint = Pista
web-hint-thinks = El tutor está pensando…
web-hint-would = El tutor elegiría:
web-hint-do = Hacerlo
web-hint-ways = Sus opciones y lo que vale cada una
web-hint-way = Opción
web-hint-difference = Diferencia
web-hint-taken = { $name } ha pedido una pista.
web-hints-taken = { $many ->
    [one] una pista
   *[other] { $many } pistas
}
web-take-back = Pedir que se deshaga
web-asks-back = { $name } pide deshacer la última jugada.
web-withdraw = Cancelar la petición
web-grant = Aceptar
web-decline = No
web-leave = Salir
web-leave-means = Si sale, conserva su asiento: un bot juega por usted hasta que vuelva.
web-pause = Pausa
web-replay = Repetición
web-verify = Comprobar los barajados
web-play-again = Jugar otra vez

## Junto a la mesa

web-beside = Junto a la mesa
web-tab-sheet = Cuentas
web-tab-talk = Chat
web-tab-table = Mesa
web-deal = Mano { $number }
web-in-play = en juego
web-sheet-empty = Todavía no se ha pagado nada.
web-carried = de manos anteriores
web-why = ¿por qué?
web-said = Lo dicho
web-said-nothing = Todavía no se ha dicho nada.
web-chat-label = Escribir a la mesa
web-chat-send = Enviar
web-plays-card = { $seat }: { $card }
web-said-so = { $seat }: { $words }
web-presets = Empezar con
web-preset-alone = A solas, contra bots
web-preset-friends = Con amigos, por invitación
web-preset-short = Una partida corta
web-preset-honour = Mesa de honor
web-preset-timed = Con reloj
web-rules-of = Cómo se juega a { $game }
web-rules = Cómo se juega
web-rules-ask = Una palabra o una regla
web-rules-look-up = Buscar
web-rules-unknown = En este juego no existe esa regla ni esa palabra.
web-rules-advice = Los consejos del libro
web-aloud = Decirlo en voz alta: las palabras que el libro conoce obligan
web-aloud-hint = quatro e sete, trinta e um
web-chat-empty = Nadie ha escrito nada todavía.
web-chat-closed = Durante la partida no hay chat: estos libros consideran que hablar es una falta. Se abre otra vez cuando acaba la partida.
web-chat-seated = Solo pueden escribir los jugadores de la mesa.
web-agreed = Lo acordado
web-by-the-book = { $many ->
    [one] Un acuerdo según el libro
   *[other] { $many } acuerdos según el libro
}
web-fair = Las cartas
web-fair-proves = Antes de la primera carta, la casa mostró la huella de una semilla secreta. Cuando acaba la partida, muestra la semilla. Si las dos coinciden, no se ha cambiado ningún reparto.
web-fair-proves-not = No prueba que nadie haya mirado las cartas.
web-commitment = Huella
web-seed = Semilla

## Repasar

web-steps = Pasos
web-first = Al principio
web-back = Atrás
web-forward = Adelante
web-last = Al final
web-run = Reproducir
web-stop = Pausa
web-beginning = Antes del primer paso
web-step-of = Paso { $at } de { $last }
web-go-to = Ir al paso
web-go = Ir
web-eyes = Visto por
web-public-eyes = todos
web-download = Guardar el registro
web-upload = Ver la repetición de un registro
web-upload-means = Pegue aquí el texto de un registro para verlo paso a paso. También podrá verlo quien tenga el enlace.
web-record = El registro
web-choose-file = De un archivo
web-upload-go = Verlo

## Análisis de una partida terminada

web-analysis = Análisis
web-analysis-open = Analizar el juego
web-analysis-close = Cerrar el análisis
web-analysis-means = Aquí están a la vista todas las cartas. La cifra de cada una es lo que consigue el bando que la juega si desde ahí todos juegan lo mejor posible.
web-analysis-nothing = Aquí no hay ninguna carta que jugar, o quedan demasiadas para encontrar a tiempo la mejor.
web-analysis-cards = Lo que se podía jugar
web-analysis-best = lo mejor
web-analysis-played = se jugó
web-analysis-try = Probar con otra carta, { $card }: { $result }
web-analysis-line = El mejor juego desde aquí
web-analysis-tried = Probado en su lugar
web-analysis-return = Volver a la partida
web-analysis-hand = ¿Dónde se decidió la mano?
web-analysis-no-loss = Hasta donde se puede ver, nadie regaló nada.
web-analysis-cost = { $seat }: { $card }, { $before } → { $after }
web-analysis-kept = { $seat }: { $card }, sin pérdida
web-analysis-unknown = { $seat }: { $card }, sin analizar

## Cuentas

web-account-nobody = No necesita cuenta: basta un nombre para jugar. Con una cuenta, sus mesas y sus resultados se guardan en todos sus dispositivos.
web-account-guest = En este navegador juega como invitado. Con una cuenta, sus mesas y sus resultados se guardan en todos sus dispositivos.
web-account-member = Sus mesas y sus resultados están guardados.
web-sign-up = Crear cuenta
web-sign-up-means = Conserva las mesas que ya tiene.
web-sign-in-means = Con el nombre de usuario y la contraseña que eligió.
web-sign-out = Cerrar sesión
web-sign-out-means = Sus mesas se quedan donde están.
web-login = Nombre de usuario
web-password = Contraseña, al menos ocho caracteres
web-rename = Cambiarlo
web-results = Resultados
web-no-results = Todavía no ha acabado ninguna partida.
web-game = Juego
web-matches = Partidas
web-firsts = Ganadas
web-sum = Total
web-average = Media
web-latest = Las últimas
web-place-of = { $place }.º de { $all }

## Negativas

web-denied-unreadable = No existe esa jugada en este juego. Elija una de las que se muestran.
web-denied-no-such-seat = No existe ese asiento. Elija otro.
web-denied-taken = Ese asiento está ocupado. Elija otro.
web-denied-seated = Ya tiene asiento en esta mesa.
web-denied-not-seated = No tiene asiento en esta mesa.
web-denied-no-such-level = No existe ese bot. Elija otro.
web-denied-not-begun = La partida aún no ha empezado.
web-denied-begun = La partida ya ha empezado.
web-denied-over = La partida ha acabado.
web-denied-paused = La mesa está en pausa.
web-denied-timed = No puede pausar mientras corre el reloj de otra persona.
web-denied-not-paused = La mesa no está en pausa.
web-denied-away = Un bot está jugando por usted: recupere antes su asiento.
web-denied-here = Ya está en la mesa.
web-denied-dealing = Se están dando las cartas. Espere un momento.
web-denied-nothing-to-take-back = No hay nada que deshacer, o desde entonces ha sabido usted algo nuevo.
web-denied-not-asked = Nadie ha pedido eso.
web-denied-not-resting = Nadie espera por usted.
web-denied-not-your-turn = No es su turno. Espere a los demás.
web-denied-no-hints = En esta mesa no hay pistas: juegan varias personas y se abrió sin ellas.
web-denied-silence = No se puede hablar mientras se juega una mano. Podrá escribir cuando acabe.
web-denied-chat = Escriba de 1 a 400 caracteres.
web-denied-unwritten = La jugada no se pudo guardar, así que no vale. Inténtelo de nuevo.
web-denied-unruled = El programa no sabe resolver esta jugada, así que no se ha hecho. Elija otra e informe del error.
web-denied-overtaken = Antes ha ocurrido otra cosa. Mire de nuevo.

## Shelves of the catalogue

web-start-with = ¿Es su primera vez? Empiece por
web-more-variants = { $many ->
    [one] Otro juego de esta familia
   *[other] Otros { $many } juegos de esta familia
}
web-ease-easy = fácil de aprender
web-ease-middling = se aprende en una tarde
web-ease-demanding = exigente
web-watch-lead = Mesas en las que se juega ahora. Usted ve lo que ven todos en la mesa, y ninguna carta oculta.
web-no-running-tables = Ahora mismo nadie juega en público.
web-index-rules = Libros de reglas
web-index-rules-lead = Cómo se juega cada juego: el objetivo, el orden de las cartas, los pagos y las palabras del libro.
web-index-laws = Las leyes
web-index-laws-lead = Lo que dicen los libros cuando algo sale mal. Elija un juego y busque con sus propias palabras.
web-index-referee = Mesa del árbitro
web-index-referee-lead = ¿Una disputa en su mesa? Elija el juego y diga qué ha pasado: la ley dice quién paga y cuánto.
web-many-laws = { $many ->
    [one] Una ley
   *[other] { $many } leyes
}

shelf-ombre = El juego del Hombre
shelf-ombre-about = Un jugador elige el triunfo y juega contra los demás. Se jugó en toda Europa durante trescientos años.
shelf-truco = Truco
shelf-truco-about = Tres cartas, faroles y apuestas: el juego de los gauchos, con su campeonato.
shelf-tarot = Minchiate
shelf-tarot-about = El mayor de los tarots: 97 cartas, dos parejas y puntos por cada combinación.
shelf-brazil = Dos juegos de Brasil
shelf-brazil-about = Juegos de bazas con la baraja francesa. El Yukon se aprende en cinco minutos; el Grand son cuatro juegos en uno.
shelf-madrid = Tres juegos de Madrid
shelf-madrid-about = Un juego de parejas, un duelo de combinaciones y un juego en el que se procura no ganar nada.
