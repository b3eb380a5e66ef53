//! A championship, from the first entry to the last medal.
//!
//! It is built like a table: a log of decisions, and a pure function of that log. Every decision has its maker and its time; a
//! decision that is refused names the rule against it and changes nothing. Corrections are decisions too, so nothing is ever lost.
//!
//! The rules are numbered as in the rule file (`championship:R12`), the laws as `campeonato:6.VIII`.
//!
//! The regulation's own words, once: an *entry* (inscrição) is one player or a team; its *capataz* speaks and signs for it; two
//! entries meet in a *jogo*, played in one or three *partidas* to a target of *tentos*; the *súmula* is its score sheet; a
//! *testa* is a player's duel with the opponent they face; the *tampa baralho* covers the pack; *pilcha* is the dress of a *peão*
//! or a *prenda*. A result counts once it is *homologated*, accepted by the evaluating commission.

pub mod category;
pub mod championship;
pub mod choices;
mod clock;
pub mod decision;
pub mod demo;
mod draw;
pub mod entry;
pub mod format;
pub mod founding;
pub mod incident;
pub mod jogo;
mod money;
mod names;
pub mod open_data;
pub mod options;
mod prizes;
pub mod public_view;
pub mod ranking;
mod refusal;
pub mod role;
pub mod rules;
pub mod schedule;
pub mod simulate;
mod text;

pub use championship::Championship;
pub use clock::Time;
pub use decision::{Decision, Logged};
pub use draw::{DrawError, digest_of, drawn_order, seed_of};
pub use money::Centavos;
pub use prizes::{Award, Medals, Purse};
pub use refusal::Breach;
pub use role::{Actor, Role};
pub use text::{CardName, Line, Names, Note, Text, TooLong};
