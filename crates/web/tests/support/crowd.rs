//! Events of which a short log makes a great deal: jogos, or tables with people around them.
#![allow(dead_code, reason = "every program uses a part of it")]

use club::championship::Source;
use club::decision::Logged;
use club::entry::{CategoryId, Channel, EntryId, JogoId, Part, Person, PersonId, Tradition};
use club::options::{CategoryOptions, DrawMethod, EventOptions, Format};
use club::{Actor, Centavos, Championship, Decision, Line, Role, Time};

const ORGANISER: Actor = Actor { person: PersonId(1), role: Role::Organising };
const CLOCK: Time = Time::at(15, 0);

fn line(text: &str) -> Line {
    Line::try_from(text).expect("a line")
}

/// An event whose decisions nobody refuses.
struct Crowd(Championship);

impl Crowd {
    fn decides(&mut self, decision: Decision) {
        self.0.accept(Source::Store, Logged { at: CLOCK, by: ORGANISER, decision }).expect("a decision");
    }

    fn registers(&mut self, number: u32) {
        let details = Person { name: line(&format!("Pessoa {number}")), tradition: Tradition::Peao, contact: None };
        self.decides(Decision::Register { person: PersonId(number), details });
    }

    /// Categories of single players, each with so many entries that are drawn in their order.
    fn of(categories: u32, entries: u32, format: Format) -> Crowd {
        let mut crowd = Crowd(Championship::new());
        let options = EventOptions { tables: 500, ..EventOptions::default() };
        let (name, host, place, date) = (line("Todos"), line(""), line(""), line(""));
        crowd.decides(Decision::Found { name, host, place, date, start: CLOCK, options });
        let category = |n: u32| CategoryId(format!("c{n}"));
        let usual = CategoryOptions::of_titulars(1);
        let options = CategoryOptions { fee: Centavos(0), format, draw_method: DrawMethod::Tickets, ..usual };
        for n in 0..categories {
            crowd.decides(Decision::AddCategory { category: category(n), titulars: 1, options: options.clone() });
        }
        crowd.decides(Decision::Publish);
        for n in 0..categories {
            crowd.decides(Decision::OpenEntries { category: category(n) });
            for number in (2 + n * entries..).take(entries as usize) {
                crowd.registers(number);
                let (person, entry, channel) = (PersonId(number), EntryId(number), Channel::Presencial);
                let (category, name) = (category(n), line(&format!("Pessoa {number}")));
                let (capataz, members) = (Some(person), vec![(person, Part::Titular)]);
                crowd.decides(Decision::Enter { category, entry, name, capataz, members, channel });
            }
            crowd.decides(Decision::CloseEntries { category: category(n) });
            let order = (1..=entries).collect();
            crowd.decides(Decision::DrawByTickets { category: category(n), order, proxies: Vec::new() });
        }
        crowd
    }
}

/// Categories in which 64 play all against all: each is a hundred and some decisions, and 2,016 jogos.
pub(crate) fn all_against_all(categories: u32) -> Championship {
    Crowd::of(categories, 64, Format::RoundRobin).0
}

/// Five hundred jogos that are called to as many tables, and four thousand people of whom almost each may judge any of them.
pub(crate) fn hall() -> Championship {
    let (categories, entries) = (8, 128);
    let mut crowd = Crowd::of(categories, entries, Format::Knockout);
    (categories * entries + 2..4_000).for_each(|number| crowd.registers(number));
    for n in 0..categories {
        crowd.decides(Decision::StartRound { category: CategoryId(format!("c{n}")) });
    }
    let scheduled =
        |(&jogo, at): (&JogoId, &club::jogo::Jogo)| (at.state == club::jogo::State::Scheduled && at.round == 0).then_some(jogo);
    let jogos: Vec<JogoId> = crowd.0.jogos.iter().filter_map(scheduled).collect();
    for (jogo, table) in jogos.into_iter().zip(1..=500) {
        crowd.decides(Decision::Call { jogo, table, time: CLOCK });
    }
    crowd.0
}
