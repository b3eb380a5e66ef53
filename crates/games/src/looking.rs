//! Looking back at taken tricks: every game gives exactly what its book says, as random play of the whole catalogue shows.

use cards::{Card, CardSet};
use engine::show::{Choice, Deed, TableView};
use engine::{AnyGame, LookBack, Rng, Seat, SeatSet, Setup, Turn, Viewer};

/// Acts of random play per game: several deals of each.
const ACTS: usize = 700;

/// The rules of looking back, book by book; the games of the Spanish ombre family are told by theirs (mediator R41, D43).
const BOOKS: [(&str, LookBack); 8] = [
    ("voltarete", LookBack::All),
    ("truco", LookBack::OnTable),
    ("grand", LookBack::Last),
    ("yukon", LookBack::Last),
    ("minchiate", LookBack::Last),
    ("malilla", LookBack::Own),
    ("cientos", LookBack::Last),
    ("rebesino", LookBack::OwnAndLast),
];

/// A way as an act, with cards at random.
fn written(way: &Choice, rng: &mut Rng) -> String {
    match way {
        Choice::Word { action, .. } => action.clone(),
        Choice::Card { verb, of, .. } => rng.card(*of).map_or_else(|| (*verb).to_owned(), |card| format!("{verb} {card}")),
        Choice::Cards { verb, of, must, at_least, .. } => {
            let more = (*of - *must).iter().take(at_least.saturating_sub(must.len()));
            let cards: CardSet = must.iter().chain(more).collect();
            format!("{verb} {cards}")
        }
        Choice::Number { verb, from, .. } => format!("{verb} {from}"),
    }
}

/// One act of a seat that must act, a card if it can be one; false if the match is over.
fn acts(game: &mut dyn AnyGame, rng: &mut Rng) -> bool {
    let must = match game.turn() {
        Turn::Over => return false,
        Turn::Shuffle(shuffle) => {
            let mut order: Vec<Card> = shuffle.cards.iter().collect();
            rng.shuffle(&mut order);
            game.shuffled(&order).expect("these cards were asked for");
            return true;
        }
        Turn::Seats { must, .. } => must,
    };
    let seat = must.lowest().expect("somebody must act");
    let mut ways = game.show(Viewer::Seat(seat)).prompt.expect("a question").ways;
    rng.shuffle(&mut ways);
    ways.sort_by_key(|way| !matches!(way, Choice::Card { deed: Deed::Play, .. }));
    let done = ways.iter().any(|way| game.act(seat, &written(way, rng)).is_ok());
    assert!(done, "{}: {ways:?}", game.facts().id);
    true
}

/// The seats whose tricks are the viewer's own.
fn own(game: &dyn AnyGame, viewer: Viewer) -> SeatSet {
    let side = game.sides().into_iter().find(|side| viewer.seat().is_some_and(|seat| side.seats.contains(seat)));
    side.map_or(SeatSet::EMPTY, |side| side.seats)
}

/// The numbers of the tricks the viewer may see.
fn allowed(rule: LookBack, own: SeatSet, takers: &[Seat]) -> Vec<usize> {
    let last = takers.len();
    let is_allowed = |&(number, taker): &(usize, &Seat)| match rule {
        LookBack::All => true,
        LookBack::Own => own.contains(*taker),
        LookBack::OwnAndLast => own.contains(*taker) || number == last,
        LookBack::Last => number == last,
        LookBack::OnTable => false,
    };
    (1..).zip(takers).filter(is_allowed).map(|(number, _)| number).collect()
}

/// The taker of the trick that has just been completed, if one has.
fn taker(before: &TableView, after: &TableView) -> Option<Seat> {
    let more =
        |seat: &&engine::show::SeatView| before.seats.iter().any(|then| then.seat == seat.seat && seat.tricks > then.tricks);
    after.seats.iter().find(more).map(|seat| seat.seat)
}

#[test]
fn every_game_lets_players_look_back_as_its_book_says() {
    for entry in crate::catalogue() {
        let rule = entry.facts.look_back;
        let told = BOOKS.iter().find(|(id, _)| *id == entry.facts.id).map_or(LookBack::All, |&(_, told)| told);
        assert_eq!(rule, told, "{}", entry.facts.id);
        let mut game = (entry.open)(&[], &Setup::default()).expect("a table");
        let (mut rng, mut takers, mut seen) = (Rng::new(43), Vec::new(), 0);
        for _ in 0..ACTS {
            let before = game.show(Viewer::Public);
            if !acts(&mut *game, &mut rng) {
                break;
            }
            let after = game.show(Viewer::Public);
            if after.deal != before.deal || after.seats.iter().all(|seat| seat.tricks == 0) {
                takers.clear();
            }
            takers.extend(taker(&before, &after).filter(|_| after.deal == before.deal));
            for viewer in engine::battery::all_viewers(game.players()) {
                let taken = game.show(viewer).centre.taken;
                let numbers: Vec<usize> = taken.iter().map(|trick| trick.number).collect();
                assert_eq!(numbers, allowed(rule, own(&*game, viewer), &takers), "{} as {viewer:?} sees it", entry.facts.id);
                assert!(taken.iter().all(|trick| trick.taker == takers[trick.number - 1]), "{}", entry.facts.id);
                seen += taken.len();
            }
        }
        assert_eq!(seen > 50, rule != LookBack::OnTable, "{}: {seen} tricks", entry.facts.id);
    }
}
