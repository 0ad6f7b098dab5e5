import { flag, integer } from '@sabi/service-kit/env';
import type { z } from 'zod';
import type { SessionSettings } from '../domain/settings/session-settings';
import { duration } from './fields';

export const sessionEnvShape = {
  SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: flag.default(true),
  SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: integer(0, 3600)
    .default(10)
    .describe(
      'Seconds in which a token that a second factor has just replaced is refused without ending the session',
    ),
  SECURITY_REFRESH_TOKEN_LENGTH: integer(12, 64)
    .default(25)
    .describe('Characters of [a-z0-9]: 25 hold 128 bits, 12 are GoTrue’s'),
  SECURITY_PKCE_PLAIN_ALLOWED: flag
    .default(true)
    .describe(
      'Accept challenges by `plain` from clients and applications, as GoTrue; ASVS 10.4.6 requires false',
    ),
  SESSIONS_TIMEBOX: duration
    .default(90 * 24 * 3_600_000)
    .describe('Maximum lifetime of a session; 0: unlimited'),
  SESSIONS_INACTIVITY_TIMEOUT: duration
    .default(30 * 24 * 3_600_000)
    .describe('Maximum time without a refresh; 0: unlimited'),
  SESSIONS_SINGLE_PER_USER: flag.default(false).describe('A sign-in ends the older sessions of the account'),
  SESSIONS_ALLOW_LOW_AAL: duration
    .default(0)
    .describe('How long a session may be refreshed without its account’s second factor; 0: unlimited'),
};

export function readSessionSettings(env: z.infer<z.ZodObject<typeof sessionEnvShape>>): SessionSettings {
  return {
    refreshTokenLength: env.SECURITY_REFRESH_TOKEN_LENGTH,
    refreshTokenReuseSeconds: env.SECURITY_REFRESH_TOKEN_REUSE_INTERVAL,
    isRotationEnabled: env.SECURITY_REFRESH_TOKEN_ROTATION_ENABLED,
    isPlainPkceAllowed: env.SECURITY_PKCE_PLAIN_ALLOWED,
    sessionLimits: { timeboxMs: env.SESSIONS_TIMEBOX, inactivityMs: env.SESSIONS_INACTIVITY_TIMEOUT },
    isSessionSingle: env.SESSIONS_SINGLE_PER_USER,
    lowAalMs: env.SESSIONS_ALLOW_LOW_AAL,
  };
}
