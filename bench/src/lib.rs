//! What is measured: the bare ceiling, the trick kernel, and whole deals through the public rules.

pub mod ceiling;
pub mod clock;
pub mod deals;
pub mod kernel;
pub mod load;
pub mod observed;
pub mod plain;
