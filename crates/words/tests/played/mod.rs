//! Tables of every game, played at random: what is said at them is what there is to say.

use engine::show::Choice;
use engine::{AnyGame, Entry, Rng, Seat, Setup, TableView, Turn, Viewer};

/// Tables played besides that of each game's book: the options that bring words with them.
const BESIDES: &[(&str, &[(&str, &str)])] = &[
    ("voltarete", &[("players", "4"), ("divide_remissas_at_end", "by_agreement"), ("split_remissa", "on")]),
    ("voltarete", &[("table", "honour"), ("players", "4")]),
    ("truco", &[("players", "2"), ("individual_form", "testa")]),
    ("truco", &[("fidelity", "real_table"), ("chat_binding", "on")]),
    ("minchiate", &[("table", "honour")]),
    ("malilla", &[("table", "honour"), ("partner_choice", "weak_chooses"), ("favorito", "chosen")]),
    ("yukon", &[("table", "honour"), ("players", "3")]),
    ("cientos", &[("table", "honour"), ("show_sets", "false"), ("games", "3")]),
    ("cientos", &[("calidades", "true"), ("games", "5")]),
    ("grand", &[("table", "honour"), ("end_mode", "time")]),
    ("grand", &[("end_mode", "hands"), ("eucre_defender_exchange", "own_partner")]),
    ("hombre", &[("chillar", "true"), ("primeras", "true"), ("most_hands", "3")]),
    ("mediator", &[("table", "honour"), ("introduced_laws", "true"), ("claims", "spoken")]),
    ("dosillo", &[("variant", "dosillo_rey"), ("table", "honour")]),
    ("quadrillo", &[("zangano", "may_join"), ("introduced", "true")]),
    ("seisillo", &[("zangano", "on"), ("king", "named_returnable")]),
];

/// A table of a game, and the options it is opened with.
pub(crate) type Table = (Entry, Vec<(String, String)>);

/// The strict table of each game's book, its honour table, and what brings words besides.
pub(crate) fn tables() -> Vec<Table> {
    let owned = |options: &[(&str, &str)]| -> Vec<(String, String)> {
        options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
    };
    let of = |entry: Entry| {
        let besides = BESIDES.iter().filter(move |(game, _)| *game == entry.facts.id).map(|&(_, options)| options);
        let all = [&[][..], entry.honour].into_iter().chain(besides).map(owned).collect::<Vec<_>>();
        all.into_iter().map(move |options| (entry, options))
    };
    games::catalogue().into_iter().flat_map(of).collect()
}

/// One of the ways to answer, as it is written.
fn answer(view: &TableView, rng: &mut Rng) -> Option<String> {
    let prompt = view.prompt.as_ref()?;
    Some(match rng.one(&prompt.ways)? {
        Choice::Word { action, .. } => action.clone(),
        Choice::Card { verb, of, .. } => format!("{verb} {}", rng.card(*of)?),
        Choice::Cards { verb, of, must, at_least, at_most, .. } => {
            let many = (*at_least).max(must.len()) + rng.below(at_most - at_least + 1);
            format!("{verb} {}", *must | rng.cards(*of - *must, many.min(*at_most) - must.len()))
        }
        Choice::Number { verb, from, to, .. } => format!("{verb} {}", from + rng.below((to - from + 1) as usize) as i64),
    })
}

/// Plays a number of events at this table and returns the match as it stands then; `asked` sees every table that somebody is asked at.
pub(crate) fn play((entry, options): &Table, seed: u64, events: u64, asked: &mut dyn FnMut(&TableView)) -> Box<dyn AnyGame> {
    let mut game = (entry.open)(options, &Setup::default()).expect("a table");
    let mut rng = Rng::new(seed);
    for event in 0..events {
        match game.turn() {
            Turn::Over => break,
            Turn::Shuffle(wanted) => {
                let order = cards::shuffle::shuffle(wanted.cards, &[seed as u8; 32], event);
                game.shuffled(&order).expect("a shuffle");
            }
            Turn::Seats { must, may } => {
                let seats: Vec<Seat> = must.iter().chain(may.iter().filter(|_| rng.happens(1, 40))).collect();
                let Some(&seat) = rng.one(&seats) else { continue };
                let view = game.show(Viewer::Seat(seat));
                asked(&view);
                if let Some(action) = answer(&view, &mut rng) {
                    let _ = game.act(seat, &action);
                }
            }
        }
    }
    game
}
