import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { SignUpData } from '../one-time-tokens/one-time-token';
import {
  type MailOrigin,
  type TokenMailDependencies,
  requestTokenMail,
} from '../token-mails/request-token-mail';
import type { User } from '../users/user';

interface Confirmation extends MailOrigin {
  readonly user: User;
  /** Confirms a sign-up, or a sign-in without a password. */
  readonly type?: 'confirmation' | 'first_magiclink';
  /** Data of the confirmed sign-up; null for none. */
  readonly signUp: SignUpData | null;
  readonly ip: string | null;
}

/** Requests the confirmation mail. @returns the updated account */
export async function requestConfirmation(
  { user, type = 'confirmation', signUp, ip, ...origin }: Confirmation,
  deps: TokenMailDependencies & { audit: AuditLog },
  transaction: Transaction,
): Promise<User> {
  const traits = { provider: 'email' };
  await deps.audit.record(
    { action: 'user_confirmation_requested', actor: actorOf(user), traits, ip },
    transaction,
  );
  return requestTokenMail({ user, type, signUp, ...origin }, deps, transaction);
}
