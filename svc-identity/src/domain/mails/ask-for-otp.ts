import type { Dependencies } from '../../dependencies';
import { IdentityError, phoneDisabled, validationFailed } from '../errors';
import { parsePkce, type PkceParameters } from '../flows/pkce';
import { parseEmailAddress } from '../users/email-address';
import { askForSignInMail, type SignInMailRequest } from './ask-for-sign-in-mail';

export interface OtpRequest extends PkceParameters, Omit<SignInMailRequest, 'pkce'> {
  readonly phone: string;
  readonly channel: string;
}

/**
 * Sends a code to sign in by, to an address or a number.
 * @throws {IdentityError} validation_failed, email_provider_disabled, phone_provider_disabled, otp_disabled,
 *   signup_disabled, over_email_send_rate_limit
 */
export async function askForOtp(
  { phone, channel, challenge, method, ...request }: OtpRequest,
  deps: Parameters<typeof askForSignInMail>[1],
): Promise<void> {
  if (request.email && phone)
    throw validationFailed('Only an email address or phone number should be provided');
  if (request.email && channel) throw validationFailed('Channel should only be specified with Phone OTP');
  const pkce = parsePkce({ challenge, method });
  if (phone) throw phoneDisabled('Unsupported phone provider');
  if (!request.email) throw validationFailed('One of email or phone must be set');
  assertMailSignInEnabled(deps);
  await askForSignInMail({ ...request, email: parseEmailAddress(request.email), pkce }, deps);
}

/** @throws {IdentityError} email_provider_disabled */
export function assertMailSignInEnabled({ settings }: Pick<Dependencies, 'settings'>): void {
  if (settings.isEmailEnabled) return;
  throw new IdentityError(422, 'email_provider_disabled', 'Login with magic link is disabled');
}
