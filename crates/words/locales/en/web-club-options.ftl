# What a club can decide of its championship.

web-club-options = More options for your club
web-club-options-means = Where the regulation is silent the club decides. These are the usual answers.
web-club-category-is = Category
web-club-stage-is = Stage
web-club-call-again = Set another time or table
web-club-moved = (it was { $time })
web-club-dress-first = Check the dress first: a fault found now costs only this jogo.
web-club-option = { $option ->
    [close_entries_before] Entries close this many minutes before the first call
    [changeover_minutes] Minutes between two jogos at a table
    [lateness_tolerance] Minutes of grace before somebody counts as late
    [delivery_minutes] Minutes to bring the súmula to the desk
    [dress_check] Dress is checked
    [ban_scope] A disqualified player is out of
    [hall_board] Board on the wall of the hall
    [best_of] Jogos of up to three partidas
    [max_reserves] Reserves of an entry, at most
    [reserve_fee] Fee for a reserve (R$)
    [prize_pcts] Prizes, in per cent of the entry fees
    [prize_rounding] Prizes are rounded down to
    [third_place] Third place
    [groups] Groups
    [swiss_rounds] Rounds of Swiss
    [vi_with_reserve] A drunken player, if there is a reserve
    [dq_past_results] Earlier results of a disqualified entry
    [dq_place] A place reached by a disqualified entry
   *[medals_for_reserves] Medals for reserves
}
web-club-option-answer = { $answer ->
    [at_call] at every check-in
    [on_report] when somebody complains
    [championship] the whole championship
    [category] that category
    [shown] shown
    [off] none
    [never] none
    [final] the final
    [semifinals] semi-finals and finals
    [always] all
    [centavo] the centavo
    [five_centavos] five centavos
    [fifty_centavos] fifty centavos
    [real] the real
    [match] the losers of the semi-finals meet
    [lost_to_champion] the semi-finalist who lost to the champion
    [continue] the reserve comes in and the jogo goes on
    [lose_partida] the partida is lost
    [lose_jogo] the jogo is lost
    [stand] stand
    [annul] are annulled
    [lost] is lost
    [kept] is kept
    [played] those who played
    [all] all of them
    [auto] as many as fit
   *[none] none
}
web-club-not-founded = { $many ->
    [one] Nothing has been created yet: one field needs another answer. Everything you typed is still here.
   *[other] Nothing has been created yet: { $many } fields need another answer. Everything you typed is still here.
}
web-club-needs = { $need ->
    [name] Enter a name of at most 120 letters.
    [line] Enter at most 120 letters, in one line.
    [number] Enter a whole number from { $least } to { $most }.
    [time] Enter a time of day, such as 15:00.
    [amount] Enter an amount such as 15,00, at most 1.000.000,00.
    [shares] Enter three whole percentages, such as 30 / 25 / 20.
    [less] Enter smaller percentages: the three together are at most 100.
    [category] Choose at least one category.
   *[answer] Choose one of the answers on offer.
}
