//! Who one is, under the seal of the house: cookies and tokens that cannot be forged.

use cookie::{Cookie, CookieJar, Key};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::net::IpAddr;
use store::Origin;
use table::{Name, PersonId};

/// A person as a cookie or a token names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    /// By which name.
    pub name: Name,
    /// Their identity.
    pub standing: Identity,
}

/// Identity of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Identity {
    /// By this cookie alone.
    Guest,
    /// By an account, and signed in by this session; by none, if that was before there were any.
    Member(Option<SessionId>),
}

/// By which a session is known. It is no secret: what counts is the seal of the house under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SessionId(u128);

impl SessionId {
    /// A new session.
    pub(super) fn new() -> Result<SessionId, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(SessionId(u128::from_be_bytes(bytes)))
    }

    fn from_text(text: &str) -> Option<SessionId> {
        let is_written = text.len() == 32 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        u128::from_str_radix(text, 16).ok().filter(|_| is_written).map(SessionId)
    }
}

impl std::fmt::Display for SessionId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl Identity {
    const fn letter(self) -> &'static str {
        match self {
            Identity::Guest => "g",
            Identity::Member(_) => "m",
        }
    }
}

/// The cookie that says who one is. Its value is also the token of a program.
pub(super) const PERSON: &str = "spadille";

/// Signs and checks.
pub struct Signer {
    key: Key,
    /// What the first version signed with: another key than the cookies have, made from the same secret.
    first: Hmac<Sha256>,
    /// Makes digests of addresses, which nobody can find again without the secret.
    origins: Hmac<Sha256>,
}

/// A secret that is too short to sign with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the secret of the house is too short to sign with")]
pub struct ShortSecret;

impl Signer {
    /// Signs with this secret, which has 64 bytes or more.
    pub fn new(secret: &[u8]) -> Result<Signer, ShortSecret> {
        let mut first = Hmac::new_from_slice(secret).map_err(|_| ShortSecret)?;
        first.update(b"spadille person 1\n");
        let mut origins = Hmac::new_from_slice(secret).map_err(|_| ShortSecret)?;
        origins.update(b"spadille origin 1\n");
        Ok(Signer { key: Key::try_from(secret).map_err(|_| ShortSecret)?, first, origins })
    }

    /// The address of a caller, as lists know it.
    pub fn origin(&self, address: IpAddr) -> Origin {
        let digest = self.origins.clone().chain_update(address.to_string()).finalize().into_bytes();
        Origin::new(hex::encode(&digest[..16]))
    }

    /// The text that names a person.
    pub fn sign(&self, person: &Person) -> String {
        let mut text = format!("{}.{}.{}", person.id, person.standing.letter(), hex::encode(person.name.as_str()));
        if let Identity::Member(Some(session)) = person.standing {
            text = format!("{text}.{session}");
        }
        let mut jar = CookieJar::new();
        jar.signed_mut(&self.key).add(Cookie::new(PERSON, text));
        jar.get(PERSON).map(|signed| signed.value().to_owned()).unwrap_or_default()
    }

    /// The person whom a text names, if the house has signed it.
    pub fn read(&self, signed: &str) -> Option<Person> {
        let mut jar = CookieJar::new();
        jar.add_original(Cookie::new(PERSON, signed.to_owned()));
        match jar.signed(&self.key).get(PERSON) {
            Some(cookie) => Signer::person(cookie.value()),
            None => self.read_first(signed),
        }
    }

    /// The person whom a text names that the first version of the house has signed. It is still good, and pages sign it anew.
    pub(super) fn read_first(&self, signed: &str) -> Option<Person> {
        let (text, seal) = signed.rsplit_once('.')?;
        let sealed = self.first.clone().chain_update(text);
        sealed.verify_slice(&hex::decode(seal).ok()?).ok()?;
        Signer::person(text)
    }

    fn person(text: &str) -> Option<Person> {
        let mut fields = text.split('.');
        let id = PersonId::from_text(fields.next()?)?;
        let letter = fields.next()?;
        let name = String::from_utf8(hex::decode(fields.next()?).ok()?).ok()?;
        let standing = match (letter, fields.next()) {
            ("g", None) => Identity::Guest,
            ("m", session) => Identity::Member(match session {
                Some(session) => Some(SessionId::from_text(session)?),
                None => None,
            }),
            _ => return None,
        };
        Some(Person { id, name: Name::from_text(&name).ok()?, standing })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_house_signed_is_read_and_nothing_else() {
        let signer = Signer::new(&[7; 64]).expect("a secret");
        let name = Name::from_text("Inês <b>").expect("a name");
        let person = Person { id: PersonId::new().expect("chance"), name, standing: Identity::Guest };
        let signed = signer.sign(&person);
        assert_eq!(signer.read(&signed), Some(person.clone()));
        assert_eq!(Signer::new(&[8; 64]).expect("a secret").read(&signed), None, "another house");
        let member = Person { standing: Identity::Member(Some(SessionId(7))), ..person.clone() };
        assert_eq!(signer.read(&signer.sign(&member)), Some(member), "a session is read back");
        let member = signed.replacen(".g.", ".m.", 1);
        assert_eq!(signer.read(&member), None, "a guest who claims to be a member");
        let other = signed.replacen(person.id.as_str(), PersonId::new().expect("chance").as_str(), 1);
        assert_eq!(signer.read(&other), None, "somebody else's seat");
        assert_eq!(Signer::new(&[7; 63]).err(), Some(ShortSecret));
        for broken in ["", ".", "a.b.c.d", &signed[1..], &signed[..signed.len() - 1]] {
            assert_eq!(signer.read(broken), None, "{broken}");
        }
    }

    #[test]
    fn what_the_first_version_signed_is_still_good() {
        let signer = Signer::new(&[7; 64]).expect("a secret");
        let text = "00112233445566778899aabbccddeeff.m.416e61";
        let signed = format!("{text}.231c52997c8468ca35f546984143ad2904583ab29960ddd56274b27d1b52a72a");
        let person = signer.read(&signed).expect("a person");
        assert_eq!((person.name.as_str(), person.standing), ("Ana", Identity::Member(None)));
        assert_eq!(signer.read_first(&signed), Some(person.clone()));
        assert_eq!(signer.read_first(&signer.sign(&person)), None, "signed anew it is an ordinary cookie");
        assert_eq!(Signer::new(&[8; 64]).expect("a secret").read(&signed), None, "another house");
        for forged in [signed.replace(".m.", ".g."), signed.replace("416e61", "4265"), text.to_owned(), format!("{text}.")] {
            assert_eq!(signer.read(&forged), None, "{forged}");
        }
    }
}
