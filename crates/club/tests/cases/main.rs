//! The acceptance cases of the rule file, by number.

mod day;
mod desk;
mod discipline;
mod entries;
mod formats;
mod room;
mod rules;
