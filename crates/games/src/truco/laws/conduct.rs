//! The incidents of speech: calls, answers, the lei do jogo, signs and talk, and the paying of tentos.

use super::outcomes::*;
use engine::incidents;
use engine::law::outcome::{ALLOWED, CORRECTED, WARNED};

incidents! {
    /// What is said, by whom and when.
    pub(in super::super) const FORMS in "truco";

    form ONLOOKER = "onlooker": "9.III.3a" "9.III.3b" "campeonato:7" "campeonato:salao.2"; carried Open;
        [one_of_four = no] => "campeonato:7" "campeonato:salao.2": REMOVED;
        [cleared_error = yes] => "9.III.3b": LOSES_BOTH_TESTA;
        [] => "9.III.3a": WARNED;

    form SPOKE = "spoke": "9.V.1a" "9.VIII.h.1"; carried Open;
        ask kind: senha unclear;
        ask volta: roda testa;
        [kind = unclear] => "9.VIII.h.1": SAY_AGAIN;
        [volta = testa] => "9.V.1a": FINE_ONE;
        [] => "9.V.1a": ALLOWED;

    form SLIP_OF_TONGUE = "slip-of-tongue": "9.VIII.f.1" "9.VIII.h.5" "9.XIV.6"; carried Open;
        ask what: distracted look_alike envido_my_flor;
        [what = distracted] => "9.VIII.f.1": COUNTS_AS_SAID;
        [what = envido_my_flor] => "9.XIV.6": SIMPLE_ENVIDO;
        [understood = yes] => "9.VIII.h.5": COUNTS_AS_SAID;
        [] => "9.VIII.h.5": WORTH_NOTHING;

    form SPOKE_AFTER_LEAVING = "spoke-after-leaving": "9.XVI.4" "9.XVI.5"; carried Rule;
        ask volta: roda testa;
        [volta = testa] => "9.XVI.4": WORTH_NOTHING, ALL_REFUSED;
        [] => "9.XVI.5": COUNTS_AS_SAID, TURN_SKIPPED;

    form ENVIDO_TOO_LATE = "envido-too-late": "9.VIII.f.2" "9.XVI.1" "9.XVI.2"; carried Words;
        ask what: opened_after_card answered_after_card companheiro_called_truco over_truco_after_card;
        [what = opened_after_card] => "9.VIII.f.2": WORTH_NOTHING;
        [what = companheiro_called_truco] => "9.XVI.1": WORTH_NOTHING;
        [what = over_truco_after_card] => "9.XVI.2" "9.VIII.f.2": WORTH_NOTHING;
        [companheiro_closed = yes] => "9.VIII.f.2": WORTH_NOTHING;
        [] => "9.VIII.f.2": COUNTS_AS_SAID;

    form FLOR_TOO_LATE_SUNG = "flor-sung-late": "9.VIII.f.2" "9.XIV.5" "9.XVI.10"; carried Words;
        ask what: flor_after_card flor_after_reaction flor_after_song;
        [what = flor_after_card] => "9.VIII.f.2": FLOR_TOO_LATE;
        [what = flor_after_reaction] => "9.XIV.5": FLOR_TOO_LATE;
        [] => "9.XVI.10": FLOR_TOO_LATE;

    form FLOR_DISPUTED = "flor-disputed": "9.XIV.4" "9.XII" "9.XIII.a" "9.XVI.12"; carried Rule;
        ask what: envido_kept_up truco_wanted answered_for_companheiro flor_with_truco;
        [what = envido_kept_up] => "9.XIV.4": ENVIDO_VOID;
        [what = truco_wanted] => "9.XII": TRUCO_NOT_PLAYED;
        [what = answered_for_companheiro] => "9.XIII.a": OWN_CARDS_ONLY;
        [] => "9.XVI.12": BOTH_PROPOSED;

    form NOT_ANSWERED = "not-answered": "9.VIII.h.2" "9.VIII.h.3"; carried Rule;
        ask what: envido_left_open flor_unanswered;
        [what = envido_left_open] => "9.VIII.h.2": MUST_BE_CLOSED;
        [silent_held_flor = yes] => "9.X.4" "9.VIII.h.3": SAID_E_BOA, LOSES_HIDDEN_FLOR;
        [] => "9.VIII.h.3": SAID_E_BOA;

    form CALL_OUT_OF_ORDER = "call-out-of-order": "9.VIII.h.4" "9.XV.b.1" "9.XV.b.2" "9.XVI.3"; carried Words;
        ask what: raise_without_quero real_alone envido_over_real stage_skipped;
        [what = raise_without_quero] => "9.VIII.h.4": WORTH_NOTHING, PROPOSAL_WAITS;
        [what = real_alone] => "9.XV.b.1": WORTH_NOTHING;
        [what = envido_over_real] => "9.XV.b.2": WORTH_NOTHING, PROPOSAL_WAITS;
        [] => "9.XVI.3": WORTH_NOTHING, PROPOSAL_WAITS;

    form STAKE_DISPUTED = "stake-disputed": "9.III.2" "9.XV.c.1" "9.XV.c.2"; carried Rule;
        ask what: over_ten_in_testa falta_below_stake above_own_falta;
        [what = over_ten_in_testa] => "9.III.2": STAKE_CAPPED;
        [what = falta_below_stake] => "9.XV.c.1": WORTH_NOTHING, PROPOSAL_WAITS;
        [] => "9.XV.c.2": PAYS_ACCEPTED;

    form DOUBLE_ANSWERED = "double-answered": "9.VIII.i"; carried Rule;
        [quero_first = yes] => "9.VIII.i": BOTH_ACCEPTED;
        [] => "9.VIII.i": PART_ACCEPTED;

    form TIE_CLAIMED = "tie-claimed": "9.VIII.g"; carried Rule;
        [] => "9.VIII.g": EARLIER_WINS;

    form NOT_SUNG = "points-not-sung": "9.XIV.2"; carried Words;
        [is_mao = yes] => "9.XIV.2": MUST_SING;
        [] => "9.XIV.2": ALLOWED;

    form LEI_DO_JOGO = "lei-do-jogo": "9.XVI.8" "9.XVI.9" "9.XVI.10" "9.XVI.11"; carried Words;
        ask what: lei_after_first_card blind_answer_wanted lei_unanswered proposer_flor_late other_blind_bet;
        [what = lei_after_first_card] => "9.XVI.8": WORTH_NOTHING;
        [what = blind_answer_wanted] => "9.XVI.9": LOOKS_FIRST;
        [what = lei_unanswered] => "9.XVI.9": ANSWER_OWED;
        [what = proposer_flor_late] => "9.XVI.10": FLOR_TOO_LATE;
        [] => "9.XVI.11": WORTH_NOTHING;

    form TALLY_ASKED = "tally-asked": "9.III.4"; carried Open;
        [] => "9.III.4": ALLOWED, MUST_BE_ANSWERED;

    form TENTOS_HANDLED = "tentos-handled": "9.VI.1" "9.VI.2" "campeonato:3b" "campeonato:9.VI"; carried House;
        ask what: paid_beside_judge not_in_threes;
        [what = paid_beside_judge] => "9.VI.1" "campeonato:3b": JUDGE_PAYS;
        [] => "9.VI.2" "campeonato:9.VI": CORRECTED;
}
