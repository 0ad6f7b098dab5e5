import type { PasswordWeakness } from '../passwords/password-policy';
import type { AccessToken } from '../tokens/access-tokens';
import type { User } from '../users/user';
import type { ProviderTokens } from '../sign-in-flows/flow-state';
import type { Session } from '../sessions/session';

/** A stored session; issueSession adds its access token. */
export type StartedSession = Omit<IssuedSession, 'accessToken'>;

/** Result of a sign-in or refresh. */
export interface IssuedSession {
  readonly user: User;
  readonly session: Session;
  readonly accessToken: AccessToken;
  readonly refreshToken: string;
  /** Whether a refresh returned the same token. */
  readonly reused?: boolean;
  readonly weakness?: PasswordWeakness;
  /** Tokens of the provider. */
  readonly provider?: ProviderTokens;
}
