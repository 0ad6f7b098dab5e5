//! What every step needs: the service, accounts, mails and what is expected of answers.

use std::error::Error;

use serde_json::Value;
use supabase_client_auth::*;
use uuid::Uuid;

/// A number for tests.
pub const PHONE: &str = "6280000000001";

pub type Outcome = Result<(), Box<dyn Error>>;

pub struct World {
    pub url: String,
    pub mails_url: String,
    pub admin_token: String,
    pub password: String,
    pub http: reqwest::Client,
}

impl World {
    pub fn client(&self) -> AuthClient {
        AuthClient::new(&self.url, "anon").expect("an address")
    }

    pub fn admin(&self) -> AuthClient {
        AuthClient::new(&self.url, &self.admin_token).expect("an address")
    }

    /// What the newest of so many mails to an address holds: `code`, `token`, `link`.
    pub async fn read_mail(&self, address: &str, count: u32) -> Result<Value, Box<dyn Error>> {
        let query = [
            ("address", address.to_string()),
            ("count", count.to_string()),
        ];
        Ok(self
            .http
            .get(&self.mails_url)
            .query(&query)
            .send()
            .await?
            .json()
            .await?)
    }

    pub async fn create_account(&self) -> Result<User, Box<dyn Error>> {
        let params = AdminCreateUserParams {
            email: Some(new_email()),
            password: Some(self.password.clone()),
            email_confirm: Some(true),
            ..Default::default()
        };
        Ok(self.admin().admin().create_user(params).await?)
    }

    pub async fn sign_in(&self) -> Result<(AuthClient, Session), Box<dyn Error>> {
        let user = self.create_account().await?;
        let client = self.client();
        let session = client
            .sign_in_with_password_email(&text(&user.email), &self.password)
            .await?;
        Ok((client, session))
    }

    /// The place that an address of the service sends a browser to.
    pub async fn location(&self, address: &str) -> Result<String, Box<dyn Error>> {
        let response = self.http.get(address).send().await?;
        let location = response.headers().get("location").ok_or("leads nowhere")?;
        Ok(location.to_str()?.to_string())
    }
}

pub fn new_email() -> String {
    format!("rust-{}@example.com", Uuid::new_v4())
}

pub fn text(value: &Option<String>) -> String {
    value.clone().unwrap_or_default()
}

pub fn string(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}

/// A value of the query of an address.
pub fn query(address: &str, name: &str) -> Result<String, Box<dyn Error>> {
    let found = reqwest::Url::parse(address)?
        .query_pairs()
        .find(|(key, _)| key == name)
        .map(|(_, value)| value.into_owned());
    found.ok_or_else(|| format!("no {name} in {address}").into())
}

pub fn check(what: &str, holds: bool) -> Outcome {
    if holds {
        Ok(())
    } else {
        Err(format!("{what}: does not hold").into())
    }
}

/// Wants an error with a code.
pub fn refused<T>(code: &str, result: Result<T, AuthError>) -> Outcome {
    match result {
        Ok(_) => Err(format!("no error where {code} was due").into()),
        Err(AuthError::Api {
            error_code: Some(found),
            ..
        }) if found.to_string() == code => Ok(()),
        Err(other) => Err(format!("another error than {code}: {other:?}").into()),
    }
}
