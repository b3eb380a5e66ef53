# Che cosa può decidere un circolo del suo campionato.

web-club-options = Che altro può decidere il circolo
web-club-options-means = Dove il regolamento tace, decide il circolo. Queste sono le risposte abituali.
web-club-category-is = Categoria
web-club-stage-is = Fase
web-club-call-again = Fissa un’altra ora o un altro tavolo
web-club-moved = (era alle { $time })
web-club-dress-first = Controlla prima l’abito: un difetto visto ora costa solo questo jogo.
web-club-option = { $option ->
    [close_entries_before] Chiusura delle iscrizioni, minuti prima della prima chiamata
    [changeover_minutes] Minuti tra due jogos allo stesso tavolo
    [lateness_tolerance] Minuti di tolleranza sul ritardo
    [delivery_minutes] Minuti per portare la súmula al banco
    [dress_check] Controllo dell’abito
    [ban_scope] Chi è squalificato è fuori da
    [hall_board] Tabellone della sala
    [best_of] Jogos fino a tre partidas
    [max_reserves] Riserve per iscrizione, al massimo
    [reserve_fee] Quota per riserva (R$)
    [prize_pcts] Premi, in percento delle quote
    [prize_rounding] I premi si arrotondano per difetto
    [third_place] Terzo posto
    [groups] Gironi
    [swiss_rounds] Turni del sistema svizzero
    [vi_with_reserve] Giocatore ubriaco, con una riserva
    [dq_past_results] Risultati precedenti di chi è squalificato
    [dq_place] Posto raggiunto da chi è squalificato
   *[medals_for_reserves] Medaglie per le riserve
}
web-club-option-answer = { $answer ->
    [at_call] a ogni presentazione al tavolo
    [on_report] quando c’è un reclamo
    [championship] tutto il campionato
    [category] la categoria
    [shown] visibile
    [off] nessuno
    [never] nessuno
    [final] la finale
    [semifinals] semifinali e finali
    [always] tutti
    [centavo] al centavo
    [five_centavos] a cinque centavos
    [fifty_centavos] a cinquanta centavos
    [real] al real
    [match] si incontrano i perdenti delle semifinali
    [lost_to_champion] chi ha perso la semifinale con il campione
    [continue] entra la riserva e il jogo continua
    [lose_partida] perde la partida
    [lose_jogo] perde il jogo
    [stand] restano validi
    [annul] sono annullati
    [lost] si perde
    [kept] si conserva
    [played] quelle che hanno giocato
    [all] tutte
    [auto] quanti ci stanno
   *[none] nessuna
}
web-club-not-founded = { $many ->
    [one] Non è stato ancora creato nulla: un campo chiede un’altra risposta. Tutto ciò che hai scritto è ancora qui.
   *[other] Non è stato ancora creato nulla: { $many } campi chiedono un’altra risposta. Tutto ciò che hai scritto è ancora qui.
}
web-club-needs = { $need ->
    [name] Scrivi un nome di al massimo 120 lettere.
    [line] Scrivi al massimo 120 lettere, in una riga sola.
    [number] Scrivi un numero intero da { $least } a { $most }.
    [time] Scrivi un’ora del giorno, come 15:00.
    [amount] Scrivi un importo come 15,00, al massimo 1.000.000,00.
    [shares] Scrivi tre percentuali intere, come 30 / 25 / 20.
    [less] Scrivi percentuali più piccole: le tre insieme fanno al massimo 100.
    [category] Scegli almeno una categoria.
   *[answer] Scegli una delle risposte offerte.
}
