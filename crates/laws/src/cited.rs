//! Citations of laws by the games.

use crate::desk::declared;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

type Index = BTreeMap<&'static str, BTreeSet<&'static str>>;

/// Laws with the messages that rest on them.
static INDEX: LazyLock<Index> = LazyLock::new(|| {
    let desks: Vec<_> = games::catalogue().into_iter().filter_map(|entry| (entry.desk)()).collect();
    let is_declared = |id: &str| desks.iter().flat_map(|desk| desk.laws).any(|law| law.id.0 == id);
    let mut index = Index::new();
    for (law, message) in desks.iter().flat_map(|desk| declared::cited(desk)).filter(|(law, _)| is_declared(law.0)) {
        index.entry(law.0).or_default().insert(message);
    }
    index
});

/// The law that this message rests on.
pub(crate) fn citing(message: &str) -> Option<&'static str> {
    INDEX.iter().find(|(_, messages)| messages.contains(message)).map(|(law, _)| *law)
}

/// Everything that cites a law, by message id.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct CitedBy {
    pub payments: Vec<&'static str>,
    pub refusals: Vec<&'static str>,
    /// Actions of players, and all other messages that cite it.
    pub acts: Vec<&'static str>,
}

/// Which acts, payments and refusals cite this law.
pub fn cited_by(id: &str) -> CitedBy {
    let mut by = CitedBy::default();
    for &message in INDEX.get(id).into_iter().flatten() {
        let kind = match message {
            _ if message.contains("-cause-") => &mut by.payments,
            _ if message.contains("-refused-") => &mut by.refusals,
            _ if message.contains("-heading-") => continue,
            _ => &mut by.acts,
        };
        kind.push(message);
    }
    by
}
