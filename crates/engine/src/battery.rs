//! The test battery every game gets for free.
