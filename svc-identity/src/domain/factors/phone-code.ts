import type { Ports } from '../ports/ports';
import type { Factor } from './factor';
import type { FactorChallenge } from './factor-challenge';

const digits = 6;

/**
 * The code that answers a challenge. It is derived from the challenge's id by a key the database does not have, so it is
 * kept nowhere; numbers for tests have the code that the settings give them.
 */
export function findPhoneCode(
  challenge: Pick<FactorChallenge, 'id'>,
  factor: Pick<Factor, 'phone'>,
  { secretBox, settings }: Pick<Ports, 'secretBox' | 'settings'>,
): string {
  return (
    settings.phones.testCodes.get(factor.phone ?? '') ??
    secretBox.deriveDigits(`phone factor:${challenge.id}`, digits)
  );
}
