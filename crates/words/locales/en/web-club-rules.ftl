# The rules page of a championship, and what stands on its boards besides.

web-club-rules = Rules of a championship
web-club-rules-lead = What the desks keep to, by number. The laws on irregularities are a book of their own.
web-club-rules-section = { $section ->
    [roles] Who decides
    [entries] Entries
    [draw] Draw
    [jogo] A jogo from its call to its homologation
    [line-up] Line-up and substitution
    [discipline] Discipline
    [formats] Formats
    [ranking] Standings
    [prizes] Places and prizes
    [schedule] Timetable
   *[options] What the club chooses
}
web-club-round-clock = since { $since }, until about { $until }
web-club-by-ground = { $ground ->
    [none] disqualified
   *[other] ground { $ground }
}
web-club-former-draw = Draw no. { $number } (no longer valid)
web-club-group = Group { $group }
