/**
 * Settings that differ from GoTrue's defaults. Operators of the service alone set the same
 * (docs/security.md).
 */
export const productSettings = {
  SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: 'true',
  SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
  SECURITY_PKCE_PLAIN_ALLOWED: 'false',
  SECURITY_CORS_ANY_ORIGIN: 'false',
  SECURITY_JSON_ALONE: 'true',
  SESSIONS_ALLOW_LOW_AAL: '15m',
  PASSKEY_ENABLED: 'true',
  RATE_LIMIT_HEADER: 'X-Forwarded-For',
  SECURITY_MANUAL_LINKING_ENABLED: 'true',
} as const;
