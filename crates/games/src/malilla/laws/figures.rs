//! Payments for a fault of a side. Players are known by their places: each sits at the right of the one before.

use super::super::count::FINE;
use super::super::deck::{POINTS, Renuncio};
use super::super::state::SEATS;
use super::incidents::{FINE_TEN, LATER_MAY_CHANGE, NO_COUNT, NO_FAULT};
use engine::law::outcome::{CARD_REPLACED, TOO_LATE};
use engine::law::{Asked, Due, Field, Payment, Ruling, TrickFate, Undecided, follow};
use engine::{Cause, Cite, Msg, Seat, answers};

pub(super) const BY: Field<Seat> = Field::player("by");
pub(super) const WINNER: Field<Seat> = Field::player("winner");
pub(super) const TANTO: Field<i64> = Field::usually("tanto", 1000, 1);
pub(super) const DOUBLED: Field<Doubled> = Doubled::field("doubled");
const DEALER: Field<Seat> = Field::player("dealt-by");
const RIGHTFUL: Field<Seat> = Field::player("rightful");
const TURN_UP: Field<i64> = Field::number("turn-up", POINTS[0]);
const PARTNER_WINNING: Field<bool> = Field::yes_no("partner-winning");
const TRICK_COVERED: Field<bool> = Field::yes_no("trick-covered");
const CARDS_MIXED: Field<bool> = Field::yes_no("cards-mixed");

answers! {
    /// Whether everything in a hand is paid double (R25, R26).
    pub(in super::super) enum Doubled {
        Single = "not-doubled",
        Favourite = "favourite",
        MariPerez = "mari-perez",
        Both = "favourite-and-mari-perez",
    }
}

impl Doubled {
    /// Number of times that everything is paid.
    pub(in super::super) const fn times(self) -> i64 {
        match self {
            Doubled::Single => 1,
            Doubled::Favourite | Doubled::MariPerez => 2,
            Doubled::Both => 4,
        }
    }
}

answers! {
    /// The person who noticed a wrong card before the trick was lifted (ren.5, ren.6, D10).
    pub(in super::super) enum Noticed {
        Themselves = "the-player",
        Opponent = "an-opponent",
        Partner = "the-partner",
        Onlooker = "an-onlooker",
    }
}

/// The causes of fines, by the law that was broken. Any other law is one on the renuncio.
const CAUSES: [(Cite, &str); 9] = [
    (Cite("malilla:dar.3"), "malilla-cause-misdeal"),
    (Cite("malilla:dar.4"), "malilla-cause-pack"),
    (Cite("malilla:dar.5"), "malilla-cause-count"),
    (Cite("malilla:dar.7"), "malilla-cause-dealer"),
    (Cite("malilla:dar.8"), "malilla-cause-dealer"),
    (Cite("malilla:jugar.1"), "malilla-cause-lead"),
    (Cite("malilla:jugar.2"), "malilla-cause-spoke"),
    (Cite("malilla:jugar.5"), "malilla-cause-lift"),
    (Cite("malilla:jugar.7"), "malilla-cause-shown"),
];

fn right_of(place: Seat) -> Seat {
    Seat::at((place.index() + 1) % SEATS)
}

/// A player and their partner.
fn side(place: Seat) -> [Seat; 2] {
    [place, right_of(right_of(place))]
}

fn impossible<T>(message: &'static str) -> Result<T, Undecided> {
    Err(Undecided::Impossible(Msg::new(message)))
}

/// Payments of `tantos` by the side of this player, each to the opponent at their right (D6).
fn pay(asked: &Asked<'_>, ruling: &mut Ruling, place: Seat, tantos: i64) -> Result<(), Undecided> {
    let (doubled, tanto) = (asked.ask(&DOUBLED)?, asked.ask(&TANTO)?);
    if tanto == 0 {
        return impossible("laws-impossible-no-tanto");
    }
    let (law, each) = (ruling.cites.first().copied().unwrap_or(Cite("malilla:ren.1")), doubled.times() * tanto);
    let told = CAUSES.iter().find(|(known, _)| *known == law).map_or("malilla-cause-renuncio", |(_, told)| told);
    let cause = Cause::new(told, law).count(tantos).each(each);
    let owed =
        |payer: Seat| Payment { from: payer.into(), to: right_of(payer).into(), amount: tantos * each, due: Due::Now, cause };
    ruling.payments.extend(side(place).map(owed));
    Ok(())
}

/// Ten tantos (R24).
pub(super) fn fined(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    pay(asked, ruling, asked.ask(&BY)?, FINE)
}

/// The same, of the player who dealt out of turn.
pub(super) fn dealer_fined(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    pay(asked, ruling, asked.ask(&DEALER)?, FINE)
}

/// No gain is counted (R27).
pub(super) fn barred(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    ruling.barred = side(asked.ask(&BY)?).into_iter().collect();
    Ok(())
}

/// The turn-up goes back, if it brought anything.
pub(super) fn turn_up_back(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    let (dealer, tantos) = (asked.ask(&DEALER)?, asked.ask(&TURN_UP)?);
    if tantos == 0 { Ok(()) } else { pay(asked, ruling, dealer, tantos) }
}

pub(super) fn short_side(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    let [one, other] = side(asked.ask(&BY)?);
    ruling.notes.push(Msg::new("malilla-note-no-capote").with("one", one).with("other", other));
    Ok(())
}

fn deals_next(place: Seat, ruling: &mut Ruling) {
    ruling.notes.push(Msg::new("malilla-note-deals-next").with("seat", place));
}

pub(super) fn dealer_deals(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    deals_next(asked.ask(&DEALER)?, ruling);
    Ok(())
}

pub(super) fn next_deals(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    deals_next(right_of(asked.ask(&DEALER)?), ruling);
    Ok(())
}

pub(super) fn rightful_deals(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    let (dealer, rightful) = (asked.ask(&DEALER)?, asked.ask(&RIGHTFUL)?);
    if dealer == rightful {
        return impossible("laws-impossible-one-player-twice");
    }
    deals_next(rightful, ruling);
    Ok(())
}

/// A trick lifted by the wrong side goes back.
pub(super) fn trick_back(asked: &Asked<'_>, ruling: &mut Ruling) -> Result<(), Undecided> {
    let (by, winner) = (asked.ask(&BY)?, asked.ask(&WINNER)?);
    if side(by).contains(&winner) {
        return impossible("laws-impossible-own-trick");
    }
    ruling.trick = TrickFate::GoesTo(winner);
    Ok(())
}

/// A card against the duty (ren.1-ren.8, D10, D11).
pub(super) fn revoke(asked: &Asked<'_>) -> Result<Ruling, Undecided> {
    let kind = asked.ask(&Renuncio::field("kind"))?;
    if kind != Renuncio::Suit && asked.under(Cite("malilla:ren.8")).ask(&PARTNER_WINNING)? {
        return follow(&[Cite("malilla:ren.8")], &[NO_FAULT], asked);
    }
    let law = Cite(kind.law());
    if !asked.under(Cite("malilla:ren.5")).ask(&TRICK_COVERED)? {
        return match asked.under(Cite("malilla:ren.6")).ask(&Noticed::field("noticed-by"))? {
            Noticed::Themselves | Noticed::Opponent => {
                follow(&[Cite("malilla:ren.5"), Cite("malilla:ren.7")], &[CARD_REPLACED, LATER_MAY_CHANGE], asked)
            }
            Noticed::Partner | Noticed::Onlooker => follow(&[Cite("malilla:ren.6"), law], &[FINE_TEN, NO_COUNT], asked),
        };
    }
    if asked.under(law).ask(&CARDS_MIXED)? {
        return follow(&[law], &[TOO_LATE], asked);
    }
    follow(&[law], &[FINE_TEN, NO_COUNT], asked)
}
