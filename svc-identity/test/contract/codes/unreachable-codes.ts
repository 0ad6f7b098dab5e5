import type { IdentityErrorCode } from '@sabi/contracts/http/identity/errors';

const samlIsOff = 'SAML is not served: 404 saml_provider_disabled comes before it';
const inTheCookie =
  'what a sign-in by a provider needs is in the browser’s cookie and the flow: bad_oauth_state';

/** Codes that the service never returns. */
export const unreachableCodes: Partial<Record<IdentityErrorCode, string>> = {
  email_address_invalid:
    'GoTrue judges addresses by asking their mail server; here their form is judged alone',
  email_address_not_authorized:
    'of GoTrue’s hosted default mail server, which sends to a team’s own addresses alone',
  oauth_client_state_expired: inTheCookie,
  oauth_client_state_not_found: inTheCookie,
  oauth_invalid_state: inTheCookie,
  saml_assertion_no_email: samlIsOff,
  saml_assertion_no_user_id: samlIsOff,
  saml_idp_not_found: samlIsOff,
  saml_relay_state_expired: samlIsOff,
  saml_relay_state_not_found: samlIsOff,
  sso_provider_disabled: samlIsOff,
  unexpected_audience: 'one audience is served: a token of another is bad_jwt',
  web3_unsupported_chain:
    'sign-in by wallet is not supported: 422 web3_provider_disabled comes before the body is read',
  webauthn_credential_not_found:
    'GoTrue defines and never uses it: an unknown credential is webauthn_verification_failed',
  reauth_nonce_missing: 'the published client knows it; GoTrue answers reauthentication_needed',
};
