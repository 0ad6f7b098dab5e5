import { z } from 'zod';
import { awaitsSecondFactor } from '../factors/factor';
import { describeByScopes } from '../oauth-server/user-claims';
import type { Session } from '../sessions/session';
import type { User } from '../users/user';

/** What an access token says, beside issuer and times. */
export function describeCaller(user: User, session: Session) {
  const newestFirst = [...session.amr].sort((one, other) => other.at.getTime() - one.at.getTime());
  return {
    sub: user.id,
    aud: user.aud,
    ...(session.oauth ? describeByScopes(user, session.oauth.scopes) : describeAccount(user)),
    role: user.role,
    aal: session.aal,
    // Not GoTrue's: it tells other services, which do not know of factors, not to serve this session yet.
    ...(awaitsSecondFactor(user.factors, session) && { required_aal: 'aal2' }),
    amr: newestFirst.map(({ method, at, provider }) => ({
      method,
      timestamp: Math.floor(at.getTime() / 1000),
      ...(provider && { provider }),
    })),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
    ...(session.oauth && { client_id: session.oauth.client_id, scope: session.oauth.scopes.join(' ') }),
  };
}

/** For the account itself and the product's own services. */
function describeAccount({ email, phone, app_metadata, user_metadata }: User) {
  return { email: email ?? '', phone: phone ?? '', app_metadata, user_metadata };
}

/** What an access token says; an operator's hook may have had its say. */
export interface AccessTokenClaims extends Readonly<Record<string, unknown>> {
  readonly iss?: string | undefined;
  readonly sub: string;
  readonly session_id: string;
  /** Unix time in seconds. */
  readonly iat: number;
  readonly exp: number;
}

/** What this service reads of a token whose signature, issuer and times are in order. */
export const verifiedClaimsSchema = z.object({
  sub: z.string().optional(),
  exp: z.number(),
  iat: z.number().optional(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  role: z.string().optional(),
  session_id: z.string().optional(),
  client_id: z.string().optional(),
  scope: z.string().optional(),
});
export type VerifiedClaims = z.infer<typeof verifiedClaimsSchema>;
