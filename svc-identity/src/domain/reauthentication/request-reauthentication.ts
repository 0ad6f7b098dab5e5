import { actorOf } from '../audit/actors';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { MailQuota } from '../mail-limits/mail-quota';
import { reserveMail } from '../mail-limits/reserve-mail';
import { messageIdFor } from '../phones/send-code';
import {
  type ReauthenticationCodeDependencies,
  sendReauthenticationCode,
} from '../phones/send-reauthentication-code';
import { type TokenMailDependencies, requestTokenMail } from '../token-mails/request-token-mail';
import { isEmailConfirmed, type User } from '../users/user';

interface RequestReauthenticationDependencies
  extends TokenMailDependencies, ReauthenticationCodeDependencies {
  readonly mailQuota: MailQuota;
}

/**
 * Sends a reauthentication code to the account's address, else to its number.
 * @returns the id of the text message, if known
 * @throws {IdentityError} over_email_send_rate_limit, email_not_confirmed, over_sms_send_rate_limit,
 * phone_not_confirmed, sms_send_failed, validation_failed
 */
export async function requestReauthentication(
  { user, ip }: { user: User; ip: string | null },
  deps: RequestReauthenticationDependencies,
): Promise<string | undefined> {
  const { email, phone } = user;
  if (!email && phone) {
    await sendReauthenticationCode({ user: { ...user, phone }, ip }, deps);
    return messageIdFor(phone, deps);
  }
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
    await requestTokenMail({ user, type: 'reauthentication' }, deps, transaction);
  });
  return undefined;
}
