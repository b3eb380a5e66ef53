//! Who one is, under the seal of the house: cookies and tokens that cannot be forged.

use crate::house::{Name, PersonId};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// A person as a cookie or a token names him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    /// By which name.
    pub name: Name,
    /// How the house knows him.
    pub standing: Standing,
}

/// How the house knows a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// By this cookie alone.
    Guest,
    /// By an account.
    Member,
}

impl Standing {
    const fn letter(self) -> &'static str {
        match self {
            Standing::Guest => "g",
            Standing::Member => "m",
        }
    }
}

/// Signs and checks.
pub struct Signer {
    key: Vec<u8>,
}

impl Signer {
    /// Signs with this secret.
    pub fn new(key: Vec<u8>) -> Signer {
        Signer { key }
    }

    fn mac(&self, text: &str) -> Option<Hmac<Sha256>> {
        // Hmac takes a key of any length.
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).ok()?;
        mac.update(b"spadille person 1\n");
        mac.update(text.as_bytes());
        Some(mac)
    }

    /// The text that names a person.
    pub fn sign(&self, person: &Person) -> String {
        let text = format!("{}.{}.{}", person.id, person.standing.letter(), hex::encode(person.name.as_str()));
        let seal = self.mac(&text).map(|mac| hex::encode(mac.finalize().into_bytes())).unwrap_or_default();
        format!("{text}.{seal}")
    }

    /// The person whom a text names, if the house has signed it.
    pub fn read(&self, signed: &str) -> Option<Person> {
        let (text, seal) = signed.rsplit_once('.')?;
        self.mac(text)?.verify_slice(&hex::decode(seal).ok()?).ok()?;
        let mut fields = text.split('.');
        let id = PersonId::from_text(fields.next()?)?;
        let standing = match fields.next()? {
            "g" => Standing::Guest,
            "m" => Standing::Member,
            _ => return None,
        };
        let name = String::from_utf8(hex::decode(fields.next()?).ok()?).ok()?;
        Some(Person { id, name: Name::from_text(&name).ok()?, standing })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_house_signed_is_read_and_nothing_else() {
        let signer = Signer::new(vec![7; 64]);
        let name = Name::from_text("Inês <b>").expect("a name");
        let person = Person { id: PersonId::new().expect("chance"), name, standing: Standing::Guest };
        let signed = signer.sign(&person);
        assert_eq!(signer.read(&signed), Some(person.clone()));
        assert_eq!(Signer::new(vec![8; 64]).read(&signed), None, "another house");
        let member = signed.replacen(".g.", ".m.", 1);
        assert_eq!(signer.read(&member), None, "a guest who calls himself a member");
        let other = signed.replacen(person.id.as_str(), PersonId::new().expect("chance").as_str(), 1);
        assert_eq!(signer.read(&other), None, "somebody else's seat");
        for broken in ["", ".", "a.b.c.d", &signed[1..], &signed[..signed.len() - 1]] {
            assert_eq!(signer.read(broken), None, "{broken}");
        }
    }
}
