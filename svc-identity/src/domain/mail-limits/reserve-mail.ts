import type { Transaction } from '@sabi/service-kit/transaction';
import { mailTooSoon } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { Settings } from '../settings/settings';
import type { MailPurpose, MailCooldownRepository } from './mail-cooldown-repository';
import type { MailQuota } from './mail-quota';

interface ReserveMailDependencies {
  readonly mailCooldowns: MailCooldownRepository;
  readonly mailQuota: MailQuota;
  readonly settings: Settings;
}

/**
 * Starts a mail's cooldown before the account lookup, so that all addresses are refused alike.
 * @throws {IdentityError} over_email_send_rate_limit
 */
export async function reserveMail(
  { purpose, address }: { purpose: MailPurpose; address: string },
  { mailCooldowns, mailQuota, settings }: ReserveMailDependencies,
  transaction: Transaction,
): Promise<void> {
  const waitMs = await mailCooldowns.reserve(purpose, address, settings.mailGapMs, transaction);
  if (waitMs > 0) throw mailTooSoon(Math.ceil(waitMs / 1000));
  const waitSeconds = await mailQuota.begin('all');
  if (waitSeconds > 0) {
    throw new IdentityError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', {
      retryAfterSeconds: waitSeconds,
    });
  }
}
