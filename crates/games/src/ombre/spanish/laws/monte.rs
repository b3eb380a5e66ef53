//! Incidents of the laws of the Hombre: the draw, the monte and the discards, in Dosillo too (family:DOS.2).

use super::outcomes::*;
use engine::incidents;
use engine::law::outcome::{ALLOWED, DEAL_PASSES, HARM, REFUSED, RIGHTFUL_DEALS, STANDS};

incidents! {
    /// Incidents of games with cards to draw.
    pub(super) const FORMS in "hombre";

    form DREW_WRONG = "drew-wrong": "X.0" "X.1" "X.2" "X.2b" "X.3" "X.4"; carried Open;
        ask what: covered put_back owned_up found_out fewer_drawn;
        [what = covered] => "X.1": TWO_POLLAS, HAND_VOID;
        [what = put_back] => "X.2": TALON;
        [what = owned_up] => "X.3": OPPONENT_DRAWS_SURPLUS;
        [what = found_out] => "X.2b": HALF_POZO, HAND_VOID;
        [] => "X.4": TAKES_OWN_DISCARD;
        also "X.5";
        also @dosillo "family:DOS.2";

    form EXPOSED_MONTE = "exposed-monte": "XI.0" "XI.1" "XI.2" "XI.3" "XI.4" "XI.5"; carried Open;
        ask role: lone_hombre defender;
        ask when: before_named before_exchange after_exchange;
        ask @many with_whom: hombre defender;
        [@many role = lone_hombre, together = yes] => "XI.5" "XI.0": PAYS_THIRD_CODILLO;
        [@dosillo together = yes] => "XI.0": HARM;
        [role = lone_hombre] => "XI.4" "XI.0": PAYS_POZO, DEAL_PASSES;
        [@many together = yes, with_whom = hombre] => "XI.5" "XI.0": PAYS_THIRD_CODILLO;
        [@many together = yes, mate = yes] => "XI.3" "XI.0": HAND_VOID, BOTH_PAY_AT_STAKE;
        [@many together = yes] => "XI.3" "XI.0": HALF_POZO_EACH, STANDS;
        [when = before_named] => "XI.1" "XI.0": FINE_POLLA, HAND_VOID;
        [when = before_exchange] => "XI.1" "XI.0": FINE_POLLA, HAND_VOID, HALF_OF_A_WIN;
        [mate = yes] => "XI.2" "XI.0": HALF_POZO, MATE_TO_HOMBRE;
        [] => "XI.2" "XI.0": HALF_POZO, STANDS;
        also @dosillo "family:DOS.2";

    form SAW_DISCARD = "saw-discard": "XII.1" "XII.2" "XII.3"; carried Open;
        ask role: lone_hombre defender;
        ask whose_discard: hombre defender;
        ask went: won puesta codillo;
        [role = lone_hombre, went = codillo] => "XII.1": HAND_COUNTS;
        [role = lone_hombre, went = won] => "XII.1": HALF_POZO, NO_COLLECT;
        [role = lone_hombre] => "XII.1": HALF_POZO, HAND_COUNTS;
        [@dosillo] => "XII.2": HALF_POZO, PAYS_AT_STAKE;
        [@many whose_discard = hombre] => "XII.2": HALF_POZO, PAYS_AT_STAKE;
        [@many] => "XII.3": HALF_POZO, PAYS_AT_STAKE;
        also @dosillo "family:DOS.2";

    form LOOKED_AT_REST = "looked-at-rest": "XIII.1" "XIII.2" "XIII.3"; carried Open;
        ask what: last another;
        [what = last, play_begun = no] => "XIII.1": ALLOWED;
        [what = last] => "XIII.3": FINE_POLLA;
        [somebody_looked = yes] => "XIII.2": ALLOWED;
        [] => "XIII.2": FINE_POLLA;
        also @dosillo "family:DOS.2";

    form VIEWED_DISCARD = "viewed-discard": "XV.2" "XV.3"; carried Open;
        [bola_asked = yes] => "XV.3": BOLA_LOST, FINE_POLLA;
        [] => "XV.2": NO_BOLA;

    form TRUMP_NOT_NAMED = "trump-not-named": "NAM.1" "NAM.2" "NAM.3"; carried Open;
        ask game: entrada solo;
        [led_unnamed = yes] => "NAM.3": TRUMP_OF_LEAD;
        [named_first = yes] => "NAM.1": STANDS;
        [game = entrada] => "NAM.1": DEFENDER_NAMES;
        [] => "NAM.2": DEFENDER_NAMES;
}

incidents! {
    /// The Hombre's own.
    pub(super) const HOMBRE in "hombre";

    form THREW_IN = "threw-in": "XIV.3" "XIV.4"; carried Open;
        ask what: mixed laid_on_top;
        [what = mixed] => "XIV.3": HALF_OF_A_WIN, HAND_VOID;
        [] => "XIV.4": HALF_POZO, STANDS;

    form SIGNALLED = "signalled": "XVI.1"; carried Open;
        ask what: asked left_it;
        [what = left_it] => "XVI.1": LEFT_HALF_POZO_THIRD;
        [granted = yes] => "XVI.1": HALF_POZO_THIRD, HALF_POZO_GRANTER;
        [] => "XVI.1": HALF_POZO_BOTH;

    form ASKED_TRICK = "asked-trick": "SIG.1" "SIG.2"; carried Rule;
        ask sure_tricks: four_or_more three_or_fewer;
        [sure_tricks = four_or_more] => "SIG.1": COUNTS_AS_PUESTA;
        [] => "SIG.2": CODILLO_COUNTS;

    form DUES = "dues": "CAL.1" "CAL.2"; carried Open;
        ask what: not_asked asked_too_much;
        [what = not_asked] => "CAL.1": UNPAID;
        [] => "CAL.2": ONLY_THE_MIDDLE;

    form WRONG_DEALER = "wrong-dealer": "DEAL.3"; carried Deal;
        [deal_done = no] => "DEAL.3": RIGHTFUL_DEALS;
        [] => "DEAL.3": DEALT_ON_FROM;

    form LEFT_EARLY = "left-early": "LEAVE.1" "LEAVE.2"; carried People;
        ask what: left handed_cards;
        [what = left, agreed = yes] => "LEAVE.1": ALLOWED;
        [what = left] => "LEAVE.1": PAYS_MIDDLE;
        [agreed = yes] => "LEAVE.2": ALLOWED;
        [] => "LEAVE.2": REFUSED;

    form FINES_WON = "fines": "FIN.1"; carried Rule;
        [] => "FIN.1": FINE_TO_NEXT_WINNER;
}
