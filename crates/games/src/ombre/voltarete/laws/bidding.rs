//! Bids, precedence and the trump (II.3-II.6).

use super::outcomes::*;
use engine::incidents;
use engine::law::outcome::{ALLOWED, REFUSED};

incidents! {
    /// Bids, precedence and the trump (II.3-II.6).
    pub const FORMS in "voltarete";

    form BID_WORD = "bid-word": "II.3.15" "II.3.16" "II.3.18" "II.3.19" "II.3.20" "II.3.21" "II.4.9" "II.4.10" "II.4.11" "II.5.2" "II.5.4" "II.5.6"; carried Words;
        ask said: passed suit licenca so aces preferencia turned_card casca;
        ask round: first second;
        ask outranked_by: so_copas other;
        [outranked = yes, said = so, outranked_by = so_copas] => "II.3.20": FREE;
        [outranked = yes, said = so] => "II.5.6": FREE;
        [outranked = yes, said = licenca] => "II.3.18" "II.5.6": FREE;
        [outranked = yes, said = suit] => "II.5.3": FREE;
        [said = passed, round = first] => "II.3.15": BOUND_PASS;
        [said = passed] => "II.4.11": BOUND_PASS;
        [said = suit, pe_alone = yes] => "II.3.19": BOUND_SO;
        [said = suit] => "II.3.16": BOUND_SO;
        [said = licenca] => "II.3.18": BOUND_LICENCA;
        [said = so] => "II.3.20": BOUND_SO;
        [said = aces] => "II.3.21": BOUND_RESPEITO;
        [said = preferencia] => "II.5.2": BOUND_LICENCA_COPAS;
        [said = turned_card] => "II.4.9": BOUND_SEGUNDO;
        [said = casca] => "II.4.10": BOUND_CASCA;

    form BLACK_ACES = "black-aces": "II.3.22" "II.3.23" "II.3.24" "II.21.p3" "II.21.p4" "II.21.p5"; carried Words;
        [held = no] => "II.3.24" "II.21.p5" "II.3.25": RESPOSTA_BY, VOID;
        [mixed = yes] => "II.3.23" "II.21.p4" "II.3.25": RESPOSTA_BY, VOID;
        [] => "II.3.22" "II.21.p3": STANDS;

    form TURNED_WRONG_CARD = "turned-wrong-card": "II.3.27" "II.3.28" "II.4.12" "II.4.15"; carried Turn;
        ask game: respeito segundo;
        ask source: talon elsewhere;
        [game = respeito, source = talon] => "II.3.27": STANDS;
        [game = respeito] => "II.3.28": STANDS;
        [source = talon] => "II.4.12" "II.3.25": RESPOSTA_BY, VOID;
        [] => "II.4.15": STANDS;

    form CASCA_OUT_OF_TURN = "casca-out-of-turn": "II.4.13" "II.4.10"; carried Turn;
        ask earlier: played passed;
        [earlier = played] => "II.4.13": STANDS;
        [] => "II.4.13" "II.4.10": BOUND_CASCA;

    form SECOND_ROUND_COUNT = "second-round-count": "II.3.12" "II.4.2" "II.4.3" "II.4.4" "II.4.5" "II.4.6" "II.4.7" "II.4.8" "II.4.14"; carried Deal;
        ask role: feito opponent passed;
        ask over_or_short: over short;
        [proved = no] => "II.4.7": STANDS;
        [role = feito, drew_to_nine = no, play_begun = yes] => "II.4.14" "II.13.1": RESPOSTA_FEITO, STANDS;
        [role = feito, play_begun = yes, rushed = yes] => "II.4.5" "II.4.4" "II.3.25": RESPOSTA_FEITO, VOID;
        [role = feito, play_begun = yes] => "II.4.5": STANDS;
        [role = feito] => "II.4.4" "II.3.25": RESPOSTA_FEITO, VOID;
        [role = opponent, drew_to_nine = yes, play_begun = yes] => "II.4.6": STANDS;
        [role = opponent, drew_to_nine = no, play_begun = yes] => "II.4.14" "II.4.8": RESPOSTA_BY, STANDS;
        [role = opponent, over_or_short = over] => "II.4.2" "II.4.6" "II.4.8": RESPOSTA_BY, STANDS;
        [role = opponent] => "II.4.3" "II.4.6" "II.4.8": RESPOSTA_BY, STANDS;
        [role = passed, over_or_short = over] => "II.3.12": RESPOSTA_BY, STANDS;
        [role = passed] => "II.4.3": RESPOSTA_BY, STANDS;

    form OVERCALLING = "overcalling": "II.5.1" "II.5.3" "II.5.7" "II.5.8" "II.5.9" "II.5.10" "II.5.11" "II.5.12"; carried Words;
        ask round: first second;
        [round = second] => "II.5.12": REFUSED;
        [passed = yes] => "II.5.8": REFUSED;
        [released = yes] => "II.5.9": REFUSED;
        [before_contra_pe = yes] => "II.5.11" "II.5.10": STANDS;
        [equal = yes, earlier_seat = no] => "II.5.7": REFUSED;
        [equal = yes] => "II.5.7" "II.5.3": ALLOWED;
        [] => "II.5.1" "II.5.4" "II.5.5": ALLOWED;

    form NAMED_EARLY = "named-early": "II.6.1" "II.3.16" "II.3.19"; carried Words;
        [asked_licenca = no, pe_alone = yes] => "II.3.19": BOUND_SO;
        [asked_licenca = no] => "II.3.16": BOUND_SO;
        [] => "II.6.1": STANDS;

    form WRONG_TRUMP = "wrong-trump": "II.6.2" "II.6.6" "II.6.9" "II.11.7" "II.7.10"; carried Words;
        ask game: licenca so casca voltarete;
        [game = voltarete] => "II.11.7": TRUMP_TURNED;
        [asked_again = yes, other_silent = yes, game = licenca, draw_seen = no] => "II.6.2" "II.7.10": TRUMP_SECOND, REDRAW;
        [asked_again = yes, other_silent = yes, game = licenca] => "II.6.2": TRUMP_SECOND;
        [asked_again = yes, other_silent = yes, game = so] => "II.6.6": TRUMP_SECOND;
        [asked_again = yes, other_silent = yes] => "II.6.9": TRUMP_SECOND;
        [game = licenca, draw_seen = no] => "II.6.2" "II.7.10": TRUMP_FIRST, REDRAW;
        [game = licenca] => "II.6.2": TRUMP_FIRST;
        [game = so] => "II.6.6": TRUMP_FIRST;
        [] => "II.6.9": TRUMP_FIRST;

    form TRUMP_NOT_NAMED = "trump-not-named": "II.6.3" "II.6.4" "II.6.5" "II.6.7" "II.6.8" "II.7.9"; carried Words;
        ask game: licenca so casca;
        [game = licenca, draw_seen = no] => "II.6.3": ALLOWED;
        [game = licenca] => "II.6.4": TRUMP_COPAS;
        [game = so, laid_down = yes] => "II.6.7": TRUMP_LONGEST;
        [game = so, draw_ordered = yes] => "II.6.5" "II.7.9": TRUMP_COPAS;
        [game = so] => "II.6.5": ALLOWED;
        [draw_ordered = yes] => "II.6.8" "II.7.9": TRUMP_COPAS;
        [] => "II.6.8": ALLOWED;
}
