import type { PasswordWeakness } from '../passwords/password-policy';
import type { AccessToken } from '../tokens/access-tokens';
import type { User } from '../users/user';
import type { ProviderTokens } from '../flows/flow-state';
import type { Session } from './session';

/** A session as it is written; its access token follows, see issueSession. */
export type StartedSession = Omit<IssuedSession, 'accessToken'>;

/** What a caller gets who has signed in or refreshed. */
export interface IssuedSession {
  readonly user: User;
  readonly session: Session;
  readonly accessToken: AccessToken;
  readonly refreshToken: string;
  /** Whether a refresh gave out a token that it had given out before. */
  readonly reused?: boolean;
  readonly weakness?: PasswordWeakness;
  /** What the provider gave that was signed in by. */
  readonly provider?: ProviderTokens;
}
