#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| spadille_fuzz::play(bytes));
