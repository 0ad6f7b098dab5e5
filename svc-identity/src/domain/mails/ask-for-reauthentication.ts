import type { Dependencies } from '../../dependencies';
import { actorOf } from '../audit/actors';
import { IdentityError, validationFailed } from '../errors';
import { isEmailConfirmed, type User } from '../users/user';
import { type MailOrigin, type NeededForMail, requestMail } from './request-mail';
import { reserveMail } from './reserve-mail';

/**
 * Mails a code by which a signed-in account shows once more who it is.
 * @throws {IdentityError} over_email_send_rate_limit, email_not_confirmed, validation_failed
 */
export async function askForReauthentication(
  { user, language, ip }: { user: User; language: MailOrigin['language'] | undefined; ip: string | null },
  deps: Pick<Dependencies, NeededForMail | 'mailGaps' | 'mailQuota' | 'audit' | 'transact'>,
): Promise<void> {
  const { email } = user;
  if (!email) throw validationFailed('Reauthentication requires the user to have an email or a phone number');
  if (!isEmailConfirmed(user)) {
    throw new IdentityError(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  await deps.transact(async (transaction) => {
    await reserveMail({ purpose: 'reauthentication', address: email }, deps, transaction);
    await deps.audit.record(
      { action: 'user_reauthenticate_requested', actor: actorOf(user), ip },
      transaction,
    );
    const request = { user, type: 'reauthentication', language: language ?? user.language } as const;
    await requestMail(request, deps, transaction);
  });
}
