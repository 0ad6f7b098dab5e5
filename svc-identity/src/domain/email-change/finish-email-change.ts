import type { Outbox } from '@sabi/event-bus/outbox';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import { emailExists } from '../errors/common-errors';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import { maskEmail } from '../notices/notice';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import type { OneTimeToken } from '../one-time-tokens/one-time-token';
import type { OneTimeTokenRepository } from '../one-time-tokens/one-time-token-repository';
import type { Settings } from '../settings/settings';
import { withChangedEmail } from '../users/changed-email';
import { withDerivedProviders } from '../users/derive-providers';
import { toUserChanges } from '../users/to-user-changes';
import type { User } from '../users/user';
import { UserAlreadyStored, type UserRepository } from '../users/user-repository';

interface FinishDependencies {
  readonly users: UserRepository;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly mailCooldowns: MailCooldownRepository;
  readonly settings: Settings;
  readonly audit: AuditLog;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
  readonly logger: Logger;
}

/**
 * Sets the new address once all required addresses have confirmed, and notifies the old one.
 * @returns the updated account; `halfway` while a confirmation is missing
 * @throws {IdentityError} email_exists when another account has it by now
 */
export async function finishEmailChange(
  { user, token, ip }: { user: User; token: OneTimeToken; ip: string | null },
  deps: FinishDependencies,
  transaction: Transaction,
): Promise<User | 'halfway'> {
  if (await isOtherMissing({ user, token }, deps, transaction)) return 'halfway';
  await deps.oneTimeTokens.endAllOf(user.id, transaction);
  await deps.mailCooldowns.release('email_change', user.id, transaction);
  const entry = {
    action: 'user_modified',
    actor: actorOf(user),
    ip,
    securityEvent: 'email_changed',
  } as const;
  await deps.audit.record(entry, transaction);
  return changeEmailNow({ user, email: user.new_email ?? '' }, deps, transaction);
}

/** Sets a new address without confirmation. @throws {IdentityError} email_exists */
export async function changeEmailNow(
  { user, email }: { user: User; email: string },
  deps: Pick<FinishDependencies, 'users' | 'notices' | 'outbox' | 'logger'>,
  transaction: Transaction,
): Promise<User> {
  const holder = await deps.users.findByEmail(email, transaction);
  if (holder && holder.id !== user.id) throw emailExists();
  const details = { new_email: maskEmail(email) };
  await requestNotice({ user, kind: 'email_changed', details }, deps, transaction);
  deps.logger.info({ user_id: user.id }, 'account.email.changed');
  const changed = withDerivedProviders(withChangedEmail(user, email));
  try {
    return (await deps.users.update(user.id, toUserChanges(changed), transaction)) ?? changed;
  } catch (error) {
    throw error instanceof UserAlreadyStored ? emailExists() : error;
  }
}

async function isOtherMissing(
  { user, token }: { user: User; token: OneTimeToken },
  { oneTimeTokens, settings }: FinishDependencies,
  transaction: Transaction,
): Promise<boolean> {
  if (!settings.isEmailChangeConfirmedTwice || user.email === null) return false;
  const type = token.type === 'email_change_new' ? 'email_change_current' : 'email_change_new';
  const other = await oneTimeTokens.findNewest(user.id, type, transaction);
  return other?.state !== 'used' || other.changes_to !== user.new_email;
}
