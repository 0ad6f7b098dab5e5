import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import type { User } from '../users/user';
import type { NoticeRepository } from './notice-repository';
import { requestNotice } from './request-notice';

/** Longer than other cooldowns, because anyone can cause these mails. */
const cooldownMs = 3_600_000;

interface NotifyAccountExistsDependencies {
  readonly mailCooldowns: MailCooldownRepository;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
}

/** Mails the owner of an address used for another sign-up, at most once an hour, without an error. */
export async function notifyAccountExists(
  user: User,
  deps: NotifyAccountExistsDependencies,
  transaction: Transaction,
): Promise<void> {
  // Accounts of an organisation have no password to reset.
  if (!user.email || user.is_sso_user) return;
  const waitMs = await deps.mailCooldowns.reserve('account_exists', user.email, cooldownMs, transaction);
  if (waitMs === 0) await requestNotice({ user, kind: 'account_exists' }, deps, transaction);
}
