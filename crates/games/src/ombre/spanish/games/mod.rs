//! The games: each a constant of differences, its agreements and its facts.

pub mod dosillo;
pub mod hombre;
pub mod mediator;
pub mod quadrillo;
pub mod quintillo;
pub mod tresillo;

pub use dosillo::Dosillo;
pub use hombre::Hombre;
pub use mediator::Mediator;
pub use quadrillo::{Quadrillo, QuadrilloReyForzado, QuadrilloSolitario};
pub use quintillo::{Quintillo, Seisillo};
pub use tresillo::{Tresillo36, TresilloRefavor, TresilloSimple};
