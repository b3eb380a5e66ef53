//! The four games the Madrid book works through at Hombre: what `docs/book-hands.md` says the solver says of them is what it says.

use cards::{Card, CardSet, parse_cards};
use engine::{Game, Pile, Seat, Setup};
use games::ombre::spanish::hombre::Agreements;
use games::ombre::spanish::{Action, Hombre};
use solver::outcome::{Forcing, Solved};
use std::path::Path;

/// A worked game: the hands after the exchange from the mano on, the trump, the Hombre, and the ways it is played.
struct Worked {
    hands: [&'static str; 3],
    trump: &'static str,
    hombre: usize,
    ways: &'static [(&'static str, &'static str)],
}

/// hombre 10.1, H-01 to H-04.
const GAMES: [Worked; 4] = [
    Worked {
        hands: ["2E RE CE SE 6E RO CC 3C RB", "1E 7E 5E 4E 6O RC SC CB SB", "1B 3E SO 2O 3O 4O 1C 4C 5C"],
        trump: "E",
        hombre: 0,
        ways: &[
            ("a", "RB SB 3E 5C 3C SC RC 4C CC CB 1B 2E RE 1E 2O 6O 3O RO CE 4E 4O SE 5E 1C 6E 7E SO"),
            ("b", "RB SB 3E 5C 3C SC RC 4C CC CB 1B RO 1C 2E 6O 6E 7E 2O 1E 3O CE 4E 4O RE SE 5E SO"),
            ("c", "RE 1E 3E CB 1B RB 5C CC RC SC 4C 3C 6O 2O RO 2E 4E 3O CE 5E 4O SE 7E 1C 6E SB SO"),
        ],
    },
    Worked {
        hands: ["6B RO 6O RC SC 1C 6C 7E 5E", "2B 1B RB CB 5B 3B SO CE 4E", "1E SB 7B 4B 1O 2O 4O RE SE"],
        trump: "B",
        hombre: 1,
        ways: &[
            ("a", "RC 5B 7B 4O RO SO 5E 4E SE RE 7E CE 1E 6B 3B 1O 6O RB 2B 4B SC 1B SB 1C CB 2O 6C"),
            ("b", "RC SO 4O SC RB 1E 2O RO 3B 2B 4B 6B 1B 7B 6C CB SB 1C 5B 1O 6O 4E SE 5E RE 7E CE"),
            ("c", "RC RB 1E 4O RO SO 5E 4E SE RE 7E CE 2O 6O 5B 2B 4B 6B 1B 7B 6C CB SB 1C 3B 1O SC"),
        ],
    },
    Worked {
        hands: ["1O RE SE 7E 3E 6B 5B 4B 3B", "1E SO 2O 5O RC CC 5C 6C RB", "7O 1B RO CO 3O 4O 6O SC SB"],
        trump: "O",
        hombre: 2,
        ways: &[
            ("a", "6B RB SB RC SC 5B CC RO 1O 4B SO CO 1B 3B 5O 7O 3E 1E 6C 3O 7E 4O SE 2O 5C 6O RE"),
            ("b", "6B RB SB RC SC 5B CC 6O 1O 4B SO CO 1B 3B 5O RO 3E 2O 4O 7E 1E 6C 3O SE 7O RE 5C"),
        ],
    },
    Worked {
        hands: ["1E 2E 6E 5E 4E 3E 1O 3C 7B", "1B 7E 2O SC 4C 5C RB 6B 5B", "RE CE SE RO SO 3O RC 7C CB"],
        trump: "E",
        hombre: 0,
        ways: &[
            ("a", "1E 7E RE 3C 4C RC CB 7B 5B RO 1O 2O SO 3E 1B RB SE 2E 6E 5C CE 3O 5E 6B 4E SC 7C"),
            ("b", "1E 7E RE 2E 1B SE 6E 4C CE RO 1O 2O SO 5E 5B 4E 5C 3O 3E 6B 7C 3C SC RC CB 7B RB"),
        ],
    },
];

/// The game up to a card, counted from 1, which is not played any more.
fn before(game: &Worked, way: &str, card: usize) -> Hombre {
    let setup = Setup { dealer: Some(Seat::at(2)), ..Setup::default() };
    let mut table = Hombre::open(&Agreements::default(), &setup).expect("a table");
    let hands = game.hands.map(|hand| parse_cards(hand).expect("cards"));
    let mut rest = (cards::Pack::Spanish40.cards() - hands.iter().flatten().copied().collect::<CardSet>()).iter();
    let mut piles = hands.map(|hand| hand.into_iter());
    let mut layout = Vec::new();
    table.layout(&mut layout);
    let card_of = |pile: &Pile| match pile {
        Pile::Hand(seat) => piles[seat.index()].next(),
        Pile::Stock => rest.next(),
    };
    let order: Vec<Card> = layout.iter().map(card_of).collect::<Option<_>>().expect("forty cards");
    table.shuffled(&order).expect("a deal");
    let mut act = |seat: usize, action: &str| {
        let action: Action = action.parse().expect("an action");
        table.act(Seat::at(seat), &action).expect("allowed");
    };
    (0..game.hombre).for_each(|seat| act(seat, "pass"));
    act(game.hombre, "entrada");
    (game.hombre + 1..3).for_each(|seat| act(seat, "pass"));
    act(game.hombre, &format!("name {}", game.trump));
    (0..3).for_each(|step| act((game.hombre + step) % 3, "exchange"));
    act((game.hombre + 2) % 3, "leave");
    let plays = game.ways.iter().find(|(name, _)| *name == way).expect("a way").1;
    for text in plays.split_whitespace().take(card - 1) {
        let engine::Turn::Seats { must, .. } = table.turn() else { panic!("nobody is to play") };
        let seat = must.lowest().expect("a seat");
        table.act(seat, &Action::Play(text.parse().expect("a card"))).expect("a lawful card");
    }
    table
}

#[test]
fn the_four_games_of_hombre_are_what_the_page_says() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/book-hands.md");
    let page = std::fs::read_to_string(page).expect("a file of the house");
    let (_, section) = page.split_once("\n# Hombre").expect("the section of Hombre");
    let rows = section.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| Game"));
    let rows: Vec<Vec<&str>> = rows.map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect();
    let mut forcing = Forcing::with_memory(1 << 24);
    let mut wrong = Vec::new();
    for row in &rows {
        let &[number, way, card, who, choice, book, solved] = &row[..] else { panic!("seven columns: {row:?}") };
        assert!(["-", "wins", "loses", "puesta", "codillo"].contains(&book), "{row:?}");
        let game = &GAMES[number.parse::<usize>().expect("a number") - 1];
        let table = before(game, way, card.parse().expect("a number"));
        let verdict = table.solve(&mut forcing, u64::MAX).expect("an answer");
        let place = ["mano", "second", "pie"][verdict.to_play.index()];
        let hombre = verdict.to_play.index() == game.hombre;
        assert!(who == place || who == "Hombre" && hombre, "{row:?}: it is the turn of the {place}");
        let value = verdict.after(choice.parse().expect("a card")).unwrap_or_else(|| panic!("{row:?}: not playable"));
        let told = match if hombre { value } else { -value } {
            1.. => "wins",
            0 => "puesta",
            _ => "codillo",
        };
        if told != solved {
            wrong.push(format!("{row:?}: {told}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(rows.len() > 10, "the table is there");
}
