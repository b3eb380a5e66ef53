//! The incidents of Cientos.

use engine::law::outcome::{
    ALLOWED, CARD_STAYS, CONDUCT, DEAL_AGAIN, HARM, NO_PENALTY, REFUSED, RIGHTFUL_DEALS, STANDS, TAKES_OR_LEAVES, TOO_LATE,
};
use engine::law::{Asked, CardFate, Field, HandFate, Outcome, Ruling, Undecided};
use engine::{Seat, SeatSet, incidents, outcome};

pub(in super::super) use engine::law::outcome::CORRECTED;

const ANNOUNCE_LOST: Outcome = outcome!("announce-lost");
const ANNOUNCES_NOTHING: Outcome = outcome!("announces-nothing");
const BLANK_LOST: Outcome = outcome!("blank-lost");
const COUNTS_NOTHING: Outcome = outcome!("counts-nothing").figures(barred);
const CUT_AGAIN: Outcome = outcome!("cut-again", "laws-effect-cut-three");
const FORGOTTEN_LOST: Outcome = outcome!("forgotten-lost");
const HAND_PLAYED: Outcome = outcome!("stands", "laws-effect-hand-played");
/// A pack with two cards alike spoils this hand alone.
const HAND_VOID: Outcome = outcome!("deal-again", "laws-effect-hand-void-alone").hand(HandFate::DealtAgain);
const LACK_FOR_GAME: Outcome = outcome!("lack-for-game");
const LACK_FOR_HALF: Outcome = outcome!("lack-for-half");
const LADY_IS_MANO: Outcome = outcome!("lady-is-mano");
const LARGER_LOST: Outcome = outcome!("larger-lost");
const LAST_TRICK_UNSERVED: Outcome = outcome!("last-trick-unserved");
const LEADS_ANEW: Outcome = outcome!("leads-anew").card(CardFate::TakenBack);
const MANO_CHOOSES_OVER_MANO: Outcome = outcome!("mano-chooses", "laws-effect-mano-chooses-over-mano");
const MANO_CHOOSES_OVER_PIE: Outcome = outcome!("mano-chooses", "laws-effect-mano-chooses-over-pie");
const MUST_LEAD_NAMED: Outcome = outcome!("must-lead-named");
const NAMES_MISSING: Outcome = outcome!("names-missing");
const NEED_NOT_SAY: Outcome = outcome!("need-not-say");
const NEED_NOT_SHOW: Outcome = outcome!("need-not-show");
const NO_CAPOTE: Outcome = outcome!("no-capote");
const ONLY_SKILL: Outcome = outcome!("only-skill");
const OTHER_CHOOSES: Outcome = outcome!("other-chooses");
const RANDOM_CARD: Outcome = outcome!("random-card");
const RANDOM_CARD_TO_MONTE: Outcome = outcome!("random-card-to-monte");
const SHOWN_BEFORE_PLAY: Outcome = outcome!("shown-before-play");

incidents! {
    /// The incidents of Cientos.
    pub const FORMS in "cientos";

    form SHORT_CUT = "short-cut": "dar.1"; carried Deal;
        [] => "dar.1": CUT_AGAIN;

    form SHUFFLE_WANTED = "shuffle-wanted": "dar.1"; carried Deal;
        ask who: mano_first dealer_after mano_again;
        [who = mano_again] => "dar.1": REFUSED;
        [] => "dar.1": ALLOWED;

    form DEALT_OTHERWISE = "dealt-otherwise": "dar.2"; carried Deal;
        [] => "dar.2": REFUSED;

    form WRONG_DEALER = "wrong-dealer": "dar.3a" "dar.3b"; carried Deal;
        [anybody_drew = no] => "dar.3a": RIGHTFUL_DEALS;
        [] => "dar.3b": HAND_PLAYED;

    form PACK_DEFECT = "pack-defect": "dar.4"; carried Deal;
        [] => "dar.4": HAND_VOID;

    form EXPOSED_IN_DEAL = "exposed-in-deal": "dar.5"; carried Deal;
        [all_agree = yes] => "dar.5": STANDS;
        [] => "dar.5": DEAL_AGAIN;

    // No law speaks of one player who is short where the other is right: by the nearest the cards are dealt again (D16).
    form WRONG_NUMBER = "wrong-number": "dar.6" "dar.7" "dar.8" "dar.9" "dar.10" "dar.11" "dar.12"; carried Deal;
        ask over_or_short: over short;
        ask whose: mano pie both_over over_and_short one_short;
        [play_begun = yes, over_or_short = over] => "dar.11": COUNTS_NOTHING;
        [play_begun = yes] => "dar.12": LAST_TRICK_UNSERVED, NO_CAPOTE;
        [any_discard = yes] => "dar.8": DEAL_AGAIN;
        [whose = both_over] => "dar.9": DEAL_AGAIN;
        [whose = over_and_short] => "dar.10": DEAL_AGAIN;
        [whose = one_short] => "dar.10": DEAL_AGAIN;
        [whose = mano] => "dar.6": MANO_CHOOSES_OVER_MANO;
        [] => "dar.7": MANO_CHOOSES_OVER_PIE;

    form COUNT_AT_END = "count-at-end": "dar.11" "dar.12"; carried Open;
        ask over_or_short: over short;
        [over_or_short = short] => "dar.12": LAST_TRICK_UNSERVED, NO_CAPOTE;
        [drew_it = yes] => "dar.11" "robo.3": COUNTS_NOTHING;
        [] => "dar.11": COUNTS_NOTHING;

    form TOO_MANY_DRAWN = "too-many-drawn": "robo.1" "robo.2" "robo.3"; carried Open;
        [play_begun = yes] => "dar.11" "robo.3": COUNTS_NOTHING;
        [left_short = yes] => "robo.2": RANDOM_CARD_TO_MONTE;
        [] => "robo.1": RANDOM_CARD;

    form EXPOSED_MONTE = "exposed-monte": "robo.4" "robo.5" "robo.6"; carried Cards;
        ask role: mano pie;
        [any_discard = no] => "robo.4": DEAL_AGAIN;
        [role = pie] => "robo.6": OTHER_CHOOSES;
        [] => "robo.5": OTHER_CHOOSES;

    form LEFT_UNSAID = "left-unsaid": "desc.4"; carried House;
        [pie_discarded = no] => "desc.4": CORRECTED;
        [] => "desc.4": HARM;

    form DISCARD_CHANGED = "discard-changed": "desc.5"; carried Turn;
        [monte_touched = no] => "desc.5": ALLOWED;
        [] => "desc.5": REFUSED;

    form NOTHING_DISCARDED = "nothing-discarded": "desc.6"; carried Turn;
        [] => "desc.6": REFUSED;

    form LOOKED_AT_DISCARDS = "looked-at-discards": "desc.1" "desc.2"; carried Seen;
        ask whose_discard: own another;
        [whose_discard = own] => "desc.2": NO_PENALTY;
        [] => "desc.1": MUST_LEAD_NAMED;

    form LED_ANOTHER_SUIT = "led-another-suit": "desc.3"; carried Open;
        [] => "desc.3": LEADS_ANEW;

    form ANNOUNCED_WRONG = "announced-wrong": "acus.1" "acus.2" "acus.5" "acus.6" "acus.8" "acus.9" "acus.11"; carried Open;
        ask what: smaller_sequence_first smaller_set_first not_shown in_discard one_set_for_another blank_not_shown;
        [what = smaller_sequence_first] => "acus.1": LARGER_LOST;
        [what = smaller_set_first] => "acus.2": LARGER_LOST;
        [what = not_shown] => "acus.5": ANNOUNCE_LOST;
        [what = in_discard] => "acus.6": ANNOUNCES_NOTHING;
        [what = blank_not_shown] => "acus.11": BLANK_LOST;
        [play_begun = no] => "acus.8": CORRECTED;
        [] => "acus.9": ANNOUNCE_LOST;

    form ANNOUNCE_FORGOTTEN = "announce-forgotten": "acus.3" "acus.4"; carried Rule;
        [play_begun = yes] => "acus.4": FORGOTTEN_LOST;
        [larger_than_named = yes] => "acus.4": FORGOTTEN_LOST;
        [] => "acus.3": ALLOWED;

    form THREE_OF_FOUR = "three-of-four": "acus.7"; carried Told;
        [asked_which = no] => "acus.7": NEED_NOT_SAY;
        [] => "acus.7": NAMES_MISSING;

    form PUNTO_UNSHOWN = "punto-unshown": "acus.5" "acus.10"; carried Rule;
        ask punto_answer: good equal not_good;
        [punto_answer = not_good] => "acus.10": NEED_NOT_SHOW;
        [] => "acus.5": SHOWN_BEFORE_PLAY;

    form REVOKE = "revoke": "jugar.2"; carried Open;
        [trick_covered = no] => "jugar.2": TAKES_OR_LEAVES;
        [] => "jugar.2": TOO_LATE, NO_PENALTY;

    form SUIT_CHANGED = "suit-changed": "jugar.3" "jugar.4"; carried Open;
        [change_announced = yes] => "jugar.4": REFUSED;
        [] => "jugar.3": TAKES_OR_LEAVES;

    form TOOK_CARD_BACK = "took-card-back": "jugar.1" "jugar.2" "jugar.3"; carried Cards;
        ask why_back: second_thoughts not_followed silent_change;
        [why_back = silent_change] => "jugar.3": TAKES_OR_LEAVES;
        [why_back = not_followed, trick_covered = no] => "jugar.2": TAKES_OR_LEAVES;
        [] => "jugar.1": CARD_STAYS;

    form SHOWED_CARD = "showed-card": "jugar.1" "desc.2"; carried Cards;
        [laid_as_play = yes] => "jugar.1": CARD_STAYS;
        [] => "desc.2": NO_PENALTY;

    form LACK_UNSAID = "lack-unsaid": "mark.1"; carried House;
        ask rounded_to: fifty hundred;
        [rounded_to = fifty] => "mark.1": LACK_FOR_HALF;
        [] => "mark.1": LACK_FOR_GAME;

    form SHARP_PRACTICE = "sharp-practice": "conduct.1"; carried People;
        [] => "conduct.1": ONLY_SKILL;

    form ONLOOKER = "onlooker": "conduct.1"; carried People;
        [] => "conduct.1": CONDUCT;

    form LADY_CUT = "lady-cut": "conduct.2"; carried People;
        [] => "conduct.2": LADY_IS_MANO;
}

const BY: Field<Seat> = Field::player("by");

/// A player with a card too many counts nothing in the hand (dar.11, D17).
fn barred(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    ruling.barred = SeatSet::of(asked.ask(&BY)?);
    Ok(())
}
