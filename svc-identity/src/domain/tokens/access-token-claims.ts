import { z } from 'zod';
import { awaitsSecondFactor } from '../users/factor';
import { describeByScopes } from './user-claims';
import type { Session } from '../sessions/session';
import type { User } from '../users/user';

/** Claims besides issuer and times. */
export function describeCaller(user: User, session: Session) {
  const newestFirst = [...session.amr].sort((one, other) => other.at.getTime() - one.at.getTime());
  return {
    sub: user.id,
    aud: user.aud,
    ...(session.oauth ? describeByScopes(user, session.oauth.scopes) : describeAccount(user)),
    role: user.role,
    aal: session.aal,
    // Not in GoTrue: makes other services refuse this session until it is raised.
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

/** For the account's own sessions and the product's services. */
function describeAccount({ email, phone, app_metadata, user_metadata }: User) {
  return { email: email ?? '', phone: phone ?? '', app_metadata, user_metadata };
}

/** Claims, possibly changed by an operator's hook. */
export interface AccessTokenClaims extends Readonly<Record<string, unknown>> {
  readonly iss?: string | undefined;
  readonly sub: string;
  readonly session_id: string;
  /** Unix time in seconds. */
  readonly iat: number;
  readonly exp: number;
}

/** Claims read from a verified token. */
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
