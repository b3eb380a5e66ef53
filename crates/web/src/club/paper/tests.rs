//! What stands on the papers.

use super::*;
use club::decision::Logged;
use club::options::{CategoryOptions, EventOptions};
use club::simulate::{Day, Trouble, run};
use words::Language;

/// The texts of a PDF of ours, one a line: they are not packed, and written in Windows-1252.
fn texts(pdf: &[u8]) -> String {
    let letter = |byte: u8| match byte {
        0x85 => '…',
        0x92 => '’',
        0x93 => '“',
        0x94 => '”',
        0x96 => '–',
        0x97 => '—',
        other => char::from(other),
    };
    let mut texts = String::new();
    for operation in pdf.split(|&byte| byte == b'\n').filter_map(|line| line.strip_suffix(b" Tj")) {
        let Some(text) = operation.strip_prefix(b"(").and_then(|text| text.strip_suffix(b")")) else { continue };
        let mut bytes = text.iter().copied();
        while let Some(byte) = bytes.next() {
            texts.push(letter(if byte == b'\\' { bytes.next().unwrap_or(byte) } else { byte }));
        }
        texts.push('\n');
    }
    texts
}

/// A day of pairs, as the regulation has it.
fn day() -> Championship {
    let day = Day {
        entries: 9,
        titulars: 2,
        options: CategoryOptions::of_titulars(2),
        event: EventOptions::default(),
        trouble: Trouble { incidents: 200, ..Trouble::default() },
        seed: 11,
    };
    run(&day).expect("a day")
}

/// The event after so many decisions.
fn after(log: &[Logged], many: usize) -> Championship {
    Championship::replay(&log[..many]).expect("a part of a day")
}

/// What is blank says so, in every language and at any time of the day, and nothing else does.
#[test]
fn a_paper_is_never_an_empty_sheet() {
    let whole = day();
    let log = whole.log();
    for language in Language::ALL {
        let words = Words::new(language);
        let blank = named::say(&words, "web-club-paper-blank");
        for many in (6..=log.len()).step_by(log.len() / 12) {
            let event = after(log, many);
            for paper in Paper::ALL {
                let text = texts(&paper.draw(&words, &event));
                let head = named::of(&words, "web-club-paper", "paper", paper.name());
                let body = text.split_once(&format!("{head}\n")).unwrap_or_else(|| panic!("{language:?} {head}: {text}")).1;
                assert!(!body.is_empty(), "{language:?} {} after {many}", paper.name());
                assert_eq!(body.contains(&blank), paper.is_blank(&event), "{language:?} {} after {many}", paper.name());
                assert!(!text.contains('?'), "{language:?} {}: a letter the font does not have: {text}", paper.name());
            }
        }
    }
}

/// R22: who sat down in the final can be printed when the day is over.
#[test]
fn the_line_ups_of_a_finished_day_are_those_of_its_last_round() {
    let whole = day();
    let text = texts(&Paper::LineUps.draw(&Words::new(Language::English), &whole));
    let last = whole.jogos.values().map(|jogo| jogo.round).max().expect("rounds");
    let players: Vec<_> =
        whole.jogos.values().filter(|jogo| jogo.round == last).flat_map(|jogo| jogo.line_up.iter().flatten().flatten()).collect();
    assert!(players.len() >= 4, "a final of pairs");
    for player in players {
        assert!(text.contains(&whole.persons[player].name), "{text}");
    }
    assert!(text.contains("· Final ·") && !text.contains("Semi-finals"), "{text}");
}

/// R28: an event that came as a file may have agreed on stages that the form does not offer; its regulation names them.
#[test]
fn the_regulation_names_the_stages_of_three_partidas_whatever_was_agreed() {
    let mut day = Day {
        entries: 2,
        titulars: 2,
        options: CategoryOptions::of_titulars(2),
        event: EventOptions::default(),
        trouble: Trouble::default(),
        seed: 1,
    };
    let told = |day: &Day| texts(&Paper::Regulation.draw(&Words::new(Language::English), &run(day).expect("a day")));
    day.options.best_of = serde_json::from_str(r#"{"final":"three","qf":"three","r16":"one"}"#).expect("stages");
    assert!(told(&day).contains("Jogos of up to three partidas: Quarter-finals, Final\n"), "{}", told(&day));
    day.options.best_of = serde_json::from_str(r#"{"final":"three"}"#).expect("stages");
    assert!(told(&day).contains("Jogos of up to three partidas: the final\n"), "{}", told(&day));
}
