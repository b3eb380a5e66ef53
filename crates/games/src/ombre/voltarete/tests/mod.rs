//! Tests, named by rule, acceptance case or law. The cases are those of the rule file, the laws those of the book's second
//! part; `harness` tells their tales through the same actions as every table.

mod cards;
mod espadilha;
mod four;
mod harness;
mod ledger;
mod pagas;
mod passages;
mod remissas;
mod resposta;
mod solver;
mod talon;
mod worked_hands;
