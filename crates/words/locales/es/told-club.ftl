# Los campeonatos en el terminal.

told-club-day = { $name }, { $date }: { $many ->
    [one] { $many } decisión
   *[other] { $many } decisiones
}
told-club-category = { $category }: { $entries }, { $many ->
    [one] { $many } jogo cerrado
   *[other] { $many } jogos cerrados
}, { $state }, total de { $pool }
told-club-refused-day = El día es rechazado por { $cite }.
told-club-refused = { $file }: rechazado por { $cite }; no se ha registrado nada
told-club-no-founder = { $file }: nadie ha creado este campeonato
told-club-no-paper = no hay ningún papel `{ $paper }`
told-club-no-event = no hay ningún campeonato `{ $event }`
told-club-entered = { $many ->
    [one] Se ha registrado { $many } inscripción.
   *[other] Se han registrado { $many } inscripciones.
}
told-club-nothing-drawn = { $file }: todavía no se ha sorteado nada
told-club-by-tickets = { $category }, sorteo n.º { $number }, a las { $at }: números sacados a mano, en el orden en que salieron; no hay nada que calcular
told-club-by-cards = { $category }, sorteo n.º { $number }, a las { $at }: { $command }, en el orden de las sumas
told-club-annulled = { $category }, sorteo n.º { $number }, a las { $at }: anulado a las { $when }. Motivo: { $reason }
told-club-wrong-order = el orden de { $category } no es el de sus cartas
told-club-wrong-seed = la semilla del jogo { $jogo }, en la mesa { $table }, no es la prometida
told-club-kept = jogo { $jogo }: mesa { $table }, registro { $record } con SHA-256 { $sum }
told-club-verified = Comprobado: { $cards ->
    [one] { $cards } sorteo
   *[other] { $cards } sorteos
} por cartas, en el orden de sus sumas; { $tickets ->
    [one] { $tickets } sorteo
   *[other] { $tickets } sorteos
} a mano, que nadie puede calcular; { $tables ->
    [one] { $tables } mesa de la sala que cumplió lo prometido
   *[other] { $tables } mesas de la sala que cumplieron lo prometido
}.
