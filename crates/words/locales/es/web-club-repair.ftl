# Errores de un campeonato, cada uno corregido; quién hizo qué.

web-club-log = Quién hizo qué
web-club-last-decisions = Decidido hace un momento
web-club-nothing-decided = Ninguna decisión coincide con esta búsqueda.
web-club-taken-back = anulado
web-club-take-back = Anular la decisión
web-club-take-back-means = El campeonato queda como si esto no se hubiera decidido. El registro conserva las dos cosas.
web-club-really = Sí: { $what }
web-club-everybody = todas las personas
web-club-concern-is = Asunto
web-club-jogo-number = N.º del jogo
web-club-show = Mostrar
web-club-save = Guardar
web-club-edit = Corregir
web-club-edit-event = Corregir lo que se escribió
web-club-entry-name = Nombre de la inscripción
web-club-ctg = CTG o club
web-club-region = Región
web-club-late-entries = Aceptar inscripciones tardías hasta el sorteo
web-club-kits = Mesas y equipos
web-club-no-kit = sin equipo completo
web-club-in-use = en uso
web-club-closed = cerrada
web-club-new-kit = Dar un equipo nuevo
web-club-borrow-kit = Tomar prestado el equipo de
web-club-withdraw-kit = Falta algo en el equipo
web-club-withdraw-kit-means = No se llama a ningún jogo a esta mesa hasta que tenga otro equipo. El jogo en curso sigue.
web-club-add-table = Añadir una mesa
web-club-close-table = Cerrar la mesa
web-club-close-table-means = No se llama a ningún jogo a esta mesa hasta que se reabra.
web-club-reopen-table = Reabrir la mesa
web-club-reopen-entries = Reabrir las inscripciones
web-club-reopen-means = La lista vuelve a aceptar inscripciones, hasta que se cierre de nuevo.
web-club-annul-draw = Anular el sorteo
web-club-annul-means = Un sorteo solo se repite si la lista estaba mal. Se conservan las dos actas.
web-club-annulled = Sorteo anulado a las { $at } por { $by }. Motivo: { $reason }
web-club-corrected = Corregido a las { $at } por { $by }: antes { $before }, ahora { $after }. Motivo: { $reason }
web-club-signed-before = Firmaron la versión anterior: { $names }
web-club-sign-again = El resultado se ha corregido. Compruebe la nueva versión y fírmela.
web-club-stands-on = Anule antes:
web-club-and-more = y { $many } más
web-club-until = hasta las { $time }
web-club-late-from = A partir de las { $time } puede declararse la ausencia.
web-club-falta = falta (+{ $many })
web-club-buchholz = Buchholz
web-club-difference = diferencia de tentos
web-club-tentos-for = tentos hechos
web-club-among = enfrentamiento directo
web-club-lot = a suertes
web-club-byes = Descansos: { $names }
web-club-qr = Apunte con la cámara para seguir el campeonato.
web-club-clock = Hora en el salón
web-club-bad-cards = Falta, ya ha salido o no es de esta baraja.
web-club-draw-names = Escriba la carta como está impresa: 7 de espadas, 10, 11 o 12 de oros, rey de oros, o solo RO.
web-club-concern = { $concern ->
    [event] el campeonato
    [entries] inscripciones
    [draw] sorteo y rondas
    [tables] mesas y llamadas
    [play] tentos y partidas
    [results] resultados y premios
    [discipline] disciplina
   *[all] todos los asuntos
}
web-club-follows-from = { $what ->
    [withdraw] La inscripción sale del campeonato y se le devuelve lo pagado.
    [leave] La inscripción sale del campeonato. Su dinero se queda en el fondo, y los rivales ganan los jogos que faltan.
    [walkover] La inscripción pierde este jogo y queda fuera del campeonato (motivo III).
    [homologate] El resultado cuenta en el cuadro y en la clasificación.
    [archive] El campeonato acaba y se borran los contactos de todos. No se pueden recuperar.
    [close] Nadie más puede inscribirse hasta que se reabran las inscripciones.
    [category] La clasificación cuenta, y se pueden entregar los premios.
   *[uphold] La inscripción queda castigada cuando un segundo miembro decide lo mismo.
}
web-club-did = { $what ->
    [found] creó el campeonato { $a }
    [add-category] creó la categoría { $a }
    [appoint] nombró a { $a }: { $b }
    [publish] publicó el campeonato
    [cancel] canceló el campeonato: { $a }
    [archive] archivó el campeonato
    [edit-event] corrigió los datos de { $a }
    [edit-category] corrigió la categoría { $a }
    [take-back] anuló la decisión n.º { $a } ({ $b }): { $c }
    [register] registró a { $a }
    [open-entries] abrió las inscripciones: { $a }
    [enter] inscribió a { $a } ({ $b })
    [name-capataz] nombró al capataz de { $a }: { $b }
    [pay] cobró { $b } a { $a }, recibo { $c }
    [reverse] devolvió el dinero de { $a }, recibo { $b }
    [withdraw] retiró a { $a }
    [close-entries] cerró las inscripciones: { $a }
    [edit-entry] corrigió la inscripción { $a }: { $b }
    [note-origin] anotó la procedencia de { $a }: { $b }
    [reopen-entries] reabrió las inscripciones ({ $a }): { $b }
    [draw] sorteó { $a }: { $b }
    [annul-draw] anuló el sorteo ({ $a }): { $b }
    [draw-lots] desempató a suertes: { $a }
    [start-round] empezó la ronda: { $a }
    [decide] cerró la categoría { $a }
    [homologate-category] homologó la clasificación: { $a }
    [award] entregó el premio { $a } a { $b }, recibo { $c }
    [add-table] añadió una mesa
    [close-table] cerró la mesa { $a }: { $b }
    [reopen-table] reabrió la mesa { $a }
    [withdraw-kit] retiró el equipo de la mesa { $a }: { $b }
    [give-kit] dio un equipo nuevo a la mesa { $a }
    [borrow-kit] dio a la mesa { $a } el equipo de la mesa { $b }
    [call] llamó el { $a } a la mesa { $b } a las { $c }
    [hand-in] entregó la alineación de { $b } ({ $a })
    [check-in] anotó la presencia de { $b } ({ $a })
    [appoint-judge] envió un juez al { $a }: { $b }
    [walkover] declaró la ausencia de { $b } ({ $a })
    [start-partida] empezó una partida del { $a }
    [open-room] abrió una mesa de la sala para el { $a }
    [halt-room] detuvo la mesa del { $a }
    [resume-room] dejó seguir la mesa del { $a }
    [leave-room] dejó la mesa del { $a }
    [take-room] trajo de la mesa el resultado del { $a }: { $b }
    [tentos] pagó { $c } a { $b } ({ $a })
    [undo] deshizo el último pago del { $a }
    [tampa] pidió la tampa para { $b } ({ $a })
    [substitute] cambió en { $a }: sale { $b }, entra { $c }
    [exchange] cambió las testas de { $b } ({ $a })
    [sumula] registró la súmula del { $a }: { $b }
    [sign] firmó por { $b } la súmula del { $a }
    [deliver] recibió la súmula del { $a } de manos de { $b }
    [homologate] homologó el { $a }
    [correct] corrigió el { $a } a { $b }: { $c }
    [report] recibió una reclamación en el { $a } contra { $b } ({ $c })
    [uphold] estimó la reclamación contra { $a }
    [dismiss] desestimó la reclamación contra { $a }
   *[warn] advirtió: { $a }
}
