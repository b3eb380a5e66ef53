# La mesa del árbitro: varias faltas de una mano y páginas guardadas para un teléfono sin conexión.

web-desk-ruling = { $faults ->
    [one] La decisión
   *[other] La decisión sobre { $faults } faltas
}
web-desk-faults = Faltas de esta mano
web-desk-remove = Quitar
web-desk-remove-this = Quitar esta falta
web-desk-another = Otra falta de la misma mano
web-desk-what-else = ¿Qué más pasó?
web-desk-answer = Responder
web-desk-kept = No tiene conexión. Esta página se guardó en una visita anterior. Puede leer las páginas de la mesa del árbitro que ya haya abierto y buscar palabras en la lista de incidentes y en las leyes de este juego. Una respuesta nueva necesita conexión.
