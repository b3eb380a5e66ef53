//! A house whose JSON is asked for and held against its description.

pub(crate) mod described;
pub(crate) mod house;
