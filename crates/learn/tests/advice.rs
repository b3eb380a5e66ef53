//! The book's advice, and the topics of exercises.

use learn::drill::{Kind, drill, fresh, kinds};
use std::collections::BTreeSet;

const SEEDS: u64 = 24;

#[test]
fn a_game_asks_for_advice_exactly_if_its_book_gives_reasons_for_bids_or_discards() {
    let mut none: Vec<&str> = Vec::new();
    for entry in games::catalogue() {
        let asked: Vec<_> = (0..SEEDS).filter_map(|seed| drill(&entry, Kind::Advice, seed)).collect();
        if asked.is_empty() {
            none.push(entry.facts.id);
        }
        let topics: BTreeSet<String> = asked.iter().map(|drill| drill.topic().name()).collect();
        assert!(topics.iter().all(|topic| topic.starts_with("advice:")), "{topics:?}");
        for drill in &asked {
            assert_eq!(drill.choices.iter().filter(|choice| choice.right).count(), 1, "{} {}", entry.facts.id, drill.seed);
            assert!(drill.choices.len() >= 2);
        }
        assert_eq!(kinds(&entry).contains(&Kind::Advice), !asked.is_empty(), "{}", entry.facts.id);
    }
    assert_eq!(none, ["yukon", "malilla"], "their books advise on cards only");
}

#[test]
fn every_topic_is_asked_again_with_other_cards() {
    for entry in games::catalogue() {
        for kind in kinds(&entry) {
            for seed in 0..4 {
                let first = drill(&entry, kind, seed).unwrap_or_else(|| panic!("{} {}", entry.facts.id, kind.name()));
                let topic = first.topic();
                assert_eq!(learn::drill::Topic::from_name(&topic.name()), Some(topic.clone()), "{topic}");
                let again: Vec<_> = (100..103).filter_map(|seed| fresh(&entry, &topic, seed)).collect();
                assert!(!again.is_empty(), "{} {topic} comes only once", entry.facts.id);
                assert!(again.iter().all(|drill| drill.topic() == topic), "{} {topic}", entry.facts.id);
            }
        }
    }
}
