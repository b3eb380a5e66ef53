//! The incidents of Malilla. The side of the player at fault pays, unless the law says otherwise.

use super::figures::*;
use engine::law::outcome::{ALLOWED, CARD_STAYS, CONDUCT, NO_PENALTY, REFUSED, SILENT};
use engine::law::{HandFate, Outcome};
use engine::{incidents, outcome};

pub(super) const FINE_TEN: Outcome = outcome!("fine-ten").figures(fined);
pub(super) const NO_COUNT: Outcome = outcome!("no-count").figures(barred);
pub(super) const LATER_MAY_CHANGE: Outcome = outcome!("later-may-change");
pub(super) const NO_FAULT: Outcome = outcome!("no-fault");
const CUT_AGAIN: Outcome = outcome!("cut-again");
/// The same dealer once more, with a pack put right.
const DEAL_AGAIN: Outcome = outcome!("deal-again", "laws-effect-pack-put-right").hand(HandFate::DealtAgain).figures(dealer_deals);
const DEAL_PASSES: Outcome = outcome!("deal-passes").hand(HandFate::DealtAgain).figures(next_deals);
const DEALER_FINED: Outcome = outcome!("fine-ten").figures(dealer_fined);
const FAULT_STANDS: Outcome = outcome!("fault-stands");
const GAIN_STRUCK: Outcome = outcome!("gain-struck");
const HAND_PLAYED: Outcome = outcome!("stands", "laws-effect-hand-played").figures(next_deals);
const LOSS_AND_TEN: Outcome = outcome!("loss-and-ten");
const MISLEADS: Outcome = outcome!("misleads-partner");
const NO_CAPOTE: Outcome = outcome!("no-capote", "laws-effect-no-penalty").figures(short_side);
const ONLOOKER_SILENT: Outcome = outcome!("onlooker-silent");
const RIGHTFUL_DEALS: Outcome = outcome!("rightful-deals").hand(HandFate::DealtAgain).figures(rightful_deals);
const TRICK_BACK: Outcome = outcome!("trick(rightful)", "laws-effect-trick-given-back").figures(trick_back);
const TURN_UP_BACK: Outcome = outcome!("turn-up-back").figures(turn_up_back);

incidents! {
    /// The incidents of Malilla.
    pub const FORMS in "malilla";

    form MISDEAL = "misdeal": "dar.3" "dar.4" "dar.5" "dar.6"; carried Deal;
        ask fault_of: dealer pack_itself;
        ask over_or_short: over short;
        [play_begun = no, fault_of = pack_itself] => "dar.4": TURN_UP_BACK, DEAL_AGAIN;
        [play_begun = no] => "dar.3": TURN_UP_BACK, DEAL_PASSES;
        [over_or_short = over] => "dar.5": FINE_TEN, NO_COUNT;
        [] => "dar.6": NO_CAPOTE;

    form EXPOSED_IN_DEAL = "exposed-in-deal": "dar.3"; carried Deal;
        [] => "dar.3": SILENT;

    form WRONG_DEALER = "wrong-dealer": "dar.7" "dar.8"; carried Deal;
        [play_begun = no] => "dar.7": TURN_UP_BACK, RIGHTFUL_DEALS;
        [] => "dar.8": TURN_UP_BACK, DEALER_FINED, HAND_PLAYED;

    form COUNT_AT_END = "count-at-end": "dar.5" "dar.6"; carried Deal;
        ask over_or_short: over short;
        [over_or_short = over] => "dar.5": FINE_TEN, NO_COUNT;
        [] => "dar.6": NO_CAPOTE;

    form LED_OUT_OF_TURN = "led-out-of-turn": "jugar.1"; carried Open;
        [] => "jugar.1": FINE_TEN, NO_COUNT;

    form PLAYED_EARLY = "played-early": "jugar.1"; carried Turn;
        [] => "jugar.1": SILENT;

    form REVOKE = "revoke": "ren.1" "ren.2" "ren.3" "ren.4" "ren.5" "ren.6" "ren.7" "ren.8"; carried Open;
        by revoke;

    form TOOK_CARD_BACK = "took-card-back": "ren.7" "jugar.2"; carried Cards;
        [another_corrected = yes] => "ren.7": ALLOWED;
        [] => "jugar.2": CARD_STAYS;

    form SPOKE = "spoke": "jugar.2"; carried Words;
        [hand_over = yes] => "jugar.2": ALLOWED;
        [] => "jugar.2": FINE_TEN, NO_COUNT;

    form ONLOOKER = "onlooker": "ren.6" "jugar.2"; carried People;
        [warned_of_wrong_card = yes] => "ren.6": FAULT_STANDS;
        [] => "jugar.2": ONLOOKER_SILENT;

    form LOOKED_AT_TRICKS = "looked-at-tricks": "jugar.3" "jugar.4"; carried Seen;
        ask whose_tricks: own_side opponents;
        [whose_tricks = opponents] => "jugar.3": REFUSED;
        [only_last = no] => "jugar.3": ALLOWED;
        [last_trick = no] => "jugar.4": REFUSED;
        [] => "jugar.4": ALLOWED;

    form LIFTED_TRICK = "lifted-trick": "jugar.5" "jugar.6"; carried Open;
        [next_led = no] => "jugar.6": TRICK_BACK;
        [] => "jugar.5": TRICK_BACK, FINE_TEN, NO_COUNT;

    form SHOWED_HAND = "showed-hand": "jugar.7"; carried Open;
        [on_purpose = no] => "jugar.7": NO_PENALTY;
        [] => "jugar.7": FINE_TEN, NO_COUNT;

    form SHORT_CUT = "short-cut": "dar.1"; carried Deal;
        [] => "dar.1": CUT_AGAIN;

    form DEALT_OTHERWISE = "dealt-otherwise": "dar.2"; carried Deal;
        [all_agree = yes] => "dar.2": ALLOWED;
        [] => "dar.2": REFUSED;

    form SUBSTITUTE = "substitute": "jugar.8"; carried People;
        [all_agree = yes] => "jugar.8": ALLOWED;
        [] => "jugar.8": REFUSED;

    form GAIN_CLAIMED = "gain-claimed": "jugar.9"; carried Rule;
        [fined_side_won = yes] => "jugar.9": GAIN_STRUCK;
        [] => "jugar.9": LOSS_AND_TEN;

    form MISLED_PARTNER = "misled-partner": "jugar.10" "jugar.11"; carried Rule;
        ask what: eight_early aimless_trump;
        [what = aimless_trump] => "jugar.11": MISLEADS;
        [ace_or_void = yes] => "jugar.10": ALLOWED;
        [] => "jugar.10": MISLEADS;

    form LOST_TEMPER = "lost-temper": "jugar.12"; carried People;
        [] => "jugar.12": CONDUCT;
}
