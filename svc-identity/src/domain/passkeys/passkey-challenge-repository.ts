import type { PasskeyChallenge } from './passkey';

export interface PasskeyChallengeRepository {
  insert(challenge: PasskeyChallenge): Promise<void>;
  /** Takes a challenge away: of any number of requests one gets it. @returns null when it is not there (any more) */
  consume(challenge: Pick<PasskeyChallenge, 'id' | 'purpose' | 'user_id'>): Promise<PasskeyChallenge | null>;
}
