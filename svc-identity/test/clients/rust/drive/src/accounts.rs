//! Accounts and their sessions.

use supabase_client_auth::*;
use uuid::Uuid;

use crate::world::*;

pub async fn levels_of_deletion(world: &World) -> Outcome {
    let (softly, wholly) = (world.create_account().await?, world.create_account().await?);
    let client = world.admin();
    client
        .admin()
        .delete_user_with_options(&softly.id, true)
        .await?;
    client
        .admin()
        .delete_user_with_options(&wholly.id, false)
        .await?;
    client.admin().get_user_by_id(&softly.id).await?;
    refused(
        "user_not_found",
        client.admin().get_user_by_id(&wholly.id).await,
    )
}

pub async fn ban(world: &World) -> Outcome {
    let user = world.create_account().await?;
    let banned = AdminUpdateUserParams {
        ban_duration: Some("1h".into()),
        ..Default::default()
    };
    world
        .admin()
        .admin()
        .update_user_by_id(&user.id, banned)
        .await?;
    refused(
        "user_banned",
        world
            .client()
            .sign_in_with_password_email(&text(&user.email), &world.password)
            .await,
    )
}

pub async fn weak_password(world: &World) -> Outcome {
    refused(
        "weak_password",
        world
            .client()
            .sign_up_with_email(&new_email(), "12345")
            .await,
    )
}

pub async fn providers(world: &World) -> Outcome {
    let (client, session) = world.sign_in().await?;
    let address =
        client.get_oauth_sign_in_url(OAuthProvider::Google, Some("https://sabi.test/"), None)?;
    check(
        "to the provider",
        world.location(&address).await?.contains("client_id=web"),
    )?;
    let link = client
        .link_identity(&session.access_token, OAuthProvider::Google)
        .await?;
    check("to link", link.url.contains("client_id=web"))?;
    let pair = AuthClient::generate_pkce_pair();
    let code = Uuid::new_v4().to_string();
    refused(
        "flow_state_not_found",
        client
            .exchange_code_for_session(&code, Some(pair.verifier.as_str()))
            .await,
    )
}

pub async fn what_is_off(world: &World) -> Outcome {
    let client = world.client();
    refused(
        "saml_provider_disabled",
        client
            .sign_in_with_sso(SsoSignInParams::domain("example.com"))
            .await,
    )?;
    let wallet = Web3SignInParams::new(Web3Chain::Ethereum, "0x0", "message", "0x0", "nonce");
    refused(
        "web3_provider_disabled",
        client.sign_in_with_web3(wallet).await,
    )
}

pub async fn with_a_captcha_token(world: &World) -> Outcome {
    let (client, user) = (world.client(), world.create_account().await?);
    let email = text(&user.email);
    client
        .sign_in_with_password_email_captcha(&email, &world.password, Some("token"))
        .await?;
    client
        .sign_in_with_otp_email_captcha(&email, Some("token"))
        .await?;
    client
        .sign_in_with_otp_phone_captcha(PHONE, OtpChannel::Sms, Some("token"))
        .await?;
    Ok(())
}

pub async fn sign_out_scopes(world: &World) -> Outcome {
    for (scope, survives) in [
        (SignOutScope::Local, true),
        (SignOutScope::Others, false),
        (SignOutScope::Global, false),
    ] {
        let (client, session) = world.sign_in().await?;
        let other = client
            .sign_in_with_password_email(&text(&session.user.email), &world.password)
            .await?;
        client
            .sign_out_with_scope(&session.access_token, scope)
            .await?;
        check(
            &format!("{scope:?}"),
            client.get_user(&other.access_token).await.is_ok() == survives,
        )?;
    }
    Ok(())
}

pub async fn stored_session(world: &World) -> Outcome {
    let (_, session) = world.sign_in().await?;
    let client = world.client();
    client.set_session(session.clone()).await;
    client.start_auto_refresh();
    client.stop_auto_refresh();
    let renewed = client.refresh_current_session().await?;
    check(
        "another token",
        renewed.refresh_token != session.refresh_token,
    )?;
    client
        .sign_out_current_with_scope(SignOutScope::Local)
        .await?;
    refused(
        "session_not_found",
        client.get_user(&renewed.access_token).await,
    )?;
    refused(
        "refresh_token_not_found",
        client.refresh_session(&renewed.refresh_token).await,
    )
}
