import type { Language } from '@sabi/contracts/language';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import { IdentityError } from '../errors/identity-error';
import type { AccountCreation } from '../hooks/with-user-created-hooks';
import type { Settings } from '../settings/settings';
import type { Metadata } from '../users/metadata';
import { newSignedUpUser } from '../users/new-user';
import type { User } from '../users/user';

interface PasswordlessSignUp {
  readonly email: string | null;
  readonly phone: string | null;
  readonly data: Metadata;
  /** Whether to create an account for an unknown address or number. */
  readonly createsUser: boolean;
  readonly language: Language;
  /** For settings without confirmation: confirms the address or number. */
  readonly autoconfirm: ((user: User) => User) | null;
  /** Audit details of an account without confirmation. */
  readonly traits: Readonly<Record<string, string>>;
  readonly ip: string | null;
}

interface SignUpWithoutPasswordDependencies extends AccountCreation {
  readonly settings: Settings;
  readonly audit: AuditLog;
  readonly logger: Logger;
}

/**
 * Creates an account without a password.
 * @returns null when none may be created and the response must not reveal it
 * @throws {IdentityError} signup_disabled, otp_disabled
 */
export async function signUpWithoutPassword(
  { email, phone, data, createsUser, language, autoconfirm, traits, ip }: PasswordlessSignUp,
  { settings, createAccount, audit, logger }: SignUpWithoutPasswordDependencies,
  transaction: Transaction,
): Promise<User | null> {
  if (!createsUser || settings.isSignUpDisabled) {
    if (!settings.isDuplicateShown) return null;
    throw createsUser
      ? new IdentityError(422, 'signup_disabled', 'Signups not allowed for this instance')
      : new IdentityError(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  const unconfirmed = newSignedUpUser(
    { aud: settings.audience, email, phone, passwordHash: null, language },
    data,
  );
  const user = await createAccount(autoconfirm ? autoconfirm(unconfirmed) : unconfirmed, transaction);
  logger.info({ user_id: user.id }, 'account.signed-up');
  if (autoconfirm)
    await audit.record({ action: 'user_signedup', actor: actorOf(user), traits, ip }, transaction);
  return user;
}
