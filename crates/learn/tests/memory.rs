//! The memory of rules, tried on pupils whose own memory the program does not know.

use engine::Rng;
use learn::drill::{Kind, Topic, drill};
use learn::memory::fsrs::{Grade, State};
use learn::memory::{Card, Day, Memory};
use learn::path::{Step, next, steps};
use learn::{Progress, memory};

const PUPILS: u64 = 200;
const TOPICS: usize = 24;
const DAYS: u32 = 90;

/// Choices of an exercise: a pupil who does not know may guess.
const CHOICES: f64 = 4.0;

/// Chance of a wrong answer to something known.
const SLIP: f64 = 0.02;

fn chance(rng: &mut Rng) -> f64 {
    (rng.bits() >> 11) as f64 / (1u64 << 53) as f64
}

/// A pupil who forgets faster or slower than others by their own factor.
struct Pupil {
    factor: f64,
    /// Diligence: the share of the days on which they sit down.
    diligence: f64,
    knows: Vec<Option<(State, Day)>>,
}

impl Pupil {
    fn new(rng: &mut Rng) -> Pupil {
        // The sum of twelve even chances is nearly normal, with deviation one.
        let normal = (0..12).map(|_| chance(rng)).sum::<f64>() - 6.0;
        Pupil { factor: (0.35 * normal).exp(), diligence: 0.4 + 0.6 * chance(rng), knows: vec![None; TOPICS] }
    }

    /// Answers an exercise, and learns from it.
    fn answers(&mut self, topic: usize, today: Day, rng: &mut Rng) -> bool {
        let days = |last: Day| f64::from(today.0 - last.0);
        let recalled = match self.knows[topic] {
            None => false,
            Some((state, last)) => {
                let own = State { stability: state.stability * self.factor, ..state };
                chance(rng) < own.recall(days(last))
            }
        };
        let grade = if recalled { Grade::Good } else { Grade::Again };
        let state = match self.knows[topic] {
            None => State::new(Grade::Good),
            Some((state, last)) => state.reviewed(grade, days(last)),
        };
        self.knows[topic] = Some((state, today));
        if recalled { chance(rng) >= SLIP } else { chance(rng) < 1.0 / CHOICES }
    }
}

fn topics() -> Vec<Topic> {
    (0..TOPICS).map(|n| Topic::from_name(&format!("law:t{n}")).expect("a topic")).collect()
}

/// Predicted and observed shares of right answers at the reviews of cards that were known before.
fn tried() -> Vec<(f64, bool)> {
    let topics = topics();
    let mut found = Vec::new();
    for seed in 0..PUPILS {
        let mut rng = Rng::new(seed);
        let mut pupil = Pupil::new(&mut rng);
        let mut memory = Memory::default();
        for day in 0..DAYS {
            if chance(&mut rng) > pupil.diligence {
                continue;
            }
            let today = Day(20_000 + day);
            let due: Vec<(Topic, f64)> =
                memory.due(today).iter().map(|card| (card.topic.clone(), card.expected(today))).collect();
            for (topic, predicted) in due {
                let at = topics.iter().position(|known| *known == topic).expect("a topic");
                let right = pupil.answers(at, today, &mut rng);
                memory.review(&topic, right, today);
                found.push((predicted, right));
            }
            // A few new things each day.
            for topic in topics.iter().skip(memory.cards().len()).take(2) {
                let at = topics.iter().position(|known| known == topic).expect("a topic");
                let right = pupil.answers(at, today, &mut rng);
                memory.review(topic, right, today);
            }
        }
    }
    found
}

/// Shares of the predicted and of the observed right answers.
fn shares(reviews: &[(f64, bool)]) -> (f64, f64) {
    let many = reviews.len().max(1) as f64;
    let right = reviews.iter().filter(|(_, right)| *right).count() as f64;
    (reviews.iter().map(|(predicted, _)| predicted).sum::<f64>() / many, right / many)
}

#[test]
fn recall_is_predicted_within_five_points_of_what_two_hundred_pupils_show() {
    let reviews = tried();
    assert!(reviews.len() > 20_000, "{} reviews", reviews.len());
    let (predicted, observed) = shares(&reviews);
    println!("{} reviews: {predicted:.3} predicted, {observed:.3} observed", reviews.len());
    assert!((predicted - observed).abs() < 0.05, "{predicted:.3} predicted, {observed:.3} observed");
}

#[test]
fn a_card_comes_back_later_each_time_it_is_known_and_soon_when_it_is_not() {
    let topic = &topics()[0];
    let mut memory = Memory::default();
    let mut today = Day(20_000);
    let mut waits = Vec::new();
    for _ in 0..6 {
        memory.review(topic, true, today);
        let due = memory.next_day().expect("a card");
        waits.push(due.0 - today.0);
        today = due;
    }
    assert!(waits.windows(2).all(|pair| pair[0] < pair[1]), "{waits:?}");
    memory.review(topic, false, today);
    let due = memory.next_day().expect("a card");
    assert!(due.0 - today.0 < waits[5] / 4, "{waits:?}");
}

#[test]
fn the_card_forgotten_most_likely_comes_first_and_none_before_its_day() {
    let [one, other, third] = &topics()[..3] else { panic!("topics") };
    let mut memory = Memory::default();
    memory.review(one, true, Day(100));
    memory.review(other, false, Day(100));
    memory.review(third, true, Day(109));
    assert!(memory.due(Day(100)).is_empty());
    let due: Vec<&Topic> = memory.due(Day(110)).iter().map(|card| &card.topic).collect();
    assert_eq!(due, [other, one]);
}

#[test]
fn progress_is_read_as_it_was_written_and_nothing_unreadable_is_lost_with_the_rest() {
    let entry = games::entry("truco").expect("a game");
    let mut progress = Progress::default();
    for seed in 0..6 {
        let drill = drill(&entry, Kind::Count, seed).expect("a drill");
        let right: Vec<usize> = drill.choices.iter().enumerate().filter(|(_, choice)| choice.right).map(|(n, _)| n).collect();
        assert!(progress.answered(&drill, Some(Step::Count), &right, Day(20_000)));
        assert!(!progress.answered(&drill, Some(Step::Count), &right, Day(20_000)), "sent twice, counted once");
    }
    assert!(progress.has_done(Step::Count) && !progress.memory.cards().is_empty());
    let text = progress.to_text();
    let again = Progress::from_text(&text);
    assert_eq!(again.to_text(), text);
    let hurt = format!("nonsense\ncard law:x NaN 3 4\ncard\npath 9\n{text}\ncard law:y 1 2");
    assert_eq!(Progress::from_text(&hurt).to_text(), text);
    assert_eq!(Progress::from_text(&"x".repeat(100_000)), Progress::default());
}

#[test]
fn what_is_kept_of_a_pupil_stays_small() {
    let mut memory = Memory::default();
    for n in 0..2 * memory::MOST {
        memory.review(&Topic::from_name(&format!("law:{n}")).expect("a topic"), n % 3 > 0, Day(n as u32));
    }
    assert_eq!(memory.cards().len(), memory::MOST);
    assert!(memory.cards().iter().all(|card: &Card| card.state.stability > 0.0));
}

#[test]
fn every_path_leads_from_the_orders_to_the_table_and_what_is_done_is_passed() {
    for entry in games::catalogue() {
        let mut progress = Progress::default();
        let all = steps(&entry);
        assert!(all.len() >= 5 && all[0] == Step::Orders && all.contains(&Step::Hand) && all.contains(&Step::Table), "{all:?}");
        for step in all {
            assert_eq!(next(&entry, &progress), Some(step));
            assert!(matches!(step, Step::Hand | Step::Table) || step.kind(&entry, 7).is_some());
            progress.finish(step);
        }
        assert_eq!(next(&entry, &progress), None);
    }
}
