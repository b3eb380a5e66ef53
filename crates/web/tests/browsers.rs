//! The pages in a real browser, wide and narrow. One program, for each costs a link of the whole house.

mod seen;
#[path = "support/tried.rs"]
mod tried;

mod browser;
mod club_day;
mod club_mistakes;
mod hand_end;
mod honour;
mod keys;
mod narrow;
mod phones;
mod presence;
mod referee;
mod story;
mod terms;
