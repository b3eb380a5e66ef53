//! A teller of short tales.
