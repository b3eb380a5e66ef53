//! The deal and the first passage (II.2, II.3).

use super::outcomes::*;
use engine::incidents;
use engine::law::outcome::{ALLOWED, CONDUCT, DEAL_AGAIN, REFUSED};

incidents! {
    /// The deal and the first passage (II.2, II.3).
    pub const FORMS in "voltarete";

    form RESHUFFLE = "reshuffle": "II.2.2" "II.2.3" "II.2.4" "II.2.5"; carried Deal;
        ask who: shuffler cutter dealer;
        ask wish: shuffle pack;
        [who = shuffler, pack_delivered = no] => "II.2.2": ALLOWED;
        [who = shuffler] => "II.2.3": REFUSED;
        [who = cutter, wish = shuffle] => "II.2.4": ALLOWED;
        [who = cutter] => "II.2.4": REFUSED_UNLESS_DEALER;
        [who = dealer] => "II.2.5": ALLOWED;

    form DEAL_MANNER = "deal-manner": "II.2.6" "II.1.p6"; carried Deal;
        [all_agree = yes] => "II.2.6": ALLOWED;
        [cards_looked_at = no] => "II.2.6" "II.1.p6": DEAL_AGAIN;
        [] => "II.2.6" "II.1.p6": STANDS;

    form DEALER_PEEKS = "dealer-peeks": "II.2.7"; carried Deal;
        [] => "II.2.7" "II.21.p12": CONDUCT;

    form EXPOSED_IN_DEAL = "exposed-in-deal": "II.2.8" "II.2.9" "II.2.10"; carried Deal;
        ask cause: found dealer;
        ask how_many: one two_or_more;
        [cause = dealer] => "II.2.10": STANDS;
        [how_many = two_or_more] => "II.2.9": DEAL_AGAIN;
        [high_card = yes] => "II.2.8": DEAL_AGAIN;
        [] => "II.2.9": STANDS;

    form DEALT_ON = "dealt-on": "II.2.11"; carried Deal;
        [] => "II.2.11": STANDS;

    form PACK_DEFECT = "pack-defect": "II.2.12" "II.2.13" "II.2.14" "II.2.15"; carried Deal;
        ask defect: extra missing twice foreign_back foreign_rank;
        [defect = foreign_rank] => "II.2.15": VOID;
        [hand_over = yes] => "II.2.14": UNDONE;
        [defect = foreign_back] => "II.2.13": VOID;
        [] => "II.2.12": VOID;

    form COUNT_AT_DEAL = "count-at-deal": "II.3.1" "II.3.2" "II.3.3" "II.3.11" "II.3.13" "II.3.14" "II.3.17"; carried Deal;
        ask off_by: one two_or_more;
        ask wants: play pass;
        ask whose: own another;
        ask bid: licenca so respeito;
        [off_by = two_or_more] => "II.3.17": VOID;
        [wants = play, dealer = yes] => "II.3.2": REFUSED;
        [others_passed = yes] => "II.3.11" "II.3.25": VOID;
        [wants = pass, whose = another] => "II.3.11": ALLOWED;
        [wants = play, whose = another] => "II.3.3": ALLOWED;
        [wants = play, bid = so, overcall = yes, announced = yes] => "II.3.13": ALLOWED;
        [wants = play, bid = so, announced = yes] => "II.3.13": REFUSED;
        [wants = play, announced = no] => "II.3.14": RESPOSTA_BY, STANDS;
        [] => "II.3.1": ALLOWED;

    form THROWN_IN = "thrown-in": "II.3.4" "II.3.5" "II.3.6" "II.3.7" "II.3.8" "II.3.9" "II.3.10" "II.3.11"; carried Deal;
        ask seat: mao contra_pe pe;
        [seat = mao, others_passed = no, somebody_plays = yes] => "II.3.4" "II.3.5": RESPOSTA_THROWER, STANDS;
        [seat = mao, others_passed = no] => "II.3.4" "II.3.11" "II.3.25": RESPOSTA_THROWER, VOID;
        [seat = contra_pe, others_passed = no, somebody_plays = yes] => "II.3.7": RESPOSTA_THROWER, STANDS;
        [seat = contra_pe, others_passed = no] => "II.3.7" "II.3.11" "II.3.25": RESPOSTA_THROWER, VOID;
        [seat = contra_pe, announced_by_mao = yes] => "II.3.8" "II.3.25": VOID;
        [seat = contra_pe] => "II.3.6" "II.3.25": VOID;
        [seat = pe, others_passed = no, somebody_plays = yes] => "II.3.10": RESPOSTA_THROWER, STANDS;
        [seat = pe, others_passed = no] => "II.3.10" "II.3.11" "II.3.25": RESPOSTA_THROWER, VOID;
        [seat = pe] => "II.3.9" "II.3.25": VOID;
        [seat = mao] => "II.3.11" "II.3.25": VOID;
}
