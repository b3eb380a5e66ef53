//! Incidents of the deal, the bids and the payments.

use super::outcomes::*;
use engine::incidents;
use engine::law::outcome::{ALLOWED, DEAL_AGAIN, REFUSED, STANDS, TOO_LATE};

incidents! {
    /// Incidents that every game of the family knows.
    pub(super) const FORMS in "mediator";

    form WRONG_NUMBER = "wrong-number": "II.1" "II.2" "II.3" "II.4"; carried Deal;
        ask found: before_play before_paid before_cut after_cut;
        [found = before_play] => "II.1": DEAL_AGAIN;
        [found = before_paid] => "II.2": FINE_POLLA, HAND_VOID;
        [found = before_cut] => "II.3": FINE_POLLA, HAND_COUNTS;
        [] => "II.4": TOO_LATE;
        also @monte "hombre:X.0";

    form CARD_TWICE = "card-twice": "DEAL.1" "DEAL.2" "DEAL.3"; carried Deal;
        ask found: before_play during_play after_play;
        [@monte in_discard = yes] => "hombre:DEAL.2": STANDS;
        [found = before_play] => "DEAL.1": DEAL_AGAIN;
        [found = during_play] => "DEAL.2": HAND_VOID;
        [] => "DEAL.3": HAND_COUNTS;

    form EXPOSED_IN_DEAL = "exposed-in-deal": "DEAL.1"; carried Deal;
        [] => "DEAL.1": DEAL_AGAIN;
        also @monte "hombre:DEAL.1";

    form SHORT_CUT = "short-cut": "DEAL.4"; carried Deal;
        [] => "DEAL.4": CUT_AGAIN;

    form DEALT_OTHERWISE = "dealt-otherwise": "DEAL.5" "DEAL.6"; carried Deal;
        [@tresillo_36] => "family:T36.1": REFUSED;
        [@quintillo] => "family:QUI.1": REFUSED;
        [@packets loser_announced = yes] => "DEAL.6": ALLOWED;
        [@packets] => "DEAL.5": REFUSED;

    form BID_SLIP = "bid-slip": "I.1" "I.3" "I.4"; carried Rule;
        ask what: wrong_game wrong_trump changed_bid;
        [what = wrong_game] => "I.1": AS_NAMED;
        [what = wrong_trump] => "I.3": AS_NAMED;
        [] => "I.4": REFUSED;
}

incidents! {
    /// Kings called, and kings bought.
    pub(super) const CALLED in "mediator";

    form KING_CALLED = "king-called": "I.2" "CALL.1" "CALL.2" "CALL.3" "GIVE.1"; carried Rule;
        ask @bought what: wrong_king trump_king caballo three_kings king_refused;
        ask @quadrillo_solitario what: wrong_king trump_king caballo king_refused;
        ask what: wrong_king trump_king caballo;
        [what = wrong_king] => "I.2": AS_NAMED;
        [what = trump_king] => "CALL.1": REFUSED;
        [what = caballo, all_kings = yes] => "CALL.2": ALLOWED;
        [what = caballo] => "CALL.2": REFUSED;
        [@bought what = three_kings] => "CALL.3": REFUSED;
        [@bought] => "GIVE.1": MUST_GIVE_KING;
        [@quadrillo_solitario] => "family:SOL.1": MUST_GIVE_KING;
}

incidents! {
    /// A called king that may be returned.
    pub(super) const RETURNED in "mediator";

    form KING_RETURNED = "king-returned": "INT.1" "INT.2" "INT.3" "INT.5" "INT.6"; carried Open;
        ask tricks_made: fewer two three_or_more;
        ask went: won puesta codillo;
        [agreed = no] => "INT.5": NOT_AGREED;
        [chillada = yes] => "INT.6": REFUSED;
        [tricks_made = fewer] => "INT.1": ALLOWED;
        [tricks_made = two] => "INT.2": PAYS_HALF_POZO_MIDDLE;
        [went = won] => "INT.2": PAYS_HALF_POZO_MIDDLE;
        [] => "INT.2" "INT.3": PAYS_FOR_HOMBRE, PAYS_HALF_POZO_MIDDLE;
}

incidents! {
    /// A player who was made to enter.
    pub(super) const CHILLADA in "mediator";

    form CHILLO = "chillo": "I.5"; carried Rule;
        [] => "I.5": ENTERED_FREELY;
}

incidents! {
    /// The partner's part of a lost chillada.
    pub(super) const BARE in "mediator";

    form CHILLADA_LOST = "chillada-lost": "LIG.2"; carried Rule;
        [] => "LIG.2": PAID_BY_HALVES;
}

incidents! {
    /// The part of a partner who made tricks.
    pub(super) const SPARED in "mediator";

    form LOSS_SHARED = "loss-shared": "LIG.1" "INT.4"; carried Rule;
        [tricks_enough = no, king_kept = yes] => "INT.4": PAID_BY_HALVES;
        [tricks_enough = no] => "LIG.1": PAID_BY_HALVES;
        [king_kept = yes] => "INT.4": PARTNER_FREE;
        [] => "LIG.1": PARTNER_SPARED_POT;
}

incidents! {
    /// Fines that are raffled.
    pub(super) const RAFFLED in "mediator";

    form FINES_RAFFLED = "fines": "MUL.1" "MUL.2"; carried Rule;
        [card_agreed = no] => "MUL.2": MANO_NAMES_CARD;
        [] => "MUL.1": FINE_RAFFLED;
}

incidents! {
    /// A person more at the table.
    pub(super) const ZANGANO in "family";

    form ZANGANO_PAYS = "zangano": "ZAN.1"; carried Rule;
        [] => "ZAN.1": UNPAID;
}

incidents! {
    /// Dosillo's own.
    pub(super) const DOSILLO in "family";

    form MISNAMED = "misnamed": "DOS.1"; carried Open;
        [] => "DOS.1": FINE_POLLA, NAMES_AGAIN;
}
