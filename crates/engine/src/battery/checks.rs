//! Invariants of every game.

use super::Walk;
use super::seen::{all_viewers, leaves};
use crate::record::{Record, Replay, Step, Verification, verify, write};
use crate::{Entry, Game, Offer, Rng, Seat, SeatSet, Turn, Viewer};
use cards::CardSet;
use cards::fair::commit;

/// A question asked after every event.
pub type Check<G> = fn(&Walk<G>);

/// Every check, the dear ones now and then.
pub(super) fn everything<G: Game>(walk: &Walk<G>, seed: u64) {
    cheap(walk);
    let turn = walk.table().log().len() as u64;
    let mut rng = Rng::new(seed ^ turn.wrapping_mul(0x9e37_79b9));
    views_are_blind(walk, &mut rng);
    if turn.is_multiple_of(3) {
        offers_are_accepted(walk, &mut rng);
    }
    if turn.is_multiple_of(5) {
        the_rest_is_refused(walk, &mut rng);
    }
}

/// Cards and chips are conserved, every seat is on one side, and a card that is asked for is all that is.
pub(super) fn cheap<G: Game>(walk: &Walk<G>) {
    assert_eq!(walk.game().ledger().total(), 0, "chips lost or made: {}", walk.describe());
    cards_are_conserved(walk.game(), &|| walk.describe());
    everybody_has_a_side(walk);
    a_card_asked_is_all_there_is(walk.game(), &|| walk.describe());
}

/// Checks that a seat asked for a card alone is the only one whose turn it is, and is offered those cards and nothing else.
fn a_card_asked_is_all_there_is<G: Game>(game: &G, describe: &dyn Fn() -> String) {
    let Some((seat, cards)) = game.card_asked() else { return };
    let turn = Turn::Seats { must: SeatSet::of(seat), may: SeatSet::EMPTY };
    assert_eq!(game.turn(), turn, "a card is asked of somebody else: {}", describe());
    let mut offers = Vec::new();
    game.offers(seat, &mut offers);
    let offered = matches!(offers[..], [Offer::Card { of, .. }] if of == cards);
    assert!(offered, "{seat:?} is asked for {cards:?} and offered something else: {}", describe());
}

/// Checks that every seat belongs to exactly one side, and that the winners are a side; while the match runs there are none.
fn everybody_has_a_side<G: Game>(walk: &Walk<G>) {
    let (sides, winners) = (walk.game().sides(), walk.game().winners());
    let all = sides.iter().fold(SeatSet::EMPTY, |all, side| all.or(side.seats));
    let counted: usize = sides.iter().map(|side| side.seats.len()).sum();
    let fits = all == SeatSet::first(walk.game().players()) && counted == all.len();
    assert!(fits, "somebody is on two sides or on none: {sides:?}\n{}", walk.describe());
    let won = winners.is_empty() || walk.game().turn() == Turn::Over && sides.iter().any(|side| side.seats == winners);
    assert!(won, "{winners:?} have won: {sides:?}\n{}", walk.describe());
}

fn cards_are_conserved<G: Game>(game: &G, describe: &dyn Fn() -> String) {
    let piles = game.all_cards();
    let all = piles.iter().fold(CardSet::EMPTY, |all, &pile| all | pile);
    let counted: usize = piles.iter().map(|pile| pile.len()).sum();
    assert_eq!(counted, all.len(), "a card lies in two places: {piles:?}\n{}", describe());
    assert_eq!(all, G::FACTS.pack.cards(), "cards lost: {piles:?}\n{}", describe());
}

/// A world imagined from a view gives the same view, prompt and table, byte for byte, whatever was dealt to others in it. What has
/// slipped into the view itself comes back in it: that is found by pairs of real worlds.
fn views_are_blind<G: Game>(walk: &Walk<G>, rng: &mut Rng) {
    for viewer in all_viewers(walk.game().players()) {
        let seen = leaves(walk.game(), viewer);
        let world = G::imagine(&walk.game().view(viewer), rng);
        let imagined = leaves(&world, viewer);
        assert!(seen == imagined, "{viewer:?} can tell worlds apart:\n{seen}\n{imagined}\n{}", walk.describe());
        assert_eq!(world.turn(), walk.game().turn(), "whose turn it is depends on hidden cards: {}", walk.describe());
        cards_are_conserved(&world, &|| format!("imagined by {viewer:?}: {}", walk.describe()));
    }
}

/// Everything offered is accepted, and only those are offered anything who may act.
fn offers_are_accepted<G: Game>(walk: &Walk<G>, rng: &mut Rng) {
    let actors = walk.actors();
    for seat in Seat::first(walk.game().players()) {
        let offers = walk.offers(seat);
        assert!(offers.is_empty() || actors.contains(seat), "seat {seat} is offered something out of turn: {}", walk.describe());
        for offer in &offers {
            for action in some_of(offer, rng) {
                let mut after = walk.game().clone();
                if let Err(refusal) = after.act(seat, &action) {
                    panic!("seat {seat} was offered `{action}` and refused it ({refusal}): {}", walk.describe());
                }
                assert!(offer.includes(&action), "`{action}` is not in its own offer");
            }
        }
    }
}

/// All actions of a small offer, a sample of a large one.
fn some_of<A: crate::Action>(offer: &Offer<A>, rng: &mut Rng) -> Vec<A> {
    let large = match offer {
        Offer::Cards { of, .. } => of.len() > 5,
        Offer::Number { from, to, .. } => to - from > 20,
        _ => false,
    };
    if large {
        return (0..6).filter_map(|_| offer.any(rng)).collect();
    }
    let mut all = Vec::new();
    offer.each(&mut |action| all.push(action));
    all
}

/// A sample of everything else is refused, and changes nothing: what others are offered, what was done before, and the
/// same with other cards.
fn the_rest_is_refused<G: Game>(walk: &Walk<G>, rng: &mut Rng) {
    let mut tried: Vec<G::Action> = Vec::new();
    for seat in Seat::first(walk.game().players()) {
        for offer in walk.offers(seat) {
            tried.extend((0..2).filter_map(|_| offer.any(rng)));
            // The same verb with cards the offer does not have.
            let others = G::FACTS.pack.cards();
            match offer {
                Offer::Card { make, .. } => tried.extend(rng.card(others).map(make)),
                Offer::Cards { make, at_most, .. } => {
                    let many = rng.below(at_most + 2);
                    tried.push(make(rng.cards(others, many)));
                }
                Offer::Number { make, to, .. } => tried.extend([make(to + 1), make(-1)]),
                Offer::Word(_) => {}
            }
        }
    }
    let log = walk.table().log();
    for _ in 0..8 {
        if let Some(crate::Event::Acted(_, action)) = rng.one(log) {
            tried.push(action.clone());
        }
    }
    let viewer = all_viewers(walk.game().players()).nth(rng.below(walk.game().players() + 1)).unwrap_or(Viewer::Public);
    let before = leaves(walk.game(), viewer);
    for seat in Seat::first(walk.game().players() + 1) {
        let offers = if seat.index() < walk.game().players() { walk.offers(seat) } else { Vec::new() };
        for action in &tried {
            // What is free is accepted though it is not offered.
            if walk.probes().contains(action) || offers.iter().any(|offer| offer.includes(action)) {
                continue;
            }
            let mut after = walk.game().clone();
            match after.act(seat, action) {
                Ok(()) => panic!("seat {seat} was not offered `{action}`, but did it: {}", walk.describe()),
                Err(refusal) => assert!(!refusal.cite.0.is_empty(), "a refusal without its rule"),
            }
            assert_eq!(after.all_cards(), walk.game().all_cards(), "`{action}` was refused and moved cards");
            assert_eq!(after.ledger(), walk.game().ledger(), "`{action}` was refused and moved chips");
            if rng.happens(1, 4) {
                assert!(leaves(&after, viewer) == before, "`{action}` was refused and changed something: {}", walk.describe());
            }
        }
    }
    if !matches!(walk.game().turn(), Turn::Shuffle(_)) {
        let mut after = walk.game().clone();
        let order: Vec<cards::Card> = G::FACTS.pack.cards().iter().collect();
        assert!(after.shuffled(&order).is_err(), "cards were dealt out of turn: {}", walk.describe());
    }
}

/// The log alone makes the same state again.
///
/// # Panics
/// If it does not.
pub fn check_replay<G: Game>(walk: &Walk<G>) {
    let again = match walk.table().replayed() {
        Ok(again) => again,
        Err(refusal) => panic!("the log was refused the second time ({refusal}): {}", walk.describe()),
    };
    same_state(again.game(), walk.game(), &walk.describe());
}

/// The record, written and read, makes the same state again; and its deals can be verified.
///
/// # Panics
/// If not.
pub fn check_record<G: Game>(walk: &Walk<G>, options: &[(&str, &str)]) {
    let mut record = walk.record().clone();
    record.commit = Some(commit(&walk.seed()));
    record.reveal = Some(walk.seed());
    let text = write(&record);
    let read = match Record::from_text(&text) {
        Ok(read) => read,
        Err(error) => panic!("{error}: {text}"),
    };
    assert_eq!(write(&read), text, "a record changed in writing");
    let replay: Replay = match read.replay(&[Entry::of::<G>()]) {
        Ok(replay) => replay,
        Err(error) => panic!("{error} ({options:?}): {text}"),
    };
    for viewer in all_viewers(walk.game().players()) {
        let view = walk.game().view(viewer);
        let shown = serde_json::to_string(&G::show(&view)).unwrap_or_default();
        assert_eq!(serde_json::to_string(&replay.game.show(viewer)).unwrap_or_default(), shown, "{text}");
    }
    assert_eq!(replay.game.ledger(), walk.game().ledger(), "{text}");
    assert_eq!(verify(&read, &replay), Verification::Fair { shuffles: replay.shuffles.len() }, "{text}");
    // Another seed is found out, and so is a deal in which two cards have changed hands.
    record.reveal = Some([0xee; 32]);
    let forged = read_again(&record);
    assert_eq!(verify(&forged, &replay), Verification::OtherSeed, "{text}");
    let dealt = record.steps.iter().position(|step| matches!(&step.value, Step::Deal(deal) if deal.hands.len() > 1));
    if let Some(at) = dealt {
        record.reveal = Some(walk.seed());
        record.steps.truncate(at + 1);
        if let Some(Step::Deal(deal)) = record.steps.last_mut().map(|step| &mut step.value) {
            let (first, second) = (deal.hands[0].value.1[0], deal.hands[1].value.1[0]);
            deal.hands[0].value.1[0] = second;
            deal.hands[1].value.1[0] = first;
        }
        let forged = read_again(&record);
        let verdict = forged.replay(&[Entry::of::<G>()]).map(|replay| verify(&forged, &replay));
        assert!(matches!(verdict, Ok(Verification::OtherDeal { .. })), "a changed deal was not found out: {verdict:?}");
    }
}

fn read_again(record: &Record) -> Record {
    match Record::from_text(&write(record)) {
        Ok(read) => read,
        Err(error) => panic!("{error}"),
    }
}

fn same_state<G: Game>(one: &G, other: &G, describe: &str) {
    for viewer in all_viewers(one.players()) {
        assert!(leaves(one, viewer) == leaves(other, viewer), "the log makes another state: {describe}");
    }
    assert_eq!(one.ledger(), other.ledger(), "{describe}");
    assert_eq!(one.all_cards(), other.all_cards(), "{describe}");
    assert_eq!(one.turn(), other.turn(), "{describe}");
}
