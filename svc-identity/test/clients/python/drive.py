"""Drives every public method of supabase_auth that needs no browser against a running service.

Usage: drive.py URL MAILS_URL ADMIN_TOKEN; `62800000001` to `62800000009` are numbers for tests with the code 123456; prints one JSON object a step: {"step", "ok", "detail"}.
"""

import base64
import hashlib
import hmac
import json
import struct
import sys
import time
import traceback
import urllib.parse
import urllib.request
import uuid

from httpx import Client
from supabase_auth import SyncGoTrueAdminAPI, SyncGoTrueClient
from supabase_auth.errors import AuthApiError

url, mails_url, admin_token = sys.argv[1:4]
PASSWORD = "k9#vQz!lantai"
TEST_CODE = "123456"
NEW_PASSWORD = "m4$wRt?jendela"


def new_http_client() -> Client:
    """Like the one it makes by itself, which waits five seconds; the machine may stand still as long."""
    return Client(follow_redirects=True, http2=True, timeout=30)


def new_client() -> SyncGoTrueClient:
    return SyncGoTrueClient(
        url=url, auto_refresh_token=False, persist_session=False, http_client=new_http_client()
    )


admin = SyncGoTrueAdminAPI(
    url=url, headers={"Authorization": f"Bearer {admin_token}"}, http_client=new_http_client()
)


def new_email() -> str:
    return f"python-{uuid.uuid4()}@example.com"


def read_mail(address: str, count: int = 1) -> dict:
    query = urllib.parse.urlencode({"address": address, "count": count})
    with urllib.request.urlopen(f"{mails_url}?{query}", timeout=30) as answer:
        return json.load(answer)


def totp(secret: str, step_offset: int = 0) -> str:
    key = base64.b32decode(secret)
    counter = struct.pack(">Q", int(time.time()) // 30 + step_offset)
    digest = hmac.new(key, counter, hashlib.sha1).digest()
    offset = digest[-1] & 15
    number = struct.unpack(">I", digest[offset : offset + 4])[0] & 0x7FFFFFFF
    return f"{number % 10**6:06d}"


def expect_error(code: str, work) -> None:
    try:
        work()
    except AuthApiError as error:
        assert error.code == code, f"{error.code} instead of {code}: {error.message}"
        return
    raise AssertionError(f"no error where {code} was due")


def confirmed_client() -> tuple[SyncGoTrueClient, str]:
    email = new_email()
    admin.create_user({"email": email, "password": PASSWORD, "email_confirm": True})
    client = new_client()
    client.sign_in_with_password({"email": email, "password": PASSWORD})
    return client, email


def sign_up_and_verify():
    email = new_email()
    client = new_client()
    answer = client.sign_up({"email": email, "password": PASSWORD, "options": {"data": {"first_name": "Ayu"}}})
    assert answer.session is None and answer.user.email == email
    expect_error("email_not_confirmed", lambda: client.sign_in_with_password({"email": email, "password": PASSWORD}))
    verified = client.verify_otp({"email": email, "token": read_mail(email)["code"], "type": "signup"})
    assert verified.session and verified.user.user_metadata["first_name"] == "Ayu"


def resend():
    email = new_email()
    client = new_client()
    client.sign_up({"email": email, "password": PASSWORD})
    read_mail(email)
    expect_error("over_email_send_rate_limit", lambda: client.resend({"type": "signup", "email": email}))


def sign_in_and_refresh():
    client, email = confirmed_client()
    before = client.get_session()
    after = client.refresh_session().session
    assert after.refresh_token != before.refresh_token
    client.set_session(after.access_token, after.refresh_token)
    assert client.get_user().user.email == email
    expect_error("invalid_credentials", lambda: new_client().sign_in_with_password({"email": email, "password": "wrong"}))


def get_claims():
    client, email = confirmed_client()
    assert client.get_claims()["claims"]["email"] == email


def update_user():
    client, email = confirmed_client()
    client.update_user({"data": {"city": "Bandung"}})
    assert client.get_user().user.user_metadata["city"] == "Bandung"
    client.update_user({"password": NEW_PASSWORD})
    assert new_client().sign_in_with_password({"email": email, "password": NEW_PASSWORD}).session


def change_of_address():
    client, email = confirmed_client()
    changed = new_email()
    client.update_user({"email": changed})
    for address in (email, changed):
        new_client().verify_otp({"token_hash": read_mail(address)["token"], "type": "email_change"})
    assert client.get_user().user.email == changed


def reset_password():
    client, email = confirmed_client()
    client.reset_password_for_email(email)
    recovered = new_client()
    recovered.verify_otp({"email": email, "token": read_mail(email)["code"], "type": "recovery"})
    recovered.update_user({"password": NEW_PASSWORD})
    assert new_client().sign_in_with_password({"email": email, "password": NEW_PASSWORD}).session
    client.reset_password_email(new_email())


def one_time_code():
    _, email = confirmed_client()
    client = new_client()
    client.sign_in_with_otp({"email": email, "options": {"should_create_user": False}})
    assert client.verify_otp({"email": email, "token": read_mail(email)["code"], "type": "email"}).session


def reauthenticate():
    client, email = confirmed_client()
    client.reauthenticate()
    assert read_mail(email)["code"]


def anonymous():
    client = new_client()
    assert client.sign_in_anonymously({"options": {"data": {"tried": True}}}).user.is_anonymous


def sign_out_scopes():
    for scope, survives in (("local", True), ("others", False), ("global", False)):
        client, email = confirmed_client()
        other = new_client()
        other.sign_in_with_password({"email": email, "password": PASSWORD})
        session = client.get_session()
        client.sign_out({"scope": scope})
        try:
            other.get_user()
            lives = True
        except AuthApiError:
            lives = False
        assert lives == survives, f"{scope}: the other session lives: {lives}"
        if scope == "others":
            client.set_session(session.access_token, session.refresh_token)
            assert client.get_user().user


def identities():
    client, _ = confirmed_client()
    assert [identity.provider for identity in client.get_user_identities().identities] == ["email"]
    expect_error("single_identity_not_deletable", lambda: client.unlink_identity(client.get_user_identities().identities[0]))


def oauth_addresses():
    client, _ = confirmed_client()
    address = client.sign_in_with_oauth({"provider": "google", "options": {"redirect_to": "https://sabi.test/"}}).url
    assert "provider=google" in address
    assert client.link_identity({"provider": "google"}).url.startswith("http")


def features_that_are_off():
    expect_error("saml_provider_disabled", lambda: new_client().sign_in_with_sso({"domain": "example.com"}))


def second_factor():
    client, email = confirmed_client()
    enrolled = client.mfa.enroll({"factor_type": "totp", "friendly_name": "phone"})
    challenge = client.mfa.challenge({"factor_id": enrolled.id})
    client.mfa.verify({"factor_id": enrolled.id, "challenge_id": challenge.id, "code": totp(enrolled.totp.secret)})
    assert client.mfa.get_authenticator_assurance_level().current_level == "aal2"
    assert len(client.mfa.list_factors().totp) == 1
    weak = new_client()
    weak.sign_in_with_password({"email": email, "password": PASSWORD})
    level = weak.mfa.get_authenticator_assurance_level()
    assert (level.current_level, level.next_level) == ("aal1", "aal2")
    weak.mfa.challenge_and_verify({"factor_id": enrolled.id, "code": totp(enrolled.totp.secret, 1)})
    assert weak.mfa.get_authenticator_assurance_level().current_level == "aal2"
    weak.mfa.unenroll({"factor_id": enrolled.id})
    assert not weak.mfa.list_factors().totp


def administration():
    email = new_email()
    user = admin.create_user({"email": email, "password": PASSWORD, "email_confirm": True, "user_metadata": {"a": 1}}).user
    assert admin.get_user_by_id(user.id).user.email == email
    assert admin.update_user_by_id(user.id, {"user_metadata": {"b": 2}}).user.user_metadata.items() >= {"a": 1, "b": 2}.items()
    assert any(listed.id == user.id for listed in admin.list_users(page=1, per_page=10))
    link = admin.generate_link({"type": "magiclink", "email": email})
    client = new_client()
    assert client.verify_otp({"token_hash": link.properties.hashed_token, "type": "magiclink"}).session
    admin.sign_out(client.get_session().access_token, "global")
    expect_error("session_not_found", client.get_user)
    admin.delete_user(user.id)
    expect_error("user_not_found", lambda: admin.get_user_by_id(user.id))


def invitation():
    email = new_email()
    assert admin.invite_user_by_email(email).user.invited_at
    assert new_client().verify_otp({"token_hash": read_mail(email)["token"], "type": "invite"}).session


def numbers():
    phone, changed = "62800000001", "62800000002"
    client = new_client()
    assert client.sign_up({"phone": phone, "password": PASSWORD}).session is None
    expect_error("phone_not_confirmed", lambda: client.sign_in_with_password({"phone": phone, "password": PASSWORD}))
    expect_error("over_sms_send_rate_limit", lambda: client.resend({"type": "sms", "phone": phone}))
    assert client.verify_otp({"phone": phone, "token": TEST_CODE, "type": "sms"}).user.phone == phone
    assert new_client().sign_in_with_password({"phone": phone, "password": PASSWORD}).session
    other = new_client()
    assert other.sign_in_with_otp({"phone": phone, "options": {"channel": "sms"}}).message_id == "test-otp"
    other.verify_otp({"phone": phone, "token": TEST_CODE, "type": "sms"})
    assert other.update_user({"phone": changed}).user.new_phone == changed
    expect_error("otp_invalid", lambda: other.verify_otp({"phone": changed, "token": "654321", "type": "phone_change"}))
    assert other.verify_otp({"phone": changed, "token": TEST_CODE, "type": "phone_change"}).user.phone == changed
    other.reauthenticate()


def factors_of_others():
    client, _ = confirmed_client()
    enrolled = client.mfa.enroll({"factor_type": "totp"})
    user_id = client.get_user().user.id
    assert [factor.id for factor in admin.mfa.list_factors({"user_id": user_id})] == [enrolled.id]
    admin.mfa.delete_factor({"user_id": user_id, "id": enrolled.id})
    assert not admin.mfa.list_factors({"user_id": user_id})


for step in (
    sign_up_and_verify,
    resend,
    sign_in_and_refresh,
    get_claims,
    update_user,
    change_of_address,
    reset_password,
    one_time_code,
    reauthenticate,
    anonymous,
    sign_out_scopes,
    identities,
    oauth_addresses,
    features_that_are_off,
    second_factor,
    administration,
    invitation,
    factors_of_others,
    numbers,
):
    try:
        step()
        print(json.dumps({"step": step.__name__, "ok": True, "detail": ""}), flush=True)
    except Exception:
        print(json.dumps({"step": step.__name__, "ok": False, "detail": traceback.format_exc(limit=-3)}), flush=True)
