//! The laws of the book on irregularities (section 8): the registry, the incidents, and what follows from them.

use super::action::Action;
use super::breach::Breach;
use engine::law::outcome::{CARD_REPLACED, NOTED_FIRST, REFUSED, STANDS};
use engine::law::{Class, Desk, Law, Moment, Outcome, Protects};
use engine::{incidents, outcome};

pub(super) static DESK: Desk = Desk {
    laws: LAWS,
    players: 4,
    forms: &[FORMS],
    revokes: &["grand:13"],
    cited: &[Action::CITED, Breach::CITED],
    ..Desk::EMPTY
};

const LAWS: &[Law] = &[
    Law::new("grand:1", "book 62", Class::Enforce).shielding(Protects::Everybody),
    Law::new("grand:2", "book 70", Class::Prevent).shielding(Protects::Others),
    Law::new("grand:3", "book 72", Class::Prevent).shielding(Protects::Others),
    Law::new("grand:4", "book 74", Class::Prevent).shielding(Protects::Others),
    Law::new("grand:5", "book 74", Class::Prevent).shielding(Protects::Everybody),
    Law::new("grand:6", "book 148", Class::Prevent).shielding(Protects::Others),
    Law::new("grand:7", "book 222", Class::Prevent).shielding(Protects::Others),
    Law::new("grand:8", "book 304", Class::Prevent).shielding(Protects::Others),
    Law::new("grand:9", "book 316", Class::Prevent).shielding(Protects::Others),
    Law::new("grand:10", "book 152-156", Class::Prevent).shielding(Protects::Others),
    Law::new("grand:11", "book 182", Class::Prevent).shielding(Protects::Others),
    Law::new("grand:12", "book 180", Class::Prevent).shielding(Protects::Others),
    Law::new("grand:13", "book 88-90", Class::Honour).shielding(Protects::Others),
    Law::new("grand:14", "book 84", Class::Prevent).shielding(Protects::Others),
    Law::new("grand:15", "book 250", Class::Prevent).shielding(Protects::Others),
    Law::new("grand:16", "book 140", Class::Prevent).shielding(Protects::Others),
    Law::new("grand:17", "book 254-256", Class::Enforce).shielding(Protects::Everybody).until(Moment::NextHand),
    Law::new("grand:18", "book 274", Class::Enforce).shielding(Protects::Others),
    Law::new("grand:19", "book 234", Class::Enforce).shielding(Protects::Everybody),
    Law::new("grand:20", "book 160, 218", Class::Enforce).shielding(Protects::Everybody),
    Law::new("grand:21", "book 348", Class::Enforce).shielding(Protects::Everybody),
];

const AFTER_FINAL_COUNT: Outcome = outcome!("after-final-count");
const BIDDER_LEADS: Outcome = outcome!("bidder-leads");
const DEALER_BIDS_FIVE: Outcome = outcome!("dealer-bids-five");
const DRAWN_AGAIN: Outcome = outcome!("drawn-again");
const HAND_IS_OVER: Outcome = outcome!("hand-is-over");
const LAYS_ASIDE_EIGHT: Outcome = outcome!("lays-aside-eight");
const MUST_DISCARD_IT: Outcome = outcome!("must-discard-it");
const POINTS_OF_PAIR: Outcome = outcome!("points-of-pair");
const WORTH_NOTHING: Outcome = outcome!("worth-nothing");

incidents! {
    /// The incidents of Grand. The book fixes no fine.
    pub const FORMS in "grand";

    form REVOKE = "revoke": "13"; carried Open;
        [trick_covered = no] => "13": CARD_REPLACED;
        [] => "13": STANDS;

    form BID_WRONG = "bid-wrong": "2" "3" "4" "9" "16"; carried Words;
        ask what: no_five not_higher above_hundred dealer_passes nines;
        [what = no_five] => "2": REFUSED;
        [what = not_higher] => "3": REFUSED;
        [what = above_hundred] => "9": REFUSED;
        [what = nines] => "16": REFUSED;
        [] => "4": DEALER_BIDS_FIVE;

    form GAME_WRONG = "game-wrong": "6" "7" "8" "10"; carried Words;
        ask what: eucre copas whist eucre_alone;
        [what = eucre] => "6": REFUSED;
        [what = copas] => "7": REFUSED;
        [what = whist] => "8": REFUSED;
        [] => "10": REFUSED;

    form LED_WRONG = "led-wrong": "5" "14" "15"; carried Turn;
        ask what: before_bid not_bidder opened_copas;
        [what = before_bid] => "5": REFUSED;
        [what = not_bidder] => "14": BIDDER_LEADS;
        [] => "15": REFUSED;

    form LAID_ASIDE_WRONG = "laid-aside-wrong": "11" "12"; carried Words;
        ask what: low_trump_kept wrong_number;
        [what = low_trump_kept] => "11": MUST_DISCARD_IT;
        [] => "12": LAYS_ASIDE_EIGHT;

    form HAND_GOES_ON = "hand-goes-on": "19"; carried Rule;
        [] => "19": HAND_IS_OVER;

    form NOT_NOTED = "not-noted": "17"; carried House;
        [] => "17": NOTED_FIRST;

    form MATCH_CLAIMED = "match-claimed": "18"; carried Rule;
        [] => "18": AFTER_FINAL_COUNT;

    form POINTS_CLAIMED = "points-claimed": "20" "21"; carried Rule;
        ask what: lone_player eucre_tricks;
        [what = lone_player] => "20": POINTS_OF_PAIR;
        [] => "21": WORTH_NOTHING;

    form EQUAL_DRAW = "equal-draw": "1"; carried Rule;
        [] => "1": DRAWN_AGAIN;
}
