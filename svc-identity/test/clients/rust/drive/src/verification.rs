//! Proving an address or a number: sign-up, codes, links, invitations and changes.

use serde_json::json;
use supabase_client_auth::*;

use crate::world::*;

const PHONE_CODE: &str = "123456";

pub async fn sign_up_and_verify_by_code(world: &World) -> Outcome {
    let (client, email) = (world.client(), new_email());
    let signed_up = client
        .sign_up_with_email_full(
            &email,
            &world.password,
            Some(json!({ "city": "Medan" })),
            None,
        )
        .await?;
    check("no session yet", signed_up.session.is_none())?;
    refused(
        "email_not_confirmed",
        client
            .sign_in_with_password_email(&email, &world.password)
            .await,
    )?;
    let mail = world.read_mail(&email, 1).await?;
    let session = client
        .verify_otp(otp(
            OtpType::Signup,
            Some(&email),
            None,
            &string(&mail["code"]),
        ))
        .await?;
    check(
        "metadata",
        session.user.user_metadata.unwrap_or_default()["city"] == "Medan",
    )?;
    check(
        "claims",
        AuthClient::get_claims(&session.access_token)?["email"] == email.as_str(),
    )
}

pub async fn verify_by_token_hash(world: &World) -> Outcome {
    let user = world.create_account().await?;
    let link = world
        .admin()
        .admin()
        .generate_link(link_to(GenerateLinkType::MagicLink, &text(&user.email)))
        .await?;
    let params = VerifyOtpParams {
        token_hash: Some(string(&link["hashed_token"])),
        ..otp(OtpType::MagicLink, None, None, "")
    };
    let session = world.client().verify_otp(params.clone()).await?;
    check("the account", session.user.id == user.id)?;
    refused("otp_expired", world.client().verify_otp(params).await)
}

pub async fn code_by_mail(world: &World) -> Outcome {
    let (client, user) = (world.client(), world.create_account().await?);
    let email = text(&user.email);
    client.sign_in_with_otp_email(&email).await?;
    let mail = world.read_mail(&email, 1).await?;
    refused(
        "otp_expired",
        client
            .verify_otp(otp(OtpType::Email, Some(&email), None, "000000"))
            .await,
    )?;
    let session = client
        .verify_otp(otp(
            OtpType::Email,
            Some(&email),
            None,
            &string(&mail["code"]),
        ))
        .await?;
    check("the account", session.user.id == user.id)
}

pub async fn phone(world: &World) -> Outcome {
    let client = world.client();
    let signed_up = client.sign_up_with_phone(PHONE, &world.password).await?;
    check("no session yet", signed_up.session.is_none())?;
    refused(
        "phone_not_confirmed",
        client
            .sign_in_with_password_phone(PHONE, &world.password)
            .await,
    )?;
    client
        .resend(ResendParams::phone(PHONE, ResendType::Sms))
        .await?;
    client
        .verify_otp(otp(OtpType::Sms, None, Some(PHONE), PHONE_CODE))
        .await?;
    client
        .sign_in_with_password_phone(PHONE, &world.password)
        .await?;
    client
        .sign_in_with_otp_phone(PHONE, OtpChannel::Sms)
        .await?;
    let session = client
        .verify_otp(otp(OtpType::Sms, None, Some(PHONE), PHONE_CODE))
        .await?;
    check("the number", session.user.phone.as_deref() == Some(PHONE))
}

pub async fn recovery(world: &World) -> Outcome {
    let (client, user) = (world.client(), world.create_account().await?);
    let email = text(&user.email);
    client.reset_password_for_email(&email, None).await?;
    let mail = world.read_mail(&email, 1).await?;
    let session = client
        .verify_otp(otp(
            OtpType::Recovery,
            Some(&email),
            None,
            &string(&mail["code"]),
        ))
        .await?;
    let new_password = format!("{}-baru", world.password);
    let change = UpdateUserParams {
        password: Some(new_password.clone()),
        ..Default::default()
    };
    client.update_user(&session.access_token, change).await?;
    client
        .sign_in_with_password_email(&email, &new_password)
        .await?;
    Ok(())
}

pub async fn invitation(world: &World) -> Outcome {
    let email = new_email();
    let invited = world
        .admin()
        .admin()
        .invite_user_by_email(&email, None)
        .await?;
    let mail = world.read_mail(&email, 1).await?;
    let session = world
        .client()
        .verify_otp(otp(
            OtpType::Invite,
            Some(&email),
            None,
            &string(&mail["code"]),
        ))
        .await?;
    check("the account", session.user.id == invited.id)
}

pub async fn change_of_address(world: &World) -> Outcome {
    let (client, session) = world.sign_in().await?;
    let changed = new_email();
    let change = UpdateUserParams {
        email: Some(changed.clone()),
        ..Default::default()
    };
    client.update_user(&session.access_token, change).await?;
    for address in [&text(&session.user.email), &changed] {
        let token_hash = string(&world.read_mail(address, 1).await?["token"]);
        let params = VerifyOtpParams {
            token_hash: Some(token_hash),
            ..otp(OtpType::EmailChange, None, None, "")
        };
        // The first of the two begins no session.
        let _ = world.client().verify_otp(params).await;
    }
    let user = client.get_user(&session.access_token).await?;
    check("the new address", user.email.as_deref() == Some(&changed))
}

fn otp(
    otp_type: OtpType,
    email: Option<&str>,
    phone: Option<&str>,
    token: &str,
) -> VerifyOtpParams {
    VerifyOtpParams {
        token: token.into(),
        otp_type,
        email: email.map(Into::into),
        phone: phone.map(Into::into),
        token_hash: None,
    }
}

fn link_to(link_type: GenerateLinkType, email: &str) -> GenerateLinkParams {
    GenerateLinkParams {
        link_type,
        email: email.into(),
        password: None,
        data: None,
        redirect_to: None,
    }
}
