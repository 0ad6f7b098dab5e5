import { EnvError } from '@sabi/service-kit/env';
import type { Env } from '../env';
import { createAccessTokens } from './access-tokens';

const lifeSeconds = 3600;

/**
 * An operator's administration token, valid for an hour. Without a session, so it cannot be revoked.
 * @throws {EnvError} without keys
 */
export function createServiceToken(env: Env): string {
  if (env.isGenerated) throw new EnvError(['JWT_KEYS: is required, or JWT_SECRET']);
  const tokens = createAccessTokens({
    keys: env.tokenKeys,
    issuer: env.JWT_ISSUER,
    lifeSeconds,
    lowAalMs: 0,
  });
  const iat = Math.floor(Date.now() / 1000);
  return tokens.sign({ role: 'service_role', aud: env.JWT_AUD, iat, exp: iat + lifeSeconds });
}
