//! The ombre family: one player against the rest, in a suit he names, with Espadilha, Manilha and Basto above all trumps.
//!
//! What all its games share stands here: the order of the cards and the privilege of the matadores ([`trumps`]), and who
//! may overcall whom ([`auction`]). A game of the family adds its contracts, its talon and its payments.

pub mod auction;
pub mod trumps;
pub mod voltarete;
