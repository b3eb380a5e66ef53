//! Tests, named by rule, acceptance case or law of the three rule files; `harness` tells their tales through the same actions as every
//! table.

mod auction;
mod cards;
mod concessions;
mod family;
mod forced;
mod harness;
mod hombre;
mod honour;
mod mediator;
mod rows;
mod zangano;
