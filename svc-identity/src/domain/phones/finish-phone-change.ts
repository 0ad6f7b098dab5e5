import type { Outbox } from '@sabi/event-bus/outbox';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import { phoneExists } from '../errors/common-errors';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import { maskPhone } from '../notices/notice';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import type { OneTimeToken } from '../one-time-tokens/one-time-token';
import type { OneTimeTokenRepository } from '../one-time-tokens/one-time-token-repository';
import { withChangedPhone } from '../users/changed-phone';
import { toUserChanges } from '../users/to-user-changes';
import type { User } from '../users/user';
import { UserAlreadyStored, type UserRepository } from '../users/user-repository';
import { cooldownsOf, releaseCooldowns } from './reserve-text';

interface PhoneChangeDependencies {
  readonly users: UserRepository;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
  readonly logger: Logger;
}

interface FinishPhoneChangeDependencies extends PhoneChangeDependencies {
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly mailCooldowns: MailCooldownRepository;
  readonly audit: AuditLog;
}

/** Sets the number that a code confirmed. @throws {IdentityError} phone_exists when another account has it */
export async function finishPhoneChange(
  { user, token, ip }: { user: User; token: OneTimeToken; ip: string | null },
  deps: FinishPhoneChangeDependencies,
  transaction: Transaction,
): Promise<User> {
  await deps.oneTimeTokens.endAllOf(user.id, transaction);
  await releaseCooldowns(cooldownsOf('phone_change', token), deps, transaction);
  await deps.audit.record({ action: 'user_modified', actor: actorOf(user), ip }, transaction);
  return changePhoneNow({ user, phone: token.relates_to }, deps, transaction);
}

/**
 * Sets a new number without confirmation and mails the owner.
 * @throws {IdentityError} phone_exists
 */
export async function changePhoneNow(
  { user, phone }: { user: User; phone: string },
  deps: PhoneChangeDependencies,
  transaction: Transaction,
): Promise<User> {
  const holder = await deps.users.findByPhone(phone, transaction);
  if (holder && holder.id !== user.id) throw phoneExists();
  await notifyOwner({ user, phone }, deps, transaction);
  deps.logger.info({ user_id: user.id }, 'account.phone.changed');
  const changed = withChangedPhone(user, phone);
  try {
    return (await deps.users.update(user.id, toUserChanges(changed), transaction)) ?? changed;
  } catch (error) {
    throw error instanceof UserAlreadyStored ? phoneExists() : error;
  }
}

/** A first number adds a sign-in method; another replaces one. */
async function notifyOwner(
  { user, phone }: { user: User; phone: string },
  deps: { notices: NoticeRepository; outbox: Outbox },
  transaction: Transaction,
): Promise<void> {
  const notice = user.phone
    ? ({ kind: 'phone_changed', details: { new_phone: maskPhone(phone) } } as const)
    : ({ kind: 'identity_linked', details: { provider: 'phone' } } as const);
  await requestNotice({ user, ...notice }, deps, transaction);
}
