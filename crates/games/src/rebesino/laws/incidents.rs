//! The incidents of Rebesino.

use super::hand::{count_at_end, revoke};
use super::outcomes::*;
use engine::incidents;
use engine::law::outcome::{ALLOWED, CONDUCT, CORRECTED, DEAL_AGAIN, DEAL_PASSES, MUST_PLAY_IT, REFUSED};

incidents! {
    /// The incidents of Rebesino.
    pub const FORMS in "rebesino";

    form SHORT_CUT = "short-cut": "dar.1"; carried Deal;
        [all_agree = yes] => "dar.1": ALLOWED;
        [] => "dar.1": SHUFFLE_AND_CUT;

    form DEALT_OTHERWISE = "dealt-otherwise": "dar.2"; carried Deal;
        [] => "dar.2": DEAL_AGAIN;

    form MISDEAL = "misdeal": "dar.3a" "dar.3b" "dar.3c" "dar.4"; carried Deal;
        ask fault_of: dealer pack_itself;
        [fault_of = pack_itself] => "dar.3b": DEAL_AGAIN;
        [play_begun = yes] => "dar.4": PAYS_STAKE_FOR_COUNT;
        [found_later = yes] => "dar.3c": DEAL_PASSES;
        [] => "dar.3a": DEAL_PASSES;

    form DRAW_WRONG = "draw-wrong": "robo.0a" "robo.0b" "robo.4" "robo.5" "robo.8" "robo.9" "robo.10" "robo.7" "robo.6"; carried Open;
        ask what: drew_two forgot looked_first discarded_twice dealer_drew thought_dealer neglected handled_wrong;
        [what = drew_two] => "robo.0a": DEAL_AGAIN;
        [what = forgot] => "robo.0b": DEAL_AGAIN;
        [what = looked_first] => "robo.4": NO_DRAW;
        [what = discarded_twice] => "robo.5": PAYS_TWO_EACH;
        [what = dealer_drew, draw_seen = no] => "robo.10": CORRECTED;
        [what = dealer_drew] => "robo.9" "dar.4": PAYS_STAKE_FOR_COUNT;
        [what = thought_dealer] => "robo.8" "dar.4": NO_DRAW, PAYS_STAKE_FOR_COUNT;
        [what = handled_wrong] => "robo.6": DRAWS_RIGHTLY;
        [] => "robo.7": NO_DRAW;

    form MONTE_WRONG = "monte-wrong": "robo.3" "dar.11"; carried Deal;
        [hand_over = yes] => "dar.11": HAND_COUNTS;
        [pack_right = yes] => "robo.3": DEAL_PASSES;
        [] => "robo.3": DEAL_AGAIN;

    form COUNT_AT_END = "count-at-end": "dar.4" "dar.5" "dar.6" "dar.7" "dar.8" "dar.9" "dar.10"; carried Open;
        by count_at_end;

    form DROPPED_CARDS = "dropped-cards": "mano.1" "mano.2"; carried Cards;
        [on_table = yes] => "mano.1": MUST_PLAY_IT;
        [] => "mano.2": TAKES_CARDS_UP;

    form TWO_CARDS = "two-cards": "mano.3" "mano.4" "mano.5" "mano.6"; carried Cards;
        ask faces_seen: no_face one_face several_faces;
        [faces_seen = no_face] => "mano.6": TAKES_CARDS_UP;
        [faces_seen = one_face] => "mano.3": MUST_PLAY_IT;
        [order_known = yes] => "mano.4": MUST_PLAY_IT;
        [] => "mano.5": OTHERS_CHOOSE_CARD;

    form REVOKE = "revoke": "renuncio.1" "renuncio.2" "renuncio.3" "renuncio.4" "renuncio.5" "renuncio.6" "renuncio.7" "renuncio.8" "renuncio.9" "renuncio.11" "renuncio.12"; carried Open;
        by revoke;

    form CONFUSED_CARDS = "confused-cards": "general.6"; carried Cards;
        [] => "general.6": PAYS_DOUBT;

    form LAID_DOWN_EARLY = "laid-down-early": "general.7"; carried Open;
        [] => "general.7": PAYS_LEFT;

    form DISCARD_CHANGED = "discard-changed": "robo.1" "robo.2" "robo.11"; carried Cards;
        [dealer = yes] => "robo.2" "robo.11": PAYS_TWO_PARTIDAS, DEAL_PASSES;
        [] => "robo.1" "robo.11": PAYS_TWO_PARTIDAS, HAND_VOID;

    form LOOKED_AT_TRICKS = "looked-at-tricks": "general.1" "renuncio.10"; carried Seen;
        ask whose_tricks: own another;
        [whose_tricks = own, tricks_apart = no] => "renuncio.10": TRICKS_APART;
        [whose_tricks = own] => "general.1": ALLOWED;
        [last_trick = yes] => "general.1": ALLOWED;
        [] => "general.1": REFUSED;

    form TRICKS_HIDDEN = "tricks-hidden": "general.5"; carried House;
        [] => "general.5": SHOWS_TRICKS;

    form ACES_PAID = "aces-paid": "general.2"; carried House;
        [] => "general.2": ACES_RETURNED;

    form ASLEEP_UNPAID = "asleep-unpaid": "general.10"; carried House;
        [agreed = yes] => "general.10": ALLOWED;
        [] => "general.10": ASLEEP_PAID;

    form PARTIDA_DOUBT = "partida-doubt": "general.8"; carried House;
        [same_points = no] => "general.8": MOST_POINTS_PAY;
        [] => "general.8": MOST_TRICKS_PAY;

    form MANNERS = "manners": "general.3" "general.4" "general.9" "general.11" "general.12"; carried People;
        ask what: kept_pay_card loaded_one lost_temper excess unequal;
        [what = kept_pay_card] => "general.3": CONDUCT;
        [what = loaded_one] => "general.4": CONDUCT;
        [what = lost_temper] => "general.9": CONDUCT;
        [what = excess] => "general.11": CONDUCT;
        [] => "general.12": SEATS_BY_LOT;
}
