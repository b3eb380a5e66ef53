//! The ombre family: one player against the rest, in a suit they name, with Espadilha, Manilha and Basto above all trumps.
//!
//! What all its games share stands here: the packs ([`deck`]), the order of the cards and the privilege of the matadores
//! ([`trumps`]), who may overcall whom ([`auction`]), the cards left over ([`stock`]), the tricks of a hand ([`tricks`]), what is
//! certain ([`certain`]), what a revoke changed ([`revoke`]) and who has won by tricks ([`result`]). A game of the family adds its
//! contracts, its payments and its laws.

pub mod auction;
pub mod certain;
pub mod deck;
pub mod result;
pub mod revoke;
pub mod spanish;
pub mod stock;
pub mod tricks;
pub mod trumps;
pub mod voltarete;
