# The regulation of a championship by articles, and the other papers for the wall.

web-club-article-of = { $article ->
    [object] Object
    [event] Event
    [categories] Categories
    [entries] Entries
    [draw] Draw
    [prizes] Prizes
    [hall] The hall
    [capataz] Capataz, judge and players
    [dress] Dress
    [game] The game
    [walkover] Set times
    [grounds] Disqualification
    [sumula] The súmula
   *[commissions] Commissions
}
web-club-reg-article = Art. { $n }
web-club-reg-object = To bring members and friends of { $host } together, to keep the championships of Truco alive, and to let peões and prendas enjoy their leisure in fellowship.
web-club-reg-event = { $name }: { $host }, { $place }, { $date }, at { $start }.
web-club-reg-reserves = { $many ->
    [0] no reserve
    [one] up to { $many } reserve
   *[other] up to { $many } reserves
}
web-club-reg-players = { $many ->
    [one] { $many } player per entry
   *[other] { $many } players per entry
}
web-club-reg-three = Jogos of up to three partidas: { $stages }.
web-club-reg-fee = { $category }: { $amount } per entry.
web-club-reg-close = Entries close { $minutes } minutes before the first call, at { $time }.
web-club-reg-late = Late entries are taken until the draw.
web-club-reg-hash = Each capataz draws a card from a shuffled pack. The cards make the seed, and the order is that of the SHA-256 of “seed:category:number”: anybody can compute it again.
web-club-reg-tickets = The numbers are drawn by hand in the presence of the capatazes.
web-club-reg-repeat = A draw is repeated only if the list was wrong; both sets of minutes are kept.
web-club-reg-prize = { $category }: 1st place { $first } %, 2nd place { $second } % and 3rd place { $third } % of the entry fees, and medals.
web-club-reg-target = Tentos that win a partida: { $target }. Malos: { $half }. Buenos: { $half }.
web-club-reg-time = Each partida has { $minutes } minutes; between two jogos at the same table there are { $change }.
web-club-reg-late-jogo = An entry that is not at its table { $minutes } minutes after the set time can be declared absent: it loses the jogo and leaves the championship. The commission decides, never the clock.
web-club-reg-signed = Read and approved.
web-club-reg-has = certifies that
web-club-reg-place = took place no. { $place }
web-club-reg-in = in the category { $category } of { $name }.
web-club-reg-delivered-by = Delivered by
web-club-reg-reserves-are = Reserves
web-club-reg-page = { $n } of { $all }
web-club-reg-scan = Follow it on your telephone
