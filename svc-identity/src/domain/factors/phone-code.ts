import type { SecretBox } from '../encryption/secret-box';
import type { Settings } from '../settings/settings';
import type { Factor } from '../users/factor';
import type { FactorChallenge } from './factor-challenge';

const digits = 6;

/**
 * The code of a challenge, derived from its id with a key outside the database instead of stored. Test
 * numbers have configured codes.
 */
export function findPhoneCode(
  challenge: Pick<FactorChallenge, 'id'>,
  factor: Pick<Factor, 'phone'>,
  { secretBox, settings }: { secretBox: SecretBox; settings: Settings },
): string {
  return (
    settings.phones.testCodes.get(factor.phone ?? '') ??
    secretBox.deriveDigits(`phone factor:${challenge.id}`, digits)
  );
}
