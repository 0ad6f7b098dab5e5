import type { Outbox } from '@sabi/event-bus/outbox';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction, Transact } from '@sabi/service-kit/transaction';
import { adminActor } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import { emailExists } from '../errors/common-errors';
import { maskEmail, maskPhone } from '../notices/notice';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import type { OneTimeTokenRepository } from '../one-time-tokens/one-time-token-repository';
import { assertNotBreached } from '../passwords/assert-not-breached';
import type { BreachList } from '../passwords/breach-list';
import type { PasswordHasher } from '../passwords/password-hasher';
import { assertAcceptablePassword, rulesFor } from '../passwords/password-policy';
import type { EndedSessions } from '../sessions/ended-sessions';
import type { SessionRepository } from '../sessions/session-repository';
import type { Settings } from '../settings/settings';
import { getUser, userNotFound } from '../users/get-user';
import { toUserChanges } from '../users/to-user-changes';
import { isBanned, type User } from '../users/user';
import { UserAlreadyStored, type UserRepository } from '../users/user-repository';
import { type AdminUserInput, parseAdminInput, type ParsedAdminInput, phoneTaken } from './admin-user-input';
import { applyAdminChange } from './apply-admin-change';
import { publishBan } from './publish-ban';

export interface UserChange extends AdminUserInput {
  readonly id: string;
  /** Role of the administrator. */
  readonly adminRole: string;
  readonly ip: string | null;
}

interface ChangeDependencies {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly endedSessions: EndedSessions;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly passwords: PasswordHasher;
  readonly breachList: BreachList;
  readonly settings: Settings;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly transact: Transact;
  readonly logger: Logger;
}

interface Change {
  readonly input: UserChange;
  readonly parsed: ParsedAdminInput;
  readonly passwordHash: string | undefined;
}

/**
 * Changes any account for an administrator, without confirmation. A new password or role and a ban end all
 * sessions. Mails the owner about a new password or address, and notifies other services of a ban.
 * @throws {IdentityError} user_not_found, email_exists, phone_exists, weak_password, not_admin,
 * validation_failed
 */
export async function changeUser(input: UserChange, deps: ChangeDependencies): Promise<User> {
  const user = await getUser(input, deps);
  if (user.deleted_at) throw userNotFound(); // its row is kept without personal data
  const parsed = parseAdminInput(input, deps.settings);
  const passwordHash = await preparePassword(input, parsed.email ?? user.email, deps);
  try {
    return await deps.transact((transaction) =>
      change(user.id, { input, parsed, passwordHash }, deps, transaction),
    );
  } catch (error) {
    // Another request took the address.
    throw error instanceof UserAlreadyStored ? (parsed.phone ? phoneTaken() : emailExists()) : error;
  }
}

async function preparePassword(
  { password, passwordHash }: UserChange,
  email: string | null,
  deps: ChangeDependencies,
): Promise<string | undefined> {
  if (typeof password !== 'string') return passwordHash || undefined;
  assertAcceptablePassword(password, rulesFor({ email }, deps.settings));
  await assertNotBreached(password, deps);
  return deps.passwords.hash(password);
}

async function change(
  id: string,
  { input, parsed, passwordHash }: Change,
  deps: ChangeDependencies,
  transaction: Transaction,
): Promise<User> {
  const current = await deps.users.findById(id, transaction);
  if (!current) throw userNotFound();
  await assertFree(current, parsed, deps, transaction);
  const changed = applyAdminChange(current, { ...parsed, ...input, ...parsed, passwordHash });
  const isMoved = changed.email !== current.email || changed.phone !== current.phone;
  // Issued tokens carry the old permissions.
  if (passwordHash || isBanned(changed) || changed.role !== current.role)
    await deps.sessions.removeAllOf(id, undefined, transaction);
  await publishBan({ before: current, after: changed }, deps, transaction);
  // Pending tokens belong to the old address or password.
  if (passwordHash || isMoved) await deps.oneTimeTokens.endAllOf(id, transaction);
  if (passwordHash) await requestNotice({ user: current, kind: 'password_changed' }, deps, transaction);
  if (current.email && changed.email && changed.email !== current.email) {
    const details = { new_email: maskEmail(changed.email) };
    await requestNotice({ user: current, kind: 'email_changed', details }, deps, transaction);
  }
  if (current.phone && changed.phone && changed.phone !== current.phone) {
    const details = { new_phone: maskPhone(changed.phone) };
    await requestNotice({ user: current, kind: 'phone_changed', details }, deps, transaction);
  }
  const traits = { user_id: id, user_email: changed.email ?? '', user_phone: changed.phone ?? '' };
  const actor = adminActor(input.adminRole);
  const securityEvent =
    changed.email !== current.email ? 'email_changed' : passwordHash ? 'password_changed' : 'account_changed';
  await deps.audit.record(
    { action: 'user_modified', actor, traits, ip: input.ip, securityEvent },
    transaction,
  );
  deps.logger.info({ user_id: id }, 'account.changed-by-admin');
  return (await deps.users.update(id, toUserChanges(changed), transaction)) ?? changed;
}

async function assertFree(
  current: User,
  { email, phone }: ParsedAdminInput,
  { users }: ChangeDependencies,
  transaction: Transaction,
): Promise<void> {
  if (email && email !== current.email && (await users.findByEmail(email, transaction))) throw emailExists();
  if (phone && phone !== current.phone && (await users.findByPhone(phone, transaction))) throw phoneTaken();
}
