//! Play, words and cards laid down (II.9-II.12).

use super::outcomes::*;
use super::revoke::revoke;
use engine::incidents;
use engine::law::outcome::{ALLOWED, CARD_BACK, CONDUCT, HARM, MUST_PLAY, REFUSED};

incidents! {
    /// Play, words and cards laid down (II.9-II.12).
    pub const FORMS in "voltarete";

    form ASKED_RESPOSTA = "asked-resposta": "II.9.1" "II.9.2" "II.9.3" "II.9.6" "II.9.7" "II.9.8" "II.9.10" "II.9.11" "II.9.12" "II.13.4" "II.13.5" "II.13.6" "II.15.9"; carried Rule;
        ask game: casca treze other;
        ask count: right over short;
        ask answers: not_yet both_grant one_grants both_refuse;
        [game = treze, all_three_agree = yes] => "II.15.9" "II.17.8": GIVES_UP;
        [game = treze] => "II.15.9": REFUSED;
        [game = casca, suit_named = no, count = over] => "II.13.5" "II.9.10" "II.17.6": RESPOSTA_FEITO, GIVES_UP;
        [game = casca, suit_named = no, count = short] => "II.13.6" "II.9.10" "II.17.6": GIVES_UP;
        [game = casca, suit_named = no] => "II.9.10" "II.17.6": GIVES_UP;
        [game = casca] => "II.9.11" "II.17.6": RESPOSTA_FEITO, GIVES_UP;
        [feito_played = yes] => "II.9.7": REFUSED;
        [answers = not_yet] => "II.9.7" "II.9.9": ALLOWED;
        [answers = both_grant, early = yes, next_kept = yes] => "II.9.1" "II.9.6": RESPOSTA_FEITO, GRANTED;
        [answers = both_grant, wrong_count = yes] => "II.13.4" "II.9.6": RESPOSTA_FEITO, GRANTED;
        [answers = both_grant] => "II.9.6" "II.17.9": GRANTED;
        [answers = one_grants] => "II.9.2" "II.9.3" "II.9.4" "II.9.5": REFUSER_ALONE;
        [] => "II.9.12" "II.9.8": EACH_ALONE;

    form BAD_CASCA = "bad-casca": "II.9.15"; carried Words;
        [shown_bad = yes] => "II.9.15" "II.12.12": CONDUCT;
        [] => "II.9.15": ALLOWED;

    form GIVES_CODILHO = "gives-codilho": "II.9.13"; carried Words;
        [] => "II.9.13": REFUSED;

    form LED_OUT_OF_TURN = "led-out-of-turn": "II.10.4" "II.10.5" "II.10.6" "II.10.3"; carried Turn;
        ask role: feito opponent;
        ask entitled: feito other_opponent;
        [role = feito] => "II.10.6": CARD_BACK;
        [entitled = other_opponent] => "II.10.5": CARD_BACK, BARRED_SUIT;
        [first_trick = yes, trick_covered = yes] => "II.10.4" "II.10.3": STANDS, DEALS_NEXT_BY;
        [first_trick = yes] => "II.10.4" "II.10.1": CARD_BACK;
        [] => "II.10.2": CARD_BACK;

    form PLAYED_AHEAD = "played-ahead": "II.10.7"; carried Turn;
        ask role: feito opponent;
        [role = feito] => "II.10.7" "II.1.p4": STANDS;
        [feito_led = no, harms_feito = yes] => "II.10.7": CARD_BACK;
        [feito_led = no] => "II.10.7": STANDS;
        [decided = yes] => "II.10.7": NO_BEATING;
        [forced = yes] => "II.10.7": STANDS;
        [harms_feito = yes] => "II.10.7": CARD_CHOSEN_FEITO;
        [] => "II.10.7": STANDS;

    form REVOKE = "revoke": "II.10.10" "II.10.12" "II.10.13" "II.10.14" "II.10.15" "II.10.16" "II.10.17" "II.10.18" "II.10.20" "II.10.28" "II.10.31"; carried Open;
        by revoke;

    form CHANGED_CARD = "changed-card": "II.10.21" "II.10.22"; carried Open;
        [left_hand = no] => "II.10.22": ALLOWED;
        [revoke = yes] => "II.10.21" "II.10.15": CARD_BACK;
        [] => "II.10.21": REFUSED;

    form TWO_CARDS = "two-cards": "II.10.23" "II.10.24" "II.10.25"; carried Cards;
        ask role: feito opponent;
        [both_plain = yes, role = feito] => "II.10.25": CARD_CHOSEN_RIGHT;
        [both_plain = yes] => "II.10.25": CARD_CHOSEN_FEITO;
        [] => "II.10.24" "II.10.23": STANDS;

    form MISNAMED_CARD = "misnamed-card": "II.10.26" "II.10.27"; carried Cards;
        [] => "II.10.26": STANDS;

    form ASKED_INFO = "asked-info": "II.11.1" "II.11.2" "II.11.9" "II.11.10" "II.11.11" "II.11.12" "II.11.13" "II.11.14" "II.7.2"; carried Told;
        ask what: trump feito cards_passed whose_trick past_tricks who_drew how_many_tricks count_discards who_played;
        [what = trump] => "II.11.2" "II.11.3": ALLOWED;
        [what = feito] => "II.11.9": ALLOWED;
        [what = cards_passed] => "II.11.1": ALLOWED;
        [what = whose_trick] => "II.11.10": ALLOWED;
        [what = past_tricks] => "II.11.11": ALLOWED;
        [what = who_drew] => "II.11.12": ALLOWED;
        [what = how_many_tricks] => "II.11.13": ALLOWED;
        [what = count_discards] => "II.7.2": ALLOWED;
        [what = who_played, decided = yes] => "II.11.14" "II.12.12": CARD_CHOSEN_HARMED;
        [] => "II.11.14": REFUSED;

    form MISINFORMED = "misinformed": "II.11.4" "II.11.5" "II.11.6" "II.11.7" "II.11.8"; carried Told;
        ask about: trump lead;
        [about = lead] => "II.11.8": STANDS;
        [about = trump, took_trick = yes, trick_covered = no] => "II.11.5": CARD_BACK;
        [about = trump, took_trick = yes] => "II.1.p5": HARM;
        [about = trump, knowingly = yes, harmed = yes] => "II.11.6" "II.1.p5": HARM;
        [about = trump, knowingly = yes] => "II.11.6" "II.11.4": CONDUCT;
        [] => "II.11.4": STANDS;

    form CLAIMED_WIN = "claimed-win": "II.12.1" "II.12.5" "II.12.7"; carried Open;
        ask wants: nothing played examine_others opponent_examines;
        [wants = examine_others] => "II.12.5": REFUSED;
        [wants = opponent_examines] => "II.12.7" "II.22.p8": ALLOWED;
        [wants = played] => "II.12.1": MUST_PLAY;
        [] => "II.12.1": STANDS;

    form GRANTED_WIN = "granted-win": "II.12.2" "II.12.3" "II.12.6"; carried Open;
        ask wants: settled examine_others;
        [wants = examine_others] => "II.12.6": REFUSED;
        [other_agrees = yes] => "II.12.3": FEITO_WINS;
        [certain = yes] => "II.12.2": RESULT_STANDS;
        [] => "II.12.2": RESPOSTA_BY, RESULT_STANDS;

    form CLAIMED_CODILHO = "claimed-codilho": "II.12.4"; carried Open;
        [certain = yes] => "II.12.4": RESULT_STANDS;
        [feito_won = yes] => "II.12.4": RESPOSTA_BY, RESULT_STANDS;
        [] => "II.12.4": RESULT_STANDS;

    form CONCEDED = "conceded": "II.12.8" "II.12.9" "II.12.10"; carried Open;
        ask role: feito opponent;
        [said_codilho = yes] => "II.12.10": BAR_WIN_FEITO, STANDS;
        [role = feito, both_accept = yes] => "II.12.9": AS_SAID;
        [role = feito] => "II.12.8" "II.12.9": BAR_WIN_FEITO, MUST_PLAY;
        [] => "II.12.8": BAR_CODILHO, STANDS;

    form SPOKE = "spoke": "II.12.11" "II.12.12" "II.12.13" "II.12.14" "II.12.15" "II.9.14" "II.9.16"; carried Words;
        ask kind: bad_hand card comment deceit;
        [kind = deceit] => "II.12.15": CONDUCT;
        [decided = no, kind = bad_hand] => "II.9.16" "II.9.14" "II.9.15" "II.12.11": CONDUCT;
        [decided = no, kind = comment] => "II.12.14": CONDUCT;
        [decided = no] => "II.12.12": CONDUCT;
        [forced = yes, kind = comment] => "II.12.13": STANDS;
        [forced = yes] => "II.12.12": STANDS;
        [kind = comment] => "II.12.13": CARD_CHOSEN_HARMED;
        [] => "II.12.12": CARD_CHOSEN_HARMED;

    form ONLOOKER = "onlooker": "II.12.16" "II.12.17" "II.20.3" "II.22.p9" "II.22.p10"; carried People;
        ask what: named_cards denounced coached helped;
        [what = named_cards] => "II.20.3": STANDS;
        [what = denounced] => "II.22.p10" "II.10.19": NO_RULING;
        [what = coached] => "II.12.17": CONDUCT;
        [] => "II.12.16" "II.22.p9": CONDUCT;

    form SAW_CARDS = "saw-cards": "II.12.18" "II.12.19" "II.15.6"; carried Seen;
        ask role: player quarto;
        [role = quarto] => "II.15.6": BAR_TREZE, STANDS;
        [decided = no] => "II.12.18" "II.12.19": STANDS;
        [substitute = yes] => "II.12.18": SUBSTITUTE;
        [] => "II.12.18": OTHERS_CHOOSE;

    form WRONG_CALLER = "wrong-caller": "II.10.19" "II.22.p10"; carried People;
        [] => "II.10.19" "II.22.p10": NO_RULING;
}
