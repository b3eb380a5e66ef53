//! One ruling, three doors: honour tables are played, and what the laws made anybody pay there the desk makes them pay too.

#[path = "honour/played.rs"]
mod played;
