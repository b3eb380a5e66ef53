//! Incidents of the play: cards, tricks, words, and what comes of a bola.

use super::outcomes::*;
use engine::incidents;
use engine::law::outcome::{ALLOWED, CONDUCT, CORRECTED, MUST_PLAY, MUST_PLAY_IT, REFUSED, STANDS, TOO_LATE};

incidents! {
    /// Incidents that every game of the family knows.
    pub(super) const FORMS in "mediator";

    form PLAYED_EARLY = "played-early": "III.1" "III.2" "III.3" "III.4" "III.5" "III.6"; carried Open;
        ask @partner role: lone_hombre paired_hombre defender;
        ask @alone role: lone_hombre defender;
        ask trick: side_of_hombre other_defender own;
        [role = lone_hombre, trick = other_defender] => "III.1" "III.6": FINE_POLLA_EARLY;
        [role = lone_hombre] => "III.2" "III.6": FINE_POLLA_EARLY, NO_COLLECT;
        [@partner role = paired_hombre, trick = other_defender] => "III.1" "III.6": FINE_POLLA_EARLY;
        [@partner role = paired_hombre] => "III.2" "III.6": FINE_POLLA_EARLY, NO_COLLECT;
        [@many trick = side_of_hombre, won_by_hombre = yes, demanded = yes] => "III.3" "III.6": FINE_POLLA_EARLY, PAYS_SHARES;
        [@many trick = side_of_hombre, won_by_hombre = yes] => "III.3" "III.6": FINE_POLLA_EARLY;
        [@many trick = other_defender, undecided = yes] => "III.4" "III.5" "III.6": FINE_POLLA_EARLY, PAYS_AT_STAKE;
        [] => "III.1" "III.6": FINE_POLLA_EARLY;

    form SHOWED_CARD = "showed-card": "IV.0" "IV.1" "IV.2" "IV.3" "IV.4" "IV.5" "IV.6" "IV.7"; carried Open;
        ask @partner role: lone_hombre paired_hombre defender;
        ask @alone role: lone_hombre defender;
        ask how_many: one two_or_more;
        [role = lone_hombre] => "IV.6": STANDS;
        [own_turn = yes, how_many = one] => "IV.1" "IV.0": FINE_POLLA, MUST_PLAY_IT;
        [own_turn = yes] => "IV.3": FINE_POLLA_OTHERS, OTHERS_CHOOSE_CARD;
        [harmful = no, how_many = one] => "IV.0" "IV.5": FINE_POLLA;
        [harmful = no] => "IV.4" "IV.5": FINE_POLLA_EACH;
        [undecided = no, how_many = one] => "IV.0" "IV.5": FINE_POLLA;
        [undecided = no] => "IV.4" "IV.5": FINE_POLLA_EACH;
        [@partner role = paired_hombre, how_many = one] => "IV.0" "IV.2" "IV.5": FINE_POLLA, PAYS_AT_STAKE;
        [@partner role = paired_hombre] => "IV.4" "IV.2" "IV.5": FINE_POLLA_EACH, PAYS_AT_STAKE;
        [@partner lone_hombre = no, how_many = one] => "IV.0" "IV.2" "IV.5": FINE_POLLA, PAYS_AT_STAKE;
        [@partner lone_hombre = no] => "IV.4" "IV.2" "IV.5": FINE_POLLA_EACH, PAYS_AT_STAKE;
        [won_by_hombre = yes, how_many = one] => "IV.0" "IV.7" "IV.5": FINE_POLLA;
        [won_by_hombre = yes] => "IV.4" "IV.7" "IV.5": FINE_POLLA_EACH;
        [demanded = no, how_many = one] => "IV.0" "IV.7" "IV.5": FINE_POLLA;
        [demanded = no] => "IV.4" "IV.7" "IV.5": FINE_POLLA_EACH;
        [how_many = one] => "IV.0" "IV.7" "IV.5": FINE_POLLA, PAYS_AT_STAKE;
        [] => "IV.4" "IV.7" "IV.5": FINE_POLLA_EACH, PAYS_AT_STAKE;

    form LIFTED_TRICK = "lifted-trick": "V.1" "V.2" "V.3"; carried Open;
        [misled = yes, played_on = no] => "V.3": MISLEADER_FINED, TRICK_RIGHTFUL;
        [misled = yes] => "V.3": MISLEADER_PAYS;
        [played_on = no] => "V.1": FINE_POLLA, TRICK_RIGHTFUL;
        [] => "V.2": FINE_POLLA, TRICK_STAYS, PAYS_AT_STAKE;

    form SAW_HAND = "saw-hand": "VI.0" "VI.1" "VI.2" "VI.3"; carried Cards;
        ask @partner role: lone_hombre paired_hombre defender;
        ask @alone role: lone_hombre defender;
        ask whose_hand: side_of_hombre defender;
        ask instead_of: tricks monte;
        [@partner role = paired_hombre, whose_hand = defender] => "VI.1" "VI.0": PAYS_POZO_TOGETHER, NO_COLLECT;
        [@partner role = paired_hombre] => "VI.2" "VI.0": PAIR_PAYS_POZO, AS_CODILLO;
        [@partner role = lone_hombre] => "VI.1" "VI.0": PAYS_POZO_TOGETHER, NO_COLLECT;
        [@monte role = lone_hombre, instead_of = monte] => "VI.1" "VI.0" "hombre:XII.4": PAYS_POZO_TOGETHER, NO_COLLECT;
        [@monte role = lone_hombre] => "VI.1" "VI.0" "hombre:XII.0": PAYS_POZO_TOGETHER, NO_COLLECT;
        [@whole role = lone_hombre] => "VI.1" "VI.0": PAYS_POZO_TOGETHER, NO_COLLECT;
        [@hombre whose_hand = defender, instead_of = monte] => "VI.3" "VI.0" "hombre:XII.4": PAYS_POZO_TOGETHER, BOTH_PAY_AT_STAKE;
        [@many whose_hand = defender] => "VI.3" "VI.0": PAYS_POZO_TOGETHER, BOTH_PAY_AT_STAKE;
        [@monte instead_of = monte] => "VI.0" "hombre:XII.4": PAYS_POZO_TOGETHER;
        [] => "VI.0": PAYS_POZO_TOGETHER;

    form TALKED = "talked": "IX.1" "IX.2" "IX.3" "IX.4" "IX.5"; carried Open;
        ask what: warned made_sign read_tricks asked_partner asked_trump;
        [what = asked_trump] => "IX.4": ALLOWED;
        [what = asked_partner] => "IX.5" "IX.2": FINE_POLLA;
        [what = read_tricks, undecided = no] => "IX.3" "IX.2": FINE_POLLA;
        [what = read_tricks] => "IX.3" "IX.1": PAYS_AT_STAKE;
        [undecided = no] => "IX.2": FINE_POLLA;
        [] => "IX.1": PAYS_AT_STAKE;

    form REVOKE = "revoke": "REN.1" "REN.2" "REN.3" "REN.4" "REN.5" "REN.6" "REN.7" "REN.10"; carried Open;
        ask caller: player outsider;
        ask @partner role: lone_hombre paired_hombre defender;
        ask @alone role: lone_hombre defender;
        ask more_than_once: no found_at_end found_at_second;
        [caller = outsider] => "REN.10": NO_RULING;
        [complete = no, role = lone_hombre] => "REN.7" "REN.5": CORRECTED;
        [complete = no, harmful = no] => "REN.6" "REN.5": CORRECTED, FINE_POLLA;
        [complete = no, undecided = no] => "REN.6" "REN.5": CORRECTED, FINE_POLLA;
        [@partner complete = no, role = paired_hombre] => "REN.6" "IV.2" "REN.5": CORRECTED, FINE_POLLA, PAYS_AT_STAKE;
        [@partner complete = no, lone_hombre = no] => "REN.6" "IV.2" "REN.5": CORRECTED, FINE_POLLA, PAYS_AT_STAKE;
        [complete = no, won_by_hombre = yes] => "REN.6" "IV.7" "REN.5": CORRECTED, FINE_POLLA;
        [complete = no, demanded = no] => "REN.6" "IV.7" "REN.5": CORRECTED, FINE_POLLA;
        [complete = no] => "REN.6" "IV.7" "REN.5": CORRECTED, FINE_POLLA, PAYS_AT_STAKE;
        [undecided = yes, more_than_once = found_at_end] => "REN.1" "REN.3": PAYS_AT_STAKE, PAID_AS_ONE;
        [undecided = yes, more_than_once = found_at_second] => "REN.1" "REN.4": PAYS_AT_STAKE, EACH_IS_PAID;
        [undecided = yes] => "REN.1": PAYS_AT_STAKE;
        [more_than_once = found_at_end] => "REN.2" "REN.3": FINE_POLLA, PAID_AS_ONE;
        [more_than_once = found_at_second] => "REN.2" "REN.4": FINE_POLLA, EACH_IS_PAID;
        [] => "REN.2": FINE_POLLA;

    form BOLA_AFTER_REVOKE = "bola-after-revoke": "REN.8" "REN.9"; carried Open;
        [had_cards = yes] => "REN.9": REVOKER_PAYS_BOLA;
        [because_of_revoke = yes] => "REN.9": REVOKER_PAYS_BOLA;
        [] => "REN.8": TRIES_PAYS_BOLA;

    form BOLA_TRIED = "bola-tried": "VIII.1" "VIII.7"; carried Rule;
        ask @hombre what: led_on wants_to_stop asked_bola desbola_claimed;
        ask @free_bola what: led_on wants_to_stop partner_led_on before_called bola_failed;
        ask @bare what: led_on wants_to_stop partner_led_on before_called bola_cut in_chillada;
        ask what: led_on wants_to_stop bola_cut;
        [what = led_on] => "VIII.1": BOLA_UNDERTAKEN;
        [what = wants_to_stop] => "VIII.7": MUST_GO_ON;
        [@partner what = partner_led_on] => "VIII.2": BOLA_UNDERTAKEN;
        [@partner what = before_called] => "VIII.5": NO_BOLA;
        [@bola_bid what = bola_cut] => "VIII.4": BOLA_LOST;
        [@bare] => "VIII.6": REFUSED;
        [@free_bola] => "family:QUI.2": UNPAID;
        [@hombre what = asked_bola] => "hombre:XV.1": DEFENDERS_CONSULT;
        [@hombre] => "hombre:XV.4": REFUSED;

    form ONLOOKER = "onlooker": "REN.10" "REN.11"; carried People;
        ask what: denounced said_something;
        [what = denounced] => "REN.10": NO_RULING;
        [] => "REN.11": CONDUCT;

    form MANNERS = "manners": "REN.12" "DEBT.1"; carried People;
        ask what: pleads_ignorance plays_on_credit;
        [what = pleads_ignorance] => "REN.12": NO_EXCUSE;
        [] => "DEBT.1": CONDUCT;
}

incidents! {
    /// Incidents of games with a partner.
    pub(super) const PARTNERED in "mediator";

    form LAID_DOWN = "laid-down": "VII.1" "VII.2" "VII.3" "VII.4" "VII.5"; carried Open;
        ask what: said_codillo said_first before_won;
        ask role: lone_hombre paired_hombre;
        [role = lone_hombre] => "VII.5": STANDS;
        [what = before_won] => "VII.4": PLAYS_OPEN;
        [what = said_first, accepted = no] => "VII.3": PLAYED_AS_CODILLO;
        [@bare what = said_codillo, chillada = yes] => "VII.1" "LIG.2": CODILLO_BY_HALVES;
        [@bare what = said_first, chillada = yes] => "VII.2" "LIG.2": CODILLO_BY_HALVES;
        [@halves what = said_codillo] => "VII.1": CODILLO_AND_DESBOLA, ALONE_PAYS_DESBOLA;
        [@halves] => "VII.2": CODILLO_BY_HALVES;
        [@spared what = said_codillo] => "VII.1": CODILLO_AND_DESBOLA, ALONE_PAYS;
        [@spared] => "VII.2": CODILLO_ALONE;

    form ADVISED_BOLA = "advised-bola": "VIII.3"; carried Open;
        [] => "VIII.3": NO_BOLA, PAYS_POZO_OPPONENTS;
}

incidents! {
    /// The Hombre who plays alone lays their cards down.
    pub(super) const TENDERED in "mediator";

    form LAID_DOWN_ALONE = "laid-down": "VII.5"; carried Rule;
        [] => "VII.5": STANDS;
}

incidents! {
    /// The same in the Hombre.
    pub(super) const SURE in "hombre";

    form LAID_DOWN_SURE = "laid-down": "XIV.1" "XIV.2" "mediator:VII.5"; carried Rule;
        [sure = yes] => "XIV.1": ALLOWED;
        [] => "XIV.2" "mediator:VII.5": MUST_PLAY;
}

incidents! {
    /// Kings that make a partner by falling first.
    pub(super) const FORCED in "family";

    form KING_TOO_SOON = "king-too-soon": "RF.2" "RF.3" "RF.4"; carried Open;
        ask what: followed led thrown;
        [what = followed] => "RF.2": KING_PAYS_AT_STAKE, KING_COUNTS;
        [what = led] => "RF.3": KING_PAYS_AT_STAKE, KING_COUNTS;
        [] => "RF.4": KING_PAYS_AT_STAKE, KING_COUNTS;

    form FIRST_KING = "first-king": "RF.1" "RF.5" "RF.6"; carried Rule;
        ask what: own_king same_trick king_is_out;
        [what = own_king] => "RF.1": HOMBRE_ALONE;
        [what = same_trick] => "RF.5": FIRST_KING_DECIDES;
        [] => "RF.6": ALLOWED;
}

incidents! {
    /// Calidades that are asked for.
    pub(super) const CLAIMS in "mediator";

    form CALIDAD_WRONG = "calidad-wrong": "CAL.1" "CAL.2"; carried Open;
        ask what: claimed_wrong forgotten;
        [what = claimed_wrong] => "CAL.1": LOSES_CALIDADES;
        [next_cut = yes] => "CAL.2": TOO_LATE;
        [] => "CAL.2": PAYS_IN_FULL;
}
