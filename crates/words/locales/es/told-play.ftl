# Lo que dice la mesa en la terminal.

told-seat = asiento { $seat }
told-carried = antes del registro

told-play-you = usted
told-play-bot = un bot: { $level }
told-play-seed = Todos los barajados salen de una semilla secreta. Su huella se muestra ahora; la semilla, cuando acabe la partida:
told-play-seed-unknown = La partida continúa. Su primera semilla no se conoce; por eso, desde ahora se baraja con otra. Su huella se muestra ahora; la semilla, cuando acabe la partida. El registro completo ya no se puede comprobar:
told-play-keeps = El registro se guarda en { $file }.
told-play-cards = Las cartas: { $legend }.
told-play-commands = Escriba rules para leer cómo se juega, o help para ver los comandos.
told-play-refused = Rechazado: { $why }
told-play-unread = No se entiende: { $why }.
told-play-meant = ¿Quería decir { $word }?
told-play-help = Escriba help para ver los comandos.
told-play-no-command = No se entiende: ahora no hay nada que responder, y `{ $word }` no es un comando.
told-play-number = { $what }: un número de { $from } a { $to } (Enter: { $middle }) >
told-play-no-number = Eso no es un número. Escriba uno.
told-play-won = Ganada por { $names }.
told-play-left = { $pot }: quedan { $amount }
told-play-seed-was = La semilla de todos los barajados era
told-play-fingerprint = y su huella, mostrada antes de la primera carta,
told-play-kept = El registro está en { $file }.
told-play-unkept = No se ha guardado ningún registro; --record ARCHIVO guarda uno.
told-play-replays = muestra todas las manos y los pagos
told-play-verifies = comprueba los barajados cuando acaba la partida
told-play-resumes = continúa la partida
told-play-why = Mano { $number }: quién pagó a quién, y por qué
told-play-save-where = Escriba save y el nombre de un archivo.
told-play-saved = El registro hasta ahora está en { $file }.
told-play-exists = No se ha guardado: { $file } ya existe. Elija otro nombre.
told-play-unsaved = El registro no se ha guardado: { $why }

told-table-you = { $seat } (usted)
told-table-cards = { $many ->
    [one] { $many } carta
   *[other] { $many } cartas
}

told-sheet-hand = esta mano
told-sheet-all = en total
told-sheet-open = aún no ha acabado
told-sheet-trump = triunfo { $suit }
told-sheet-played = { $seat } jugó { $contract }: { $how }

told-hint-nothing = Ahora no hay nada que hacer.
told-hint-key = tecla
told-hint-would = el tutor elegiría

told-help-keys = una opción, por su tecla; una carta, por su número o su nombre ({ $name }); varias, seguidas
told-help-action = cualquier acción, escrita como en un registro
told-help-say = lo que usted diría en voz alta: la mesa lo oye, y las palabras que el libro conoce pueden obligarle
told-help-rules = cómo se juega, regla por regla
told-help-why = quién pagó a quién en la última mano, y por qué regla
told-help-rule = lo que dice una regla; ? { $word }: lo que significa una palabra
told-help-hint = qué elegiría el tutor, y cuánto vale cada una de las demás opciones
told-help-log = lo que se ha dicho en esta mano
told-help-tricks = las bazas hechas que puede volver a mirar
told-help-sheet = todos los pagos de esta mano y de la anterior
told-help-hand = sus cartas por su nombre
told-help-order = el orden de las cartas en este contrato; las de usted llevan un asterisco
told-help-cards = cómo se escriben las cartas: { $legend }
told-help-save = guardar en un archivo el registro hasta ahora
told-help-quit = dejar la mesa

told-menu-number = escriba el número
told-menu-or-write = o escriba la acción, por ejemplo { $action }
told-menu-card = su número o su nombre
told-menu-card-key = escriba { $key } y la carta, por ejemplo { $key } { $card } (o { $verb } { $card })
told-menu-up-to = hasta { $most }, o 0 para ninguna
told-menu-exactly = exactamente { $most }
told-menu-between = de { $least } a { $most }
told-menu-cards = { $many }; números o nombres seguidos, por ejemplo 2 3
told-menu-from-to = un número de { $from } a { $to }; solo Enter significa { $middle }
told-menu-from-to-verb = de { $from } a { $to }, por ejemplo { $verb } { $middle }

told-read-card = { $what }: escriba { $verb } y la carta.
told-read-cards = { $what }: escriba { $verb } y las cartas.
told-read-no-choice = No existe la opción { $choice }: las opciones son { $among }.
told-read-only-choice = No existe la opción { $choice }: la única es { $only }.
told-read-from-to = de { $first } a { $last }
told-read-and-numbers = { $others } y los números mostrados
told-read-numbers = los números mostrados
told-read-no-card = No existe la carta { $card }: las suyas van de 1 a { $last }.
told-read-no-card-now = Ahora no se pide ninguna carta.
told-read-choose = Para elegir esa carta escriba { $verb } { $cards }.
told-read-some = Elija una carta.
told-read-one = Una carta cada vez.
