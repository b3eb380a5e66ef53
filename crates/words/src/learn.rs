//! What a newcomer should read before his first hand: the rules of play, in their order.

use crate::Language;

/// The tour of a game: its central rules by citation, and a word of it that is worth asking for.
struct Tour {
    game: &'static str,
    rules: &'static [&'static str],
    word: &'static str,
}

const TOURS: [Tour; 5] = [
    Tour {
        game: "voltarete",
        rules: &[
            "voltarete R13",
            "voltarete R3",
            "voltarete R4",
            "voltarete R5",
            "voltarete R6",
            "voltarete R18",
            "voltarete R24",
            "voltarete R29",
            "voltarete R52",
            "voltarete R37",
            "voltarete R46",
            "voltarete R70",
            "voltarete R72",
            "voltarete R76",
            "voltarete R116",
            "voltarete R113",
        ],
        word: "casca",
    },
    Tour {
        game: "truco",
        rules: &[
            "truco R20",
            "truco section 2",
            "truco R5",
            "truco R6",
            "truco R7",
            "truco R9",
            "truco R10",
            "truco R30",
            "truco section 5.1",
            "truco R39",
            "truco R43",
            "truco R49",
            "truco R60",
            "truco R63",
            "truco R83",
            "truco R96",
        ],
        word: "falta envido",
    },
    Tour {
        game: "minchiate",
        rules: &[
            "minchiate R2",
            "minchiate section 2.2",
            "minchiate R4",
            "minchiate R8",
            "minchiate R18",
            "minchiate V2",
            "minchiate V4",
            "minchiate V5",
            "minchiate R24",
            "minchiate R25",
            "minchiate R30",
            "minchiate R32",
            "minchiate R38",
            "minchiate R41",
            "minchiate R46",
        ],
        word: "verzigola",
    },
    Tour {
        game: "yukon",
        rules: &[
            "yukon R2",
            "yukon R3",
            "yukon R4",
            "yukon R5",
            "yukon R7",
            "yukon R8",
            "yukon R10",
            "yukon R14",
            "yukon R16",
            "yukon R18",
            "yukon R19",
        ],
        word: "Grande Yukon",
    },
    Tour {
        game: "grand",
        rules: &[
            "grand R2",
            "grand R5",
            "grand R8",
            "grand R9",
            "grand section 2",
            "grand R11",
            "grand R13",
            "grand R16",
            "grand R18",
            "grand R22",
            "grand R24",
            "grand R25",
            "grand section 5.1",
            "grand section 5.2",
            "grand section 5.3",
            "grand section 5.4",
            "grand R29",
        ],
        word: "apostador",
    },
];

fn tour(game: &str) -> Option<&'static Tour> {
    TOURS.iter().find(|tour| tour.game == game)
}

/// The rules of a game that a newcomer reads first, by citation, in the order of play.
pub fn learn(game: &str) -> &'static [&'static str] {
    tour(game).map_or(&[], |tour| tour.rules)
}

/// A word of a game that a newcomer may well ask for.
pub fn word_to_ask(game: &str) -> Option<&'static str> {
    tour(game).map(|tour| tour.word)
}

/// The numbers of a game's advice that is put into words, in their order: `A1`, `A39`.
pub fn advice(game: &str) -> Vec<String> {
    let number =
        |line: &str| line.strip_prefix("rule-")?.strip_prefix(game)?.strip_prefix("-a")?.split_once(" =")?.0.parse().ok();
    let lines = Language::English.files().iter().flat_map(|text| text.lines());
    let mut numbers: Vec<u32> = lines.filter_map(number).collect();
    numbers.sort_unstable();
    numbers.into_iter().map(|number| format!("A{number}")).collect()
}
