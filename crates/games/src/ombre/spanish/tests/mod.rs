//! Tests, named by rule, acceptance case or law of the three rule files; `harness` tells their tales through the same actions as every
//! table.

mod auction;
mod cards;
mod harness;
mod mediator;
mod rows;
