//! The novice is lawful at every table and true to the book.
