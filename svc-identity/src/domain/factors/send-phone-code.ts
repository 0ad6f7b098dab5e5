import type { Transaction } from '../../data-access/transaction';
import type { Dependencies } from '../../dependencies';
import { TextNotSent } from '../../integrations/text-messages';
import { IdentityError } from '../errors';
import type { User } from '../users/user';
import type { Factor } from './factor';
import type { FactorChallenge } from './factor-challenge';
import { describePhoneCode, findPhoneCode } from './phone-code';

interface CodeToSend {
  readonly challenge: FactorChallenge;
  readonly factor: Factor;
  readonly user: User;
}

/** One quota for all accounts. */
const quotaKey = 'all';

/**
 * Sends the code of a challenge: first the challenge and the right to send are written together, then the message goes
 * out. One that could not be sent gives the right back.
 * @param store writes the challenge
 * @throws {IdentityError} over_sms_send_rate_limit, sms_send_failed
 */
export async function sendPhoneCode(
  { challenge, factor, user }: CodeToSend,
  store: (transaction: Transaction) => Promise<void>,
  deps: Pick<
    Dependencies,
    'mailGaps' | 'textMessages' | 'textQuota' | 'secretBox' | 'settings' | 'transact' | 'logger'
  >,
): Promise<void> {
  const phone = factor.phone ?? '';
  // By account and number: a factor that is enrolled anew does not shorten the wait.
  const address = `${user.id}:${phone}`;
  await deps.transact(async (transaction) => {
    const waitMs = await deps.mailGaps.reserve(
      'factor-code',
      address,
      deps.settings.phones.gapMs,
      transaction,
    );
    if (waitMs > 0) throw tooSoon(Math.ceil(waitMs / 1000));
    await store(transaction);
  });
  if (deps.settings.phones.testCodes.has(phone)) return;
  try {
    await assertWithinQuota(deps);
    if (!deps.textMessages) throw new TextNotSent('there is no gateway');
    const text = describePhoneCode(findPhoneCode(challenge, factor, deps), user.language);
    await deps.textMessages.send({ to: phone, text });
  } catch (error) {
    await deps.transact((transaction) => deps.mailGaps.release('factor-code', address, transaction));
    if (!(error instanceof TextNotSent)) throw error;
    deps.logger.warn({ user_id: user.id, err: error }, 'text-message.not-sent');
    throw new IdentityError(422, 'sms_send_failed', `Error sending MFA OTP to provider: ${error.message}`, {
      cause: error,
    });
  }
}

async function assertWithinQuota({ textQuota }: Pick<Dependencies, 'textQuota'>): Promise<void> {
  const retryAfterSeconds = await textQuota.begin(quotaKey);
  if (retryAfterSeconds > 0)
    throw new IdentityError(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded', {
      retryAfterSeconds,
    });
}

function tooSoon(retryAfterSeconds: number): IdentityError {
  return new IdentityError(
    429,
    'over_sms_send_rate_limit',
    `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}
