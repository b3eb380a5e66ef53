//! Charts of the rule book (R3, 5.1, 5.3).

use super::points::power;
use super::stakes::{Cap, EnvidoCall, Ladder, Stage};
use cards::{CardSet, Pack};
use engine::chart::{Chart, Row, What};
use engine::{Cite, Msg};

/// The order of the vazas, and what truco and envido bring.
pub(super) fn charts() -> Vec<Chart> {
    let all = Pack::Spanish40.cards();
    let of = |strength: u8| all.iter().filter(|&card| power(card) == strength).collect::<CardSet>();
    let columns = || vec![Msg::new("truco-chart-accepted"), Msg::new("truco-chart-refused")];
    let row = |what: &'static str, accepted: Option<i64>, refused: i64, cite| Row {
        what: What::Said(Msg::new(what)),
        figures: vec![accepted, Some(refused)],
        cite: Cite(cite),
    };
    let stage = |(stage, what): (Stage, &'static str)| row(what, Some(stage.worth()), stage.refused(), "truco R64");
    let envido = |(call, what): (EnvidoCall, &'static str)| {
        let ladder = Ladder::EMPTY.with(call, 0, Cap::Open);
        // The falta is worth what the leader lacks.
        let accepted = (call != EnvidoCall::Falta).then_some(ladder.stake);
        row(what, accepted, ladder.refused, "truco section 5.1")
    };
    vec![
        Chart::Order {
            heading: Msg::new("chart-order"),
            steps: (1..=14).rev().map(of).filter(|equals| !equals.is_empty()).collect(),
            cite: Cite("truco section 2"),
        },
        Chart::Tariff {
            heading: Msg::new("truco-chart-truco"),
            columns: columns(),
            rows: [(Stage::Truco, "truco-truco"), (Stage::Retruco, "truco-retruco"), (Stage::ValeQuatro, "truco-vale-quatro")]
                .map(stage)
                .into(),
        },
        Chart::Tariff {
            heading: Msg::new("truco-chart-envido"),
            columns: columns(),
            rows: [
                (EnvidoCall::Envido, "truco-envido"),
                (EnvidoCall::Real, "truco-real-envido"),
                (EnvidoCall::Falta, "truco-falta-envido"),
            ]
            .map(envido)
            .into(),
        },
    ]
}
