# Qué puede decidir un club de su campeonato.

web-club-options = Otras opciones de su club
web-club-options-means = Donde el reglamento no dice nada, decide el club. Estas son las respuestas habituales.
web-club-category-is = Categoría
web-club-stage-is = Fase
web-club-call-again = Fijar otra hora o mesa
web-club-moved = (era a las { $time })
web-club-dress-first = Mire antes la pilcha: una falta que se vea ahora cuesta solo este jogo.
web-club-option = { $option ->
    [close_entries_before] Minutos antes de la primera llamada en que se cierran las inscripciones
    [changeover_minutes] Minutos entre dos jogos en una mesa
    [lateness_tolerance] Minutos de tolerancia por retraso
    [delivery_minutes] Minutos para llevar la súmula a la mesa de resultados
    [dress_check] Revisión de la pilcha
    [ban_scope] Un jugador descalificado queda fuera de
    [hall_board] Tablero en la pared del salón
    [best_of] Jogos de hasta tres partidas
    [max_reserves] Reservas por inscripción, como máximo
    [reserve_fee] Cuota por reserva (R$)
    [prize_pcts] Premios, en tanto por ciento de las cuotas
    [prize_rounding] Los premios se redondean hacia abajo
    [third_place] Tercer puesto
    [groups] Grupos
    [swiss_rounds] Rondas del sistema suizo
    [vi_with_reserve] Jugador ebrio, si hay reserva
    [dq_past_results] Resultados anteriores de una inscripción descalificada
    [dq_place] Puesto alcanzado por una inscripción descalificada
   *[medals_for_reserves] Medallas para los reservas
}
web-club-option-answer = { $answer ->
    [at_call] cada vez que se presenta en la mesa
    [on_report] cuando alguien reclama
    [championship] todo el campeonato
    [category] esa categoría
    [shown] visible
    [off] ninguno
    [never] ninguno
    [final] la final
    [semifinals] semifinales y finales
    [always] todos
    [centavo] al centavo
    [five_centavos] a cinco centavos
    [fifty_centavos] a cincuenta centavos
    [real] al real
    [match] se enfrentan los perdedores de las semifinales
    [lost_to_champion] el semifinalista que perdió ante el campeón
    [continue] entra el reserva y el jogo sigue
    [lose_partida] se pierde la partida
    [lose_jogo] se pierde el jogo
    [stand] valen
    [annul] se anulan
    [lost] se pierde
    [kept] se conserva
    [played] los que jugaron
    [all] todos
    [auto] los que quepan
   *[none] ninguna
}
web-club-not-founded = { $many ->
    [one] Aún no se ha creado nada: un campo necesita otra respuesta. Todo lo que escribió sigue aquí.
   *[other] Aún no se ha creado nada: { $many } campos necesitan otra respuesta. Todo lo que escribió sigue aquí.
}
web-club-needs = { $need ->
    [name] Escriba un nombre de 120 letras como máximo.
    [line] Escriba 120 letras como máximo, en una sola línea.
    [number] Escriba un número entero entre { $least } y { $most }.
    [time] Escriba una hora del día, como 15:00.
    [amount] Escriba un importe como 15,00, hasta 1.000.000,00.
    [shares] Escriba tres porcentajes enteros, como 30 / 25 / 20.
    [less] Escriba porcentajes menores: los tres juntos son 100 como máximo.
    [category] Elija al menos una categoría.
   *[answer] Elija una de las respuestas ofrecidas.
}
