# Yukon: what every entry is for.

yukon-cause-taken = { $count ->
    [one] the points in one trick
   *[other] the points in { $count } tricks
}
yukon-cause-carried = points from earlier rounds
yukon-cause-match = the match: first to reach the target
yukon-cause-match-tricks = the match: both reached the target, and the winner took more tricks
yukon-cause-match-ace = the match: equal in points and tricks, won by the ace of spades
yukon-cause-match-extra = the match: won in the extra round
