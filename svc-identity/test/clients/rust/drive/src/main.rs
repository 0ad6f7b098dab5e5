//! Drives those methods of supabase-client-auth against a running service that its own tests leave out, or try only where they fail.
//!
//! Usage: drive SITE_URL MAILS_URL ADMIN_TOKEN PASSWORD; under SITE_URL the service is at /auth/v1; 6280000000001 is a number for tests
//! with the code 123456. Prints one JSON object a step: {"step", "ok", "detail"}.

mod accounts;
mod applications;
mod verification;
mod world;

use std::env;

use accounts::*;
use applications::*;
use reqwest::redirect::Policy;
use serde_json::json;
use verification::*;
use world::{Outcome, World};

macro_rules! run {
    ($world:expr, $($step:ident),+ $(,)?) => {
        $(report(stringify!($step), $step(&$world).await);)+
    };
}

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = env::args().collect();
    let world = World {
        url: arguments[1].clone(),
        mails_url: arguments[2].clone(),
        admin_token: arguments[3].clone(),
        password: arguments[4].clone(),
        http: reqwest::Client::builder()
            .redirect(Policy::none())
            .build()
            .expect("a client"),
    };
    run!(
        world,
        sign_up_and_verify_by_code,
        verify_by_token_hash,
        code_by_mail,
        phone,
        recovery,
        invitation,
        change_of_address,
        levels_of_deletion,
        ban,
        weak_password,
        providers,
        what_is_off,
        with_a_captcha_token,
        sign_out_scopes,
        stored_session,
        refusal_of_an_application,
    );
}

fn report(step: &str, outcome: Outcome) {
    let detail = outcome.err().map(|error| error.to_string());
    println!(
        "{}",
        json!({ "step": step, "ok": detail.is_none(), "detail": detail.unwrap_or_default() })
    );
}
