//! Every drill of every game, over many seeds: its answer is computed a second time, another way than the drill computes it.

#[path = "drills/again.rs"]
mod again;

use engine::law::{Facts, Value};
use engine::{Entry, Msg};
use learn::drill::{Answer, Drill, Incident, Kind, Picks, Reason, What, drill, kinds, name};
use std::collections::BTreeSet;
use words::{Language, TableNames, Words};

/// Seeds of each kind and game.
const SEEDS: u64 = 100;

/// Seeds among which a hundred different drills are found.
const MORE: u64 = 400;

fn all() -> impl Iterator<Item = (Entry, Kind)> {
    games::catalogue().into_iter().flat_map(|entry| kinds(&entry).into_iter().map(move |kind| (entry, kind)))
}

fn of_kind(wanted: Kind) -> impl Iterator<Item = (Entry, Drill)> {
    let of = all().filter(move |(_, kind)| *kind == wanted);
    of.flat_map(|(entry, kind)| (0..SEEDS).map(move |seed| (entry, dealt(&entry, kind, seed))))
}

fn dealt(entry: &Entry, kind: Kind, seed: u64) -> Drill {
    drill(entry, kind, seed).unwrap_or_else(|| panic!("{} has no drill {} of seed {seed}", entry.facts.id, kind.name()))
}

fn right(drill: &Drill) -> Vec<&What> {
    drill.choices.iter().filter(|choice| choice.right).map(|choice| &choice.what).collect()
}

#[test]
fn every_game_has_drills_on_tricks_counts_and_laws_and_all_that_follow_suit_on_play() {
    for entry in games::catalogue() {
        let kinds = kinds(&entry);
        for kind in [Kind::Trick, Kind::Count, Kind::Law] {
            assert!(kinds.contains(&kind), "{}: {}", entry.facts.id, kind.name());
        }
        // In Truco any card may be played at any time.
        assert_eq!(kinds.contains(&Kind::Play), entry.facts.id != "truco", "{}", entry.facts.id);
    }
}

#[test]
fn a_seed_gives_the_same_drill_and_many_seeds_give_a_hundred_different_ones() {
    for (entry, kind) in all() {
        let mut different = BTreeSet::new();
        for seed in 0..MORE {
            let one = dealt(&entry, kind, seed);
            if seed < 3 {
                assert_eq!(one, dealt(&entry, kind, seed), "{} {}", entry.facts.id, kind.name());
            }
            different.insert(format!("{:?}", Drill { seed: 0, ..one }));
            if different.len() >= 100 {
                break;
            }
        }
        assert!(different.len() >= 100, "{} {}: {}", entry.facts.id, kind.name(), different.len());
    }
}

#[test]
fn one_answer_is_right_where_one_is_picked_and_no_two_answers_are_the_same() {
    for (entry, kind) in all() {
        for seed in 0..SEEDS {
            let drill = dealt(&entry, kind, seed);
            let rights = drill.choices.iter().filter(|choice| choice.right).count();
            let at = format!("{} {} {seed}", entry.facts.id, kind.name());
            assert!(drill.choices.len() >= 2, "{at}: {} choices", drill.choices.len());
            match drill.picks {
                Picks::One => assert_eq!(rights, 1, "{at}"),
                Picks::All => assert!(rights >= 1, "{at}"),
            }
            for (n, choice) in drill.choices.iter().enumerate() {
                assert!(drill.choices[..n].iter().all(|other| other.what != choice.what), "{at}: {:?} twice", choice.what);
            }
            let explained = drill.reasons.iter().chain(drill.choices.iter().filter_map(|choice| choice.why.as_ref()));
            assert!(explained.into_iter().any(|reason| reason.cite.is_some()), "{at}: no rule is cited");
        }
    }
}

#[test]
fn the_card_that_takes_the_trick_is_the_highest_by_the_orders_drawn() {
    for (entry, drill) in of_kind(Kind::Trick) {
        let expected = again::best(&entry, &drill);
        let at = format!("{} {}: {:?} trump {:?}", entry.facts.id, drill.seed, drill.table.trick, drill.table.trump);
        match right(&drill)[..] {
            [What::Card(card)] => assert_eq!(Some(*card), expected, "{at}"),
            [What::Said(nobody)] => assert_eq!((nobody.id, expected), ("drill-nobody", None), "{at}"),
            _ => panic!("{at}: {:?}", right(&drill)),
        }
    }
}

#[test]
fn a_trump_that_decides_is_told() {
    let mut told = 0;
    for (entry, drill) in of_kind(Kind::Trick).chain(of_kind(Kind::Play)) {
        let Some(trump) = drill.table.trump else { continue };
        let expected = Msg::new("drill-trump").with("trump", trump);
        assert_eq!(drill.table.facts.first(), Some(&expected), "{} {}", entry.facts.id, drill.seed);
        told += 1;
    }
    assert!(told > 1000, "{told}");
}

#[test]
fn the_cards_that_may_be_played_follow_from_the_suit_led() {
    let mut bound = 0;
    for (entry, drill) in of_kind(Kind::Play) {
        let at = format!("{} {}: {:?} trump {:?}", entry.facts.id, drill.seed, drill.table.trick, drill.table.trump);
        bound += usize::from(again::duty(&entry, &drill).unwrap_or_else(|why| panic!("{at}: {why}: {:?}", drill.choices)));
    }
    assert!(bound > 1_000, "{bound} players had to follow");
}

#[test]
fn every_word_that_may_not_be_said_is_refused_by_a_rule() {
    for (entry, drill) in of_kind(Kind::Say) {
        for Answer { what, right, why } in &drill.choices {
            assert_eq!(why.as_ref().is_none_or(|why| why.cite.is_none()), *right, "{} {}: {what:?}", entry.facts.id, drill.seed);
        }
    }
}

#[test]
fn every_count_is_the_sum_that_the_rules_give() {
    for (entry, drill) in of_kind(Kind::Count) {
        let expected = again::count(&entry, &drill);
        let at = format!("{} {}: {:?} {:?}", entry.facts.id, drill.seed, drill.question, drill.table.hand);
        assert!(
            matches!(right(&drill)[..], [What::Number(number)] if *number == expected),
            "{at}: {expected}, {:?}",
            right(&drill)
        );
        assert_eq!(drill.choices.len(), 4, "{at}");
    }
}

/// The facts of an incident as the drill tells them, and nothing else.
struct Shown<'a>(&'a Incident);

impl Facts for Shown<'_> {
    fn fact(&self, key: &'static str, _: engine::law::Kind) -> Option<Value> {
        self.0.told.iter().find(|(known, _)| *known == key).map(|(_, value)| *value)
    }
}

#[test]
fn the_desk_rules_so_on_what_the_drill_tells_of_an_incident() {
    for (entry, drill) in of_kind(Kind::Law) {
        let at = format!("{} {}", entry.facts.id, drill.seed);
        let desk = (entry.desk)().expect("a desk");
        let incident = drill.incident.as_ref().expect("an incident");
        let form = desk.incidents().find(|form| form.id == incident.form).expect("a form");
        let ruling = desk.rule(form, &Shown(incident)).unwrap_or_else(|open| panic!("{at}: {open:?}"));
        let follows: BTreeSet<&str> = ruling.follows.iter().map(|sentence| sentence.message).collect();
        for choice in &drill.choices {
            let What::Follows(sentences) = &choice.what else { panic!("{at}: {choice:?}") };
            let said: BTreeSet<&str> = sentences.iter().map(|msg| msg.id).collect();
            if choice.right {
                assert_eq!(said, follows, "{at}");
            } else {
                assert!(!said.is_subset(&follows) && !follows.is_subset(&said), "{at}: {said:?} is not clearly wrong");
            }
        }
        for Reason { cite, .. } in &drill.reasons {
            assert!(cite.as_deref().is_some_and(|cite| ruling.cites.iter().any(|known| known.0 == cite)), "{at}: {cite:?}");
        }
    }
}

/// Everything a drill says, in four languages; answers that are different messages are different sentences.
#[test]
fn every_drill_is_said_in_four_languages_and_its_answers_can_be_told_apart() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (entry, kind) in all() {
            let tradition = entry.facts.tradition;
            for seed in 0..SEEDS / 4 {
                let drill = dealt(&entry, kind, seed);
                let at = format!("{language:?} {} {} {seed}", entry.facts.id, kind.name());
                let say = |msg: &Msg| {
                    let said = words.say_in(entry.facts.id, msg, &name, tradition);
                    assert!(!said.trim().is_empty() && !said.contains(msg.id), "{at}: {}", msg.id);
                    if msg.id.starts_with("drill-") {
                        let company = TableNames { names: &name, tradition };
                        assert!(words.try_say(msg, company).is_ok(), "{at}: {msg:?}");
                    }
                    said
                };
                say(&drill.question);
                say(&Msg::new(kind.title()));
                drill.table.facts.iter().chain(&drill.table.log).for_each(|msg| drop(say(msg)));
                let reasons = drill.reasons.iter().chain(drill.choices.iter().filter_map(|choice| choice.why.as_ref()));
                for reason in reasons {
                    reason.says.iter().for_each(|msg| drop(say(msg)));
                    let told = reason.cite.as_deref().and_then(|cite| words.rule(cite));
                    assert!(told.is_some(), "{at}: {:?} is not told", reason.cite);
                }
                let mut said: Vec<String> = Vec::new();
                for choice in &drill.choices {
                    let text = match &choice.what {
                        What::Card(card) => words.card(*card, tradition),
                        What::Cards(cards) => format!("cards {cards}"),
                        What::Said(msg) => say(msg),
                        What::Number(number) => number.to_string(),
                        What::Follows(sentences) => sentences.iter().map(say).collect::<Vec<_>>().join(" "),
                    };
                    assert!(!said.contains(&text), "{at}: `{text}` twice");
                    said.push(text);
                }
            }
        }
    }
}
