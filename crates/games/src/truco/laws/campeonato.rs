//! What happens at a championship, beside the cards.

use super::outcomes::*;
use engine::incidents;
use engine::law::outcome::{ALLOWED, TOO_LATE, WARNED};

incidents! {
    /// The hall, the entries and the conduct of those who play.
    pub(super) const FORMS in "campeonato";

    form HALL = "hall": "salao.1" "salao.2" "salao.3" "7"; carried People;
        ask what: shouting standing_round weapon;
        [what = weapon] => "salao.3": LEAVES_IT_OUTSIDE;
        [what = standing_round, partida_running = yes] => "7" "salao.2": REMOVED;
        [what = standing_round] => "salao.2": REMOVED;
        [warned = yes] => "salao.1" "6.II" "6.IV" "6.par1": DISQUALIFIED;
        [] => "salao.1": WARNED;

    form CHAMPIONSHIP_CONDUCT = "championship-conduct": "6.I" "6.II" "6.IV" "6.V" "6.VII"; carried People;
        ask what: climbed insulted not_accepted left_table drank;
        [what = climbed] => "6.I" "6.par1": DISQUALIFIED;
        [what = insulted] => "6.II" "6.par1": DISQUALIFIED;
        [what = not_accepted] => "6.IV" "6.par1": DISQUALIFIED;
        [what = drank] => "6.VII" "6.par1": DISQUALIFIED;
        [testa_allowed = yes] => "6.V": ALLOWED;
        [] => "6.V" "6.par1": DISQUALIFIED;

    form DRUNK = "drunk": "6.VI.a" "6.VI.b"; carried People;
        [reserve = yes] => "6.VI.a": REPLACED_BY_RESERVE;
        [] => "6.VI.b" "6.par1": DISQUALIFIED;

    form DRESS = "dress": "5a" "5b" "6.VIII" "6.par2"; carried People;
        ask what: no_pilcha chiripa;
        [next_round = yes] => "6.par2" "6.VIII": ADMITTED_IF_DRESSED;
        [what = chiripa] => "5b" "6.VIII": LOSES_ROUND_DRESS;
        [] => "5a" "6.VIII": LOSES_ROUND_DRESS;

    form LATE = "late": "6.III" "6.par1"; carried People;
        [] => "6.III" "6.par1": DISQUALIFIED;

    form WRONG_CLAIMANT = "wrong-claimant": "2b" "6.par3"; carried People;
        [after_game = yes] => "6.par3": TOO_LATE;
        [] => "2b": NOT_RECEIVED;

    form ENTRY = "entry": "inscr.1" "inscr.2" "2a"; carried People;
        ask what: entry_late entry_unpaid entry_without_capataz;
        [what = entry_late] => "inscr.1": ENTRY_NOT_TAKEN;
        [what = entry_unpaid] => "inscr.2": ENTRY_NOT_DRAWN;
        [] => "2a": ENTRY_NOT_CONFIRMED;

    form JUDGE_REFUSED = "judge-refused": "3a"; carried People;
        [] => "3a": JUDGE_SITS;

    form SUMULA = "sumula": "3.par.a" "3.par.b"; carried People;
        ask what: sumula_unsigned not_handed_in wrong_bearer;
        [what = sumula_unsigned] => "3.par.a": RESULT_UNSIGNED;
        [] => "3.par.b": RESULT_NOT_DELIVERED;

    form LINE_UP = "line-up": "4a" "4b"; carried People;
        ask what: not_entered changed_in_partida;
        [what = changed_in_partida] => "4b": WAITS_FOR_PARTIDA;
        [persists = yes] => "6.IV" "6.par1" "4a": DISQUALIFIED;
        [] => "4a": LINE_UP_CORRECTED;
}
