//! The rules that drills of a game rest on.

use engine::{Cite, Entry};

/// The rules of one game, or of all games of a family.
pub(super) struct Rules {
    /// The game or family.
    of: &'static str,
    /// Which card takes a trick.
    pub(super) takes: Cite,
    /// The duty of a player who does not lead; none where any card may be played.
    pub(super) follow: Option<Cite>,
    /// Is there enough to be said at the table to ask for it?
    pub(super) speaks: bool,
    /// Does the book advise what to bid or to throw, with its reasons?
    pub(super) advises: bool,
}

const RULES: [Rules; 9] = [
    Rules { of: "voltarete", takes: Cite("voltarete R70"), follow: Some(Cite("voltarete R72")), speaks: true, advises: true },
    Rules { of: "spanish", takes: Cite("mediator R38"), follow: Some(Cite("mediator R36")), speaks: true, advises: true },
    Rules { of: "truco", takes: Cite("truco R82"), follow: None, speaks: true, advises: true },
    Rules { of: "minchiate", takes: Cite("minchiate R30"), follow: Some(Cite("minchiate R25")), speaks: false, advises: true },
    Rules { of: "yukon", takes: Cite("yukon R8"), follow: Some(Cite("yukon R4")), speaks: false, advises: false },
    Rules { of: "grand", takes: Cite("grand R13"), follow: Some(Cite("grand R11")), speaks: true, advises: true },
    Rules { of: "malilla", takes: Cite("malilla R15"), follow: Some(Cite("malilla R16")), speaks: false, advises: false },
    Rules { of: "cientos", takes: Cite("cientos R30"), follow: Some(Cite("cientos R30")), speaks: false, advises: true },
    Rules { of: "rebesino", takes: Cite("rebesino R25"), follow: Some(Cite("rebesino R25")), speaks: false, advises: true },
];

/// The rules of a game, its own before those of its family.
pub(super) fn of(entry: &Entry) -> Option<&'static Rules> {
    let named = |name: &str| RULES.iter().find(|rules| rules.of == name);
    named(entry.facts.id).or_else(|| named(entry.family?))
}
