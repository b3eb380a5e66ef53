# Yukon: how a round ended, in a sentence.

yukon-ended-side = { $tricks ->
    [one] { $side }: { $points } { $points ->
        [one] point
       *[other] points
    } in one trick
   *[other] { $side }: { $points } { $points ->
        [one] point
       *[other] points
    } in { $tricks } tricks
}
yukon-ended = { $sides }
yukon-ended-match = { $sides }. Match won by { $winners }
yukon-ended-extra = Extra round. { $sides }. Match won by { $winners }
