//! The incidents with cards and words. First part is envido and flor, as far as they are played; a contest is the volta, or the testa.

use super::outcomes::*;
use engine::incidents;
use engine::law::outcome::{ALLOWED, CARD_BACK, CARD_STAYS, CORRECTED, DEAL_AGAIN, NO_PENALTY, STANDS, WARNED};

incidents! {
    /// The deal, the cards on the table, the proofs and the songs.
    pub(in super::super) const FORMS in "truco";

    form MISDEAL = "misdeal": "9.VIII.d.1" "9.VIII.d.2" "9.VIII.d.3" "9.IV.4"; carried Open;
        [play_begun = yes] => "9.VIII.d.3": LOSES_BOTH;
        [announced = yes] => "9.VIII.d.2" "9.VIII.d.1": DEAL_AGAIN;
        [] => "9.VIII.d.1": DEAL_AGAIN;

    form DEALT_FROM_BELOW = "dealt-from-below": "9.IV.4" "9.VII.1"; carried Deal;
        [] => "9.IV.4" "9.VIII.d.1": DEAL_AGAIN;

    form TURNED_IN_DEAL = "turned-in-deal": "9.VIII.e.1" "9.VIII.e.2"; carried Open;
        ask turned_card: low_for_truco high_for_truco;
        ask said_at_once: takes_it wants_new_deal nothing_said;
        [turned_card = high_for_truco] => "9.VIII.e.2": DEAL_AGAIN;
        [said_at_once = wants_new_deal] => "9.VIII.e.1": DEAL_AGAIN;
        [] => "9.VIII.e.1": STANDS;

    form CUT_OR_GOLPE = "cut-or-golpe": "9.III.5a" "9.III.5b" "9.III.5c"; carried Deal;
        ask what: left_under_three golpe other_cut;
        [what = left_under_three] => "9.III.5a": CUT_AGAIN;
        [what = golpe] => "9.III.5b": CUT_AGAIN;
        [] => "9.III.5c": RIGHTFUL_CUTS;

    form SHUFFLED_IN_HAND = "shuffled-in-hand": "9.IV.1"; carried Deal;
        [] => "9.IV.1": SHUFFLE_AGAIN;

    form TAMPA_REFUSED = "tampa-refused": "9.VII.1" "campeonato:9.VII"; carried Deal;
        [] => "9.VII.1" "campeonato:9.VII": TAMPA_USED;

    form MONTE_MISPLACED = "monte-misplaced": "9.IV.2"; carried Deal;
        [] => "9.IV.2": CORRECTED;

    form TOUCHED_MONTE = "touched-monte": "9.IV.5"; carried Deal;
        [] => "9.IV.5": WARNED;

    form LOOKED_EARLY = "looked-early": "9.IV.3a" "9.IV.3b" "9.IV.3c"; carried Open;
        [testa_announced = no] => "9.IV.3c": STANDS;
        [testa_running = yes] => "9.IV.3b": FINE_ONE, STANDS;
        [] => "9.IV.3a": DEAL_AGAIN;

    form SHOWED_CARDS = "showed-cards": "9.V.1b" "9.V.1c"; carried Open;
        ask volta: roda testa;
        [volta = roda] => "9.V.1b": ALLOWED;
        [after_testa = yes, last_testa = yes] => "9.V.1c": NO_PENALTY;
        [after_testa = yes] => "9.V.1c": FINE_ONE;
        [] => "9.V.1b": FINE_ONE;

    form CARDS_GATHERED = "cards-gathered": "9.V.2a" "9.V.2b" "9.V.2c"; carried Open;
        ask by_whom: own_side opponents;
        [by_whom = opponents, first_part_settled = yes] => "9.V.2c": RECEIVES_ONE;
        [by_whom = opponents] => "9.V.2c": RECEIVES_TWO;
        [first_part_settled = yes] => "9.V.2a": PAYS_ONE;
        [flor_against = yes] => "9.V.2b": PAYS_FOUR;
        [] => "9.V.2a": PAYS_TWO;

    form PLAYED_OUT_OF_ORDER = "played-out-of-order": "9.III.1"; carried Turn;
        [] => "9.III.1": CARD_BACK;

    form TOOK_CARD_BACK = "took-card-back": "9.VIII.b.1"; carried Cards;
        [fully_played = yes] => "9.VIII.b.1": CARD_STAYS;
        [] => "9.VIII.b.1": ALLOWED;

    form STACKED_CARDS = "stacked-cards": "9.VIII.b.2" "9.VIII.b.3"; carried Open;
        [visible = yes] => "9.VIII.b.3": ALLOWED, LOWER_FIRST;
        [] => "9.VIII.b.2": LOSES_TRUCO;

    form PLAYED_CARDS_TURNED = "played-cards-turned": "9.VIII.c"; carried Cards;
        [] => "9.VIII.c": FACE_UP_AGAIN;

    form FIRST_CARD_DOWN = "first-card-down": "9.VIII.k.1"; carried Open;
        [] => "9.VIII.k.1": PASSED_TRUCO;

    form LEFT_THE_HAND = "left-the-hand": "9.VIII.a.1" "9.VIII.a.2" "9.VIII.a.4" "9.XVI.4" "9.XVI.6" "9.XVI.7"; carried Rule;
        ask what: one_card_passed companheiro_stays side_left;
        ask volta: roda testa;
        [what = one_card_passed] => "9.VIII.a.4": PASSES_ALL;
        [what = companheiro_stays] => "9.VIII.a.2" "9.XVI.5": COMPANHEIRO_PLAYS_ON;
        [anything_done = no] => "9.VIII.a.1" "9.XVI.7": LEFT_AT_ONCE;
        [volta = testa] => "9.XVI.4" "9.XVI.6": LEAVER_PAYS;
        [] => "9.XVI.6": LEAVER_PAYS;

    form PROOF_NOT_SHOWN = "proof-not-shown": "9.VIII.a.3" "9.VIII.a.5" "9.VIII.k.2" "9.X.3" "9.XIV.3" "9.XI.1"; carried Open;
        ask what: went_to_baralho passed_in_vazas first_card_down flor_unshown envido_unshown asked_flor;
        [what = went_to_baralho] => "9.VIII.a.3": LOSES_BOTH_SUNG;
        [what = passed_in_vazas] => "9.VIII.a.5": LOSES_BOTH_SUNG;
        [what = first_card_down] => "9.VIII.k.2" "9.VIII.k.1": LOSES_BOTH_SUNG;
        [what = flor_unshown] => "9.X.3": LOSES_BOTH_FLOR;
        [what = asked_flor] => "9.XI.1" "9.X.4": LOSES_HIDDEN_FLOR;
        [] => "9.XIV.3": LOSES_BOTH_SUNG;

    form FALSE_FLOR = "false-flor": "9.X.1" "9.X.2" "9.IX.a" "9.VIII.h.7" "9.XIII.g"; carried Open;
        ask what: none_held three_of_a_rank diminutive wrong_points one_of_several;
        [what = one_of_several] => "9.XIII.g": LOSES_ALL_FLORES;
        [what = wrong_points] => "9.X.2": LOSES_BOTH_FLOR;
        [after_truco = yes] => "9.X.2": LOSES_BOTH_FLOR;
        [what = three_of_a_rank] => "9.X.1" "9.IX.a": LOSES_FALSE_FLOR;
        [what = diminutive] => "9.X.1" "9.VIII.h.7": LOSES_FALSE_FLOR;
        [] => "9.X.1": LOSES_FALSE_FLOR;

    form HIDDEN_FLOR = "hidden-flor": "9.X.4" "9.XI.1" "9.VIII.h.6"; carried Open;
        [said_diminutive = yes] => "9.VIII.h.6": SAY_AGAIN;
        [] => "9.X.4": LOSES_HIDDEN_FLOR;

    form PECO_FLOR = "peco-flor": "9.XI.2" "9.XI.3" "9.XI.4"; carried Open;
        [asker_sang_flor = no] => "9.XI.2": WORTH_NOTHING;
        [flor_proved = yes] => "9.XI.4": FLOR_PROVED;
        [] => "9.XI.3": ASKER_PAYS_ONE;

    form WRONG_SONG = "wrong-song": "9.XIV.7a" "9.XIV.7b" "9.VIII.j.1" "9.VIII.j.2" "9.XIV.1"; carried Open;
        ask what: cards_differ corrected_song stray_number article;
        [what = corrected_song] => "9.VIII.j.1": FIRST_NUMBER;
        [what = stray_number] => "9.VIII.j.2": FIRST_NUMBER;
        [what = article] => "9.XIV.1": FIRST_NUMBER;
        [after_truco = yes] => "9.XIV.7a": LOSES_BOTH_SUNG;
        [] => "9.XIV.7b": LOSES_ENVIDO;
}
