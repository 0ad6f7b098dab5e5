import type { PasskeyChallenge } from './passkey';

export interface PasskeyChallengeRepository {
  insert(challenge: PasskeyChallenge): Promise<void>;
  /**
   * Removes a challenge and returns it to one of concurrent requests.
   * @returns null when missing
   */
  consume(challenge: Pick<PasskeyChallenge, 'id' | 'purpose' | 'user_id'>): Promise<PasskeyChallenge | null>;
}
