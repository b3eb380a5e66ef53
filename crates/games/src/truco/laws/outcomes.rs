//! What can follow from an incident of Truco, besides what all games know.

use super::figures;
use engine::law::Outcome;
use engine::outcome;

pub(super) const ALL_REFUSED: Outcome = outcome!("all-refused");
pub(super) const ANSWER_OWED: Outcome = outcome!("answer-owed");
pub(super) const ASKER_PAYS_ONE: Outcome = outcome!("asker-pays-one").figures(figures::wrong_request);
pub(super) const BOTH_ACCEPTED: Outcome = outcome!("both-accepted");
pub(super) const BOTH_PROPOSED: Outcome = outcome!("both-proposed");
pub(super) const COMPANHEIRO_PLAYS_ON: Outcome = outcome!("companheiro-plays-on");
pub(super) const COUNTS_AS_SAID: Outcome = outcome!("counts-as-said");
pub(super) const CUT_AGAIN: Outcome = outcome!("cut-again");
pub(super) const EARLIER_WINS: Outcome = outcome!("earlier-wins-tie");
pub(super) const ENVIDO_VOID: Outcome = outcome!("envido-void");
pub(super) const FACE_UP_AGAIN: Outcome = outcome!("face-up-again");
pub(super) const FINE_ONE: Outcome = outcome!("fine-one").figures(figures::fine);
pub(super) const FIRST_NUMBER: Outcome = outcome!("first-number");
pub(super) const FLOR_PROVED: Outcome = outcome!("loses-flor").figures(figures::flor_proved);
pub(super) const FLOR_TOO_LATE: Outcome = outcome!("flor-too-late");
pub(super) const JUDGE_PAYS: Outcome = outcome!("judge-pays");
pub(super) const LEAVER_PAYS: Outcome = outcome!("leaver-pays").figures(figures::left_later);
pub(super) const LEFT_AT_ONCE: Outcome = outcome!("left-at-once").figures(figures::left_at_once);
pub(super) const LOOKS_FIRST: Outcome = outcome!("looks-first");
pub(super) const LOSES_ALL_FLORES: Outcome = outcome!("loses-all-flores").figures(figures::all_flores);
pub(super) const LOSES_BOTH: Outcome = outcome!("loses-both").figures(figures::both);
/// The same for a player who sang envido points: something is at stake.
pub(super) const LOSES_BOTH_SUNG: Outcome = outcome!("loses-both").figures(figures::both_sung);
/// The same for a player who sang a flor.
pub(super) const LOSES_BOTH_FLOR: Outcome = outcome!("loses-both").figures(figures::both_flor);
/// The same in a testa, where stakes are limited.
pub(super) const LOSES_BOTH_TESTA: Outcome = outcome!("loses-both").figures(figures::both_testa);
pub(super) const LOSES_ENVIDO: Outcome = outcome!("loses-envido").figures(figures::envido);
/// A false flor: the contest ends.
pub(super) const LOSES_FALSE_FLOR: Outcome = outcome!("loses-flor").figures(figures::both_flor);
/// A hidden flor: the vazas are played out, and the truco is lost.
pub(super) const LOSES_HIDDEN_FLOR: Outcome = outcome!("loses-flor").figures(figures::hidden_flor);
pub(super) const LOSES_TRUCO: Outcome = outcome!("loses-truco").figures(figures::truco);
pub(super) const LOWER_FIRST: Outcome = outcome!("lower-first");
pub(super) const MUST_BE_ANSWERED: Outcome = outcome!("must-be-answered");
pub(super) const MUST_BE_CLOSED: Outcome = outcome!("must-be-closed");
pub(super) const MUST_SING: Outcome = outcome!("must-sing");
pub(super) const OWN_CARDS_ONLY: Outcome = outcome!("own-cards-only");
pub(super) const PART_ACCEPTED: Outcome = outcome!("part-accepted");
pub(super) const PASSED_TRUCO: Outcome = outcome!("passed-truco");
pub(super) const PASSES_ALL: Outcome = outcome!("passes-all");
pub(super) const PAYS_ACCEPTED: Outcome = outcome!("pays-accepted");
pub(super) const PAYS_FOUR: Outcome = outcome!("pays-four").figures(figures::gathered_against_flor);
pub(super) const PAYS_ONE: Outcome = outcome!("pays-one-gathered").figures(figures::gathered_settled);
pub(super) const PAYS_TWO: Outcome = outcome!("pays-two").figures(figures::gathered_by_own);
pub(super) const PROPOSAL_WAITS: Outcome = outcome!("proposal-waits");
pub(super) const RECEIVES_ONE: Outcome = outcome!("receives-one-gathered").figures(figures::gathered_by_others_settled);
pub(super) const RECEIVES_TWO: Outcome = outcome!("receives-two").figures(figures::gathered_by_others);
pub(super) const RIGHTFUL_CUTS: Outcome = outcome!("rightful-cuts");
pub(super) const SAID_E_BOA: Outcome = outcome!("said-e-boa");
pub(super) const SAY_AGAIN: Outcome = outcome!("say-again");
pub(super) const SHUFFLE_AGAIN: Outcome = outcome!("shuffle-again");
pub(super) const SIMPLE_ENVIDO: Outcome = outcome!("simple-envido");
pub(super) const STAKE_CAPPED: Outcome = outcome!("stake-capped");
pub(super) const TAMPA_USED: Outcome = outcome!("tampa-used");
pub(super) const TRUCO_NOT_PLAYED: Outcome = outcome!("no-truco-played");
pub(super) const TURN_SKIPPED: Outcome = outcome!("turn-skipped");
pub(super) const WORTH_NOTHING: Outcome = outcome!("worth-nothing");

pub(super) const ADMITTED_IF_DRESSED: Outcome = outcome!("admitted-if-dressed");
pub(super) const DISQUALIFIED: Outcome = outcome!("disqualified");
pub(super) const ENTRY_NOT_CONFIRMED: Outcome = outcome!("entry-not-confirmed");
pub(super) const ENTRY_NOT_DRAWN: Outcome = outcome!("entry-not-drawn");
pub(super) const ENTRY_NOT_TAKEN: Outcome = outcome!("entry-not-taken");
pub(super) const JUDGE_SITS: Outcome = outcome!("judge-sits");
pub(super) const LEAVES_IT_OUTSIDE: Outcome = outcome!("leaves-it-outside");
pub(super) const LINE_UP_CORRECTED: Outcome = outcome!("line-up-corrected");
pub(super) const LOSES_ROUND_DRESS: Outcome = outcome!("loses-round-dress");
pub(super) const NOT_RECEIVED: Outcome = outcome!("not-received");
pub(super) const REMOVED: Outcome = outcome!("removed");
pub(super) const REPLACED_BY_RESERVE: Outcome = outcome!("replaced-by-reserve");
pub(super) const RESULT_NOT_DELIVERED: Outcome = outcome!("result-not-delivered");
pub(super) const RESULT_UNSIGNED: Outcome = outcome!("result-unsigned");
pub(super) const WAITS_FOR_PARTIDA: Outcome = outcome!("waits-for-partida");
