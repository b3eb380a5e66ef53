//! A world that the viewer cannot tell from the real one: the unseen cards dealt again, as all that was named, answered, shown and played
//! allows.
//!
//! The unseen cards lie in the other's hand, among their discards and in what is left of the monte. Hands are dealt so that every card
//! that was seen is where it was seen, and taken if they bear out what was said; every such world has the same chance.

use super::deck::{DUTY, PACK};
use super::ganancias::{Secansa, Set, best_punto, puntos, secansas, sets};
use super::state::{Answer, Hidden, Phase, other};
use super::tally::Class;
use super::view::View;
use cards::{Card, CardSet};
use engine::play_history::PlayHistory;
use engine::{Rng, Seat, Slot, deal_unseen};

/// Constraint on the hand of a seat when it spoke.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Claim {
    /// Some suit has this value.
    Punto(u8),
    /// The best value, compared to this one, is what this answer says.
    PuntoAnswer(u8, Answer),
    /// The hand contains this secansa this number of times.
    Secansa(Secansa, usize),
    SecansaAnswer(Secansa, Answer),
    Set(Set),
    SetAnswer(Set, Answer),
}

impl Claim {
    fn holds(self, held: CardSet) -> bool {
        match self {
            Claim::Punto(value) => puntos(held).iter().any(|&(own, _)| own == value),
            Claim::PuntoAnswer(value, answer) => Answer::from(best_punto(held).cmp(&value)) == answer,
            Claim::Secansa(secansa, many) => secansas(held).iter().filter(|(own, _)| *own == secansa).count() >= many,
            Claim::SecansaAnswer(secansa, answer) => {
                Answer::from(secansas(held).first().map(|&(best, _)| best).cmp(&Some(secansa))) == answer
            }
            Claim::Set(set) => sets(held).iter().any(|&(own, _)| own == set),
            Claim::SetAnswer(set, answer) => Answer::from(sets(held).first().map(|&(best, _)| best).cmp(&Some(set))) == answer,
        }
    }
}

/// All that is known of a seat's cards by what it and the other have said.
fn claims(view: &View, seat: Seat) -> Vec<Claim> {
    let (own, theirs) = (&view.open.named[seat.index()], &view.open.named[other(seat).index()]);
    let mut claims: Vec<Claim> = own.punto.map(Claim::Punto).into_iter().collect();
    for &secansa in &own.secansas {
        claims.push(Claim::Secansa(secansa, own.secansas.iter().filter(|&&other| other == secansa).count()));
    }
    // Where sets are only spoken, an honour table can hear of some that are not there.
    if view.agreements.sets_shown() || !view.agreements.honour() {
        claims.extend(own.sets.iter().map(|&set| Claim::Set(set)));
    }
    let answer = |class: Class| theirs.answer(class);
    if let (Some(value), Some(answer)) = (theirs.punto, answer(Class::Punto)) {
        claims.push(Claim::PuntoAnswer(value, answer));
    }
    if let (Some(&secansa), Some(answer)) = (theirs.secansas.first(), answer(Class::Secansas)) {
        claims.push(Claim::SecansaAnswer(secansa, answer));
    }
    if let (Some(&set), Some(answer)) = (theirs.sets.first(), answer(Class::Sets)) {
        claims.push(Claim::SetAnswer(set, answer));
    }
    claims
}

/// Viewer's knowledge of a seat's cards.
struct Known {
    seat: Seat,
    /// In the hand, for sure.
    held: CardSet,
    /// Not in the hand.
    cannot: CardSet,
    /// Number of unknown cards in the hand.
    hand: usize,
    /// Numbers of cards thrown out, and of cards that left the hand by lot.
    thrown: usize,
    lots: usize,
    /// Dealt, and shown as cartas blancas (R15): what was thrown out is of these, and they cannot lie in the monte.
    dealt: CardSet,
    /// Drawn before a card was drawn by lot: in the hand, or that card.
    drawn: CardSet,
}

impl Known {
    fn of(view: &View, seat: Seat) -> Known {
        let (open, at) = (&view.open, seat.index());
        let played = open.played(seat);
        let lots = if open.returned { 0 } else { usize::from(open.lots[at]) };
        let blancas = open.blancas[at] - played;
        // Of what mano left the pie drew the first.
        let to_pie = if seat == view.match_state.dealer { usize::from(open.drawn[at]) } else { 0 };
        let drawn = view.left.iter().take(to_pie).copied().collect::<CardSet>() - played;
        let mut held = open.shown[at] - played;
        if open.discarded[at] == 0 {
            held |= blancas;
        }
        if lots == 0 {
            held |= drawn;
        }
        Known {
            seat,
            held,
            cannot: lacking(view, seat) | open.lacked[at],
            hand: view.sizes[at] - held.len(),
            thrown: usize::from(open.discarded[at]),
            lots,
            dealt: blancas - held,
            drawn: drawn - held,
        }
    }
}

/// The cards a seat has shown not to hold by not following suit: at an honour table only a card put right tells anything.
fn lacking(view: &View, seat: Seat) -> CardSet {
    let open = &view.open;
    let course = PlayHistory { plays: &open.plays, players: 2, duty: &DUTY };
    let own = (0..open.plays.len()).filter(|&at| open.plays[at].0 == seat);
    let right = own.filter(|&at| !view.agreements.honour() || open.mended.contains(&(at as u8)));
    right.fold(CardSet::EMPTY, |lacks, at| lacks | course.lacks(at))
}

pub(super) fn imagined(view: &View, rng: &mut Rng) -> Hidden {
    let mut hidden = Hidden::NOTHING;
    if matches!(view.open.phase, Phase::Cut | Phase::Shuffle) {
        return hidden;
    }
    if view.open.phase == Phase::Over && view.sizes == [0, 0] && view.stock == 0 {
        return hidden;
    }
    if let Some(seat) = view.seat().filter(|seat| seat.index() < 2) {
        hidden.hands[seat.index()] = view.hand;
        hidden.discards[seat.index()] = view.discards;
        hidden.to_pie.extend(view.drew.iter().copied());
    }
    let others: Vec<Known> = Seat::first(2).filter(|&seat| !view.viewer.are(seat)).map(|seat| Known::of(view, seat)).collect();
    // The first cards of the rest of the monte, as far as the viewer has seen them.
    let to_pie = usize::from(view.open.drawn[view.match_state.dealer.index()]);
    let seen: Vec<Card> =
        if view.looked.is_empty() { view.left.iter().skip(to_pie).copied().collect() } else { view.looked.clone() };
    let played: CardSet = view.open.plays.iter().map(|&(_, card)| card).collect();
    let known = others.iter().fold(played | view.hand | view.discards, |known, other| known | other.held);
    let unseen = PACK - known - seen.iter().copied().collect();
    let said: Vec<(Seat, Vec<Claim>)> = others.iter().map(|other| (other.seat, claims(view, other.seat))).collect();
    let slots = slots(&others, unseen, view.stock - seen.len());
    loop {
        let Some(dealt) = deal_unseen(unseen, &slots, rng) else {
            debug_assert!(false, "the real world is always one of those imagined");
            return hidden;
        };
        for (other, cards) in others.iter().zip(dealt.chunks(PLACES)) {
            hidden.hands[other.seat.index()] = other.held | cards[0];
            hidden.discards[other.seat.index()] = cards[1] | cards[2];
        }
        let bears = |(seat, claims): &(Seat, Vec<Claim>)| {
            let held = hidden.hands[seat.index()] | view.open.played(*seat);
            claims.iter().all(|claim| claim.holds(held))
        };
        if said.iter().all(bears) {
            let mut rest: Vec<Card> = dealt.last().map_or_else(Vec::new, |cards| cards.iter().collect());
            rng.shuffle(&mut rest);
            hidden.stock.extend(seen.iter().copied().chain(rest));
            break;
        }
    }
    drawn_by_pie(view, &mut hidden, rng);
    hidden
}

/// The places of a seat's unseen cards: its hand, what it threw out, what was drawn from it by lot.
const PLACES: usize = 3;

/// The places for unseen cards, those of each other seat and then the monte.
fn slots(others: &[Known], unseen: CardSet, stock: usize) -> Vec<Slot> {
    let all = |of: fn(&Known) -> CardSet| others.iter().fold(CardSet::EMPTY, |all, other| all | of(other));
    let settled = all(|other| other.dealt | other.drawn);
    let mut slots = Vec::new();
    for other in others {
        let elsewhere = settled - other.dealt - other.drawn;
        let shown_whole = !other.dealt.is_empty() && other.thrown > 0;
        let not_thrown = if shown_whole { unseen - other.dealt } else { elsewhere | other.drawn };
        slots.push(Slot { size: other.hand, cannot: other.cannot | elsewhere });
        slots.push(Slot { size: other.thrown, cannot: not_thrown });
        slots.push(Slot { size: other.lots, cannot: elsewhere });
    }
    slots.push(Slot { size: stock, cannot: settled });
    slots
}

/// Deals the pie's draw, in order: first the cards mano has seen there, then cards not dealt to the pie.
fn drawn_by_pie(view: &View, hidden: &mut Hidden, rng: &mut Rng) {
    let pie = view.match_state.dealer;
    let many = usize::from(view.open.drawn[pie.index()]);
    if view.viewer.are(pie) || many == 0 {
        return;
    }
    let seen: Vec<Card> = view.left.iter().take(many).copied().collect();
    let had = hidden.hands[pie.index()]
        | view.open.played(pie)
        | if view.open.lots[pie.index()] > 0 { hidden.discards[pie.index()] } else { CardSet::EMPTY };
    let pool = had - view.open.blancas[pie.index()] - seen.iter().copied().collect();
    let mut rest: Vec<Card> = rng.cards(pool, many - seen.len()).iter().collect();
    rng.shuffle(&mut rest);
    hidden.to_pie.extend(seen.into_iter().chain(rest));
}
