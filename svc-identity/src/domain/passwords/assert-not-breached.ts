import { IdentityError } from '../errors/identity-error';
import { BreachListUnavailable, type BreachList } from './breach-list';
import { findPasswordWeakness, weakPassword } from './password-policy';

const retryAfterSeconds = 30;

/**
 * Checks an acceptable password against the configured breach list.
 * @throws {IdentityError} weak_password; unexpected_failure (503) while a required list is unavailable
 */
export async function assertNotBreached(
  password: string,
  { breachList }: { breachList: BreachList },
): Promise<void> {
  const weakness = findPasswordWeakness(password, {
    minLength: 0,
    isBreached: await ask(password, breachList),
  });
  if (weakness) throw weakPassword(weakness);
}

async function ask(password: string, breachList: BreachList): Promise<boolean> {
  try {
    return await breachList.has(password);
  } catch (error) {
    if (!(error instanceof BreachListUnavailable)) throw error;
    throw new IdentityError(503, 'unexpected_failure', 'Passwords cannot be checked at the moment', {
      retryAfterSeconds,
      cause: error,
    });
  }
}
