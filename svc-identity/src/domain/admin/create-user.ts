import { randomBytes } from 'node:crypto';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import { z } from 'zod';
import { adminActor } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import { emailExists, validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { PasswordHasher } from '../passwords/password-hasher';
import type { EndedSessions } from '../sessions/ended-sessions';
import type { Settings } from '../settings/settings';
import { withAdminData } from '../users/admin-data';
import { newUser, withConfirmedEmail, withConfirmedPhone } from '../users/new-user';
import type { User } from '../users/user';
import { UserAlreadyStored, type UserRepository } from '../users/user-repository';
import { type AdminUserInput, parseAdminInput, phoneTaken } from './admin-user-input';
import { publishBan } from './publish-ban';

export interface UserCreation extends AdminUserInput {
  readonly id: string;
  /** Role of the administrator. */
  readonly adminRole: string;
  readonly ip: string | null;
}

interface CreationDependencies {
  readonly users: UserRepository;
  readonly passwords: PasswordHasher;
  readonly settings: Settings;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly endedSessions: EndedSessions;
  readonly transact: Transact;
  readonly logger: Logger;
}

/**
 * Creates an account for an administrator, without a mail or a check of the password's strength; the default
 * password is random.
 * @throws {IdentityError} email_exists, phone_exists, user_already_exists, not_admin, validation_failed
 */
export async function createUser(input: UserCreation, deps: CreationDependencies): Promise<User> {
  const { users, passwords, audit, logger } = deps;
  if (!input.email && !input.phone)
    throw validationFailed('Cannot create a user without either an email or phone');
  assertId(input.id);
  const parsed = parseAdminInput(input, deps.settings);
  const taken = await findHolder(parsed, deps);
  if (taken) throw taken;
  const password = input.password || randomBytes(32).toString('base64');
  const passwordHash = input.passwordHash || (await passwords.hash(password));
  const user = buildUser(input, { ...parsed, passwordHash }, deps);
  try {
    await deps.transact(async (transaction) => {
      await users.insert(user, transaction);
      await publishBan({ before: null, after: user }, deps, transaction);
      const traits = {
        user_id: user.id,
        user_email: user.email ?? '',
        user_phone: user.phone ?? '',
        provider: parsed.email ? 'email' : 'phone',
      };
      const actor = adminActor(input.adminRole);
      await audit.record({ action: 'user_signedup', actor, traits, ip: input.ip }, transaction);
    });
  } catch (error) {
    if (!(error instanceof UserAlreadyStored)) throw error;
    const idTaken = new IdentityError(422, 'user_already_exists', 'A user with this ID already exists');
    throw (await findHolder(parsed, deps)) ?? idTaken;
  }
  logger.info({ user_id: user.id }, 'account.created');
  return user;
}

function buildUser(
  input: UserCreation,
  parsed: ReturnType<typeof parseAdminInput> & { passwordHash: string },
  { settings }: CreationDependencies,
): User {
  const { email, phone, passwordHash, role, appMetadata, userMetadata, bannedUntil = null } = parsed;
  const unconfirmed = newUser(
    {
      ...(input.id && { id: input.id.toLowerCase() }),
      aud: settings.audience,
      email,
      phone,
      passwordHash,
      language: 'en',
      role: role || settings.defaultRole,
      appMetadata,
      bannedUntil,
    },
    userMetadata,
  );
  const mailed = email && input.isEmailConfirmed ? withConfirmedEmail(unconfirmed) : unconfirmed;
  const confirmed = phone && input.isPhoneConfirmed ? withConfirmedPhone(mailed) : mailed;
  const hasPassword = Boolean(input.password) || input.passwordHash !== '';
  const given = { password_hash: hasPassword ? passwordHash : null, user_metadata: userMetadata };
  return withAdminData(confirmed, given);
}

/**
 * Allows any version, unlike GoTrue's message, because other systems create others.
 * @throws {IdentityError} validation_failed
 */
function assertId(id: string): void {
  if (id === '') return;
  if (!z.guid().safeParse(id).success) throw validationFailed('ID must conform to the uuid v4 format');
  if (/^[0-]+$/.test(id)) throw validationFailed('ID cannot be a nil uuid');
}

/** The error of a taken address or number. */
async function findHolder(
  { email, phone }: { email: string | null; phone: string | null },
  { users }: CreationDependencies,
): Promise<IdentityError | undefined> {
  if (email && (await users.findByEmail(email))) return emailExists();
  if (phone && (await users.findByPhone(phone))) return phoneTaken();
  return undefined;
}
