# Grand: what every entry is for. $count tricks or hearts were taken, $each points were bid.

grand-cause-whist = { $count ->
    [one] Whist: one trick, { $each } bid
   *[other] Whist: { $count } tricks, { $each } bid
}
grand-cause-whist-defeated = { $count ->
    [one] Whist: one trick, too few for a bid of { $each }
   *[other] Whist: { $count } tricks, too few for a bid of { $each }
}
grand-cause-whist-against = { $count ->
    [one] one trick against Whist
   *[other] { $count } tricks against Whist
}
grand-cause-grand = { $count ->
    [one] Grand: one trick, { $each } bid
   *[other] Grand: { $count } tricks, { $each } bid
}
grand-cause-grand-defeated = { $count ->
    [one] Grand: one trick, too few for a bid of { $each }
   *[other] Grand: { $count } tricks, too few for a bid of { $each }
}
grand-cause-grand-against = { $count ->
    [one] one trick against Grand
   *[other] { $count } tricks against Grand
}
grand-cause-eucre = { $count ->
    [one] Eucre: one trick, { $each } bid
   *[other] Eucre: { $count } tricks, { $each } bid
}
grand-cause-eucre-defeated = { $count ->
    [one] Eucre: one trick, too few for a bid of { $each }
   *[other] Eucre: { $count } tricks, too few for a bid of { $each }
}
grand-cause-eucre-against = { $count ->
    [one] one trick against Eucre
   *[other] { $count } tricks against Eucre
}
grand-cause-alone = { $count ->
    [one] Eucre alone: one trick, { $each } bid
   *[other] Eucre alone: { $count } tricks, { $each } bid
}
grand-cause-alone-defeated = { $count ->
    [one] Eucre alone: one trick, too few for a bid of { $each }
   *[other] Eucre alone: { $count } tricks, too few for a bid of { $each }
}
grand-cause-copas = Copas: no hearts taken
grand-cause-copas-defeated = { $count ->
    [one] Copas: one heart taken, on top of the bid of { $each }
   *[other] Copas: { $count } hearts taken, on top of the bid of { $each }
}
grand-cause-copas-against = { $count ->
    [one] one heart taken in Copas
   *[other] { $count } hearts taken in Copas
}
grand-cause-carried = points from earlier hands
grand-cause-total = the running total, replaced by the final count
grand-cause-count = { $count ->
    [0] final count: the lead over the others
    [one] final count: the lead over the others, and one fewer defeat
   *[other] final count: the lead over the others, and { $count } fewer defeats
}
grand-cause-slam = the match: all thirteen tricks at Grand
grand-cause-match = the match, by the final count
