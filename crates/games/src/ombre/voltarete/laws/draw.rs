//! The draw and the discards (II.7, II.8).

use super::outcomes::*;
use engine::incidents;
use engine::law::outcome::{ALLOWED, CONDUCT, REFUSED};

incidents! {
    /// The draw and the discards (II.7, II.8).
    pub const FORMS in "voltarete";

    form DREW_UNORDERED = "drew-unordered": "II.7.8" "II.7.13" "II.7.16"; carried Turn;
        ask feito_count: right over short;
        [feito_count = over] => "II.7.8" "II.7.13": BLIND_CHAIN_OVER;
        [feito_count = short] => "II.7.8" "II.7.16": BLIND_CHAIN_SHORT;
        [] => "II.7.8": STANDS;

    form DRAW_LIMIT = "draw-limit": "II.7.3" "II.7.4" "II.7.5" "II.7.6" "II.7.22" "II.7.2"; carried Words;
        ask who: feito opponent;
        ask game: licenca so respeito segundo;
        [who = opponent] => "II.7.22": REFUSED;
        [game = licenca] => "II.7.3": REFUSED;
        [game = so] => "II.7.4": REFUSED;
        [game = respeito] => "II.7.5": REFUSED;
        [] => "II.7.6": REFUSED;

    form TOO_MANY_DRAWN = "too-many-drawn": "II.7.11" "II.7.12" "II.7.13" "II.7.17" "II.8.8" "II.8.10" "II.8.12" "II.13.1"; carried Deal;
        ask role: feito next last;
        ask game: casca other;
        [announced_ten = yes, talon_left = no] => "II.8.10": DISCARD_ONE;
        [announced_ten = yes] => "II.8.12": DISCARD_ONE;
        [role = feito, game = casca, draw_seen = yes] => "II.13.1" "II.8.8": RESPOSTA_FEITO, PLAYS_ON_TEN;
        [role = feito, game = casca] => "II.7.17": TO_TALON;
        [role = feito, draw_ordered = no, draw_seen = yes] => "II.8.8" "II.13.1": RESPOSTA_FEITO, PLAYS_ON_TEN;
        [role = feito, draw_ordered = no, next_drew = yes] => "II.7.13": BLIND_CHAIN_OVER;
        [role = feito, draw_ordered = no] => "II.7.17": TO_TALON;
        [role = feito, next_passed = yes, draw_seen = no, third_drew = no] => "II.7.12": TO_TALON;
        [role = feito, next_passed = yes] => "II.7.12": RESPOSTA_FEITO, PLAYS_ON_TEN;
        [role = feito, next_drew = yes] => "II.7.11": RESPOSTA_FEITO, PLAYS_ON_TEN;
        [role = feito, draw_seen = yes] => "II.7.11" "II.8.8": RESPOSTA_FEITO, PLAYS_ON_TEN;
        [role = feito] => "II.7.11": TO_TALON;
        [talon_left = no, unannounced_ten = yes] => "II.8.10": RESPOSTA_BY, PLAYS_ON_TEN;
        [draw_seen = yes] => "II.8.8" "II.13.1": RESPOSTA_BY, PLAYS_ON_TEN;
        [role = last] => "II.7.17": DISCARDS_UNSEEN;
        [next_drew = yes] => "II.7.17": DISCARD_OLD;
        [] => "II.7.17": TO_TALON;

    form TOO_FEW_DRAWN = "too-few-drawn": "II.7.14" "II.7.15" "II.7.16" "II.7.18" "II.7.19" "II.8.9" "II.8.11" "II.8.13" "II.13.2"; carried Deal;
        ask role: feito next last;
        [announced_eight = yes, talon_left = no] => "II.8.11" "II.13.2": PLAYS_ON_EIGHT;
        [announced_eight = yes] => "II.8.13": DISCARD_FEWER;
        [role = feito, gave_up = yes] => "II.13.6": STANDS;
        [role = feito, draw_ordered = no, next_drew = yes] => "II.7.16": BLIND_CHAIN_SHORT;
        [role = feito, draw_ordered = no] => "II.7.15": TAKES_MISSING;
        [role = feito, next_drew = yes] => "II.7.14": RESPOSTA_FEITO, PLAYS_ON_EIGHT;
        [role = feito] => "II.7.14": TAKES_MISSING;
        [next_drew = no] => "II.7.18": TAKES_MISSING;
        [draw_seen = yes] => "II.7.19" "II.8.9": RESPOSTA_BY, PLAYS_ON_EIGHT;
        [] => "II.7.19": TAKES_OWN_DISCARD;

    form CARDS_SEEN = "cards-seen": "II.7.20"; carried Seen;
        [to_the_face = yes] => "II.7.20": REFUSED;
        [] => "II.7.20": ALLOWED;

    form CASCA_CARRY = "casca-carry": "II.7.7" "II.16.11"; carried Words;
        [shown = yes] => "II.16.11": CONDUCT;
        [said_in_time = yes] => "II.7.7": STANDS;
        [] => "II.7.7": BOUND_NINE;

    form PASSING_CARDS = "passing-cards": "II.7.21" "II.7.23" "II.7.25" "II.7.26" "II.7.28" "II.7.29" "II.7.30" "II.7.31" "II.7.32" "II.8.14"; carried Words;
        ask what: takes_back other_number not_at_all leaves_some asks_how_many_wanted asks_for_cards shows_dismay receives;
        [what = takes_back] => "II.7.28": REFUSED;
        [what = other_number] => "II.7.29": REFUSED;
        [what = not_at_all] => "II.7.30": REFUSED;
        [what = leaves_some] => "II.7.31" "II.7.21": BOUND_DRAW_ALL;
        [what = asks_how_many_wanted] => "II.7.23": CONDUCT;
        [what = asks_for_cards, decided = yes] => "II.7.26" "II.12.12": CARD_CHOSEN_HARMED;
        [what = asks_for_cards] => "II.7.25" "II.7.26": CONDUCT;
        [what = shows_dismay] => "II.7.27": CONDUCT;
        [] => "II.7.32" "II.8.14": STANDS;

    form OWN_DISCARDS = "own-discards": "II.8.1"; carried Seen;
        [draw_seen = no] => "II.8.1": ALLOWED;
        [] => "II.8.1": REFUSED;

    form LOOKED_AT_DISCARDS = "looked-at-discards": "II.8.2" "II.8.3" "II.8.4" "II.8.5" "II.7.2"; carried Seen;
        ask role: feito opponent;
        [counted_only = yes] => "II.7.2": ALLOWED;
        [role = feito] => "II.8.2" "II.8.3" "II.8.4": RESPOSTA_FEITO, BAR_WIN_FEITO, BAR_GERAL, STANDS;
        [] => "II.8.2" "II.8.3" "II.8.5": RESPOSTA_BY, BAR_CODILHO, BAR_GERAL_PAID, STANDS;

    form LOOKED_AT_LEFTOVER = "looked-at-leftover": "II.8.16" "II.8.17" "II.8.18" "II.8.19"; carried Seen;
        ask role: feito opponent;
        [role = feito] => "II.8.17" "II.8.16" "II.3.25": RESPOSTA_FEITO, PAYS_LOST, VOID;
        [] => "II.8.18" "II.8.16" "II.8.19": RESPOSTA_BY, BAR_CODILHO, BAR_PAGAS, BAR_GERAL_PAID, STANDS;

    form DISCARDS_MIXED = "discards-mixed": "II.8.6" "II.8.7" "II.7.2"; carried Cards;
        [] => "II.8.6" "II.8.7": STANDS;
}
