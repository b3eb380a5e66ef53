//! The pages: everything a person sees in the browser.
//!
//! A page is made from what its reader may see (a [`VisitorView`](::table::VisitorView), a list of the lobby) and the words of a
//! language; nothing here knows a state, and no page asks which game it draws. Every page works without the script: forms are
//! forms and links are links. The script makes tables live and cards move.

mod account;
mod analysis;
pub mod assets;
mod book;
mod card;
pub mod club;
mod decided;
mod diagram;
mod drill;
mod filters;
mod forms;
mod frame;
mod laws;
mod learn;
mod lesson;
mod letters;
mod lobby;
mod memo;
mod open;
mod paper;
mod path;
mod picture;
pub mod presets;
mod raster;
mod referee;
mod replay;
mod results;
mod share;
mod shelves;
pub mod table;
mod table_text;
mod term;
#[cfg(test)]
mod tests;
mod words;
pub mod worked;

pub use account::{Device, account};
pub use analysis::{Analysis, Looked, Played};
pub use assets::asset;
pub use book::{gallery, order_page, part, rules};
pub use decided::{Answer, Decided, Decision, Seen, decided};
pub use drill::{Asked, drill};
pub use filters::Filter;
pub use frame::{Context, SignedIn, Theme, layout, message, offline};
pub use laws::{LawSearch, laws_page};
pub use learn::learn;
pub use lesson::{AtStop, lesson};
pub use lobby::{Lobby, MyTurn, lobby, mine, now, watch};
pub use memo::{Memo, Plain, Said};
pub use open::open_form;
pub use paper::Paper;
pub use path::{coach, path};
pub use picture::{SIZE, position};
pub use raster::png;
pub use referee::{Acts, AtDesk, Fault, FromTable, MOST_FAULTS, referee};
pub use replay::AROUND;
pub use replay::{Replay, Sharing, Stop, replay, upload};
pub use results::Achieved;
pub use share::share;
pub use shelves::{Index, Learning, index};
pub use table_text::said;
pub use words::{words_index, words_of};
