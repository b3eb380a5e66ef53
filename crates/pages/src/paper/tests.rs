//! What stands on the papers.

use super::*;
use club::decision::Logged;
use club::options::{CategoryOptions, EventOptions};
use club::simulate::{Day, Trouble, run};
use words::Language;

/// The texts of a PDF of ours, one a line: they are not packed, plain or in figures of sixteen, and written in Windows-1252.
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
    let hex = |figures: &[u8]| u8::from_str_radix(std::str::from_utf8(figures).ok()?, 16).ok();
    let mut texts = String::new();
    for operation in pdf.split(|&byte| byte == b'\n').filter_map(|line| line.strip_suffix(b" Tj")) {
        let bytes: Vec<u8> = match operation {
            [b'(', text @ .., b')'] => text.iter().copied().filter(|byte| *byte != b'\\').collect(),
            [b'<', text @ .., b'>'] => text.chunks(2).filter_map(hex).collect(),
            _ => continue,
        };
        texts.extend(bytes.into_iter().map(letter));
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
                let text = texts(&paper.draw(&words, &event, None));
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
    let text = texts(&Paper::LineUps.draw(&Words::new(Language::English), &whole, None));
    let last = whole.jogos.values().map(|jogo| jogo.round).max().expect("rounds");
    let players: Vec<_> =
        whole.jogos.values().filter(|jogo| jogo.round == last).flat_map(|jogo| jogo.line_up.iter().flatten().flatten()).collect();
    assert!(players.len() >= 4, "a final of pairs");
    for player in players {
        assert!(text.contains(whole.persons[player].name.as_str()), "{text}");
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
    let told = |day: &Day| texts(&Paper::Regulation.draw(&Words::new(Language::English), &run(day).expect("a day"), None));
    day.options.best_of = serde_json::from_str(r#"{"final":"three","qf":"three","r16":"one"}"#).expect("stages");
    assert!(told(&day).replace('\n', " ").contains("Jogos of up to three partidas: Quarter-finals, Final."), "{}", told(&day));
    day.options.best_of = serde_json::from_str(r#"{"final":"three"}"#).expect("stages");
    assert!(told(&day).replace('\n', " ").contains("Jogos of up to three partidas: Final."), "{}", told(&day));
}

fn english(paper: Paper, event: &Championship) -> String {
    texts(&paper.draw(&Words::new(Language::English), event, None))
}

/// 11.2: the card of each capataz names who they speak for, and what they must know by article 6 and 3.
#[test]
fn every_entry_has_the_card_of_its_capataz() {
    let whole = day();
    let text = english(Paper::CapatazCards, &whole);
    let inside = whole.entries.values().filter(|entry| entry.out.is_none());
    for entry in inside {
        assert!(text.contains(&format!("Pairs · {}. {}\n", entry.number, entry.name)), "{}: {text}", entry.name);
        for (person, _) in &entry.members {
            assert!(text.contains(whole.persons[person].name.as_str()), "{text}");
        }
    }
    assert!(text.replace('\n', " ").contains("Complaints about conduct are not heard after the jogo."), "{text}");
}

/// R45: what was reported stands on its form with its ground crossed, and a blank one lies behind.
#[test]
fn an_incident_has_its_form_and_a_blank_one_lies_behind() {
    let whole = day();
    let text = english(Paper::Incidents, &whole);
    assert!(!whole.incidents.is_empty(), "something goes wrong on this day");
    assert_eq!(text.matches("Incident forms\n").count(), whole.incidents.len() + 1, "{text}");
    for incident in whole.incidents.values() {
        let person = &whole.persons[&incident.person].name;
        let jogo = whole.number_of(incident.jogo).expect("it was played");
        assert!(text.contains(&format!("Player concerned: {person} · ")) && text.contains(&format!("Jogo {jogo}\n")), "{text}");
    }
    assert!(text.contains("Player concerned: ____") && text.contains("VIII: not dressed"), "{text}");
    let crossed = |event: &Championship| {
        let pdf = Paper::Incidents.draw(&Words::new(Language::English), event, None);
        String::from_utf8_lossy(&pdf).matches(" 9 9 re\n").count()
    };
    assert_eq!(crossed(&whole), 11 * (whole.incidents.len() + 1), "a box for every ground on every form");
}

/// R61: the sheet of the till has every payment, and what is won and what stays make up what was taken.
#[test]
fn the_cash_sheet_adds_up() {
    let whole = day();
    let text = english(Paper::Till, &whole);
    let payments: Vec<_> = whole.entries.values().flat_map(|entry| &entry.payments).collect();
    for payment in &payments {
        assert!(text.contains(&format!("Receipt {}\n{}\n", payment.receipt, payment.at)), "{text}");
    }
    let taken: Centavos = payments.iter().filter(|paid| paid.reversed_by.is_none()).map(|paid| paid.amount).sum();
    assert!(text.contains(&format!("In the till\nR$ {taken}\n")), "{taken}: {text}");
    let purse = Board::of(&whole).categories[0].purse;
    assert_eq!(purse.prizes.into_iter().sum::<Centavos>() + purse.house, taken);
    assert!(text.contains(&format!("Stays with the club\nR$ {}\n", purse.house)), "{text}");
}

/// 2.2 and 11.2: a label for the kit of each table, a call for each jogo of the round, a notice for each law of the hall, and the tables
/// and penalties of the game on the card of a judge.
#[test]
fn the_hall_has_its_labels_calls_notices_and_the_card_of_a_judge() {
    let whole = day();
    let labels = english(Paper::KitLabels, &whole);
    assert_eq!(labels.matches("Pack of 40 cards").count(), whole.options.tables as usize, "{labels}");
    let calls = english(Paper::CallSheet, &whole);
    for (id, jogo) in lined_up(&whole) {
        assert!(calls.contains(&format!("Jogo {}\n", whole.number_of(id).expect("it was played"))), "{calls}");
        for entry in jogo.entries.iter().flatten() {
            assert!(calls.contains(&whole.entries[entry].name), "{calls}");
        }
    }
    let notices = english(Paper::Notices, &whole);
    assert_eq!(notices.matches("Notices for the hall\n").count(), 5, "a sheet each: {notices}");
    assert!(notices.replace('\n', " ").contains("Knives and other blades must stay outside the hall."), "{notices}");
    let card = english(Paper::JudgeCard, &whole).replace('\n', " ");
    for law in laws::book("truco").into_iter().flat_map(|book| book.laws()) {
        let text = Words::new(Language::English).rule(law.id.0).unwrap_or_default();
        let first = text.split_whitespace().take(4).collect::<Vec<_>>().join(" ");
        assert!(card.contains(&first), "{}: {card}", law.id.0);
    }
    for language in Language::ALL {
        let sheets = Paper::JudgeCard.draw(&Words::new(language), &whole, None);
        let sheets = texts(&sheets);
        let (first, _) = sheets.split_once(" · 1 ").unwrap_or_else(|| panic!("{language:?}: {sheets}"));
        assert!(first.contains("VIII: "), "{language:?}: order, values and grounds stand on one sheet: {first}");
    }
    assert!(card.contains("Vale quatro") || card.contains("vale quatro"), "{card}");
}

/// 11.2: no text of a paper is cut, leaves its sheet, or is a code for a machine; no sheet is empty. For 8, 40 and 128 entries.
#[test]
fn no_paper_has_cut_texts_codes_or_empty_sheets() {
    for entries in [8, 40, 128] {
        let day = Day {
            entries,
            titulars: 2,
            options: CategoryOptions::of_titulars(2),
            event: EventOptions::usual(),
            trouble: Trouble { incidents: 1, withdrawals: 15, walkovers: 15, corrections: 30, ..Trouble::default() },
            seed: 3,
        };
        let whole = run(&day).expect("a day");
        for language in [Language::Portuguese, Language::Italian] {
            let words = Words::new(language);
            for paper in Paper::ALL {
                let pdf = paper.draw(&words, &whole, Some("http://127.0.0.1:8080/club/abc"));
                keep(&pdf, entries, language, paper);
                let text = texts(&pdf);
                let sheets = String::from_utf8_lossy(&pdf).matches("/Type /Page\n").count();
                assert!(sheets > 0 && text.matches(" · ").count() >= sheets, "{} sheets of {}", sheets, paper.name());
                for line in text.lines() {
                    let is_message = line.contains("-club-") || line.contains("{$") || line.contains("{ $");
                    assert!(!is_message, "{} for {entries} in {language:?}: {line}", paper.name());
                    assert!(!line.ends_with('…'), "{} for {entries} in {language:?} is cut: {line}", paper.name());
                }
            }
        }
    }
}

/// Papers to be looked at, where somebody asks for them.
fn keep(pdf: &[u8], entries: u32, language: Language, paper: Paper) {
    if let Some(folder) = std::env::var_os("SPADILLE_PAPERS") {
        let name = format!("{}-{entries}-{language:?}.pdf", paper.name());
        std::fs::write(std::path::Path::new(&folder).join(name), pdf).expect("written");
    }
}
