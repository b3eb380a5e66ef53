//! What thinking players do, and do not.
