//! The messages of the drills of every game.

use engine::Msg;
use learn::drill::{What, drill, kinds};

/// Seeds of each kind and game, among which every message is said.
const SEEDS: u64 = 60;

/// The messages of questions, answers and reasons, as they are filled in.
pub(crate) fn messages() -> Vec<Msg> {
    let mut found = Vec::new();
    for entry in games::catalogue() {
        for kind in kinds(&entry) {
            found.push(Msg::new(kind.title()));
            for drill in (0..SEEDS).filter_map(|seed| drill(&entry, kind, seed)) {
                found.extend(
                    drill.reasons.into_iter().filter_map(|reason| reason.says).chain([drill.question]).chain(drill.table.facts),
                );
                found.extend(drill.choices.into_iter().filter_map(|choice| match choice.what {
                    What::Said(msg) => Some(msg),
                    What::Card(_) | What::Cards(_) | What::Number(_) | What::Follows(_) => None,
                }));
            }
        }
    }
    found.retain(|msg| msg.id.starts_with("drill-"));
    found
}
