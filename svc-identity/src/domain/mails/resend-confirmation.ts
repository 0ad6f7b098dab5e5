import type { Language } from '@sabi/contracts/language';
import type { Dependencies } from '../../dependencies';
import { mailTooSoon, phoneDisabled, validationFailed } from '../errors';
import { inEvenTime } from '../even-time';
import { parsePkce } from '../flows/pkce';
import { parseEmailAddress } from '../users/email-address';
import { isEmailConfirmed } from '../users/user';
import { requestConfirmation } from './request-confirmation';

export interface ResendRequest {
  readonly type: string;
  readonly email: string;
  readonly phone: string;
  readonly challenge: string;
  readonly method: string;
  /** undefined: the account's own. */
  readonly language: Language | undefined;
}

type ResendDependencies = Pick<
  Dependencies,
  'users' | 'oneTimeTokens' | 'mailGaps' | 'outbox' | 'settings' | 'transact'
>;

const types = ['signup', 'email_change', 'sms', 'phone_change'];

/**
 * Mails the confirmation again to an account that still needs it. Whether there is one shows in nothing: an address is
 * held to the gap between two mails either way.
 * @throws {IdentityError} over_email_send_rate_limit, validation_failed, phone_provider_disabled
 */
export async function resendConfirmation(request: ResendRequest, deps: ResendDependencies): Promise<void> {
  const email = validate(request);
  if (request.type !== 'signup') return; // no address change is ever pending
  await inEvenTime(() => askForMail(email, request.language, deps));
}

function askForMail(email: string, language: Language | undefined, deps: ResendDependencies): Promise<void> {
  return deps.transact(async (transaction) => {
    const waitMs = await deps.mailGaps.reserve('confirmation', email, deps.settings.mailGapMs, transaction);
    if (waitMs > 0) throw mailTooSoon(Math.ceil(waitMs / 1000));
    const user = await deps.users.findByEmail(email, transaction);
    if (!user || isEmailConfirmed(user)) return;
    await requestConfirmation({ user, language: language ?? user.language }, deps, transaction);
  });
}

function validate({ type, email, phone, challenge, method }: ResendRequest): string {
  if (!types.includes(type)) {
    throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (type === 'signup' || type === 'email_change') parsePkce({ challenge, method });
  if (!email && type === 'signup') throw validationFailed('Type provided requires an email address');
  if (!phone && type === 'sms') throw validationFailed('Type provided requires a phone number');
  if (email && phone) throw validationFailed('Only an email address or phone number should be provided.');
  if (phone) throw phoneDisabled('Phone logins are disabled');
  if (!email) throw validationFailed('Missing email address or phone number');
  return parseEmailAddress(email);
}
