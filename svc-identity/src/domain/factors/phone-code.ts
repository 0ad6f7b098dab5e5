import type { SecretBox } from '../encryption/secret-box';
import type { Settings } from '../settings/settings';
import type { Factor } from '../users/factor';
import type { FactorChallenge } from './factor-challenge';

const digits = 6;

/**
 * The code of a challenge. It is derived from the challenge's id with a key that is not in the database, so it is not
 * stored. Test numbers have the codes of the settings.
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
