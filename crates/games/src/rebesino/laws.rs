//! The laws of the book on irregularities (section 8), and what they decide.

use super::Rebesino;
use super::accounts::accounts;
use super::deck::{PARTIDA, REBESINO};
use super::facts::SUERTE;
use super::standing::{All, Standing};
use super::state::SEATS;
use engine::law::{Class, Due, HandFate, Law, Lawful, Moment, Ruling, Shield};
use engine::{Cause, Cite, Seat, SeatSet};

/// The hand of who changed what was discarded is void.
const SPOILT: Cause = Cause::new("rebesino-cause-spoilt", Cite("rebesino R18"));

/// What happened, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Incident {
    /// Looked at the top card before discarding.
    Peeked(Seat),
    /// Exchanged two cards.
    TwoExchanged(Seat),
    /// Changed a discard that lay under the monte.
    Changed(Seat),
    /// Discarded and drew nothing.
    NotDrawn(Seat),
    /// The dealer drew a card, or saw one.
    DealerDrew(Seat),
    /// The dealer took a card and put it back unseen.
    PutBack(Seat),
    /// Did not follow suit, so many times in one hand.
    Repeated(Seat, i64),
    /// The holder of a committed napolitana did not follow.
    Privilege(Seat),
    /// Laid down their hand before the end.
    LaidDown(Seat),
    /// The hand is over, and those the standing names have not followed suit or held a wrong number of cards.
    Faults(Seat),
}

impl Incident {
    /// Whose act it was.
    pub const fn by(&self) -> Seat {
        match *self {
            Incident::Peeked(seat)
            | Incident::TwoExchanged(seat)
            | Incident::Changed(seat)
            | Incident::NotDrawn(seat)
            | Incident::DealerDrew(seat)
            | Incident::PutBack(seat)
            | Incident::Repeated(seat, _)
            | Incident::Privilege(seat)
            | Incident::LaidDown(seat)
            | Incident::Faults(seat) => seat,
        }
    }
}

impl Lawful for Rebesino {
    type Standing = Standing;
    type Incident = Incident;

    const LAWS: &'static [Law] = &[
        Law::new("rebesino:dar.1", "001:2081", Class::Prevent).shielding(Shield::Everybody),
        Law::new("rebesino:dar.2", "001:2083-2086", Class::Prevent).shielding(Shield::Everybody),
        Law::new("rebesino:dar.3a", "001:2088", Class::Prevent).shielding(Shield::Others),
        Law::new("rebesino:dar.3b", "001:2088", Class::Referee).shielding(Shield::Doer),
        Law::new("rebesino:dar.3c", "001:2092-2094", Class::Referee).shielding(Shield::Everybody).until(Moment::PlayBegun),
        Law::new("rebesino:robo.0a", "001:2094", Class::Referee).shielding(Shield::Everybody),
        Law::new("rebesino:robo.0b", "001:2094", Class::Referee).shielding(Shield::Everybody),
        Law::new("rebesino:dar.4", "001:2096", Class::Honour).shielding(Shield::Others),
        Law::new("rebesino:dar.5", "001:2096", Class::Honour).shielding(Shield::Others),
        Law::new("rebesino:dar.6", "001:2098-2101", Class::Honour).shielding(Shield::Others),
        Law::new("rebesino:dar.7", "001:2103", Class::Honour).shielding(Shield::Others),
        Law::new("rebesino:dar.8", "001:2105-2110", Class::Honour).shielding(Shield::Others),
        Law::new("rebesino:dar.9", "001:2112", Class::Honour).shielding(Shield::Others),
        Law::new("rebesino:dar.10", "001:2114-2118", Class::Referee).shielding(Shield::Others),
        Law::new("rebesino:dar.11", "001:2120", Class::Referee).shielding(Shield::Everybody),
        Law::new("rebesino:robo.1", "001:2153", Class::Prevent).shielding(Shield::Others),
        Law::new("rebesino:robo.2", "001:2153", Class::Prevent).shielding(Shield::Others),
        Law::new("rebesino:robo.3", "001:2155-2157", Class::Referee).shielding(Shield::Everybody).until(Moment::PlayBegun),
        Law::new("rebesino:robo.4", "001:2159", Class::Honour).shielding(Shield::Others),
        Law::new("rebesino:robo.5", "001:2161", Class::Honour).shielding(Shield::Others),
        Law::new("rebesino:robo.6", "001:2163-2165", Class::Enforce).shielding(Shield::Everybody),
        Law::new("rebesino:robo.7", "001:2167", Class::Enforce).shielding(Shield::Others),
        Law::new("rebesino:robo.8", "001:2169", Class::Honour).shielding(Shield::Others),
        Law::new("rebesino:robo.9", "001:2171", Class::Honour).shielding(Shield::Others),
        Law::new("rebesino:robo.10", "001:2171", Class::Honour).shielding(Shield::Doer).until(Moment::DrawSeen),
        Law::new("rebesino:robo.11", "001:2173-2175", Class::Enforce).shielding(Shield::Others),
        Law::new("rebesino:mano.1", "001:2185-2189", Class::Referee).shielding(Shield::Others),
        Law::new("rebesino:mano.2", "001:2189", Class::Referee).shielding(Shield::Doer),
        Law::new("rebesino:mano.3", "001:2191", Class::Referee).shielding(Shield::Others),
        Law::new("rebesino:mano.4", "001:2191", Class::Referee).shielding(Shield::Others),
        Law::new("rebesino:mano.5", "001:2191", Class::Referee).shielding(Shield::Others),
        Law::new("rebesino:mano.6", "001:2191", Class::Referee).shielding(Shield::Doer),
        Law::new("rebesino:renuncio.1", "001:2195-2197", Class::Honour).shielding(Shield::Others).until(Moment::CardsMixed),
        Law::new("rebesino:renuncio.2", "001:2197", Class::Honour).shielding(Shield::Others).until(Moment::CardsMixed),
        Law::new("rebesino:renuncio.3", "001:2199", Class::Honour).shielding(Shield::Others).until(Moment::CardsMixed),
        Law::new("rebesino:renuncio.4", "001:2203", Class::Honour).shielding(Shield::Others).until(Moment::CardsMixed),
        Law::new("rebesino:renuncio.5", "001:2203", Class::Honour).shielding(Shield::Others).until(Moment::CardsMixed),
        Law::new("rebesino:renuncio.6", "001:2203", Class::Honour).shielding(Shield::Others).until(Moment::CardsMixed),
        Law::new("rebesino:renuncio.7", "001:2205-2207", Class::Honour).shielding(Shield::Others).until(Moment::CardsMixed),
        Law::new("rebesino:renuncio.8", "001:2209", Class::Honour).shielding(Shield::Doer).until(Moment::CardsMixed),
        Law::new("rebesino:renuncio.9", "001:2209", Class::Referee).shielding(Shield::Doer),
        Law::new("rebesino:renuncio.10", "001:2209", Class::Conduct).shielding(Shield::Everybody),
        Law::new("rebesino:renuncio.11", "001:2029, 2179", Class::Enforce).shielding(Shield::Doer),
        Law::new("rebesino:renuncio.12", "001:2305", Class::Honour).shielding(Shield::Others).until(Moment::CardsMixed),
        Law::new("rebesino:general.1", "001:2239-2241", Class::Prevent).shielding(Shield::Everybody),
        Law::new("rebesino:general.2", "001:2243", Class::Enforce).shielding(Shield::Doer),
        Law::new("rebesino:general.3", "001:2251", Class::Conduct).shielding(Shield::Others),
        Law::new("rebesino:general.4", "001:2259-2265", Class::Conduct).shielding(Shield::Others),
        Law::new("rebesino:general.5", "001:2335", Class::Enforce).shielding(Shield::Others),
        Law::new("rebesino:general.6", "001:2337-2341", Class::Referee).shielding(Shield::Others),
        Law::new("rebesino:general.7", "001:2343", Class::Honour).shielding(Shield::Others),
        Law::new("rebesino:general.8", "001:2345-2347", Class::Enforce).shielding(Shield::Everybody),
        Law::new("rebesino:general.9", "001:1940-1944", Class::Conduct).shielding(Shield::Everybody),
        Law::new("rebesino:general.10", "001:2309", Class::Conduct).shielding(Shield::Others),
        Law::new("rebesino:general.11", "001:1852-1930", Class::Conduct).shielding(Shield::Everybody),
        Law::new("rebesino:general.12", "001:1958, 2045", Class::Conduct).shielding(Shield::Everybody),
    ];

    fn rule(standing: &Standing, incident: &Incident) -> Ruling {
        match *incident {
            Incident::Peeked(_) => Ruling::by("rebesino:robo.4"),
            Incident::TwoExchanged(seat) => {
                let others = SeatSet::first(SEATS).without(seat).iter();
                let paying = |ruling: Ruling, other: Seat| ruling.paying(seat, other, REBESINO, Due::Now, SPOILT);
                Ruling { hand: HandFate::DealtAgain, ..others.fold(Ruling::by("rebesino:robo.5"), paying) }
            }
            Incident::Changed(seat) => {
                let law = if seat == standing.order[SEATS - 1] { "rebesino:robo.2" } else { "rebesino:robo.1" };
                let ruling = Ruling::by(law).paying(seat, SUERTE, 2 * PARTIDA, Due::Now, SPOILT).and_by("rebesino:robo.11");
                Ruling { hand: HandFate::DealtAgain, ..ruling }
            }
            Incident::NotDrawn(seat) => Ruling { barred: SeatSet::of(seat), ..Ruling::by("rebesino:robo.8") },
            Incident::DealerDrew(seat) => Ruling { barred: SeatSet::of(seat), ..Ruling::by("rebesino:robo.9") },
            Incident::PutBack(_) => Ruling::by("rebesino:robo.10"),
            Incident::Repeated(seat, times) => {
                let cause = Cause::new("rebesino-cause-forfeit", Cite("rebesino:renuncio.2"));
                Ruling::by("rebesino:renuncio.2").paying(seat, SUERTE, (times - 1).max(0) * PARTIDA, Due::AtSettlement, cause)
            }
            Incident::Privilege(_) => Ruling::by("rebesino:renuncio.11"),
            Incident::LaidDown(_) => Ruling::by("rebesino:general.7"),
            Incident::Faults(_) => {
                let ruling = Ruling { barred: standing.culprits(), ..Ruling::by(law_of(standing)) };
                let paying = |ruling: Ruling, due: super::accounts::Transfer| {
                    ruling.paying(due.from, due.to, due.amount, Due::AtSettlement, due.cause)
                };
                accounts(standing).into_iter().fold(ruling, paying)
            }
        }
    }
}

/// The law that speaks of a hand with these faults.
fn law_of(standing: &Standing) -> &'static str {
    let (revoked, miscounted, all) = (standing.revoked, standing.miscounted, standing.all);
    let holder = standing.napolitana.map(|held| held.seat);
    if revoked.is_empty() {
        return match all {
            Some(All::Given(_)) => "rebesino:dar.6",
            Some(All::Cut(_, None)) if miscounted.len() > 1 => "rebesino:dar.9",
            Some(All::Cut(_, None)) => "rebesino:dar.8",
            Some(All::Cut(..)) => "rebesino:dar.7",
            None if miscounted.len() > 1 => "rebesino:dar.5",
            None => "rebesino:dar.4",
        };
    }
    match (holder, all) {
        (Some(holder), _) if revoked.contains(holder) => "rebesino:renuncio.12",
        (Some(_), _) => "rebesino:renuncio.7",
        (None, Some(All::Given(_))) => "rebesino:renuncio.4",
        (None, Some(All::Cut(_, Some(owner)))) if revoked.contains(owner) => "rebesino:renuncio.6",
        (None, Some(All::Cut(..))) => "rebesino:renuncio.5",
        (None, None) if revoked.len() > 1 => "rebesino:renuncio.3",
        (None, None) => "rebesino:renuncio.1",
    }
}
