//! Accidents, and whatever no law names (II.20, II.1).

use super::outcomes::*;
use engine::incidents;
use engine::law::outcome::{CARD_BACK, HARM};

incidents! {
    /// Accidents, and whatever no law names (II.20, II.1).
    pub const FORMS in "voltarete";

    form CONFUSED_CARDS = "confused-cards": "II.12.20" "II.12.21" "II.20.1" "II.20.2"; carried Cards;
        ask role: feito opponent accident outsider;
        [suit_named = yes, role = feito] => "II.12.20" "II.3.25": RESPOSTA_FEITO, PAYS_EACH, VOID;
        [suit_named = yes, role = opponent] => "II.12.21" "II.3.25": RESPOSTA_BY, PAYS_FEITO_DOUBLE, VOID;
        [certain = yes, role = outsider] => "II.20.2" "II.20.1": FEITO_WINS;
        [certain = yes] => "II.20.1": FEITO_WINS;
        [role = outsider] => "II.20.2" "II.3.25": VOID;
        [] => "II.20.1" "II.3.25": VOID;

    form DROPPED_CARDS = "dropped-cards": "II.20.6" "II.20.8"; carried Cards;
        ask role: feito opponent;
        [role = feito] => "II.20.8": STANDS;
        [decided = yes] => "II.20.6" "II.3.25": RESPOSTA_BY, VOID;
        [] => "II.20.6": STANDS;

    form TALON_TURNED = "talon-turned": "II.20.5" "II.20.7"; carried Cards;
        ask role: feito opponent;
        [role = feito, claimed_codilho = yes] => "II.20.7": ORDINARY_PAGAS, REFUSER_ALONE;
        [role = feito] => "II.20.7" "II.3.25": GAME_RESPOSTA, PAYS_EACH, VOID;
        [accident = no] => "II.20.5" "II.3.25": RESPOSTA_BY, VOID;
        [decided = yes] => "II.20.5" "II.3.25": RESPOSTA_BY, VOID;
        [] => "II.20.5": STANDS;

    form TALON_FACE_UP = "talon-face-up": "II.20.9" "II.20.10" "II.20.11" "II.20.12" "II.20.13" "II.20.14"; carried Cards;
        ask where: feito opponent kept passed leftover;
        ask how_many: one two_or_more;
        [where = leftover] => "II.20.14": STANDS;
        [where = kept] => "II.20.11": BOUND_DRAW_IT;
        [where = passed, discarded = yes] => "II.20.13": BOUND_DRAW_ALL;
        [where = passed, draws_beyond = yes] => "II.20.12": BOUND_DRAW_IT;
        [where = passed] => "II.20.12": STANDS;
        [where = feito, how_many = one] => "II.20.9": STANDS;
        [where = feito] => "II.20.9" "II.3.25": VOID;
        [how_many = one] => "II.20.10": STANDS;
        [] => "II.20.10" "II.3.25": VOID;

    form DISCARDS_SCATTERED = "discards-scattered": "II.20.4"; carried Cards;
        [] => "II.20.4": STANDS;

    form UNFORESEEN = "unforeseen": "II.1.p4" "II.1.p5" "II.21.p2"; carried People;
        [harmed = no] => "II.1.p4" "II.1.p5": STANDS;
        [can_undo = yes] => "II.1.p5": CARD_BACK;
        [can_compute = yes] => "II.1.p5": HARM;
        [decided = yes] => "II.1.p5" "II.3.25": RESPOSTA_BY, VOID;
        [] => "II.1.p5" "II.21.p2": RESPOSTA_BY, STANDS;
}
