import { z } from 'zod';
import { awaitsSecondFactor } from '../users/factor';
import { describeByScopes } from './user-claims';
import type { Session } from '../sessions/session';
import type { User } from '../users/user';

/** Claims of an access token, besides issuer and times. */
export function describeCaller(user: User, session: Session) {
  const newestFirst = [...session.amr].sort((one, other) => other.at.getTime() - one.at.getTime());
  return {
    sub: user.id,
    aud: user.aud,
    ...(session.oauth ? describeByScopes(user, session.oauth.scopes) : describeAccount(user)),
    role: user.role,
    aal: session.aal,
    // Not in GoTrue: other services, which do not know factors, refuse this session until it is raised.
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

/** For sessions of the account itself and the product's own services. */
function describeAccount({ email, phone, app_metadata, user_metadata }: User) {
  return { email: email ?? '', phone: phone ?? '', app_metadata, user_metadata };
}

/** Claims of an access token; an operator's hook may have changed them. */
export interface AccessTokenClaims extends Readonly<Record<string, unknown>> {
  readonly iss?: string | undefined;
  readonly sub: string;
  readonly session_id: string;
  /** Unix time in seconds. */
  readonly iat: number;
  readonly exp: number;
}

/** Claims that this service reads from a verified token. */
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
