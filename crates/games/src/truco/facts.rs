//! What the catalogue says of Truco Cego.

use super::state::Side;
use cards::Pack;
use cards::names::Tradition;
use engine::{Account, Book, Facts, OptionFact, Pot, SetupFact};

/// The heap from which tentos are paid.
pub const HEAP: Pot = Pot(0);

/// The well into which the tentos of a side go.
pub const fn well(side: Side) -> Pot {
    Pot(1 + side as u8)
}

/// Where tentos come from that a side had before the record begins.
pub(super) const BEFORE: Account = Account::CARRIED;

/// The declared facts.
pub const FACTS: Facts = Facts {
    id: "truco",
    title: "Truco Cego",
    about: "Two against two, or one against one, with three cards each: flor, envido and truco, called, raised and bluffed.",
    book: Book { title: "Regulamento do Campeonato Farroupilha de Truco", place: "Rio Grande do Sul", year: "n.d." },
    players: &[4, 2],
    pack: Pack::Spanish40,
    tradition: Tradition::Gaucho,
    minutes: (20, 45),
    revision: 1,
    pots: &["tentos", "poco_a", "poco_b"],
    options: OPTIONS,
    setup: &[
        SetupFact { name: "dealer", values: "a seat", about: "who deals first; no cards are drawn for it" },
        SetupFact { name: "score", values: "tentos of side A and of side B", about: "the tally before the first volta" },
        SetupFact { name: "volta", values: "a number", about: "which volta of the partida comes first: even ones are testa" },
    ],
};

/// What the book leaves to agreement, with the lines of the book.
pub(super) const OPTIONS: &[OptionFact] = &[
    OptionFact::new("players", "4, 2", "4", "two against two, or one against one", "book 18, 82"),
    OptionFact::new("seating", "alternate, facing", "alternate", "sides alternate, or partners sit side by side", "book 82, D2"),
    OptionFact::new(
        "individual_form",
        "roda, alternate, testa",
        "roda",
        "one against one: whether voltas have the limits of a testa",
        "D4",
    ),
    OptionFact::new(
        "tampa_baralho",
        "off, on",
        "off",
        "whether the pack stands on a cover; either side can demand it",
        "book 104",
    ),
    OptionFact::new(
        "tenteio",
        "one_payer, each_opponent, judge",
        "one_payer (judge if appointed)",
        "who pays the tentos out (written down only: the tally is kept by itself)",
        "book 102, 40",
    ),
    OptionFact::new(
        "speech",
        "free, turn",
        "free",
        "whether one may open a call at any time, or only on turn",
        "book 120, 214, D46",
    ),
    OptionFact::new(
        "flor_window",
        "guaranteed, first_come",
        "guaranteed",
        "whether a word that would cut off a flor is held until all have sung or waived",
        "D15",
    ),
    OptionFact::new(
        "fidelity",
        "strict, real_table",
        "strict",
        "whether irregular acts are refused, or played, claimed and penalised",
        "book 106-195",
    ),
    OptionFact::new(
        "chat_binding",
        "off, on",
        "off (on at a real table)",
        "whether table talk binds as at a real table",
        "book 120, 155",
    ),
    OptionFact::new("max_simple_envidos", "2, unlimited", "2", "how many simple envidos may be called", "D10"),
    OptionFact::new("raise_later", "true, false", "true", "whether the truco can be raised after the answer", "D21"),
    OptionFact::new(
        "senhas_in_roda",
        "allowed, off",
        "off (allowed at a real table)",
        "whether partners may signal in roda",
        "book 98",
    ),
    OptionFact::new(
        "answer_clock_s",
        "seconds from 0 to 600",
        "20",
        "the time for an answer; 0 for none (written down only)",
        "book 126, 170, D31",
    ),
    OptionFact::new("lei", "on, off", "on", "whether na lei do jogo está tudo dito can be said", "book 247"),
    OptionFact::new("judge", "none, seat", "none", "whether a judge is appointed (written down only)", "book 40"),
];
