//! Interface of a game, and everything independent of particular games: seats, turns, offers, tricks, the ledger, the view, the
//! record, the table log, and the battery of tests every game gets for free.
//!
//! **Invariant:** no game is named in this crate.

pub mod action;
pub mod agreement;
mod any;
#[cfg(feature = "battery")]
pub mod battery;
pub mod belief;
pub mod chart;
mod dealing;
pub mod duty;
mod facts;
mod game;
mod imagine;
pub mod law;
mod ledger;
pub mod look_back;
mod msg;
mod offer;
mod parts;
pub mod play_history;
pub mod record;
mod refusal;
mod report;
pub mod rest;
mod revision;
mod rng;
mod seat;
pub mod show;
mod side;
mod table;
pub mod trick;

pub use action::{Action, BadAction};
pub use agreement::{Agreements, BadAgreement, Setup};
pub use any::{ActError, Agreed, AnyGame, AnyView, Ease, Entry, Listing, Opened, Options, Place};
pub use dealing::Shuffler;
pub use facts::{Book, Effect, Facts, Hears, OptionFact, OptionText, SetupFact};
pub use game::{Game, Pile, Shuffle, ShuffleFor, Turn};
pub use imagine::{Limit, Slot, deal_unseen, deal_within, ways_to_deal};
pub use ledger::{Account, Cause, Ledger, LedgerEntry, Pot};
pub use look_back::LookBack;
pub use msg::{Arg, Msg, Saying};
pub use offer::Offer;
pub use refusal::{Cite, Refusal};
pub use report::{DealReport, Figure};
pub use revision::Revision;
pub use rng::Rng;
pub use seat::{Seat, SeatSet, Viewer};
pub use show::TableView;
pub use side::Side;
pub use table::{Event, TableLog};
