//! The incidents of Minchiate.

use super::figures::{dealer_pays, revoke, side_barred};
use engine::law::outcome::{ALLOWED, CORRECTED, STANDS};
use engine::law::{CardFate, Outcome};
use engine::{incidents, outcome};

pub(super) const ALONE_PAYS: Outcome = outcome!("alone-pays");
pub(super) const CUSTOM: Outcome = outcome!("custom");
pub(super) const HONOUR_BACK: Outcome = outcome!("honour-back");
pub(super) const PAYS_RESTO: Outcome = outcome!("pays-resto");
pub(super) const STAYS_MADE: Outcome = outcome!("stays-made");
pub(super) const TAKES_OR_LETS_RUN: Outcome = outcome!("takes-or-leaves").card(CardFate::AtChoice);
const COUNTS_HAND: Outcome = outcome!("counts-hand");
const COUNTS_STOCK: Outcome = outcome!("counts-stock");
const DISCARDS_SURPLUS: Outcome = outcome!("discards-surplus");
const FINE_TWENTY: Outcome = outcome!("fine-twenty").figures(dealer_pays);
const GIVEN_FROM_STOCK: Outcome = outcome!("given-from-stock");
const LOSES_FINAL_COUNT: Outcome = outcome!("loses-final-count").figures(side_barred);
const MATTO_BACK: Outcome = outcome!("matto-back");
const MATTO_GIVEN_UP: Outcome = outcome!("matto-given-up");
const POINTS_LOST: Outcome = outcome!("points-lost");
const SIXTY_POINTS: Outcome = outcome!("sixty-points");

incidents! {
    /// The incidents of Minchiate.
    pub const FORMS in "minchiate";

    form MISDEAL = "misdeal": "7.2a" "7.2b" "7.2c"; carried Open;
        ask round: first second;
        [cards_looked_at = yes] => "7.2a": FINE_TWENTY, STANDS;
        [round = first] => "7.2b": CORRECTED;
        [] => "7.2c": CORRECTED;

    form WRONG_NUMBER = "wrong-number": "4.2" "7.2d" "7.2e" "7.2f"; carried Open;
        ask over_or_short: over short;
        [play_begun = yes] => "7.2d" "4.2": LOSES_FINAL_COUNT;
        [over_or_short = over] => "7.2e": DISCARDS_SURPLUS;
        [] => "7.2f": GIVEN_FROM_STOCK;

    form NOT_COUNTED = "not-counted": "4.1" "5.1"; carried House;
        ask what: stock_uncounted hand_uncounted;
        [what = stock_uncounted] => "4.1": COUNTS_STOCK;
        [] => "5.1": COUNTS_HAND;

    form NOT_ACCUSED = "not-accused": "5.2"; carried Open;
        [play_begun = yes] => "5.2": POINTS_LOST;
        [] => "5.2": CORRECTED;

    form REVOKE = "revoke": "7.3a" "7.3b" "7.3c" "7.3d" "7.3e" "7.3f" "play.1"; carried Open;
        by revoke;

    form MATTO_PLAYED = "matto-played": "7.1a" "7.1b" "7.1c"; carried Rule;
        ask what: matto_free matto_lost matto_no_trick;
        [what = matto_free] => "7.1a": ALLOWED;
        [what = matto_lost] => "7.1b": MATTO_BACK;
        [] => "7.1c": MATTO_GIVEN_UP;

    form FORGOTTEN_POINTS = "forgotten-points": "7.4a" "7.4b" "7.4c" "7.4d" "7.4e"; carried Open;
        ask what: marks matto cards_above last_trick else;
        [what = matto, counted = no] => "7.4b": CORRECTED;
        [what = matto] => "7.4b": POINTS_LOST;
        [what = marks] => "7.4a": POINTS_LOST;
        [what = cards_above] => "7.4c": POINTS_LOST;
        [what = last_trick] => "7.4d": POINTS_LOST;
        [] => "7.4e": POINTS_LOST;

    form RESTO = "resto": "6.1" "6.2" "6.3"; carried House;
        ask what: resto_size resto_value odd_points;
        [what = resto_size] => "6.1": SIXTY_POINTS;
        [what = resto_value] => "6.2": CUSTOM;
        [] => "6.3": CUSTOM;

    form UNFORESEEN = "unforeseen": "7.5"; carried People;
        [] => "7.5": CUSTOM;
}
