//! What the catalogue says of Voltarete.

use cards::names::Tradition;
use cards::{CardSet, Pack};
use engine::{Book, Facts, OptionFact, Pot, SetupFact};

/// The pot on the table.
pub const BOLO: Pot = Pot(0);

/// The box that takes one tento of every bolo lifted.
pub const BOX: Pot = Pot(1);

/// The forty cards.
pub(super) const PACK: CardSet = Pack::Spanish40.cards();

/// The declared facts.
pub const FACTS: Facts = Facts {
    id: "voltarete",
    title: "Voltarete",
    about: "Three play nine cards each; one makes himself against the others in a suit of his choice, for the bolo.",
    book: Book { title: "Tratado do Jogo do Voltarete", place: "Lisbon", year: "1834" },
    players: &[3, 4],
    pack: Pack::Spanish40,
    tradition: Tradition::Portuguese,
    minutes: (60, 120),
    revision: 1,
    pots: &["bolo", "recambo"],
    options: OPTIONS,
    setup: &[
        SetupFact { name: "dealer", values: "a seat", about: "who deals first; the company has sat down already" },
        SetupFact { name: "bolo", values: "tentos", about: "what the bolo holds before the first hand" },
        SetupFact { name: "box", values: "tentos", about: "what the recambó box holds" },
        SetupFact { name: "life", values: "hands", about: "how many hands the bolo has been played for" },
        SetupFact { name: "medalhao", values: "a seat", about: "who holds the medalhão" },
        SetupFact { name: "remissa", values: "a seat and tentos", about: "a remissa owed; may be repeated" },
    ],
};

/// What the book leaves to agreement, with the lines of the book.
pub(super) const OPTIONS: &[OptionFact] = &[
    OptionFact::new(
        "table",
        "strict, honour",
        "strict",
        "whether irregular acts are refused, or played and penalised",
        "II.10, II.12, II.17",
    ),
    OptionFact::new("players", "3, 4", "3", "three, or four of whom the dealer sits out", "book 112-114"),
    OptionFact::new("seating", "drawn, free", "drawn", "seats are drawn by cards, or taken freely", "book 1004"),
    OptionFact::new(
        "packs",
        "1, 2",
        "2",
        "how many packs lie on the table (written down only: a program shuffles at once)",
        "book 102, 2866",
    ),
    OptionFact::new("deal_packets", "sizes that add up to nine", "3-3-3", "how the nine cards are dealt", "book 1026"),
    OptionFact::new(
        "abonos",
        "tentos",
        "120",
        "the counters each receives at the start (written down only: balances are won and lost)",
        "book 172",
    ),
    OptionFact::new(
        "cash_table",
        "on, off",
        "off",
        "twenty tentos for change, the rest in money (written down only)",
        "book 176",
    ),
    OptionFact::new("dealer_ante", "tentos", "5", "what each dealer puts into the bolo", "book 2568"),
    OptionFact::new("medalhao", "on, off", "on", "whether a new bolo is formed with the medalhão", "book 180, 188-190, 2572"),
    OptionFact::new("medalhao_value", "tentos", "20", "what the medalhão puts in", "book 190, 2572-2574"),
    OptionFact::new("draw_from", "top, bottom", "top", "from which end of the talon cards are drawn", "book 1563"),
    OptionFact::new("pass_from", "bottom, top", "bottom", "from which end cards are passed on", "book 1567"),
    OptionFact::new(
        "espadilha_obrigada",
        "always, up_to N, never",
        "always",
        "with four: when the holder of Espadilha must go to the casca",
        "book 2357-2378",
    ),
    OptionFact::new(
        "pe_obrigado",
        "on, off",
        "on",
        "with four: whether the pé must go if nobody before him holds Espadilha",
        "book 2307-2311, 2365, 2372",
    ),
    OptionFact::new(
        "no_reposta_above_limit",
        "on, off",
        "off",
        "above the limit of the obligation respostas become remissas",
        "book 2382",
    ),
    OptionFact::new(
        "remissa_from_hand",
        "a number from 2",
        "2",
        "from which hand of a bolo's life a resposta may be left as remissa",
        "book 2636, 2650-2654",
    ),
    OptionFact::new(
        "reposta_with_remissa_pending",
        "remissa, enters",
        "remissa",
        "what becomes of a resposta while a remissa is pending",
        "book 2642",
    ),
    OptionFact::new(
        "split_remissa",
        "on, off",
        "off",
        "whether a remissa that falls due may enter in two parts",
        "book 2698-2702",
    ),
    OptionFact::new(
        "divide_remissas_at_end",
        "if_unresumable, by_agreement",
        "if_unresumable",
        "when remissas may be shared out",
        "book 2672-2676",
    ),
    OptionFact::new(
        "treze_surrender",
        "by_consent, refused",
        "by_consent",
        "whether a casca das treze may be given up if all three agree",
        "book 2333-2335, 2474",
    ),
    OptionFact::new("recambo_size", "a number", "10", "how many lifted bolos fill the box", "book 2604"),
    OptionFact::new("recambos", "a number", "1", "how many recambós make a match", "D51"),
    OptionFact::new(
        "most_hands",
        "a number",
        "200",
        "after so many hands of one recambó the company rises, and what is left is shared out",
        "book 2676, D52",
    ),
    OptionFact::new("reseat_each_recambo", "on, off", "on", "whether seats are drawn again for each recambó", "book 2618"),
    OptionFact::new(
        "payment_claims",
        "auto, on_request",
        "auto (on_request at an honour table)",
        "whether pagas are paid by themselves or must be asked for",
        "book 2436-2464",
    ),
    OptionFact::new(
        "claim_deadline",
        "end_of_next_deal, next_cut",
        "end_of_next_deal",
        "until when pagas may be asked for",
        "book 2456, 2862-2866",
    ),
    OptionFact::new(
        "wrong_count_at_end",
        "wins_and_pays, void_and_pays",
        "wins_and_pays",
        "what a wrong number of cards costs; for the referee, since no program deals wrong",
        "book 2838-2846",
    ),
    OptionFact::new(
        "penalty_code",
        "reformed, old_tariff",
        "reformed",
        "what a revoke costs: the book's laws, or only a resposta",
        "book 956-972",
    ),
    OptionFact::new("segundo_max", "8, 9", "8", "how many cards a Voltarete segundo may replace", "D10"),
    OptionFact::new("last_buyer_max", "8, none", "8", "how many cards the last buyer may buy", "D11"),
    OptionFact::new("codilho_tie", "split, nearest_right", "split", "who gets a codilho two opponents have earned alike", "D12"),
    OptionFact::new("tento_on_consent", "on, off", "off", "whether giving leave costs a tento", "D5"),
    OptionFact::new(
        "history_attribution",
        "hidden, shown",
        "hidden",
        "whether the table tells who played a card of a taken trick",
        "book 1982-1984",
    ),
];
