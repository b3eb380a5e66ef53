//! Tests, named by rule, acceptance case or law; `harness` tells their tales through the same actions as every table.

mod harness;
