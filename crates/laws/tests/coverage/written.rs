//! The files of cases, read.

use laws::desk::{Case, Finding, Unruled};
use std::sync::LazyLock;

pub(crate) struct Written {
    /// The name of its file.
    pub(crate) file: &'static str,
    pub(crate) game: &'static str,
    pub(crate) id: &'static str,
    pub(crate) case: Case,
    pub(crate) laws: Vec<String>,
    pub(crate) effects: Vec<&'static str>,
    /// Payments: in Voltarete the result of each seat and the bolo afterwards, elsewhere `FROM>TO=AMOUNT`.
    pub(crate) figures: Vec<String>,
}

impl Written {
    pub(crate) fn finding(&self) -> Result<Finding, Unruled> {
        self.case.finding(self.game)
    }
}

/// The files, each with the game at whose desk its cases are ruled.
const FILES: [(&str, &str, &str); 13] = [
    ("voltarete", "voltarete", include_str!("../../cases/voltarete.txt")),
    ("truco", "truco", include_str!("../../cases/truco.txt")),
    ("campeonato", "truco", include_str!("../../cases/campeonato.txt")),
    ("minchiate", "minchiate", include_str!("../../cases/minchiate.txt")),
    ("yukon", "yukon", include_str!("../../cases/yukon.txt")),
    ("grand", "grand", include_str!("../../cases/grand.txt")),
    ("malilla", "malilla", include_str!("../../cases/malilla.txt")),
    ("cientos", "cientos", include_str!("../../cases/cientos.txt")),
    ("rebesino", "rebesino", include_str!("../../cases/rebesino.txt")),
    ("mediator", "mediator", include_str!("../../cases/mediator.txt")),
    ("hombre", "hombre", include_str!("../../cases/hombre.txt")),
    ("rey_forzado", "quadrillo_rey_forzado", include_str!("../../cases/rey_forzado.txt")),
    ("dosillo", "dosillo", include_str!("../../cases/dosillo.txt")),
];

/// Every case.
pub(crate) fn written() -> &'static [Written] {
    static ALL: LazyLock<Vec<Written>> = LazyLock::new(|| {
        let lines = |text: &'static str| text.lines().filter(|line| line.contains('|') && !line.starts_with('#'));
        FILES.into_iter().flat_map(|(file, game, text)| lines(text).map(move |line| read(file, game, line))).collect()
    });
    &ALL
}

fn read(file: &'static str, game: &'static str, line: &'static str) -> Written {
    let parts: Vec<&'static str> = line.split('|').map(str::trim).collect();
    let [id, happened, stood, then, figures] = parts[..] else { panic!("{line}") };
    let (laws, effects) = then.split_once(" : ").unwrap_or_else(|| panic!("{line}"));
    // A number without a book is of the book the file is named after.
    let cited = |number: &str| if number.contains(':') { number.to_owned() } else { format!("{file}:{number}") };
    Written {
        file,
        game,
        id,
        case: Case::read(&format!("{happened}|{stood}")).unwrap_or_else(|why| panic!("{id}: {why}")),
        laws: laws.split_whitespace().map(cited).collect(),
        effects: effects.split_whitespace().collect(),
        figures: figures.split_whitespace().map(str::to_owned).collect(),
    }
}

/// The payments, in the notation of a case.
pub(crate) fn moved(case: &Written, finding: &Finding) -> Vec<String> {
    let pots = games::entry(case.game).map_or(&[][..], |entry| entry.facts.pots);
    let payments = &finding.ruling.payments;
    if case.file == "voltarete" {
        return balances(case, finding);
    }
    let name = |account: engine::Account| match account.as_seat() {
        Some(seat) => (seat.index() + 1).to_string(),
        None => account.name(pots),
    };
    payments.iter().map(|payment| format!("{}>{}={}", name(payment.from), name(payment.to), payment.amount)).collect()
}

/// The result of each of three or four players, and the bolo afterwards.
fn balances(case: &Written, finding: &Finding) -> Vec<String> {
    let of = |account: engine::Account| {
        let moved = finding.ruling.payments.iter().map(|payment| {
            i64::from(payment.to == account) * payment.amount - i64::from(payment.from == account) * payment.amount
        });
        moved.sum::<i64>()
    };
    let held = case.case.stood.split_whitespace().find_map(|word| word.strip_prefix("bolo=")?.parse::<i64>().ok());
    let seats = if case.figures.len() == 5 { 4 } else { 3 };
    let mut figures: Vec<String> = (0..seats).map(|seat| of(engine::Seat::at(seat).into())).map(signed).collect();
    // A bolo that was lifted by a hand that does not count lies with its feito.
    let undone = finding.ruled.effects.iter().any(|effect| effect.token() == "undone");
    let bolo = if undone { 0 } else { held.unwrap_or_default() };
    figures.push((bolo + of(games::ombre::voltarete::BOLO.into())).to_string());
    figures
}

fn signed(amount: i64) -> String {
    if amount == 0 { "0".to_owned() } else { format!("{amount:+}") }
}

/// The notation of no payment: the bolo stays what it was.
pub(crate) fn nothing(case: &Written) -> Vec<String> {
    if case.file != "voltarete" {
        return Vec::new();
    }
    let held = case.case.stood.split_whitespace().find_map(|word| word.strip_prefix("bolo=")).unwrap_or("0");
    ["0", "0", "0", held].map(str::to_owned).to_vec()
}
