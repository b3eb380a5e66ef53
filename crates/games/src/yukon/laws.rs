//! The laws of the book on irregularities (section 8): the registry, the incidents, and what follows from them.

use super::action::Action;
use super::breach::Breach;
use super::deck::ROUND;
use engine::law::outcome::{ALLOWED, CARD_REPLACED, COUNTED_AGAIN, MUST_PLAY, NOTED_FIRST, STANDS};
use engine::law::{Asked, Cite, Class, Desk, Field, Law, Moment, Outcome, Protects, Ruling, Undecided, follow};
use engine::{incidents, outcome};

pub(super) static DESK: Desk = Desk {
    laws: LAWS,
    players: 4,
    forms: &[FORMS],
    revokes: &["yukon:1"],
    cited: &[Action::CITED, Breach::CITED],
    ..Desk::EMPTY
};

const LAWS: &[Law] = &[
    Law::new("yukon:1", "book 38", Class::Honour).shielding(Protects::Others),
    Law::new("yukon:2", "book 38", Class::Enforce).shielding(Protects::Everybody),
    Law::new("yukon:3", "book 44", Class::Prevent).shielding(Protects::Everybody),
    Law::new("yukon:4", "book 46", Class::Referee).shielding(Protects::Everybody).until(Moment::NextHand),
    Law::new("yukon:5", "book 46", Class::Enforce).shielding(Protects::Everybody).until(Moment::NextHand),
    Law::new("yukon:6", "book 46-48", Class::Prevent).shielding(Protects::Others),
    Law::new("yukon:7", "book 40", Class::Prevent).shielding(Protects::Others),
    Law::new("yukon:8", "book 42", Class::Enforce).shielding(Protects::Everybody),
    Law::new("yukon:9", "book 48-50", Class::Enforce).shielding(Protects::Everybody),
    Law::new("yukon:10", "book 36", Class::Conduct).shielding(Protects::Doer),
];

const ACE_OF_SPADES_WINS: Outcome = outcome!("ace-of-spades-wins");
const COUNT_RIGHT: Outcome = outcome!("count-right");
const EXTRA_ROUND: Outcome = outcome!("extra-round");
const FIRST_JACK_WINS: Outcome = outcome!("first-jack-wins");
const KEPT_APART: Outcome = outcome!("kept-apart");
const MORE_TRICKS_WIN: Outcome = outcome!("more-tricks-win");
const SPADES_JACK_WINS: Outcome = outcome!("spades-jack-wins");
const WINNER_DRAWS_FIRST: Outcome = outcome!("winner-draws-first");
const WINS_NOTHING: Outcome = outcome!("wins-nothing");

incidents! {
    /// The incidents of Yukon. The book fixes no fine.
    pub const FORMS in "yukon";

    form REVOKE = "revoke": "1"; carried Open;
        [trick_covered = no] => "1": CARD_REPLACED;
        [] => "1": STANDS;

    form COUNT_WRONG = "count-wrong": "4"; carried House;
        by count;

    form NOT_NOTED = "not-noted": "5"; carried House;
        [] => "5": NOTED_FIRST;

    form TRICKS_MIXED = "tricks-mixed": "3"; carried Cards;
        [] => "3": KEPT_APART;

    form THROWN_OFF = "thrown-off": "2"; carried Rule;
        [] => "2": WINS_NOTHING;

    form TWO_JACKS = "two-jacks": "8"; carried Rule;
        [spades_among = yes] => "8": SPADES_JACK_WINS;
        [] => "8": FIRST_JACK_WINS;

    form TIE = "tie": "9"; carried Rule;
        [same_tricks = no] => "9": MORE_TRICKS_WIN;
        [ace_of_spades = yes] => "9": ACE_OF_SPADES_WINS;
        [] => "9": EXTRA_ROUND;

    form CLAIMED_EARLY = "claimed-early": "6"; carried Rule;
        [] => "6": MUST_PLAY;

    form DREW_OUT_OF_TURN = "drew-out-of-turn": "7"; carried Turn;
        [] => "7": WINNER_DRAWS_FIRST;

    form LED_HIGH = "led-high": "10"; carried Rule;
        [] => "10": ALLOWED;
}

/// Sum of the points that all have counted.
const SUM: Field<i64> = Field::deciding("sum", 1000, &[ROUND - 1, ROUND]);

/// A count that does not come to the points of the pack is made again before the next round.
fn count(asked: &Asked<'_>) -> Result<Ruling, Undecided> {
    let follows = if asked.ask(&SUM)? == ROUND { COUNT_RIGHT } else { COUNTED_AGAIN };
    follow(&[Cite("yukon:4")], &[follows], asked)
}
