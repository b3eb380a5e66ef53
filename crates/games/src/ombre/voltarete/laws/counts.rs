//! Wrong counts, geral, casca das treze and Espadilha (II.13-II.16).

use super::outcomes::*;
use engine::incidents;
use engine::law::outcome::{ALLOWED, CONDUCT, REFUSED, TOO_LATE};

incidents! {
    /// Wrong counts, geral, casca das treze and Espadilha (II.13-II.16).
    pub const FORMS in "voltarete";

    form GERAL_DECLARED = "geral-declared": "II.14.1" "II.14.3" "II.14.5" "II.14.9" "II.8.4"; carried Words;
        ask game: treze other;
        [game = treze] => "II.14.9": REFUSED;
        [looked = yes] => "II.8.4": REFUSED;
        [retracted = yes] => "II.14.3": BOUND_GERAL;
        [feito_played = yes, five_tricks = yes] => "II.14.5": BOUND_GERAL;
        [feito_played = yes] => "II.14.1": REFUSED;
        [] => "II.14.1": ALLOWED;

    form GERAL_COUNT = "geral-count": "II.14.2" "II.14.6" "II.14.7" "II.14.8" "II.13.1"; carried Deal;
        ask role: feito opponent;
        [role = feito] => "II.14.8": GERAL_LOST;
        [found_at_end = yes, asked_count = yes] => "II.14.7": CARD_CHOSEN_FEITO, GERAL_FOR_BOTH;
        [asked_count = yes, declared = yes] => "II.14.2": DISCARD_ONE;
        [asked_count = yes] => "II.14.6": DISCARD_ONE;
        [declared = yes] => "II.14.2" "II.13.1": RESPOSTA_BY, STANDS;
        [] => "II.14.6" "II.13.1": RESPOSTA_BY, STANDS;

    form TREZE = "treze": "II.13.10" "II.13.11" "II.13.12" "II.13.13" "II.13.14" "II.13.15" "II.13.16" "II.13.17" "II.15.6"; carried Deal;
        ask fault: named_first own_count talon player_count saw_cards;
        ask result: unplayed lost won;
        [fault = player_count, suit_named = yes] => "II.13.17" "II.13.12" "II.3.25": RESPOSTA_BY, RESPOSTA_QUARTO, VOID;
        [fault = player_count] => "II.13.17" "II.3.25": RESPOSTA_BY, VOID;
        [fault = talon, cards_mixed = yes] => "II.13.15": TOO_LATE;
        [fault = talon, result = lost] => "II.13.15" "II.3.25": RESPOSTA_OWN_QUARTO, VOID;
        [fault = talon, result = won] => "II.13.16" "II.3.25": RESPOSTA_OWN_QUARTO, VOID;
        [fault = talon, suit_named = no] => "II.13.13" "II.3.25": VOID;
        [fault = talon, knowingly = yes] => "II.13.14" "II.13.12" "II.3.25": RESPOSTA_OWN_QUARTO, VOID;
        [fault = talon] => "II.13.12" "II.3.25": RESPOSTA_OWN_QUARTO, VOID;
        [fault = named_first] => "II.13.10": RESPOSTA_OWN_QUARTO, PLAYS_ON_THIRTEEN;
        [fault = own_count] => "II.13.11": RESPOSTA_OWN_QUARTO, STANDS;
        [fault = saw_cards] => "II.15.6": BAR_TREZE;

    form QUARTO_SAW_TALON = "quarto-saw-talon": "II.15.3"; carried Seen;
        [] => "II.15.3": BAR_TREZE, CONDUCT;

    form ESPADILHA = "espadilha": "II.16.4" "II.16.5" "II.16.6" "II.16.7" "II.16.8" "II.16.9" "II.16.10"; carried Open;
        ask what: passed drew_unshown threw feito_threw;
        ask next_game: free_casca segundo pe_casca;
        [obliged = no] => "II.16.3": STANDS;
        [what = drew_unshown, next_game = segundo] => "II.16.6": STANDS;
        [what = drew_unshown, next_game = free_casca, after_feito = yes] => "II.16.10": STANDS;
        [what = drew_unshown] => "II.16.5": RESPOSTA_BY, STANDS;
        [what = feito_threw] => "II.16.9": RESPOSTA_FEITO, STANDS;
        [what = threw, next_game = pe_casca] => "II.16.9" "II.3.25": RESPOSTA_BY, VOID;
        [next_game = pe_casca] => "II.16.8" "II.3.25": RESPOSTA_BY, VOID;
        [next_game = segundo, drew = yes] => "II.16.7": STANDS;
        [next_game = segundo] => "II.16.7": RESPOSTA_BY, STANDS;
        [] => "II.16.4": RESPOSTA_BY, STANDS;

    form COUNT_AT_END = "count-at-end": "II.13.1" "II.13.2" "II.13.3" "II.13.7" "II.13.8" "II.13.9" "II.13.18"; carried Deal;
        ask off_by: one two_or_more;
        ask over_or_short: over short;
        [cards_mixed = yes] => "II.13.1": TOO_LATE;
        [off_by = two_or_more] => "II.13.18": RESPOSTA_BY, BAR_WIN, RESULT_STANDS;
        [over_or_short = over, announced_so = yes] => "II.13.1" "II.3.13": RESULT_STANDS;
        [over_or_short = over, several = yes] => "II.13.9" "II.13.1": RESPOSTA_BY, RESPOSTA_ALSO, RESULT_STANDS;
        [over_or_short = over] => "II.13.1" "II.13.3" "II.21.p6": RESPOSTA_BY, RESULT_STANDS;
        [announced_so = yes] => "II.13.2" "II.3.13": RESULT_STANDS;
        [announced_eight = yes] => "II.13.2" "II.8.11": RESULT_STANDS;
        [several = yes] => "II.13.8" "II.13.2": RESPOSTA_BY, RESPOSTA_ALSO, RESULT_STANDS;
        [should_lead = yes] => "II.13.7" "II.13.2": RESPOSTA_BY, RIGHT_LEADS;
        [] => "II.13.2" "II.13.3" "II.21.p6": RESPOSTA_BY, RESULT_STANDS;
}
