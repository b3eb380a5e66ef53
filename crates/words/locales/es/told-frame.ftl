# El marco de la mesa en la terminal.

told-frame-on-table = En la mesa
told-frame-turned = Carta vuelta: { $cards }
told-frame-shows = muestra { $cards }
told-frame-hand = Mano { $number }: { $how }.
told-frame-begin = Enter para empezar >
told-frame-go-on = Enter para seguir, ? para preguntar por qué >
told-frame-over = La partida ha acabado.
told-frame-leave = Usted deja la mesa.
told-frame-unsaid = Aún no se ha dicho nada en esta mano.
told-frame-no-tricks = No hay ninguna baza que volver a mirar.
told-frame-unpaid = Aún no se ha pagado nada.
