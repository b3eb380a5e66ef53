//! Whole events in every format, with everything that can go wrong on the day.

use club::category::CategoryState;
use club::championship::EventState;
use club::decision::Decision;
use club::entry::EntryId;
use club::entry::PersonId;
use club::format::Stage;
use club::jogo::{How, State};
use club::open_data::{Head, read_event, write_event};
use club::options::{BestOf, CategoryOptions, DrawMethod, EventOptions, Format, PastResults, ThirdPlace, ViWithReserve};
use club::simulate::{Day, Trouble, run};
use club::{Actor, Breach, Centavos, Championship, Note, Role};
use engine::Rng;
use std::collections::BTreeSet;

/// Number of days played.
const EVENTS: u64 = 2_000;

fn day(seed: u64) -> Day {
    let mut rng = Rng::new(seed);
    let titulars = 1 + rng.below(2);
    let pick = |rng: &mut Rng, of: usize| rng.below(of);
    let format = [Format::Knockout, Format::GroupsKnockout, Format::Swiss, Format::RoundRobin][pick(&mut rng, 4)];
    // Everybody against everybody of 128 is no afternoon.
    let most = if format == Format::RoundRobin { 15 } else { 127 };
    let options = CategoryOptions {
        fee: Centavos([800, 1500, 733, 0][pick(&mut rng, 4)]),
        max_reserves: pick(&mut rng, 2),
        format,
        third_place: [ThirdPlace::Match, ThirdPlace::LostToChampion][pick(&mut rng, 2)],
        best_of: [(Stage::Final, [BestOf::One, BestOf::Three][pick(&mut rng, 2)])].into(),
        draw_method: [DrawMethod::Hash, DrawMethod::Tickets][pick(&mut rng, 2)],
        vi_with_reserve: [ViWithReserve::Continue, ViWithReserve::LosePartida, ViWithReserve::LoseJogo][pick(&mut rng, 3)],
        dq_past_results: [PastResults::Stand, PastResults::Annul][pick(&mut rng, 2)],
        ..CategoryOptions::default()
    };
    // Small fields are where byes and empty places fall together.
    let entries = if rng.happens(1, 2) { 1 + rng.below(8) } else { 2 + rng.below(most) };
    // Each return replays its day, so the long days have none.
    let returns = if entries <= 10 { [0, 8][pick(&mut rng, 2)] } else { 0 };
    let repairs = [0, 20][pick(&mut rng, 2)];
    let trouble = if rng.happens(1, 3) {
        Trouble::default()
    } else {
        Trouble { incidents: 4, withdrawals: 15, walkovers: 15, corrections: 30, refused_signatures: 30, returns, repairs }
    };
    Day { entries: entries as u32, titulars, options, event: EventOptions::default(), trouble, seed }
}

fn check(day: &Day, event: &Championship) {
    let (id, category) = event.categories.first_key_value().expect("a category");
    let paid: Centavos = event.entries.values().flat_map(|entry| &entry.payments).map(|payment| payment.amount).sum();
    let back: Centavos = event
        .entries
        .values()
        .flat_map(|entry| &entry.payments)
        .filter(|payment| payment.reversed_by.is_some())
        .map(|payment| payment.amount)
        .sum();
    if category.state == CategoryState::Cancelled {
        assert_eq!(paid, back, "{day:?}");
        return;
    }
    assert_eq!((event.state, category.state), (EventState::Archived, CategoryState::Paid), "{day:?}");
    assert!(event.jogos.values().all(|jogo| jogo.state.is_closed()), "{day:?}");

    let purse = event.purse(id).expect("a purse");
    assert_eq!(purse.pool + back, paid, "money is conserved: {day:?}");
    assert_eq!(purse.prizes.into_iter().sum::<Centavos>() + purse.house, purse.pool, "{day:?}");
    let awards = event.awards(id).expect("awards");
    assert!(awards.iter().all(|award| category.receipts[award.place].is_some()), "{day:?}");
    let places: BTreeSet<EntryId> = event.places(id).expect("places").into_iter().collect();
    assert_eq!(places.len(), event.places(id).expect("places").len(), "nobody is placed twice: {day:?}");

    let mut met = BTreeSet::new();
    for jogo in event.jogos.values().filter(|jogo| jogo.state == State::Homologated) {
        let [Some(a), Some(b)] = jogo.entries else { panic!("a jogo without its entries: {day:?}") };
        assert_ne!(a, b, "{day:?}");
        let fresh = met.insert((jogo.laid.group.is_some(), a.min(b), a.max(b)));
        let again = day.options.format == Format::Swiss && usize::try_from(day.entries).is_ok_and(|entries| entries <= 8)
            || day.options.format == Format::GroupsKnockout;
        assert!(fresh || again, "they met twice: {day:?}");
        let outcome = jogo.outcome.as_ref().expect("an outcome");
        assert!(outcome.winner.is_some() || outcome.how == How::BothOut, "{day:?}");
    }
}

/// The log makes the same event again, and the same file byte for byte.
fn replays(day: &Day, event: &Championship) {
    let written = write_event(Head::new(-180), event.log());
    let (head, again) = read_event(written.as_bytes()).unwrap_or_else(|bad| panic!("{bad}: {day:?}"));
    assert!(again == *event, "another event: {day:?}");
    assert!(write_event(head, again.log()) == written, "another file: {day:?}");
}

/// Every event ends, every centavo is somewhere, and the log is all there is of it: in every format, round robin too (R50),
/// also when entries leave (R56). In four parts, so that they run side by side.
fn whole_days(part: u64) {
    for seed in (0..EVENTS).filter(|seed| seed % 4 == part) {
        let day = day(seed);
        let event = run(&day).unwrap_or_else(|breach| panic!("{breach:?} in {day:?}"));
        check(&day, &event);
        replays(&day, &event);
    }
}

const DESKS: [Actor; 3] = [
    Actor { person: PersonId(1), role: Role::Organising },
    Actor { person: PersonId(2), role: Role::Evaluating },
    Actor { person: PersonId(3), role: Role::DeskResults },
];

/// A desk that may take this decision back.
fn entitled(event: &Championship, number: u32) -> Option<Actor> {
    DESKS.into_iter().find(|&by| event.has_role(by) && event.may_take_back(by, number))
}

/// Takes a decision back, and before it whatever is said to stand on it. None, where something on the way has no return.
fn take_back(event: &mut Championship, number: u32, refusals: &mut usize) -> Option<()> {
    // A decision that is named may carry others, which are named then; every step takes one back.
    for _ in 0..=event.log().len() {
        let (by, before) = (entitled(event, number)?, event.clone());
        let (at, reason) = (event.log().last()?.at, Note::cut("engano"));
        match event.decide(by, at, Decision::TakeBack { number, reason }) {
            Ok(()) => return Some(()),
            Err(Breach::StandsOn(above)) => {
                *refusals += 1;
                assert!(*event == before, "a refusal changes nothing");
                assert!(above.iter().all(|&other| !event.is_taken_back(other)), "{number} stands under {above:?}");
                let latest = above.into_iter().find(|&other| other != number)?;
                take_back(event, latest, refusals)?;
            }
            Err(other) => panic!("{other:?} for {number}"),
        }
    }
    panic!("no end of what stands on {number}")
}

/// Every centavo is in the pool, or went back with a receipt that nothing else has.
fn money(event: &Championship) {
    for (id, category) in &event.categories {
        let of = || event.entries_of(id).flat_map(|(_, entry)| &entry.payments);
        let paid: Centavos = of().map(|payment| payment.amount).sum();
        let back: Centavos = of().filter(|payment| payment.reversed_by.is_some()).map(|payment| payment.amount).sum();
        let till: Centavos = event.entries_of(id).map(|(_, entry)| entry.paid()).sum();
        assert_eq!(till + back, paid);
        let receipts: Vec<u32> = of().flat_map(|payment| [Some(payment.receipt), payment.reversed_by]).flatten().collect();
        assert_eq!(receipts.iter().collect::<BTreeSet<_>>().len(), receipts.len(), "a receipt has one number: {receipts:?}");
        if let (Ok(purse), false) = (event.purse(id), category.state == CategoryState::Cancelled) {
            assert_eq!(purse.prizes.into_iter().sum::<Centavos>() + purse.house, purse.pool);
            assert_eq!(purse.pool, event.pool(id));
        }
    }
}

/// R27: any decision of any moment of a day is taken back, with all that stands on it; money is conserved, and the log replays byte for byte.
#[test]
fn whatever_is_taken_back_the_money_is_conserved_and_the_log_replays() {
    let (mut taken, mut refusals, mut corrected) = (0, 0, 0);
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let mut day = day(seed);
        day.entries = 2 + rng.below(9) as u32;
        day.trouble = Trouble {
            incidents: 4,
            withdrawals: 15,
            walkovers: 15,
            corrections: 100,
            refused_signatures: 30,
            returns: 0,
            repairs: 20,
        };
        let whole = run(&day).unwrap_or_else(|breach| panic!("{breach:?} in {day:?}"));
        corrected += whole.jogos.values().filter(|jogo| !jogo.corrections.is_empty()).count();
        let moment = 8 + rng.below(whole.log().len() - 8);
        let mut event = Championship::replay(&whole.log()[..moment]).expect("a part of a day");
        for _ in 0..3 {
            let number = 1 + rng.below(event.log().len()) as u32;
            if entitled(&event, number).is_some() && take_back(&mut event, number, &mut refusals).is_some() {
                taken += 1;
                assert!(event.is_taken_back(number));
            }
            money(&event);
            replays(&day, &event);
        }
    }
    assert!(taken > 100 && refusals > 20 && corrected > 50, "{taken} taken back, {refusals} refused, {corrected} corrected");
}

#[test]
fn every_event_ends_first_part() {
    whole_days(0);
}

#[test]
fn every_event_ends_second_part() {
    whole_days(1);
}

#[test]
fn every_event_ends_third_part() {
    whole_days(2);
}

#[test]
fn every_event_ends_fourth_part() {
    whole_days(3);
}

#[test]
fn r13_anybody_recomputes_the_draw_with_sha256sum() {
    let numbers: Vec<u32> = (1..=12).collect();
    let (seed, category) = ("RO-4C-1E-7B-SO-2E", club::entry::CategoryId::from("duplas"));
    let mut sums: Vec<(String, u32)> = numbers
        .iter()
        .map(|number| {
            use std::io::Write;
            let mut child = std::process::Command::new("sha256sum")
                .stdin(std::process::Stdio::piped())
                .stdout(std::process::Stdio::piped())
                .spawn()
                .expect("sha256sum");
            write!(child.stdin.take().expect("a pipe"), "{seed}:{}:{number}", category.0).expect("written");
            let sum = child.wait_with_output().expect("a sum").stdout;
            (String::from_utf8_lossy(&sum[..64]).into_owned(), *number)
        })
        .collect();
    sums.sort();
    let order: Vec<u32> = sums.into_iter().map(|(_, number)| number).collect();
    assert_eq!(club::drawn_order(seed, &category, &numbers), order);
}
