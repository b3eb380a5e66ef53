//! Tests, named by rule, acceptance case or law.
