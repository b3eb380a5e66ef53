//! The rules of a championship by section, in the order of the regulation. Their texts are messages; the laws on irregularities are a book
//! of laws (`campeonato:6.II`).

/// Sections of the rules: a machine name and the citations.
pub const SECTIONS: [(&str, &[&str]); 11] = [
    ("roles", &["championship:2.1"]),
    (
        "entries",
        &[
            "championship:R1",
            "championship:R2",
            "championship:R3",
            "championship:R4",
            "championship:R5",
            "championship:R6",
            "championship:R7",
            "championship:R8",
            "championship:R9",
            "championship:R10",
            "championship:R11",
        ],
    ),
    ("draw", &["championship:R12", "championship:R13", "championship:R14", "championship:R15"]),
    (
        "jogo",
        &[
            "championship:R16",
            "championship:R17",
            "championship:R18",
            "championship:R19",
            "championship:R20",
            "championship:R21",
            "championship:R22",
            "championship:R23",
            "championship:R24",
            "championship:R25",
            "championship:R26",
            "championship:R27",
            "championship:R28",
            "championship:R29",
            "championship:R30",
            "championship:R31",
        ],
    ),
    ("line-up", &["championship:R32", "championship:R33"]),
    (
        "discipline",
        &[
            "championship:R34",
            "championship:R35",
            "championship:R36",
            "championship:R37",
            "championship:R38",
            "championship:R39",
            "championship:R40",
            "championship:R41",
            "championship:R42",
            "championship:R43",
            "championship:R44",
            "championship:R45",
        ],
    ),
    (
        "formats",
        &["championship:R46", "championship:R47", "championship:R48", "championship:R49", "championship:R50", "championship:R51"],
    ),
    (
        "ranking",
        &["championship:R52", "championship:R53", "championship:R54", "championship:R55", "championship:R56", "championship:R57"],
    ),
    (
        "prizes",
        &["championship:R58", "championship:R59", "championship:R60", "championship:R61", "championship:R62", "championship:R63"],
    ),
    ("schedule", &["championship:R64", "championship:R65"]),
    ("options", &["championship:7"]),
];

/// Every rule, in order.
pub fn all() -> impl Iterator<Item = &'static str> {
    SECTIONS.into_iter().flat_map(|(_, rules)| rules.iter().copied())
}
