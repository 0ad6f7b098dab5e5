import type { Language } from '@sabi/contracts/language';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction, Transact } from '@sabi/service-kit/transaction';
import { adminActor } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import { emailExists } from '../errors/common-errors';
import type { Hooks } from '../hooks/hooks';
import { type AccountCreation, withUserCreatedHooks } from '../hooks/with-user-created-hooks';
import type { Settings } from '../settings/settings';
import { type TokenMailDependencies, requestTokenMail } from '../token-mails/request-token-mail';
import { withAdminData } from '../users/admin-data';
import { parseEmailAddress } from '../users/email-address';
import { type Metadata, parseMetadata } from '../users/metadata';
import { newUser } from '../users/new-user';
import { isEmailConfirmed, type User } from '../users/user';
import { UserAlreadyStored, type UserRepository } from '../users/user-repository';

export interface Invitation {
  readonly email: string;
  readonly data?: Metadata | null | undefined;
  readonly redirectTo: string | null;
  /** Language of an account that is created. */
  readonly language: Language;
  /** Role of the administrator. */
  readonly role: string;
  readonly ip: string | null;
}

interface InviteUserDependencies extends TokenMailDependencies {
  readonly audit: AuditLog;
  readonly transact: Transact;
  readonly hooks: Hooks;
  readonly logger: Logger;
}

/**
 * Creates an account and mails an invitation. Repeated before its acceptance, it mails again.
 * @throws {IdentityError} email_exists, validation_failed, and refusals of the operator's hook
 */
export async function inviteUser(invitation: Invitation, deps: InviteUserDependencies): Promise<User> {
  const email = parseEmailAddress(invitation.email);
  const data = parseMetadata(invitation.data);
  const { redirectTo, language, role, ip } = invitation;
  try {
    return await withUserCreatedHooks({ ip }, deps, (creation) =>
      creation.transact(async (transaction) => {
        const user = await findOrMakeInvited({ email, data, language }, creation, transaction);
        const traits = { user_id: user.id, user_email: email };
        await deps.audit.record({ action: 'user_invited', actor: adminActor(role), traits, ip }, transaction);
        return requestTokenMail({ user, type: 'invite', redirectTo }, deps, transaction);
      }),
    );
  } catch (error) {
    throw error instanceof UserAlreadyStored ? emailExists() : error;
  }
}

interface FindOrMakeInvitedDependencies extends AccountCreation {
  readonly users: UserRepository;
  readonly settings: Settings;
  readonly logger: Logger;
}

/** An unconfirmed account without a password. @throws {IdentityError} email_exists */
export async function findOrMakeInvited(
  { email, data, language }: { email: string; data: Metadata; language: Language },
  { users, settings, logger, createAccount }: FindOrMakeInvitedDependencies,
  transaction: Transaction,
): Promise<User> {
  const known = await users.findByEmail(email, transaction);
  if (known && isEmailConfirmed(known)) throw emailExists();
  if (known) {
    const { set_by_admin = null } = withAdminData(known, { user_metadata: data });
    return (await users.update(known.id, { set_by_admin }, transaction)) ?? known;
  }
  const invited = newUser({ aud: settings.audience, email, passwordHash: null, language }, data);
  const user = await createAccount(withAdminData(invited, { user_metadata: data }), transaction);
  logger.info({ user_id: user.id }, 'account.invited');
  return user;
}
