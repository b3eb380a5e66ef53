//! The course of the game, where a table disputes it: seats, stakes, the duty to follow, the draw, pagas and remissas. Nothing here is a
//! fault, and nothing is paid for it.

use super::outcomes::*;
use engine::incidents;
use engine::law::outcome::{ALLOWED, CONDUCT, CORRECTED, REFUSED};

incidents! {
    /// The course of the game, where a table disputes it.
    pub const FORMS in "voltarete";

    form SEATS_DISPUTED = "seats-disputed": "II.2.1" "II.19.4" "II.19.5"; carried House;
        ask what: places first_dealer;
        [what = first_dealer] => "II.19.5": CORRECTED;
        [all_agree = yes] => "II.2.1" "II.19.4": ALLOWED;
        [] => "II.2.1" "II.19.4": CORRECTED;

    form BOLO_DISPUTED = "bolo-disputed": "II.18.1" "II.18.2" "II.18.3" "II.18.5" "II.18.6"; carried House;
        ask what: first_bolo medal_due dealer_stake other_stake no_medal;
        [what = first_bolo] => "II.18.1": CORRECTED;
        [what = medal_due] => "II.18.2": CORRECTED;
        [what = dealer_stake] => "II.18.3": CORRECTED;
        [what = other_stake, all_agree = yes] => "II.18.5" "II.1.p1": ALLOWED;
        [what = other_stake] => "II.18.5" "II.18.3" "II.1.p1": REFUSED;
        [all_agree = yes] => "II.18.6" "II.1.p1": ALLOWED;
        [] => "II.18.6" "II.1.p1": REFUSED;

    form CARD_DISPUTED = "card-disputed": "II.10.8" "II.10.9" "II.10.11" "II.10.27"; carried Rule;
        ask holds: suit_led trump_to_trump unbound_matador none_of_it misleads;
        [holds = suit_led] => "II.10.10": REFUSED;
        [holds = trump_to_trump] => "II.10.8" "II.10.12": REFUSED;
        [holds = unbound_matador] => "II.10.8": ALLOWED;
        [holds = none_of_it] => "II.10.11" "II.10.9": ALLOWED;
        [] => "II.10.27": ALLOWED;

    form DRAW_DISPUTED = "draw-disputed": "II.7.1" "II.7.24" "II.7.33" "II.7.34" "II.8.15" "II.8.20"; carried Turn;
        ask what: number_unsaid drawn_from_below passed_from_above passed_on_refused kept_card_thrown trump_thrown how_many_passed;
        [what = number_unsaid] => "II.7.1": CORRECTED;
        [what = drawn_from_below, all_agree = yes] => "II.7.33": ALLOWED;
        [what = drawn_from_below] => "II.7.33": CORRECTED;
        [what = passed_from_above, all_agree = yes] => "II.7.34": ALLOWED;
        [what = passed_from_above] => "II.7.34": CORRECTED;
        [what = passed_on_refused] => "II.8.15": DISCARDS_UNSEEN;
        [what = kept_card_thrown] => "II.8.20": REFUSED;
        [what = trump_thrown] => "II.8.20": ALLOWED;
        [] => "II.7.24": CONDUCT;

    form OBLIGED_DISPUTED = "obliged-disputed": "II.16.1" "II.16.2" "II.16.3" "II.15.4" "II.15.5"; carried Rule;
        [all_agree = yes] => "II.16.3" "II.15.5": ALLOWED;
        [espadilha_held = yes] => "II.16.1" "II.15.4": BOUND_CASCA;
        [] => "II.16.2" "II.15.4" "II.15.5": BOUND_CASCA;

    form FOUR_DISPUTED = "four-disputed": "II.15.1" "II.15.2" "II.15.7" "II.15.10" "II.15.12"; carried House;
        ask what: who_shuffles pack_place four_aside tricks_together other_law;
        [what = who_shuffles] => "II.15.1": CORRECTED;
        [what = pack_place] => "II.15.2": CORRECTED;
        [what = four_aside] => "II.15.7": CORRECTED;
        [what = tricks_together] => "II.15.10": CORRECTED;
        [] => "II.15.12": CORRECTED;

    form PAGAS_DISPUTED = "pagas-disputed": "II.17.10" "II.17.11" "II.17.15" "II.17.19" "II.17.20" "II.14.4"; carried Rule;
        ask what: refused_and_won in_favorita granted_in_favorita opponent_matadores opponent_geral primeiras_and_geral;
        [what = refused_and_won] => "II.17.10": PAYS_IN_FULL;
        [what = in_favorita] => "II.17.11": PAYS_IN_FULL;
        [what = granted_in_favorita] => "II.17.15" "II.17.11": PAYS_IN_FULL;
        [what = opponent_matadores] => "II.17.19": UNPAID;
        [what = opponent_geral] => "II.17.20": UNPAID;
        [] => "II.14.4": UNPAID;

    form RECAMBO_DISPUTED = "recambo-disputed": "II.19.1" "II.19.6" "II.19.7" "II.19.13" "II.19.16" "II.19.17" "II.19.21"; carried House;
        ask what: ended_early ten_chips chip_again fines_to_player divides_remissas writes_remissas counts_bolo splits_remissa;
        [what = ended_early] => "II.19.1": CORRECTED;
        [what = ten_chips] => "II.19.6": CORRECTED;
        [what = chip_again] => "II.19.7": REFUSED;
        [what = fines_to_player] => "II.19.13": CORRECTED;
        [what = writes_remissas] => "II.19.18" "II.19.17": ALLOWED;
        [what = counts_bolo] => "II.19.19": ALLOWED;
        [what = splits_remissa, all_agree = yes] => "II.19.21" "II.1.p1": ALLOWED;
        [what = splits_remissa] => "II.19.21" "II.1.p1": REFUSED;
        [all_agree = yes] => "II.19.16" "II.1.p1": ALLOWED;
        [no_more_time = yes] => "II.19.16": ALLOWED;
        [] => "II.19.16": REFUSED;
}
