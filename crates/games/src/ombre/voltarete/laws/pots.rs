//! Pagas, bolo and remissas (II.17-II.19).

use super::outcomes::*;
use engine::incidents;
use engine::law::outcome::{ALLOWED, CONDUCT, REFUSED, TOO_LATE};

incidents! {
    /// Pagas, bolo and remissas (II.17-II.19).
    pub const FORMS in "voltarete";

    form PAYMENT = "payment": "II.17.1" "II.17.2" "II.17.3" "II.17.4" "II.17.5" "II.17.12"; carried Open;
        ask what: not_asked asked_wrong asked_before asked_single;
        [what = asked_wrong, one_paid = yes] => "II.17.3": PAYS_IN_FULL;
        [what = asked_wrong] => "II.17.2": PAYS_ASKED_AND_DUE;
        [what = asked_before, remembered = yes] => "II.17.5": PAYS_IN_FULL;
        [what = asked_before] => "II.17.5": TOO_LATE;
        [what = asked_single, next_deal = no] => "II.17.12": PAYS_IN_FULL;
        [what = asked_single] => "II.17.12": TOO_LATE;
        [next_deal = no] => "II.17.4" "II.17.1": PAYS_IN_FULL;
        [] => "II.17.4" "II.21.p10": TOO_LATE;

    form OVERPAID = "overpaid": "II.17.13" "II.17.14"; carried House;
        [one_returned = yes] => "II.17.14": RETURNED;
        [next_deal = no] => "II.17.13": RETURNED;
        [] => "II.17.13": TOO_LATE;

    form PAYMENT_DISPUTED = "payment-disputed": "II.17.21"; carried House;
        [witness = yes] => "II.17.21": WITNESS_DECIDES;
        [] => "II.17.21": CLAIMANT_YIELDS;

    form MATADORES_NOT_SHOWN = "matadores-not-shown": "II.17.16"; carried House;
        [shown = yes] => "II.17.16": PAYS_IN_FULL;
        [] => "II.17.16": UNPAID;

    form ANTE_FORGOTTEN = "ante-forgotten": "II.18.4"; carried House;
        [somebody_plays = yes] => "II.18.4": TOO_LATE;
        [all_passed_twice = yes] => "II.18.4": TOO_LATE;
        [] => "II.18.4": PAYS_IN_FULL;

    form MEDAL_NOT_PASSED = "medal-not-passed": "II.18.7" "II.18.8"; carried House;
        [next_takes = yes] => "II.18.8": NEXT_PAYS;
        [] => "II.18.7": HOLDER_PAYS;

    form POT = "pot": "II.18.9" "II.18.10"; carried House;
        ask what: not_taken taken_early;
        [what = taken_early] => "II.18.9": RETURNED;
        [somebody_plays = yes] => "II.18.10": TOO_LATE;
        [all_passed_twice = yes] => "II.18.10": TOO_LATE;
        [] => "II.18.10": ALLOWED;

    form RECAMBO_CHIP = "recambo-chip": "II.19.2"; carried House;
        [remembered = yes] => "II.19.2": PAYS_IN_FULL;
        [] => "II.19.2": TOO_LATE;

    form RESPOSTA_PLACING = "resposta-placing": "II.19.8" "II.19.9" "II.19.10" "II.19.11" "II.19.22" "II.19.23"; carried Rule;
        ask what: new defer joined order;
        [what = defer] => "II.19.22": REFUSED;
        [what = joined] => "II.19.23": LARGEST_FIRST;
        [what = order] => "II.19.10": LARGEST_FIRST;
        [remissa_pending = yes] => "II.19.9": WAITS;
        [formed_now = yes] => "II.19.11" "II.19.8": ENTERS_NOW;
        [] => "II.19.8": DEBTOR_CHOOSES;

    form REMISSA_FORGOTTEN = "remissa-forgotten": "II.19.12" "II.19.20"; carried House;
        ask what: forgotten struck_unseen;
        [what = struck_unseen, doubted = yes] => "II.19.20": PAYS_IN_FULL;
        [what = struck_unseen] => "II.19.20": STANDS;
        [two_remember = yes] => "II.19.12": PAYS_IN_FULL;
        [] => "II.19.12": UNPAID;

    form LEFT_GAME = "left-game": "II.19.3" "II.19.14" "II.19.15" "II.19.16"; carried People;
        [at_four = yes] => "II.19.14": LOSES_REMISSAS;
        [owes = yes] => "II.19.15": CONDUCT;
        [] => "II.19.3": CONDUCT;

    form SETTLEMENT = "settlement": "II.14.4" "II.14.5" "II.15.8" "II.15.10" "II.15.11" "II.17.1" "II.17.7" "II.17.10" "II.17.17" "II.17.18"; carried Rule;
        ask game: treze other;
        ask result: won lost;
        [game = treze, result = won] => "II.15.8" "II.17.7": RESULT_STANDS;
        [game = treze] => "II.15.11" "II.17.7": RESULT_STANDS;
        [result = won, geral_lost = yes] => "II.17.17" "II.14.5": RESULT_STANDS;
        [result = won] => "II.17.1" "II.17.16": RESULT_STANDS;
        [] => "II.17.18": RESULT_STANDS;
}
