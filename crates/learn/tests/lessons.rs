//! Every lesson is played: by a pupil who does what is asked, and by one who tries everything else first.

use engine::Seat;
use engine::show::Choice;
use learn::lesson::{Goal, Lesson, Said, Stop, Task, Verdict, of, text};
use words::{Language, Words};

/// Everything a pupil could try at a stop.
fn tries(stop: &Stop) -> Vec<String> {
    let prompt = stop.view().prompt.map(|prompt| prompt.ways).unwrap_or_default();
    let tried = |way: &Choice| match way {
        Choice::Word { action, .. } => vec![action.clone()],
        Choice::Card { verb, of, .. } => of.iter().map(|card| format!("{verb} {card}")).collect(),
        Choice::Cards { verb, of, must, at_least, .. } => {
            let more = of.iter().filter(|card| !must.contains(*card)).take(at_least.saturating_sub(must.len()));
            let cards: cards::CardSet = must.iter().chain(more).collect();
            vec![format!("{verb} {cards}").trim_end().to_owned()]
        }
        Choice::Number { verb, from, to, .. } => vec![format!("{verb} {from}"), format!("{verb} {to}")],
    };
    match &stop.task {
        Task::Takes { trick, .. } => trick.iter().map(|(seat, _)| seat.to_string()).collect(),
        Task::Act { .. } | Task::End { .. } => prompt.iter().flat_map(tried).collect(),
    }
}

fn asked(stop: &Stop) -> &'static str {
    match stop.task {
        Task::Act { goal: Goal::Exact, .. } => "exact",
        Task::Act { goal: Goal::Legal, .. } => "legal",
        Task::Act { goal: Goal::Take, .. } => "take",
        Task::Act { goal: Goal::Leave, .. } => "leave",
        Task::Takes { .. } => "takes",
        Task::End { .. } => "end",
    }
}

#[test]
fn every_game_has_a_lesson_that_is_played_to_its_end() {
    for entry in games::catalogue() {
        let game = entry.facts.id;
        let lesson = text(game).map(Lesson::from_text).unwrap_or_else(|| panic!("{game} has no lesson"));
        let lesson = lesson.unwrap_or_else(|bad| panic!("crates/learn/lessons/{game}.spadille: {bad}"));
        assert_eq!(lesson.record.game, game);
        let (end, acts) = lesson.stops.split_last().expect("an end");
        let Task::End { ended, .. } = &end.task else { panic!("{game} has no end") };
        // A hand that is played out says how it ended; some lessons stop before.
        let whole = !["minchiate", "yukon", "quadrillo", "quadrillo_solitario"].contains(&game);
        assert_eq!(ended.is_some(), whole, "{game}");
        assert!(
            (6..=22).contains(&acts.len()),
            "{game} asks {} times: {:?}",
            acts.len(),
            acts.iter().map(asked).collect::<Vec<_>>()
        );
        assert!(acts.iter().any(|stop| matches!(stop.task, Task::Takes { .. })), "{game} asks for no trick");
        for stop in acts {
            let answer = match &stop.task {
                Task::Act { action, .. } => action.clone(),
                Task::Takes { winner, .. } => winner.to_string(),
                Task::End { .. } => panic!("{game} ends twice"),
            };
            assert_eq!(stop.answer(&answer), Verdict::Right, "{game}: {answer}");
        }
        assert!(of(game).is_some(), "{game}");
    }
}

#[test]
fn what_a_pupil_tries_is_judged_by_the_rules() {
    let mut refused = 0;
    for entry in games::catalogue() {
        let lesson = of(entry.facts.id).expect("a lesson");
        for stop in &lesson.stops {
            let offered = tries(stop);
            for tried in &offered {
                // What the table offers is never refused.
                assert!(!matches!(stop.answer(tried), Verdict::Refused(_)), "{}: {tried}", entry.facts.id);
            }
            if let (Task::Act { .. }, Some(playable)) = (&stop.task, stop.playable()) {
                let hand = stop.view().seats.into_iter().find(|seat| seat.seat == lesson.pupil).expect("a seat").hand;
                let engine::show::HandView::Faces(cards) = hand else { panic!("own cards are seen") };
                for card in cards.into_iter().filter(|card| !playable.contains(*card)) {
                    let Verdict::Refused(refusal) = stop.answer(&(entry.play)(card)) else {
                        panic!("{}: {card} may be played", entry.facts.id)
                    };
                    assert!(refusal.cite.0.contains([' ', ':']), "{refusal:?}");
                    refused += 1;
                }
            }
            for nonsense in ["", "dance", "play", "play 99", "-1", "9"] {
                assert!(
                    matches!(stop.answer(nonsense), Verdict::Unreadable | Verdict::Refused(_))
                        || matches!(stop.task, Task::End { .. })
                );
            }
        }
    }
    assert!(refused > 50, "{refused}");
}

/// A card that takes the trick takes it: the tricks of the record agree with the goals of the lessons.
#[test]
fn a_card_that_holds_the_trick_is_as_good_as_the_one_of_the_record() {
    let mut too = 0;
    for entry in games::catalogue() {
        for stop in &of(entry.facts.id).expect("a lesson").stops {
            let Task::Act { goal, .. } = stop.task else { continue };
            let verdicts: Vec<Verdict> = tries(stop).iter().map(|tried| stop.answer(tried)).collect();
            too += verdicts.iter().filter(|verdict| **verdict == Verdict::RightToo).count();
            if goal == Goal::Exact {
                assert!(!verdicts.contains(&Verdict::RightToo));
            }
        }
    }
    assert!(too > 20, "{too}");
}

#[test]
fn every_text_of_a_lesson_is_said_in_four_languages() {
    for language in Language::ALL {
        let words = Words::new(language);
        for entry in games::catalogue() {
            for stop in &of(entry.facts.id).expect("a lesson").stops {
                let name = |seat: Seat| learn::drill::name(seat);
                for said in &stop.says {
                    let Said::Message(msg) = said else {
                        panic!("{}: a lesson of the program is said in messages", entry.facts.id)
                    };
                    let text = words.say_in(entry.facts.id, msg, &name, entry.facts.tradition);
                    assert!(!text.contains(msg.id) && text.chars().count() < 300, "{}: {text}", entry.facts.id);
                }
                let asks = words.say_in(entry.facts.id, &stop.asks(), &name, entry.facts.tradition);
                assert!(!asks.contains("lesson-") && !asks.contains('{'), "{}: {asks}", entry.facts.id);
            }
        }
    }
}

const WRITTEN: &str = "spadille 1
game malilla
#! pupil 1
seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
";

/// The faults of a lesson, each with its line.
#[test]
fn a_lesson_that_cannot_be_played_says_in_which_line() {
    let fault = |more: &str| Lesson::from_text(&format!("{WRITTEN}{more}")).map(|_| ()).expect_err("a fault").to_string();
    assert!(fault("#! dance").starts_with("line 5: no line of a lesson begins with `dance`"));
    assert!(fault("#! say hello").starts_with("line 5: the program has no text `hello`"));
    assert!(fault("#! do it").starts_with("line 5: `do` takes"));
    assert!(fault("#! ask takes").contains("a trick has just been completed"));
    assert!(fault("#! en Only English.").contains("`pt` is missing"));
    assert!(fault("#! pupil x").starts_with("line 5: `x` is no seat"));
    assert!(fault(&format!("#! en {}", "x".repeat(401))).contains("400 letters"));
    assert!(fault("").contains("never asked"));
    assert_eq!(Lesson::from_text("spadille 9").map(|_| ()).expect_err("a fault").line, 1);
}

/// The example of `docs/lesson.md` is a lesson.
#[test]
fn the_example_of_the_document_is_played() {
    let document = include_str!("../../../docs/lesson.md");
    let example = document.split("```\n").nth(1).expect("an example");
    let lesson = Lesson::from_text(example).expect("it is played");
    assert_eq!(lesson.stops.iter().map(asked).collect::<Vec<_>>(), ["exact", "takes", "exact", "end"]);
    let Said::Written(texts) = &lesson.stops[0].says[0] else { panic!("a written text") };
    assert_eq!(texts.len(), Language::ALL.len());
}
