# La sala de juego: todo lo que dicen las páginas además de las palabras de los juegos.

## El marco

web-skip = Ir a la página
web-nav = Páginas
web-nav-games = Juegos
web-nav-mine = Mis mesas
web-nav-replay = Repasar
web-nav-api = API
web-language = Idioma
web-settings = Preferencias
web-account = Cuenta
web-sign-in = Entrar
web-back-to-lobby = Volver a la entrada
web-close = Cerrar
web-conn-on = conectado
web-conn-off = conectando de nuevo, el sitio está guardado
web-conn-lost = sin conexión
web-theme = Luz
web-theme-auto = Como el sistema
web-theme-day = Día
web-theme-night = Noche
web-taps = Para jugar una carta
web-taps-one = Un toque
web-taps-two = Dos toques
web-motion = Las cartas se mueven
web-motion-full = Deprisa
web-motion-slow = Despacio
web-motion-none = No
web-keys = Teclas
web-key-arrows = de carta en carta; al repasar, de paso en paso
web-key-enter = jugar la carta, o escogerla
web-key-numbers = las respuestas, por su orden
web-key-hint = una pista; otra vez, a lo que propone
web-key-help = esta lista
web-key-escape = cerrar, o no escoger ninguna carta

## La entrada

web-card-room = Sala de juego
web-hero = { $games ->
    [5] Cinco juegos de libros antiguos, jugados tal como están escritos.
   *[other] { $games } juegos de libros antiguos, jugados tal como están escritos.
}
web-hero-lead = A la mesa con gente o con los jugadores de la sala. A cada cifra se le puede preguntar por qué, y responde con su regla.
web-play-game = Jugar a { $game } ya
web-choose-game = Escoger un juego
web-no-account = No hace falta cuenta: basta un nombre.
web-games = Los juegos
web-players = { $many } jugadores
web-minutes = de { $least } a { $most } minutos
web-pack = { $many } cartas
web-play-now = Jugar ya contra la sala
web-open-table = Abrir una mesa
web-tables = Mesas
web-your-tables = Sus mesas
web-open-tables = Mesas abiertas
web-no-open-tables = Ninguna mesa tiene sillas libres. Quien abra una la verá aquí.
web-running-tables = En juego
web-sit = Sentarse
web-watch = Mirar
web-of = { $taken } de { $all }
web-nobody-yet = nadie todavía
web-state-gathering = hay sillas libres
web-state-over = acabada
web-state-waiting = esperando
web-your-turn = Su turno
web-no-tables-yet = Todavía no se ha sentado a ninguna mesa.

## Abrir una mesa

web-open-title = Una mesa de { $game }
web-who-may-come = Quién puede venir
web-public = Todos: aparece en la entrada
web-invited = Quien tenga el enlace
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-of = { $minutes } min + { $seconds } s
web-pace = Con qué prisa juega la sala
web-pace-instant = Al instante
web-pace-brisk = Deprisa
web-pace-human = Como la gente
web-pace-leisurely = Despacio
web-deadline = Cuánto puede la sala pensar una jugada
web-deadline-brief = 0,3 s
web-deadline-usual = 1 s
web-deadline-long = 3 s
web-hints = Pistas del preceptor
web-hints-alone = Solo para quien juega solo contra la sala
web-hints-everybody = Para todos; todos ven quién pide una
web-your-name = Su nombre
web-chairs = Las sillas
web-seat = Sitio { $number }
web-chair-me = Yo
web-chair-open = Abierto a la gente
web-chair-bot = De la sala: { $level }
web-agreements = { $many ->
    [one] Un acuerdo más, como está en el libro
   *[other] { $many } acuerdos más, como están en el libro
}
web-book-has = { $value } (el libro)
web-noted-only = Solo se anota: no cambia nada en el juego.
web-strict = Rigurosa: lo que el libro prohíbe se rechaza
web-honour = De honor: puede hacerse, y siguen las penas
web-yes = sí
web-no = no

## Antes de la partida

web-table = La mesa
web-your-part = Su parte
web-chair-empty = libre
web-stand = Levantarse
web-fill = Sentar a la sala
web-fill-all = Llenar las sillas con la sala
web-level = De qué fuerza
web-level-random = juega cualquier cosa
web-level-novice = principiante
web-level-club = jugador de club
web-level-master = maestro
web-chairs-free = { $many ->
    [0] Todas las sillas están ocupadas
    [one] Hay una silla libre
   *[other] Hay { $many } sillas libres
}
web-choose-chair = Escoja una silla, o quédese a mirar.
web-still-a-chair = Aún queda una silla libre: siéntate y entra desde la mano siguiente.
web-begins-when-full = La partida empieza cuando estén todas ocupadas.
web-invitation = Invitación
web-copy = Copiar el enlace
web-copied = Copiado
web-entropy = Su palabra para barajar
web-entropy-hint = cualquier cosa, o nada

## La mesa

web-watching = Está mirando
web-paused = En pausa
web-you = usted
web-bot = sala
web-away = juega la sala
web-to-act = le toca
web-has = tiene
web-cards = { $many ->
    [one] una carta
   *[other] { $many } cartas
}
web-trick = La baza
web-took = { $name } se la llevó
web-holds = tiene la baza
web-turned = descubiertas
web-your-cards = Sus { $many } cartas
web-not-now = ahora no
web-must-go = tiene que ir entre ellas
web-choose = Escoger
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
web-rests = La mesa descansa.
web-resume = Seguir
web-room-plays = La sala juega por usted.
web-come-back = Jugar yo
web-hint = Pista
web-hint-thinks = El preceptor piensa…
web-hint-would = El preceptor haría:
web-hint-do = Hacerlo
web-hint-ways = Lo que se puede hacer, y cuánto vale
web-hint-way = Modo
web-hint-difference = Diferencia
web-hint-taken = { $name } pidió una pista.
web-hints-taken = { $many ->
    [one] una pista
   *[other] { $many } pistas
}
web-take-back = ¿Volver atrás?
web-asks-back = { $name } pide deshacer lo último que hizo.
web-withdraw = Retirar la petición
web-grant = Consentir
web-decline = No
web-leave = Salir
web-leave-means = Quien sale guarda el sitio: la sala juega por él hasta que vuelva.
web-pause = Pausa
web-replay = Repasar
web-verify = Comprobar las barajadas
web-play-again = Jugar otra vez

## Junto a la mesa

web-beside = Junto a la mesa
web-tab-sheet = Cuentas
web-tab-talk = Charla
web-tab-table = Mesa
web-deal = Mano { $number }
web-in-play = en juego
web-sheet-empty = Todavía no se ha pagado nada.
web-carried = de antes
web-why = ¿por qué?
web-said = Lo que se dijo
web-said-nothing = Todavía no se ha dicho nada.
web-chat-label = Escribir a la mesa
web-chat-send = Enviar
web-plays-card = { $seat }: { $card }
web-said-so = { $seat }: { $words }
web-presets = Empezar por
web-preset-alone = A solas, contra la sala
web-preset-friends = Con amigos, por invitación
web-preset-short = Una partida corta
web-preset-honour = Bajo palabra
web-preset-timed = Contra el reloj
web-rules-of = Cómo se juega { $game }
web-rules = Cómo se juega
web-rules-ask = Una palabra o una regla
web-rules-look-up = Buscar
web-rules-unknown = No hay tal regla o palabra en este juego.
web-rules-advice = Los consejos del libro
web-aloud = Decir en voz alta: lo que el libro conoce obliga
web-aloud-hint = quatro e sete, trinta e um
web-chat-empty = Nadie ha escrito nada.
web-chat-closed = No se habla mientras se juega: estos libros lo tienen por irregularidad. La charla se abre otra vez cuando acaba la partida.
web-chat-seated = Puede escribir quien está sentado a la mesa.
web-agreed = Lo acordado
web-by-the-book = { $many ->
    [one] Un acuerdo según el libro
   *[other] { $many } acuerdos según el libro
}
web-fair = Las cartas
web-fair-proves = Antes de la primera carta la casa mostró la huella de una semilla secreta; la semilla se muestra cuando la partida acaba. Quien compare las dos sabe que ninguna mano se cambió.
web-fair-proves-not = No prueba que nadie haya mirado.
web-commitment = Huella
web-seed = Semilla

## Repasar

web-steps = Pasos
web-first = Al principio
web-back = Atrás
web-forward = Adelante
web-last = Al final
web-run = Correr
web-stop = Parar
web-beginning = Antes del primer paso
web-step-of = Paso { $at } de { $last }
web-go-to = Ir al paso
web-go = Ir
web-eyes = Visto por
web-public-eyes = todos
web-download = Guardar el registro
web-upload = Repasar un registro
web-upload-means = Ponga aquí el texto de un registro, y se juega de nuevo, paso a paso. Quien tenga el enlace también lo ve.
web-record = El registro
web-choose-file = De un archivo
web-upload-go = Repasarlo

## Análisis de una partida terminada

web-analysis = Análisis
web-analysis-open = Analizar el juego
web-analysis-close = Cerrar el análisis
web-analysis-means = Aquí todas las cartas están a la vista. Cada carta vale aquello a lo que llega el bando de quien la juega, si desde ahí todos juegan lo mejor.
web-analysis-nothing = Aquí no se juega carta, o quedan demasiadas para hallar lo mejor a tiempo.
web-analysis-cards = Lo que se podía jugar
web-analysis-best = lo mejor
web-analysis-played = se jugó
web-analysis-try = Probar { $card }: { $result }
web-analysis-line = El mejor juego desde aquí
web-analysis-tried = Probado en su lugar
web-analysis-return = Volver a la partida
web-analysis-hand = Dónde cambió la mano
web-analysis-no-loss = No se perdió nada, hasta donde se puede ver.
web-analysis-cost = { $seat }: { $card }, { $before } → { $after }
web-analysis-kept = { $seat }: { $card }, nada perdido
web-analysis-unknown = { $seat }: { $card }, sin mirar

## Cuentas

web-account-nobody = No hace falta: basta un nombre para jugar. Una cuenta guarda las mesas y los resultados de un aparato a otro.
web-account-guest = En este navegador es un invitado. Una cuenta guarda las mesas y los resultados de un aparato a otro.
web-account-member = Sus mesas y resultados están guardados.
web-sign-up = Abrir cuenta
web-sign-up-means = Conserva las mesas que ya tiene.
web-sign-in-means = Con el nombre de entrada y la contraseña que escogió.
web-sign-out = Salir de la cuenta
web-sign-out-means = Sus mesas se quedan donde están.
web-login = Nombre de entrada
web-password = Contraseña, ocho letras o más
web-rename = Cambiarlo
web-results = Resultados
web-no-results = Todavía no ha acabado ninguna partida.
web-game = Juego
web-matches = Partidas
web-firsts = Ganadas
web-sum = Suma
web-average = De media
web-latest = Las últimas
web-place-of = { $place }.º de { $all }

## Negativas

web-denied-unreadable = Eso no es acción de este juego.
web-denied-no-such-seat = No hay tal sitio.
web-denied-taken = Ese sitio está ocupado.
web-denied-seated = Ya tiene sitio en esta mesa.
web-denied-not-seated = No tiene sitio en esta mesa.
web-denied-no-such-level = La sala no tiene tal jugador.
web-denied-not-begun = La partida no ha empezado.
web-denied-begun = La partida ha empezado.
web-denied-over = La partida ha acabado.
web-denied-paused = La mesa está en pausa.
web-denied-timed = No hay pausa mientras corre el reloj de otra persona.
web-denied-not-paused = La mesa no está en pausa.
web-denied-away = La sala juega por usted: vuelva primero.
web-denied-here = Ya está a la mesa.
web-denied-dealing = Se están dando las cartas.
web-denied-nothing-to-take-back = No hay nada que deshacer, o ha sabido algo desde entonces.
web-denied-not-asked = Nadie lo pide.
web-denied-not-resting = Nadie le espera.
web-denied-not-your-turn = No es su turno.
web-denied-no-hints = Sin pistas en esta mesa: juega más gente, y se abrió sin ellas.
web-denied-silence = No se habla mientras se juega una mano.
web-denied-chat = Escriba de una a cuatrocientas letras.
web-denied-unwritten = La casa no pudo escribirlo. No ha pasado nada: inténtelo de nuevo.
web-denied-overtaken = Pasó algo entretanto: mire de nuevo.
