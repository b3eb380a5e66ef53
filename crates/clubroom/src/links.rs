//! The ways into an event: a link nobody can guess, and the PIN that goes with it.
//!
//! A link is for one person in one role. Of its secret and its PIN only digests are kept, the PIN's together with the secret, so that
//! who reads the database can open nothing. A device that has shown the PIN gets a badge of its own.

use super::{Clubs, Event};
use club::Actor;
use club::entry::PersonId;
use club::role::{Bearer, role_from_name, role_name};
use live::now;
use pages::club::Issued;
use sha2::{Digest, Sha256};
use std::net::IpAddr;
use std::sync::{Arc, PoisonError};
use store::{Change, ClubChange, ClubQuery, KeptLink, Store, StoreError};
use table::{EventId, Token};

/// Why a link was not opened.
#[derive(Debug, thiserror::Error)]
pub enum NotOpened {
    #[error("there is no such link")]
    NotFound,
    #[error("this is not its PIN")]
    WrongPin,
    #[error("too many wrong PINs: wait a minute")]
    TooMany,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Chance(#[from] getrandom::Error),
}

/// Wrong PINs of one address that are forgiven, and how long a link stays shut to it after them, in milliseconds.
const FORGIVEN: usize = 5;
const SHUT: u64 = 60_000;
/// Wrong PINs from all addresses within [`REMEMBERED`] after which a link is under attack: then each address has one try in `LONG_SHUT`.
/// Others' tries slow an address down and never shut it out; a thousand addresses have 6,000 of the million PINs an hour.
const ATTACKED: usize = 50;
const LONG_SHUT: u64 = 10 * 60_000;
/// How long wrong PINs are remembered.
const REMEMBERED: u64 = 60 * 60_000;

/// One who tries PINs at a link. Tries are rows of the store: they hold on all servers and over a restart.
struct Trier<'t> {
    event: &'t EventId,
    /// Digest of the link's secret.
    link: &'t str,
    /// Digest of the address, with the link's secret: nobody reads it back.
    address: String,
}

impl Trier<'_> {
    /// Has this address used up its tries, or more than used them up?
    async fn is_shut(&self, store: &dyn Store, counted: Counted) -> Result<bool, StoreError> {
        let at = now();
        let all = counted_in(store, ClubQuery::Tries(self.event, self.link, at.saturating_sub(REMEMBERED))).await?;
        let (forgiven, shut) = if all >= ATTACKED { (1, LONG_SHUT) } else { (FORGIVEN, SHUT) };
        let of_one = ClubQuery::TriesOf(self.event, self.link, &self.address, at.saturating_sub(shut));
        let own = counted_in(store, of_one).await?;
        Ok(match counted {
            Counted::Before => own >= forgiven,
            Counted::WithThis => own > forgiven,
        })
    }
}

/// The number a query that counts answers with.
async fn counted_in(store: &dyn Store, query: ClubQuery<'_>) -> Result<usize, StoreError> {
    let rows = store.club(query).await?;
    let count = rows.first().and_then(|row| row.first()?.parse().ok());
    count.ok_or_else(|| StoreError::Unreadable("a count of tries".to_owned()))
}

/// Whether the try at hand is written down already.
#[derive(Clone, Copy)]
enum Counted {
    Before,
    WithThis,
}

fn digest(text: &str) -> String {
    hex::encode(Sha256::digest(text))
}

/// Six figures, each as likely as any other.
fn new_pin() -> Result<String, getrandom::Error> {
    const FAIR: u32 = u32::MAX - u32::MAX % 1_000_000;
    loop {
        let drawn = getrandom::u32()?;
        if drawn < FAIR {
            return Ok(format!("{:06}", drawn % 1_000_000));
        }
    }
}

impl Event {
    /// The links that open something.
    pub fn links(&self) -> Arc<Vec<Bearer>> {
        Arc::clone(&self.links.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub(super) async fn read_links(&self) -> Result<(), StoreError> {
        let rows = self.store.club(ClubQuery::Links(&self.id)).await?;
        let bearer = |row: &Vec<String>| {
            let [link, person, role, issued] = row.as_slice() else { return None };
            let actor = Actor { person: PersonId(person.parse().ok()?), role: role_from_name(role)? };
            Some(Bearer { link: link.parse().ok()?, actor, issued: issued.parse().ok()? })
        };
        *self.links.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(rows.iter().filter_map(bearer).collect());
        Ok(())
    }

    /// A new link for somebody in a role; a former one of the same person and role opens nothing any more.
    pub async fn issue(&self, actor: Actor) -> Result<Issued, NotOpened> {
        let (secret, pin) = (Token::new()?, new_pin()?);
        let kept = (digest(secret.as_str()), digest(&format!("{}:{pin}", secret.as_str())));
        // Of two that issue a link at once one takes the next number.
        for _ in 0..4 {
            let rows = self.store.club(ClubQuery::LinksEver(&self.id)).await?;
            let ever: u32 = rows.first().and_then(|row| row.first()?.parse().ok()).unwrap_or_default();
            let bearer = Bearer { link: ever + 1, actor, issued: now() };
            let role = role_name(actor.role).to_owned();
            let link = KeptLink { number: bearer.link, person: actor.person.0, role, issued: bearer.issued };
            let change = ClubChange::Link { club: self.id.clone(), link, secret: kept.0.clone(), pin: kept.1.clone() };
            match self.store.change(Change::Club(change)).await {
                Ok(()) => {
                    self.read_links().await?;
                    return Ok(Issued { bearer, secret, pin });
                }
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Ends a link: whoever came in by it is out.
    pub async fn end_link(&self, link: u32) -> Result<(), StoreError> {
        self.store.change(Change::Club(ClubChange::EndLink { club: self.id.clone(), number: link, at: now() })).await?;
        self.read_links().await
    }

    /// Bearer of this badge by this link, if the link is still valid.
    pub async fn bearer(&self, link: u32, badge: &str) -> Result<Option<Bearer>, StoreError> {
        let Some(bearer) = self.links().iter().find(|bearer| bearer.link == link).copied() else { return Ok(None) };
        let rows = self.store.club(ClubQuery::Badge(&self.id, &digest(badge))).await?;
        let is_its = rows.first().and_then(|row| row.first()) == Some(&link.to_string());
        Ok(is_its.then_some(bearer))
    }

    /// Does this bearer's link still open?
    pub fn admits(&self, bearer: &Bearer) -> bool {
        self.links().contains(bearer)
    }

    /// A badge for a device, without its PIN: for who has just made the link.
    pub async fn badge(&self, link: u32) -> Result<Token, NotOpened> {
        let badge = Token::new()?;
        let change = ClubChange::Badge { club: self.id.clone(), link, badge: digest(badge.as_str()), at: now() };
        self.store.change(Change::Club(change)).await?;
        Ok(badge)
    }
}

impl Clubs {
    /// Is there such a link? It says nothing of whose it is.
    pub async fn knows(&self, event: &EventId, secret: &str) -> Result<bool, StoreError> {
        Ok(!self.store.club(ClubQuery::Secret(event, &digest(secret))).await?.is_empty())
    }

    /// Opens a link with its PIN: the number of the link, and a badge for the device. Wrong PINs are counted by link and address.
    pub async fn open_link(&self, event: &Event, secret: &str, pin: &str, from: IpAddr) -> Result<(u32, Token), NotOpened> {
        let link = digest(secret);
        let rows = self.store.club(ClubQuery::Secret(&event.id, &link)).await?;
        let Some([number, kept]) = rows.first().map(Vec::as_slice) else { return Err(NotOpened::NotFound) };
        let trier = Trier { event: &event.id, link: &link, address: digest(&format!("{secret}:{from}")) };
        // A try is written down before it is looked at: of many at once none is for nothing.
        if trier.is_shut(&*self.store, Counted::Before).await? {
            return Err(NotOpened::TooMany);
        }
        let (club, address, at) = (event.id.clone(), trier.address.clone(), now());
        let tried = ClubChange::TryPin { club, link: link.clone(), address, at, forget: at.saturating_sub(REMEMBERED) };
        self.store.change(Change::Club(tried)).await?;
        if trier.is_shut(&*self.store, Counted::WithThis).await? {
            return Err(NotOpened::TooMany);
        }
        if digest(&format!("{secret}:{}", pin.trim())) != *kept {
            return Err(NotOpened::WrongPin);
        }
        let (club, address) = (event.id.clone(), trier.address.clone());
        self.store.change(Change::Club(ClubChange::ForgetTries { club, link: link.clone(), address })).await?;
        let number = number.parse().map_err(|_| NotOpened::NotFound)?;
        Ok((number, event.badge(number).await?))
    }
}
