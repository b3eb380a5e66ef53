#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| spadille_fuzz::card(text));
