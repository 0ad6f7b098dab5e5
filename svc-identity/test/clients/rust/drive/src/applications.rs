//! Applications that ask for the consent of an account.

use std::error::Error;

use supabase_client_auth::*;

use crate::world::*;

const CALLBACK: &str = "https://app.test/callback";

/// The id of the request of a new application, as the page that asks for consent gets it.
///
/// A consent would end in an error: applications that the client registers authenticate in the header, and it sends their secret in
/// the form, which the service refuses as GoTrue does.
async fn begin_authorization(world: &World, pair: &PkcePair) -> Result<String, Box<dyn Error>> {
    let client = world.admin();
    let application = client
        .admin()
        .oauth_create_client(CreateOAuthClientParams::new(
            "Partner",
            vec![CALLBACK.into()],
        ))
        .await?;
    let params = OAuthAuthorizeUrlParams::new(&application.client_id, CALLBACK)
        .scope("openid email")
        .state("s")
        .pkce(&pair.challenge);
    let location = world
        .location(&client.build_oauth_authorize_url(&params))
        .await?;
    query(&location, "authorization_id")
}

pub async fn refusal_of_an_application(world: &World) -> Outcome {
    let (client, session) = world.sign_in().await?;
    let id = begin_authorization(world, &AuthClient::generate_pkce_pair()).await?;
    client
        .oauth_get_authorization_details(&session.access_token, &id)
        .await?;
    let denied = client
        .oauth_deny_authorization(&session.access_token, &id)
        .await?;
    check(
        "access_denied",
        query(&denied.redirect_url, "error")? == "access_denied",
    )
}
