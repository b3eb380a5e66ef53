# Il regolamento di un campionato per articoli, e gli altri fogli da appendere.

web-club-article-of = { $article ->
    [object] Scopo
    [event] Svolgimento
    [categories] Categorie
    [entries] Iscrizioni
    [draw] Sorteggio
    [prizes] Premi
    [hall] La sala
    [capataz] Capataz, giudice e giocatori
    [dress] Abbigliamento
    [game] Il gioco
    [walkover] Orari
    [grounds] Squalifica
    [sumula] La súmula
   *[commissions] Commissioni
}
web-club-reg-article = Art. { $n }
web-club-reg-object = Riunire soci e amici di { $host }, tenere vivi i campionati di truco e offrire a peões e prendas uno svago sano in buona compagnia.
web-club-reg-event = { $name }: { $host }, { $place }, { $date }, ore { $start }.
web-club-reg-reserves = { $many ->
    [0] nessuna riserva
    [one] fino a { $many } riserva
   *[other] fino a { $many } riserve
}
web-club-reg-players = { $many ->
    [one] { $many } giocatore per iscrizione
   *[other] { $many } giocatori per iscrizione
}
web-club-reg-three = Jogos fino a tre partidas: { $stages }.
web-club-reg-fee = { $category }: { $amount } per iscrizione.
web-club-reg-close = Le iscrizioni chiudono { $minutes } minuti prima della prima chiamata, alle { $time }.
web-club-reg-late = Le iscrizioni in ritardo sono accettate fino al sorteggio.
web-club-reg-hash = Ogni capataz pesca una carta da un mazzo mescolato. Le carte formano il seed, e l’ordine è quello dello SHA-256 di «seed:categoria:numero»: chiunque può ricalcolarlo.
web-club-reg-tickets = I numeri sono estratti a mano alla presenza dei capataz.
web-club-reg-repeat = Il sorteggio si ripete solo se l’elenco era sbagliato; si conservano entrambi i verbali.
web-club-reg-prize = { $category }: 1º posto { $first } %, 2º posto { $second } % e 3º posto { $third } % delle quote d’iscrizione, e medaglie.
web-club-reg-target = Tentos che vincono una partida: { $target }. Malos: { $half }. Buenos: { $half }.
web-club-reg-time = Per ogni partida sono previsti { $minutes } minuti; fra due jogos allo stesso tavolo ne passano { $change }.
web-club-reg-late-jogo = L’iscrizione i cui giocatori non sono al tavolo { $minutes } minuti dopo l’ora fissata può essere dichiarata assente: perde il jogo ed esce dal campionato. Decide la commissione, mai l’orologio.
web-club-reg-signed = Letto e approvato.
web-club-reg-has = certifica che
web-club-reg-place = ha ottenuto il { $place }º posto
web-club-reg-in = nella categoria { $category } di { $name }.
web-club-reg-delivered-by = Consegnata da
web-club-reg-reserves-are = Riserve
web-club-reg-page = { $n } di { $all }
web-club-reg-scan = Seguilo sul telefono
