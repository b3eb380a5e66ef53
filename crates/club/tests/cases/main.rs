//! The acceptance cases of the rule file, by number.

mod bounds;
mod day;
mod desk;
mod discipline;
mod entries;
mod formats;
mod mistakes;
mod room;
mod rules;
