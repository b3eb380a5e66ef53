mod cards_;
mod exchange;
mod hands;
mod harness;
mod honour;
mod marks;
mod names;
mod worlds;
