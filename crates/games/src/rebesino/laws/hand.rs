//! A hand with a fault: what is asked of it, and its settlement by the accounts of the game, as at a table.

use super::super::accounts::accounts;
use super::super::agreements::Agreements;
use super::super::deck::{AS, AS_DE_OROS, CABALLO};
use super::super::hand_result::{All, Fate, HandResult, PayCard};
use super::super::napolitana::{End, Napolitana};
use super::super::state::SEATS;
use super::figures::BY;
use super::outcomes::*;
use cards::{Card, Rank, Suit};
use engine::law::outcome::{CARD_REPLACED, TOO_LATE};
use engine::law::{Asked, Due, Field, Outcome, Payment, Question, Ruling, Undecided, Value, follow};
use engine::{Cause, Cite, Msg, Seat, SeatSet, answers};

const OTHER: Field<Seat> = Field::player("other");
const WINS_PARTIDA: Field<Seat> = Field::player("wins-partida");
const GIVEN_BY: Field<Seat> = Field::player("given-by");
const CUT_BY: Field<Seat> = Field::player("cut-by");
const NAPOLITANA_OF: Field<Seat> = Field::player("napolitana-of");
const INTRODUCED_BY: Field<Seat> = Field::player("introduced-by");
/// The pay cards, each with the question who is owed for it.
const OWED: [(Card, Field<Seat>); 5] = [
    (AS_DE_OROS, Field::player("owed-1o")),
    (AS, Field::player("owed-1c")),
    (Card::new(Suit::Espadas, Rank::Ace), Field::player("owed-1e")),
    (Card::new(Suit::Bastos, Rank::Ace), Field::player("owed-1b")),
    (CABALLO, Field::player("owed-cc")),
];
const CARDS_OWED: Field<bool> = Field::yes_no("cards-owed");
const RIGHT_AT_FIRST: Field<bool> = Field::yes_no("right-at-first");
const BOTH_WRONG: Field<bool> = Field::yes_no("both-wrong");
const INTRODUCED: Field<bool> = Field::yes_no("napolitana-introduced");
const CARDS_MIXED: Field<bool> = Field::yes_no("cards-mixed");
const NEXT_LED: Field<bool> = Field::yes_no("next-led");
const NAPOLITANA: Field<bool> = Field::yes_no("napolitana");
const HOLDS_NAPOLITANA: Field<bool> = Field::yes_no("holds-napolitana");
const AGAIN: Field<bool> = Field::yes_no("again");
const ANOTHER_REVOKED: Field<bool> = Field::yes_no("another-revoked");

answers! { enum Count { Over = "over", Short = "short" } }
answers! { enum Caller { Player = "player", Outsider = "outsider" } }
answers! { enum Introducer { Another = "another-player", Themselves = "themselves" } }
answers! {
    /// Whether the player with the wrong number of cards went for all tricks.
    enum Went { Nobody = "no-rebesino", Given = "given", Cut = "cut" }
}
answers! {
    /// The same in a hand with a revoke.
    enum Taken { Nobody = "no-rebesino", Given = "given", Cut = "cut", CutByRevoker = "cut-by-revoker" }
}

/// The questions that all faults of a hand answer alike.
pub(super) const OF_HAND: &[&str] = &[
    "wins-partida",
    "given-by",
    "cut-by",
    "napolitana-of",
    "introduced-by",
    "owed-1o",
    "owed-1c",
    "owed-1e",
    "owed-1b",
    "owed-cc",
    "rebesino",
];

/// Answer to whether a Rebesino was given or cut, whichever player cut it.
pub(super) fn implied(answers: &[(Question, Value)]) -> Vec<(&'static str, Value)> {
    let taken = answers.iter().find(|(question, _)| question.key == "rebesino").map(|(_, value)| *value);
    let by_anybody = |value: Value| if value == Taken::CutByRevoker.value() { Taken::Cut.value() } else { value };
    taken.map(|value| ("rebesino", by_anybody(value))).into_iter().collect()
}

/// Points of the players who do not win, so that the player named wins.
const MANY: i64 = 10;

/// A hand in which all pay cards lie asleep and nobody is at fault yet.
pub(super) fn base() -> HandResult {
    let mut standing = HandResult::new([0, 1, 2, 3].map(Seat::at), &Agreements::default());
    standing.points = [MANY; SEATS];
    standing.tricks = [1; SEATS];
    standing.cards = OWED.iter().map(|&(card, _)| PayCard { card, fate: Fate::Asleep, by: None, lies: None, trick: 0 }).collect();
    standing
}

/// A second renuncio of one hand, and each further, costs a partida (R53).
pub(in super::super) const fn again(times: i64, partida: i64) -> (i64, Cause) {
    let more = if times > 1 { times - 1 } else { 0 };
    (more * partida, Cause::new("rebesino-cause-again", Cite("rebesino R53")).count(more).each(partida))
}

/// The law that speaks of a hand with these faults.
pub(in super::super) fn law_of(standing: &HandResult) -> Cite {
    let (revoked, miscounted, all) = (standing.revoked, standing.miscounted, standing.all);
    let holder = standing.napolitana.map(|held| held.seat);
    Cite(match (holder, all) {
        (_, Some(All::Given(_))) if revoked.is_empty() => "rebesino:dar.6",
        (_, Some(All::Cut(_, None))) if revoked.is_empty() && miscounted.len() > 1 => "rebesino:dar.9",
        (_, Some(All::Cut(_, None))) if revoked.is_empty() => "rebesino:dar.8",
        (_, Some(All::Cut(..))) if revoked.is_empty() => "rebesino:dar.7",
        (_, None) if revoked.is_empty() && miscounted.len() > 1 => "rebesino:dar.5",
        (_, None) if revoked.is_empty() => "rebesino:dar.4",
        (Some(holder), _) if revoked.contains(holder) => "rebesino:renuncio.12",
        (Some(_), _) => "rebesino:renuncio.7",
        (None, Some(All::Given(_))) => "rebesino:renuncio.4",
        (None, Some(All::Cut(_, Some(owner)))) if revoked.contains(owner) => "rebesino:renuncio.6",
        (None, Some(All::Cut(..))) => "rebesino:renuncio.5",
        (None, None) if revoked.len() > 1 => "rebesino:renuncio.3",
        (None, None) => "rebesino:renuncio.1",
    })
}

/// Are partida and pay cards owed to whoever won them, and not to a napolitana or a Rebesino?
fn is_stake_open(standing: &HandResult) -> bool {
    let is_innocent = |seat: Seat| !standing.culprits().contains(seat);
    let held = standing.napolitana.is_some_and(|held| is_innocent(held.seat));
    let given = matches!(standing.all, Some(All::Given(all)) if is_innocent(all));
    !held && !given
}

/// Asks whose partida and pay cards are.
fn ask_stake(asked: &Asked<'_>, standing: &mut HandResult) -> Result<(), Undecided> {
    let winner = asked.ask(&WINS_PARTIDA)?;
    if standing.culprits().contains(winner) {
        return Err(Undecided::Impossible(Msg::new("laws-impossible-winner-at-fault")));
    }
    standing.points[winner.index()] = 0;
    if asked.ask(&CARDS_OWED)? {
        for (card, (_, owed)) in standing.cards.iter_mut().zip(&OWED) {
            *card = PayCard { fate: Fate::Sold, by: Some(asked.ask(owed)?), ..*card };
        }
    }
    Ok(())
}

/// Adds what a hand that stands so costs those at fault.
pub(super) fn pay(asked: &Asked<'_>, mut standing: HandResult, ruling: &mut Ruling) -> Result<(), Undecided> {
    if is_stake_open(&standing) {
        ask_stake(asked, &mut standing)?;
    }
    ruling.barred = ruling.barred.or(standing.culprits());
    let payments = accounts(&standing).into_iter().map(|due| Payment {
        from: due.from.into(),
        to: due.to.into(),
        amount: due.amount,
        due: Due::AtSettlement,
        cause: due.cause,
    });
    ruling.payments.extend(payments);
    Ok(())
}

/// The ruling on a hand with these faults, by its law and these.
fn settled(asked: &Asked<'_>, standing: HandResult, also: &[Cite], follows: &[Outcome]) -> Result<Ruling, Undecided> {
    let laws = [&[law_of(&standing)][..], also].concat();
    let mut ruling = follow(&laws, follows, asked)?;
    pay(asked, standing, &mut ruling)?;
    Ok(ruling)
}

/// The answer, if it is another player than this one.
fn another(asked: &Asked<'_>, field: &Field<Seat>, not: Seat) -> Result<Seat, Undecided> {
    let seat = asked.ask(field)?;
    if seat == not { Err(Undecided::Impossible(Msg::new("laws-impossible-one-player-twice"))) } else { Ok(seat) }
}

const DAR_4: Cite = Cite("rebesino:dar.4");
const RENUNCIO_1: Cite = Cite("rebesino:renuncio.1");

/// A wrong number of cards found once play has begun (`dar.4`-`dar.10`).
pub(super) fn count_at_end(asked: &Asked<'_>) -> Result<Ruling, Undecided> {
    let mut standing = base();
    if asked.under(Cite("rebesino:dar.10")).ask(&RIGHT_AT_FIRST)? {
        return follow(&[Cite("rebesino:dar.10")], &[PAYS_STAKE_FOR_COUNT], asked);
    }
    let went = asked.under(Cite("rebesino:dar.6")).ask(&Went::field("rebesino"))?;
    let count = match went {
        Went::Nobody => None,
        Went::Given | Went::Cut => Some(asked.ask(&Count::field("over-or-short"))?),
    };
    let both = asked.under(Cite("rebesino:dar.5")).ask(&BOTH_WRONG)?;
    let by = asked.ask(&BY)?;
    standing.miscounted = SeatSet::of(by);
    if both {
        standing.miscounted = standing.miscounted.with(another(asked, &OTHER, by)?);
    }
    // A player with a card too few who goes for all tricks is taken for cut, whatever they make (`dar.8`).
    standing.all = match (went, count) {
        (Went::Nobody, _) | (_, None) => None,
        (Went::Given, Some(Count::Over)) => Some(All::Given(by)),
        (Went::Cut, Some(Count::Over)) => Some(All::Cut(by, Some(another(asked, &CUT_BY, by)?))),
        (_, Some(Count::Short)) => Some(All::Cut(by, None)),
    };
    let (also, follows): (&[Cite], &[Outcome]) = match (standing.all, both) {
        (None, true) => (&[], &[PAYS_HALF]),
        (None, false) => (&[], &[PAYS_STAKE]),
        (Some(All::Given(_)), true) => (&[], &[PAYS_HALF, COLLECTS_NOTHING]),
        (Some(All::Given(_)), false) => (&[], &[PAYS_STAKE, COLLECTS_NOTHING]),
        (Some(All::Cut(..)), true) => (&[], &[PAYS_HALF]),
        (Some(All::Cut(..)), false) => (&[DAR_4], &[PAYS_CUT, PAYS_STAKE]),
    };
    settled(asked, standing, also, follows)
}

/// A player who did not follow suit (`renuncio.1`-`renuncio.12`).
pub(super) fn revoke(asked: &Asked<'_>) -> Result<Ruling, Undecided> {
    let ruled = |law: &'static str, outcome: Outcome| follow(&[Cite(law)], &[outcome], asked);
    if asked.under(Cite("rebesino:renuncio.9")).ask(&Caller::field("caller"))? == Caller::Outsider {
        return ruled("rebesino:renuncio.9", NO_RULING);
    }
    if asked.under(Cite("rebesino:renuncio.12")).ask(&INTRODUCED)? {
        return introduced(asked);
    }
    if asked.under(Cite("rebesino:renuncio.9")).ask(&CARDS_MIXED)? {
        return ruled("rebesino:renuncio.9", TOO_LATE);
    }
    if !asked.under(Cite("rebesino:renuncio.8")).ask(&NEXT_LED)? {
        return ruled("rebesino:renuncio.8", CARD_REPLACED);
    }
    let napolitana = asked.under(Cite("rebesino:renuncio.7")).ask(&NAPOLITANA)?;
    if napolitana && asked.under(Cite("rebesino:renuncio.11")).ask(&HOLDS_NAPOLITANA)? {
        return ruled("rebesino:renuncio.11", NO_REVOKE);
    }
    let taken = asked.under(Cite("rebesino:renuncio.4")).ask(&Taken::field("rebesino"))?;
    let plain = !napolitana && taken == Taken::Nobody;
    let repeated = plain && asked.under(Cite("rebesino:renuncio.2")).ask(&AGAIN)?;
    let several = plain && !repeated && asked.under(Cite("rebesino:renuncio.3")).ask(&ANOTHER_REVOKED)?;
    let mut standing = base();
    let by = asked.ask(&BY)?;
    standing.revoked = SeatSet::of(by);
    if several {
        standing.revoked = standing.revoked.with(another(asked, &OTHER, by)?);
    }
    if napolitana {
        standing.napolitana = Some(Napolitana { seat: another(asked, &NAPOLITANA_OF, by)?, end: End::Stands });
    }
    standing.all = match taken {
        Taken::Nobody => None,
        Taken::Given => Some(All::Given(asked.ask(&GIVEN_BY)?)),
        Taken::Cut => {
            let going = asked.ask(&GIVEN_BY)?;
            Some(All::Cut(going, Some(another(asked, &CUT_BY, going)?)))
        }
        Taken::CutByRevoker => Some(All::Cut(another(asked, &GIVEN_BY, by)?, Some(by))),
    };
    if repeated {
        let mut ruling = follow(&[Cite("rebesino:renuncio.2"), RENUNCIO_1], &[PAYS_PARTIDA, PAYS_STAKE], asked)?;
        pay(asked, standing, &mut ruling)?;
        return Ok(ruling);
    }
    let follows: &[Outcome] = match standing.all {
        None if several => &[PAYS_HALF],
        None => &[PAYS_STAKE],
        // A revoker who gave Rebesino collects nothing, and pays what is at stake.
        Some(All::Given(all)) if all == by => &[PAYS_STAKE, COLLECTS_NOTHING],
        Some(All::Given(_)) => &[PAYS_CUT],
        Some(All::Cut(..)) => &[PAYS_CUT, PAYS_STAKE],
    };
    settled(asked, standing, &[], follows)
}

/// A napolitana that was introduced and did not follow suit afterwards: both are paid (`renuncio.12`, R56a).
fn introduced(asked: &Asked<'_>) -> Result<Ruling, Undecided> {
    let introducer = asked.ask(&Introducer::field("introducer"))?;
    let seat = asked.ask(&BY)?;
    let (by, follows) = match introducer {
        Introducer::Another => (Some(another(asked, &INTRODUCED_BY, seat)?), PAYS_INTRODUCER),
        Introducer::Themselves => (None, PAYS_INTRODUCED),
    };
    let mut standing = base();
    standing.revoked = SeatSet::of(seat);
    standing.napolitana = Some(Napolitana { seat, end: End::Introduced(by) });
    settled(asked, standing, &[RENUNCIO_1], &[PAYS_STAKE, follows])
}
