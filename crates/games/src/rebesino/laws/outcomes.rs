//! What can follow from an incident of Rebesino.

use super::figures::{changed, each_other, partidas, wrong_number};
use engine::law::{HandFate, Outcome};
use engine::outcome;

pub(super) const ACES_RETURNED: Outcome = outcome!("aces-returned");
pub(super) const ASLEEP_PAID: Outcome = outcome!("asleep-paid");
pub(super) const COLLECTS_NOTHING: Outcome = outcome!("collects-nothing");
pub(super) const DRAWS_RIGHTLY: Outcome = outcome!("draws-rightly");
pub(super) const HAND_COUNTS: Outcome = outcome!("hand-counts");
pub(super) const HAND_VOID: Outcome = outcome!("hand-void").hand(HandFate::DealtAgain);
pub(super) const MOST_POINTS_PAY: Outcome = outcome!("most-points-pay");
pub(super) const MOST_TRICKS_PAY: Outcome = outcome!("most-tricks-pay");
pub(super) const NO_DRAW: Outcome = outcome!("no-draw");
pub(super) const NO_REVOKE: Outcome = outcome!("no-revoke");
pub(super) const NO_RULING: Outcome = outcome!("no-ruling");
pub(super) const OTHERS_CHOOSE_CARD: Outcome = outcome!("others-choose-card");
pub(super) const PAYS_CUT: Outcome = outcome!("pays-cut");
pub(super) const PAYS_DOUBT: Outcome = outcome!("pays-doubt");
pub(super) const PAYS_HALF: Outcome = outcome!("pays-half");
pub(super) const PAYS_INTRODUCED: Outcome = outcome!("pays-introduced");
pub(super) const PAYS_INTRODUCER: Outcome = outcome!("pays-introducer");
pub(super) const PAYS_LEFT: Outcome = outcome!("pays-left");
pub(super) const PAYS_PARTIDA: Outcome = outcome!("pays-partida").figures(partidas);
pub(super) const PAYS_STAKE: Outcome = outcome!("pays-stake");
/// The same, for a player who alone held a wrong number of cards.
pub(super) const PAYS_STAKE_FOR_COUNT: Outcome = outcome!("pays-stake").figures(wrong_number);
pub(super) const PAYS_TWO_EACH: Outcome = outcome!("pays-two-each").hand(HandFate::DealtAgain).figures(each_other);
pub(super) const PAYS_TWO_PARTIDAS: Outcome = outcome!("pays-two-partidas").figures(changed);
pub(super) const SEATS_BY_LOT: Outcome = outcome!("seats-by-lot");
pub(super) const SHOWS_TRICKS: Outcome = outcome!("shows-tricks");
pub(super) const SHUFFLE_AND_CUT: Outcome = outcome!("shuffle-and-cut");
pub(super) const TAKES_CARDS_UP: Outcome = outcome!("takes-cards-up");
pub(super) const TRICKS_APART: Outcome = outcome!("tricks-apart");
