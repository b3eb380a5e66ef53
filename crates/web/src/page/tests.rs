//! What must be true of every page.
