import { integer } from '@sabi/service-kit/env';
import { z } from 'zod';
import type { LimitSettings, Rate } from '../domain/settings/limit-settings';

const rate = (perWindow: number) => integer(1, 1_000_000).default(perWindow);
const minutes = 60;
const hours = 3600;

export const limitEnvShape = {
  RATE_LIMIT_HEADER: z
    .string()
    .default('')
    .describe(
      'Header with the client’s address, such as X-Forwarded-For; without one requests are not limited by network',
    ),
  RATE_LIMIT_EMAIL_SENT: integer(0)
    .default(0)
    .describe('Mails an hour, of all accounts together; 0: unlimited'),
  RATE_LIMIT_SMS_SENT: integer(0).default(30).describe('Text messages an hour, of all accounts together'),
  RATE_LIMIT_OTP: rate(30).describe(
    'Each of sign-up, recover, resend, magic link, otp and change of account, in 5 minutes',
  ),
  RATE_LIMIT_VERIFY: rate(30).describe('In 5 minutes'),
  RATE_LIMIT_TOKEN_REFRESH: rate(150).describe(
    'Every grant of a token except web3, in 5 minutes; applications are counted separately',
  ),
  RATE_LIMIT_SSO: rate(30).describe('In 5 minutes'),
  RATE_LIMIT_WEB3: rate(30).describe('In 5 minutes'),
  RATE_LIMIT_PASSKEY: rate(30).describe('In 5 minutes'),
  RATE_LIMIT_MFA: rate(15).describe('Challenges, and answers to them, a minute'),
  RATE_LIMIT_ANONYMOUS_USERS: rate(30).describe('An hour'),
  RATE_LIMIT_OAUTH_DYNAMIC_CLIENT_REGISTER: rate(10).describe('In 5 minutes'),
};

export function readLimitSettings(env: z.infer<z.ZodObject<typeof limitEnvShape>>): LimitSettings {
  const inFiveMinutes = (requests: number): Rate => ({ requests, windowSeconds: 5 * minutes });
  const otp = inFiveMinutes(env.RATE_LIMIT_OTP);
  const factor = { requests: env.RATE_LIMIT_MFA, windowSeconds: minutes };
  return {
    clientHeader: env.RATE_LIMIT_HEADER || null,
    rates: {
      signup: otp,
      recover: otp,
      resend: otp,
      magiclink: otp,
      otp,
      user: otp,
      verify: inFiveMinutes(env.RATE_LIMIT_VERIFY),
      token: inFiveMinutes(env.RATE_LIMIT_TOKEN_REFRESH),
      'oauth-token': inFiveMinutes(env.RATE_LIMIT_TOKEN_REFRESH),
      web3: inFiveMinutes(env.RATE_LIMIT_WEB3),
      sso: inFiveMinutes(env.RATE_LIMIT_SSO),
      passkey: inFiveMinutes(env.RATE_LIMIT_PASSKEY),
      challenge: factor,
      factor,
      anonymous: { requests: env.RATE_LIMIT_ANONYMOUS_USERS, windowSeconds: hours },
      'client-registration': inFiveMinutes(env.RATE_LIMIT_OAUTH_DYNAMIC_CLIENT_REGISTER),
    },
    mails: { requests: env.RATE_LIMIT_EMAIL_SENT, windowSeconds: hours },
    textMessages: { requests: env.RATE_LIMIT_SMS_SENT, windowSeconds: hours },
  };
}
