import { unsupportedProviders } from '../domain/providers/provider';

// Variables of GoTrue installations, with an optional prefix.

export const optionalPrefix = 'GOTRUE_';

/** GoTrue's names of settings with other names here. */
export const aliases: Readonly<Record<string, string>> = {
  GOTRUE_API_HOST: 'HOST', // too general without the prefix
  GOTRUE_API_PORT: 'PORT',
  CUSTOM_OAUTH_ENABLED: 'CUSTOM_PROVIDERS_ENABLED',
  CUSTOM_OAUTH_MAX_PROVIDERS: 'CUSTOM_PROVIDERS_MAX',
  MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: 'RATE_LIMIT_MFA',
  MFA_WEBAUTHN_ENROLL_ENABLED: 'MFA_WEB_AUTHN_ENROLL_ENABLED',
  MFA_WEBAUTHN_VERIFY_ENABLED: 'MFA_WEB_AUTHN_VERIFY_ENABLED',
  PASSKEY_MAX_PASSKEYS_PER_USER: 'PASSKEY_MAX_PER_USER',
  RATE_LIMIT_O_AUTH_DYNAMIC_CLIENT_REGISTER: 'RATE_LIMIT_OAUTH_DYNAMIC_CLIENT_REGISTER',
};

const foreign = unsupportedProviders.map((name) => name.toUpperCase()).join('|');
const ofProvider = 'CLIENT_ID|SECRET|REDIRECT_URI|URL|API_URL|SKIP_NONCE_CHECK|EMAIL_OPTIONAL';

/** GoTrue's settings without a counterpart, with values that have no effect. */
const withoutEffect: readonly [name: RegExp, value: RegExp][] = [
  [/^DB_/, /^/], // PostgreSQL is not used
  [/^MAILER_URLPATHS_/, /^(?:\/auth\/v1)?\/verify$/],
  [new RegExp(`^EXTERNAL_(?:${foreign}|WEB3_SOLANA|WEB3_ETHEREUM)_ENABLED$`), /^false$/],
  [new RegExp(`^EXTERNAL_(?:${foreign})_(?:${ofProvider})$`), /^/], // no effect unless enabled
  [/^CUSTOM_OAUTH_MAX_PROVIDERS$/, /^0$/], // no limit
  [/^SAML_ENABLED$/, /^false$/],
];

/** The environment without these settings. With other values they stay and are refused as unknown. */
export function withoutUnusedSettings(
  source: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const isUnused = (variable: string, value = ''): boolean => {
    const name = variable.startsWith(optionalPrefix) ? variable.slice(optionalPrefix.length) : variable;
    return withoutEffect.some(([names, values]) => names.test(name) && values.test(value));
  };
  return Object.fromEntries(Object.entries(source).filter(([name, value]) => !isUnused(name, value)));
}
