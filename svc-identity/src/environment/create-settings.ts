import { hkdfSync } from 'node:crypto';
import type { Settings } from '../domain/settings/settings';
import type { Env } from '../env';
import { readAccountSettings } from './accounts';
import { readCaptchaSettings } from './captcha';
import { readFactorSettings } from './factors';
import { readHooksSettings } from './hooks';
import { readLimitSettings } from './limits';
import { readMailSettings } from './mails';
import { readOAuthServerSettings } from './oauth-server';
import { readPhoneSettings } from './phones';
import { readProvidersSettings } from './providers';
import { readServerSettings } from './server';
import { readSessionSettings } from './sessions';
import { readTokenSettings } from './tokens';

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

/** Derives a secret for another purpose, without revealing the original. */
function deriveSecret(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64');
}
