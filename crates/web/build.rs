//! The migrations become part of the program: a new one must make it anew.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
