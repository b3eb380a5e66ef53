# Los campeonatos: tablero, mesas de las comisiones, teléfonos y papeles.

web-club-title = Campeonatos
web-club-lead = Un día entero de campeonato, de la primera inscripción a la última medalla, en un ordenador y en los teléfonos de todos.
web-club-found = Crear un campeonato
web-club-found-means = Las respuestas del reglamento ya están puestas. Cambie solo lo que su club haga de otro modo.
web-club-demo = Ver un día que se juega solo
web-club-speed = Velocidad
web-club-events = Campeonatos de esta sala
web-club-none = Todavía no hay ninguno.
web-club-carry = Cargar un campeonato desde un archivo
web-club-carry-means = El día continúa en otro ordenador a partir de este archivo. Todos reciben un enlace nuevo.
web-club-file = Archivo del campeonato
web-club-name = Nombre del campeonato
web-club-host = Club y departamento
web-club-place = Lugar
web-club-date = Fecha
web-club-start = Primera llamada
web-club-your-name = Su nombre
web-club-tables = Mesas
web-club-minutes = Minutos por partida
web-club-zone = Zona horaria del salón
web-club-fee = Cuota de inscripción (R$)
web-club-format = Formato
web-club-draw-method = Sorteo
web-club-draw-hash = cada capataz saca una carta
web-club-draw-tickets = números sacados a mano
web-club-pin-asked = Este enlace es de una sola persona. Escriba el PIN que vino con él.
web-club-pin-wrong = Ese no es el PIN. Compruébelo e inténtelo de nuevo.
web-club-pin-shut = Demasiados PIN equivocados. Espere un minuto y vuelva a intentarlo.
web-club-come-in = Entrar
web-club-to-board = Ver el tablero del salón
web-club-link = Enlace
web-club-link-own = Guarde este enlace y este PIN: con ellos vuelve a entrar, también desde otro dispositivo. No se muestran otra vez.
web-club-link-once = Dé el enlace y el PIN solo a esta persona. No se muestran otra vez; el enlace anterior deja de funcionar.
web-club-go-on = Continuar
web-club-calls = Llamadas
web-club-no-calls = Ahora no se llama a nadie.
web-club-wall = Para el proyector
web-club-draw = Sorteo
web-club-laws = Las leyes del juego
web-club-look-again = Actualizar
web-club-walkover = no se presentó
web-club-bye = libre
web-club-standing = Clasificación
web-club-entry = inscripción
web-club-won = victorias
web-club-prizes = Premios
web-club-house = Se queda en el club
web-club-not-drawn = Aún no se ha sorteado.
web-club-draw-means = Las cartas que sacaron los capataces forman la semilla. El orden es el del SHA-256 de «semilla:categoría:número»; cualquiera puede volver a calcularlo.
web-club-number = número
web-club-kept = Sin conexión. Queda guardado aquí y se enviará después.
web-club-renewed = Este enlace ya no funciona. Lo que usted anotó está guardado en este dispositivo: abra aquí su enlace nuevo y se enviará.
web-club-publish = Publicar el campeonato
web-club-archive = Archivar y borrar los contactos
web-club-cancel = Cancelar el campeonato
web-club-cancel-means = Se devuelven las cuotas de toda categoría en la que no se hayan entregado todos los premios.
web-club-cancel-why = Motivo
web-club-export = Guardar el campeonato en un archivo
web-club-papers = Papeles
web-club-open-entries = Abrir las inscripciones
web-club-close-advice = Cierre las inscripciones a las { $time } y cuelgue la lista, para que los errores se vean a tiempo.
web-club-close-entries = Cerrar las inscripciones
web-club-start-round = Empezar la ronda
web-club-draw-cards = Cada capataz saca una carta de la baraja, por el orden de los números. Escríbalas una a una, por ejemplo RO o 4C.
web-club-draw-order = Escriba los números en el orden en que salieron.
web-club-proxy = la sacó la comisión
web-club-order = Orden
web-club-do-draw = Sortear
web-club-call-all = Llamar a las mesas libres
web-club-which-table = Mesa
web-club-time = Hora fijada
web-club-call = Llamar
web-club-lots = Las reglas no desempatan estas inscripciones: los capataces lo echan a suertes.
web-club-no-tables = No se juega en ninguna mesa.
web-club-tampa-in-use = tampa en uso
web-club-start-partida = Empezar la partida
web-club-judge = Juez
web-club-send-judge = Enviar un juez
web-club-handed = alineación entregada
web-club-seat = Asiento
web-club-check-in = Anotar la presencia
web-club-hand-over = Entregar el premio
web-club-hall = Avisos del salón
web-club-facts = Lo ocurrido
web-club-warn = Advertir
web-club-people = Personas y enlaces
web-club-person = Persona
web-club-role-is = Función
web-club-appoint = Nombrar
web-club-new-link = Enlace nuevo
web-club-give-link = Dar enlace
web-club-end-link = Anular el enlace
web-club-entries = Inscripciones
web-club-csv = Inscripciones de un archivo CSV
web-club-csv-means = Una línea por inscripción; si hay varios nombres, sepárelos con punto y coma; en «paid» escriba sí si ya está pagada.
web-club-reserve = Reserva
web-club-capataz-if-other = Capataz, si no es el primer jugador
web-club-contact = Contacto (se borra al archivar)
web-club-enter = Inscribir
web-club-out = fuera del campeonato
web-club-confirmed = confirmada
web-club-unpaid = sin pagar
web-club-withdraw = Retirar
web-club-reverse = Devolver el dinero
web-club-name-capataz = Nombrar un capataz
web-club-register = Registrar a una persona
web-club-no-jogo = Ahora no tiene ningún jogo. Cuando la comisión le envíe a una mesa, aparecerá aquí.
web-club-referee = Mesa del árbitro
web-club-malos = malos
web-club-buenos = buenos
web-club-reason = Motivo (regla o canto)
web-club-undo = Deshacer el último
web-club-complain-now = Las reclamaciones valen solo durante el jogo, desde la llamada hasta el último tento.
web-club-wait-for-call = Espere la llamada.
web-club-line-up = Alineación, por orden de asiento
web-club-hand-in = Entregar la alineación
web-club-hand-in-again = Cambiar la alineación
web-club-sign-means = Compruebe el resultado y firme la súmula.
web-club-sign = Firmar la súmula
web-club-other-signs = Firmado. Falta la otra firma.
web-club-deliver-now = Ha ganado: lleve la súmula, la baraja y los tentos a la mesa de resultados.
web-club-ask-tampa = Pedir el tampa baralho
web-club-goes-out = Jugador que sale
web-club-comes-in = Jugador que entra
web-club-substitute = Sustitución
web-club-exchange = Cambiar las testas
web-club-report = Reclamar
web-club-ground = Motivo
web-club-accused = Jugador acusado
web-club-do-report = Entregar la reclamación
web-club-incidents = Incidencias
web-club-no-incidents = No hay ninguna reclamación.
web-club-uphold = Estimar
web-club-dismiss = Desestimar
web-club-sumulas = Súmulas
web-club-no-sumulas = Aquí no hay nada pendiente.
web-club-enter-result = Registrar el resultado
web-club-bearer = Entregado por
web-club-cards-counted = Cartas contadas
web-club-deliver = Recibir
web-club-scores = Tanteo de las partidas
web-club-why = Motivo
web-club-to-homologate = Por homologar
web-club-not-delivered = Aún no se ha entregado; la comisión puede homologarlo por lo que ella misma haya comprobado.
web-club-homologate = Homologar
web-club-decide = Cerrar la categoría
web-club-homologate-category = Homologar la clasificación
web-club-correct = Corregir un resultado
web-club-entry-fee = Cuota
web-club-began = Inicio
web-club-ended = Fin
web-club-result = Resultado
web-club-round = ronda { $round }
web-club-last = Últimos { $places }
web-club-table = Mesa { $table }
web-club-jogo = Jogo { $jogo }
web-club-winner-of = ganador del jogo { $jogo }
web-club-loser-of = perdedor del jogo { $jogo }
web-club-of-group = { $place }.º del grupo { $group }
web-club-place-of = { $place }.º puesto
web-club-partida = Partida { $number }
web-club-player = Jugador { $number }
web-club-receipt = Recibo { $number }
web-club-judge-is = juez { $name }
web-club-walkover-of = { $name } no se presentó: pierde el jogo y sale del campeonato
web-club-signed-by = Firmado en papel por { $name }
web-club-paid = Pagó { $amount }
web-club-pay = Cobrar { $amount }
web-club-cash = en caja { $amount }
web-club-last-tento = Último: { $tento }
web-club-category = { $category ->
    [individual] Individual
   *[duplas] Parejas
}
web-club-state = { $state ->
    [draft] en preparación
    [published] publicado
    [running] en curso
    [homologated] resultados homologados
    [paid] premios entregados
    [archived] archivado
   *[cancelled] cancelado
}
web-club-category-state = { $state ->
    [announced] anunciada
    [open] inscripciones abiertas
    [closed] inscripciones cerradas
    [drawn] sorteada
    [decided] decidida
    [homologated] homologada
    [paid] premios entregados
   *[cancelled] cancelada
}
web-club-stage = { $stage ->
    [group] Grupos
    [swiss] Sistema suizo
    [round-robin] Todos contra todos
    [qf] Cuartos de final
    [sf] Semifinales
    [third] Tercer puesto
   *[final] Final
}
web-club-jogo-state = { $state ->
    [scheduled] programado
    [called] llamado
    [ready] listo
    [playing] en juego
    [between] entre partidas
    [suspended] suspendido, a la espera de una decisión
    [played] jugado
    [signed] firmado
    [delivered] entregado
    [decided] decidido sin jugar
    [homologated] homologado
    [bye] libre
   *[void] sin efecto
}
web-club-role = { $role ->
    [organising] Comisión organizadora
    [evaluating] Comisión evaluadora
    [desk_entries] Mesa de inscripciones
    [desk_results] Mesa de resultados
    [judge] Juez
    [capataz] Capataz
    [player] Jugador
   *[public] Público
}
web-club-speed-of = { $speed ->
    [slow] despacio
    [brisk] con brío
    [fast] rápido
   *[at_once] de una vez
}
web-club-format-of = { $format ->
    [knockout] Eliminatoria con tercer puesto
    [groups_knockout] Grupos y luego eliminatoria
    [swiss] Sistema suizo
   *[round_robin] Todos contra todos
}
web-club-hall-rule = { $rule ->
    [shouting] Gritos o peleas
    [crowding] Gente alrededor de la mesa
   *[blade] Arma blanca en el salón
}
web-club-ground-of = { $ground ->
    [I] I: se subió a una silla o a una mesa
    [II] II: faltó al respeto al rival
    [III] III: no cumplió el horario
    [IV] IV: no aceptó una decisión con respeto
    [V] V: se alejó más de dos metros de la mesa, en la roda
    [V-testa-playing] V: lo mismo en una testa, aún con cartas
    [V-testa-played] V: lo mismo en una testa, después de jugar, sin permiso
    [V-testa-allowed] V: lo mismo en una testa, después de jugar, con permiso
    [VI] VI: señales de embriaguez
    [VII] VII: bebió alcohol
   *[VIII] VIII: no viste la pilcha debida
}
web-club-incident-state = { $state ->
    [late] no admitida: demasiado tarde
    [not-entitled] no admitida: solo puede reclamar el capataz
    [review] a la espera de una decisión
    [to-uphold] a la espera de un segundo miembro: para estimarla
    [to-dismiss] a la espera de un segundo miembro: para desestimarla
    [upheld] estimada y cumplida
   *[dismissed] desestimada
}
web-club-follows = { $what ->
    [excused] Con permiso no hay falta: solo puede desestimarse.
    [entry-out] Si se estima, la inscripción pierde este jogo y sale del campeonato; el culpable queda fuera de las dos categorías.
    [player-out] Si se estima, sale el jugador y entra el reserva; si no hay reserva, sale la inscripción.
   *[jogo-lost] Si se estima, la inscripción pierde este jogo y puede volver en la ronda siguiente.
}
web-club-flag = { $flag ->
    [late] Ya debería haberse entregado.
    [other] No lo ha entregado el capataz del ganador.
    [pack] Faltan cartas: la baraja queda fuera de juego.
   *[things] Faltan tentos o la tampa.
}
web-club-kit = Equipo de mesa { $kit }
web-club-kit-holds = Baraja de { $many } cartas, tentos, súmula, tampa
web-club-at = Hora
web-club-complains = Reclamación de
web-club-back = devuelto, recibo { $number }
web-club-till = En la caja
web-club-paper-blank = Todavía no hay nada en este papel.
web-club-blank = todavía sin nada
web-club-paper = { $paper ->
    [regulation] Reglamento
    [entries] Lista de inscripciones
    [receipts] Recibos de inscripción
    [draw] Acta del sorteo
    [line-ups] Alineaciones
    [sumulas] Súmulas de la ronda
    [blank-sumula] Súmula en blanco
    [bracket] Cuadro
    [standings] Clasificación
    [capataz-cards] Tarjetas de los capataces
    [call-sheet] Hoja de llamadas de la ronda
    [incidents] Partes de incidencias
    [judge-card] Tarjeta del juez
    [kit-labels] Etiquetas de los equipos de mesa
    [till] Hoja de caja
    [log] Quién hizo qué
    [certificates] Certificados
    [notices] Avisos para el salón
   *[prizes] Recibos de los premios
}
web-club-refused = { $why ->
    [not-yours] Esa decisión no le corresponde.
    [unknown-person] Esa persona no está registrada.
    [unknown-category] No existe esa categoría.
    [unknown-entry] No existe esa inscripción.
    [unknown-jogo] No existe ese jogo.
    [unknown-incident] No existe esa incidencia.
    [not-now] Eso no se puede hacer ahora.
    [bad-name] Falta el nombre o ya está ocupado.
    [too-long] Un texto es demasiado largo. Acórtelo.
    [prizes-too-high] Los premios superan el total de las cuotas.
    [bad-options] Con estas opciones no se puede jugar un campeonato.
    [entries-closed] Las inscripciones están cerradas.
    [twice-in-category] Alguien está ya en otra inscripción de esta categoría.
    [wrong-number] No es el número de jugadores de esta categoría.
    [too-many-reserves] Hay demasiados reservas.
    [no-capataz] La inscripción no tiene capataz.
    [wrong-amount] No es el importe debido.
    [nothing-to-reverse] No hay ningún pago así que devolver.
    [too-few-entries] Hacen falta al menos dos inscripciones confirmadas.
    [too-many] Es más de lo que cabe en un día: como máximo, 128 inscripciones por categoría, y 64 si juegan todos contra todos.
    [bad-draw] Falta una carta o un número, o hay uno repetido.
    [round-open] Aún quedan jogos de esta ronda por homologar.
    [tie-open] Antes deben echarlo a suertes los capataces.
    [not-tied] Esas inscripciones no están empatadas.
    [table-taken] Esa mesa no está libre.
    [clash] Alguien está jugando en otra mesa.
    [not-registered] Alguien no está en esta inscripción.
    [banned] Esa persona está fuera del campeonato.
    [entry-out] Esa inscripción está fuera del campeonato.
    [judge-conflict] El juez pertenece a una de las inscripciones.
    [judge-pays] Donde hay juez, solo él paga los tentos.
    [no-tentos] No se puede pagar ese número de tentos.
    [partida-running] Eso solo puede hacerse al final de la partida.
    [not-reserve] Esa persona no es reserva de esta inscripción.
    [not-playing] Esa persona no está jugando.
    [unsigned] Falta una firma.
    [incident-open] Queda una reclamación por decidir.
    [two-members] Deben decidirlo dos miembros de las comisiones.
    [excused] Con permiso del rival no hay falta.
    [too-late] La ronda siguiente ya ha empezado.
    [bad-score] Un jogo acabado no puede tener ese resultado.
    [already-paid] Ese recibo ya existe.
    [stands-on] Otra decisión depende de esta.
    [not-returnable] Esa decisión no se puede anular, o ya se ha anulado.
    [no-reason] Escriba el motivo.
    [used] Ya se ha usado y no se puede cambiar.
    [draw-stands] El sorteo vale. Anúlelo antes, con el motivo.
    [no-kit] Esa mesa no tiene un equipo completo. Dele otro.
    [no-such-table] Esa mesa no existe.
    [bad-cards] Alguna carta falta, ya ha salido o no es de esta baraja. Corrija las marcadas; las demás siguen como las escribió.
   *[not-that-entry] No es de esa inscripción.
}
web-club-entries-of = { $many ->
    [one] { $many } inscripción
   *[other] { $many } inscripciones
}
web-club-medals = { $many ->
    [one] { $many } medalla
   *[other] { $many } medallas
}
