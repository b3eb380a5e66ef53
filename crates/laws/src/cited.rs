//! Where the games cite a law.

include!(concat!(env!("OUT_DIR"), "/cited.rs"));

/// What rests on a law, by the ids of its messages.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct CitedBy {
    pub payments: Vec<&'static str>,
    pub refusals: Vec<&'static str>,
    /// What players do, and whatever else is said under it.
    pub acts: Vec<&'static str>,
}

/// Which acts, payments and refusals cite this law.
pub fn cited_by(id: &str) -> CitedBy {
    let mut by = CitedBy::default();
    let messages = CITED.iter().find(|(law, _)| *law == id).map_or(&[][..], |(_, messages)| messages);
    for &message in messages {
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
