//! Outcomes of the Spanish games. Those that change who pays what was at stake aim the settlement of a table.

use super::figures::*;
use super::stake::*;
use engine::law::{HandFate, Outcome};
use engine::outcome;

// Payments of what is at stake.
pub(super) const ALONE_PAYS: Outcome = outcome!("alone-pays").figures(concedes_alone);
pub(super) const ALONE_PAYS_DESBOLA: Outcome = outcome!("alone-pays-desbola").figures(concedes_by_halves);
pub(super) const AS_CODILLO: Outcome = outcome!("as-codillo").figures(as_codillo);
pub(super) const BOTH_PAY_AT_STAKE: Outcome = outcome!("both-pay-at-stake").figures(both_at_stake);
pub(super) const CODILLO_ALONE: Outcome = outcome!("codillo-alone").figures(codillo_alone);
pub(super) const CODILLO_AND_DESBOLA: Outcome = outcome!("codillo-and-desbola");
pub(super) const CODILLO_BY_HALVES: Outcome = outcome!("codillo-by-halves").figures(codillo_by_halves);
pub(super) const KING_PAYS_AT_STAKE: Outcome = outcome!("pays-at-stake").figures(king_at_stake);
pub(super) const MATE_TO_HOMBRE: Outcome = outcome!("mate-to-hombre").figures(mate_to_hombre);
pub(super) const MISLEADER_PAYS: Outcome = outcome!("misleader-pays").figures(misleader_pays);
pub(super) const NO_COLLECT: Outcome = outcome!("no-collect");
pub(super) const PAYS_AT_STAKE: Outcome = outcome!("pays-at-stake").figures(at_stake);
pub(super) const PAYS_FOR_HOMBRE: Outcome = outcome!("pays-for-hombre").figures(for_hombre);
pub(super) const PAYS_SHARES: Outcome = outcome!("pays-shares").figures(shares);

// Fines and other payments made at once.
pub(super) const EACH_IS_PAID: Outcome = outcome!("each-is-paid").figures(each_is_paid);
pub(super) const FINE_POLLA: Outcome = outcome!("fine-polla").figures(polla);
/// The polla of a card out of turn, which lies in the middle where fines are raffled (mediator D16).
pub(super) const FINE_POLLA_EARLY: Outcome = outcome!("fine-polla").figures(polla_out_of_turn);
pub(super) const FINE_POLLA_EACH: Outcome = outcome!("fine-polla-each").figures(polla_each);
pub(super) const FINE_POLLA_OTHERS: Outcome = outcome!("fine-polla-others").figures(polla_others);
pub(super) const HALF_OF_A_WIN: Outcome = outcome!("half-of-a-win").figures(half_of_a_win);
pub(super) const HALF_POZO: Outcome = outcome!("half-pozo").figures(half_pozo);
pub(super) const HALF_POZO_BOTH: Outcome = outcome!("half-pozo-both").figures(half_pozo_both);
pub(super) const HALF_POZO_EACH: Outcome = outcome!("half-pozo-each").figures(half_pozo_each);
pub(super) const HALF_POZO_GRANTER: Outcome = outcome!("half-pozo-granter").figures(half_pozo_granter);
pub(super) const HALF_POZO_THIRD: Outcome = outcome!("half-pozo-third").figures(half_pozo_third);
/// The same, by the player who granted the trick.
pub(super) const LEFT_HALF_POZO_THIRD: Outcome = outcome!("half-pozo-third").figures(left_half_pozo_third);
pub(super) const MISLEADER_FINED: Outcome = outcome!("misleader-fined").figures(misleader_fined);
pub(super) const PAYS_HALF_POZO_MIDDLE: Outcome = outcome!("pays-half-pozo-middle").figures(half_pozo_middle);
pub(super) const PAYS_MIDDLE: Outcome = outcome!("pays-middle").figures(middle);
pub(super) const PAYS_POZO: Outcome = outcome!("pays-pozo").figures(pozo);
pub(super) const PAYS_POZO_OPPONENTS: Outcome = outcome!("pays-pozo-opponents").figures(pozo_to_opponents);
pub(super) const PAYS_POZO_TOGETHER: Outcome = outcome!("pays-pozo-together").figures(pozo_together);
/// The same, by the Hombre and their partner.
pub(super) const PAIR_PAYS_POZO: Outcome = outcome!("pays-pozo-together").figures(pozo_of_pair);
pub(super) const PAYS_THIRD_CODILLO: Outcome = outcome!("pays-third-codillo").figures(third_codillo);
pub(super) const TRICK_RIGHTFUL: Outcome = outcome!("trick(rightful)", "laws-effect-trick-rightful").figures(trick_rightful);
pub(super) const TWO_POLLAS: Outcome = outcome!("two-pollas").figures(two_pollas);

// Fates of the hand, and rights.
pub(super) const AS_NAMED: Outcome = outcome!("as-named");
pub(super) const BOLA_LOST: Outcome = outcome!("bola-lost");
pub(super) const BOLA_UNDERTAKEN: Outcome = outcome!("bola-undertaken");
pub(super) const CODILLO_COUNTS: Outcome = outcome!("codillo-counts");
pub(super) const COUNTS_AS_PUESTA: Outcome = outcome!("counts-as-puesta");
pub(super) const CUT_AGAIN: Outcome = outcome!("cut-again");
pub(super) const DEALT_ON_FROM: Outcome = outcome!("dealt-on-from");
pub(super) const DEFENDERS_CONSULT: Outcome = outcome!("defenders-consult");
pub(super) const DEFENDER_NAMES: Outcome = outcome!("defender-names");
pub(super) const ENTERED_FREELY: Outcome = outcome!("entered-freely");
pub(super) const FINE_RAFFLED: Outcome = outcome!("fine-raffled");
pub(super) const FINE_TO_NEXT_WINNER: Outcome = outcome!("fine-to-next-winner");
pub(super) const FIRST_KING_DECIDES: Outcome = outcome!("first-king-decides");
pub(super) const HAND_COUNTS: Outcome = outcome!("hand-counts");
pub(super) const HAND_VOID: Outcome = outcome!("hand-void").hand(HandFate::DealtAgain);
pub(super) const HOMBRE_ALONE: Outcome = outcome!("hombre-alone");
pub(super) const KING_COUNTS: Outcome = outcome!("king-counts");
pub(super) const LOSES_CALIDADES: Outcome = outcome!("loses-calidades");
pub(super) const MANO_NAMES_CARD: Outcome = outcome!("mano-names-card");
pub(super) const MUST_GIVE_KING: Outcome = outcome!("must-give-king");
pub(super) const MUST_GO_ON: Outcome = outcome!("must-go-on");
pub(super) const NAMES_AGAIN: Outcome = outcome!("names-again");
pub(super) const NO_BOLA: Outcome = outcome!("no-bola");
pub(super) const NO_RULING: Outcome = outcome!("no-ruling");
pub(super) const NO_EXCUSE: Outcome = outcome!("no-excuse");
pub(super) const NOT_AGREED: Outcome = outcome!("not-agreed");
pub(super) const ONLY_THE_MIDDLE: Outcome = outcome!("only-the-middle");
pub(super) const OPPONENT_DRAWS_SURPLUS: Outcome = outcome!("opponent-draws-surplus");
pub(super) const OTHERS_CHOOSE_CARD: Outcome = outcome!("others-choose-card");
pub(super) const PAID_AS_ONE: Outcome = outcome!("paid-as-one");
pub(super) const PAID_BY_HALVES: Outcome = outcome!("paid-by-halves");
pub(super) const PARTNER_FREE: Outcome = outcome!("partner-free");
pub(super) const PARTNER_SPARED_POT: Outcome = outcome!("partner-spared-pot");
pub(super) const PAYS_IN_FULL: Outcome = outcome!("pays-in-full");
pub(super) const PLAYED_AS_CODILLO: Outcome = outcome!("played-as-codillo");
pub(super) const PLAYS_OPEN: Outcome = outcome!("plays-open");
pub(super) const REVOKER_PAYS_BOLA: Outcome = outcome!("revoker-pays-bola");
pub(super) const TAKES_OWN_DISCARD: Outcome = outcome!("takes-own-discard");
pub(super) const TALON: Outcome = outcome!("talon");
pub(super) const TRICK_STAYS: Outcome = outcome!("trick-stays");
pub(super) const TRIES_PAYS_BOLA: Outcome = outcome!("tries-pays-bola");
pub(super) const TRUMP_OF_LEAD: Outcome = outcome!("trump-of-lead");
pub(super) const UNPAID: Outcome = outcome!("unpaid");
