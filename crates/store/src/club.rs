//! What is kept of championships: the decisions in their order, and the ways in.

use super::Origin;
use table::TableId;

/// Something of a championship that is written down, in one transaction.
#[derive(Clone, Debug)]
pub enum ClubChange {
    /// A new event, and from where; one that came from no address is listed by itself.
    Found { club: TableId, config: String, at: u64, origin: Option<Origin>, plays: Plays },
    /// Events that were never founded, days that play themselves and drafts go, if nothing has changed since the time of each.
    Sweep { unplayed: u64, drafts: u64 },
    /// Decisions, one after another: all of them or none. If there is one of the first number or of this act already, it is a conflict;
    /// of an event that was swept they are refused.
    /// An archive comes with the earlier decisions it takes personal data out of, by their numbers.
    Decide {
        club: TableId,
        first: u64,
        at: u64,
        act: String,
        bodies: Vec<String>,
        redacted: Vec<(u64, String)>,
        listing: ClubListing,
    },
    /// A new way in; former ones of the same person in the same role end.
    Link { club: TableId, link: KeptLink, secret: String, pin: String },
    /// A link ends, and the devices that came in by it are out.
    EndLink { club: TableId, number: u32, at: u64 },
    /// An address tries a PIN at a link, both by their digests; tries before `forget` go.
    TryPin { club: TableId, link: String, address: String, at: u64, forget: u64 },
    /// The tries of an address that has shown the PIN go.
    ForgetTries { club: TableId, link: String, address: String },
    /// A device has shown the PIN of a link.
    Badge { club: TableId, link: u32, badge: String, at: u64 },
}

/// Players of the day of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plays {
    People,
    Itself,
}

/// Entry of an event in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubListing {
    pub name: String,
    /// Machine name of its state.
    pub state: String,
}

/// An event in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedEvent {
    pub id: TableId,
    pub name: String,
    /// The machine name of how far it is.
    pub state: String,
}

/// A link as it is kept, without its secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptLink {
    pub number: u32,
    pub person: u32,
    /// The machine name of the role.
    pub role: String,
    /// When, in milliseconds since 1970.
    pub issued: u64,
}

/// Decisions of a log that are read together: a long one is never in memory twice.
pub const LOG_PAGE: usize = 256;

/// Query about championships. Every column of an answer is text.
#[derive(Clone, Debug)]
pub enum ClubQuery<'q> {
    /// The newest events that were published, one of every address before the second of any: id, name, state.
    Newest(u32),
    /// The charter of an event.
    Charter(&'q TableId),
    /// The first [`LOG_PAGE`] decisions after this number: number, act, body.
    Log(&'q TableId, u64),
    /// The links that have not ended: number, person, role, issued.
    Links(&'q TableId),
    /// How many links there ever were.
    LinksEver(&'q TableId),
    /// The link of a secret, by its digest: number, digest of the PIN.
    Secret(&'q TableId, &'q str),
    /// Tries of PINs at a link after this time: how many.
    Tries(&'q TableId, &'q str, u64),
    /// The same of one address, by its digest.
    TriesOf(&'q TableId, &'q str, &'q str, u64),
    /// The link of a device, by the digest of its badge: number.
    Badge(&'q TableId, &'q str),
}
