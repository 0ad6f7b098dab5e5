import { hkdfSync } from 'node:crypto';
import type { Env } from '../env';
import { type AccountSettings, readAccountSettings } from './accounts';
import { type CaptchaSettings, readCaptchaSettings } from './captcha';
import { type FactorSettings, readFactorSettings } from './factors';
import { type HooksSettings, readHooksSettings } from './hooks';
import { type LimitSettings, readLimitSettings } from './limits';
import { type MailSettings, readMailSettings } from './mails';
import { type OAuthServerSettings, readOAuthServerSettings } from './oauth-server';
import { type PhoneSettings, readPhoneSettings } from './phones';
import { type ProvidersSettings, readProvidersSettings } from './providers';
import { readServerSettings, type ServerSettings } from './server';
import { readSessionSettings, type SessionSettings } from './sessions';
import { readTokenSettings, type TokenSettings } from './tokens';

/** Settings of the domain. Durations have their unit in the name. */
export interface Settings
  extends ServerSettings, TokenSettings, AccountSettings, SessionSettings, MailSettings {
  readonly phones: PhoneSettings;
  readonly providers: ProvidersSettings;
  readonly factors: FactorSettings;
  readonly oauthServer: OAuthServerSettings;
  readonly limits: LimitSettings;
  /** null: no captcha is required. */
  readonly captcha: CaptchaSettings | null;
  readonly hooks: HooksSettings;
}

export function createSettings(env: Env): Settings {
  const server = readServerSettings(env);
  const mailSecret = env.MAIL_TOKEN_SECRET ?? deriveSecret(env.JWT_SECRET ?? '', 'mail tokens');
  return {
    ...server,
    ...readTokenSettings(env),
    ...readAccountSettings(env),
    ...readSessionSettings(env),
    ...readMailSettings(env, mailSecret),
    phones: readPhoneSettings(env),
    providers: readProvidersSettings(env, server.externalUrl),
    factors: readFactorSettings(env, { siteUrl: server.siteUrl, mailSecret }),
    oauthServer: readOAuthServerSettings(env),
    limits: readLimitSettings(env),
    captcha: readCaptchaSettings(env),
    hooks: readHooksSettings(env),
  };
}

/** Derives a secret for another purpose, which does not reveal the original. */
function deriveSecret(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64');
}
