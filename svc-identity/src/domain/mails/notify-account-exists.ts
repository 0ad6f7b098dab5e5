import type { Transaction } from '@sabi/service-kit/transaction';
import type { Ports } from '../ports/ports';
import type { User } from '../users/user';
import { requestNotice } from './request-notice';

/** Anybody can cause these mails, so an address gets fewer of them than of those its owner asks for. */
const cooldownMs = 3_600_000;

/**
 * Mails the owner of an address, which somebody has tried to sign up with, that it has an account. Sent at most once an
 * hour to an address; more often nothing is sent, and nobody is told.
 */
export async function notifyAccountExists(
  user: User,
  deps: Pick<Ports, 'mailCooldowns' | 'notices' | 'outbox'>,
  transaction: Transaction,
): Promise<void> {
  // The account of an organisation has no password to reset.
  if (!user.email || user.is_sso_user) return;
  const waitMs = await deps.mailCooldowns.reserve('account_exists', user.email, cooldownMs, transaction);
  if (waitMs === 0) await requestNotice({ user, kind: 'account_exists' }, deps, transaction);
}
