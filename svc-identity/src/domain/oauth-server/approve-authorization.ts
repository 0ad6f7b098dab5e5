import { randomBytes } from 'node:crypto';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Caller } from '../authentication/authenticate';
import type { Session } from '../sessions/session';
import { codeLifeMs, hashCode, type OAuthAuthorization, rememberedMs } from './oauth-authorization';
import type { OAuthAuthorizationRepository } from './oauth-authorization-repository';
import { withAnswer } from './redirect-uri';

/**
 * Issues an authorization code, once.
 * @returns the browser's redirect; null when already decided
 */
export async function approveAuthorization(
  { authorization, caller }: { authorization: OAuthAuthorization; caller: Caller },
  { oauthAuthorizations }: { oauthAuthorizations: OAuthAuthorizationRepository },
  transaction?: Transaction,
): Promise<string | null> {
  const code = randomBytes(32).toString('base64url');
  const now = Date.now();
  const isFirst = await oauthAuthorizations.decide(
    authorization,
    {
      status: 'approved',
      authenticated_at: findAuthenticationTime(caller.session),
      aal: caller.session?.aal ?? 'aal1',
      code_hash: hashCode(code),
      code_expires_at: new Date(now + codeLifeMs),
      purge_at: new Date(now + rememberedMs),
    },
    transaction,
  );
  return isFirst ? withAnswer(authorization.redirect_uri, { code, state: authorization.state }) : null;
}

function findAuthenticationTime(session: Session | null): Date | null {
  const times = session?.amr.map(({ at }) => at.getTime()) ?? [];
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
