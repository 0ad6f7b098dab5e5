import { phoneDisabled, validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import { parseChannel } from '../phones/channel';
import { messageIdFor } from '../phones/send-code';
import type { Settings } from '../settings/settings';
import { parsePkce, type PkceParameters } from '../sign-in-flows/pkce';
import { parseEmailAddress } from '../users/email-address';
import { parsePhoneNumber } from '../users/phone-number';
import { type SignInCodeDependencies, requestSignInCode } from './request-sign-in-code';
import {
  type SignInMailDependencies,
  requestSignInMail,
  type SignInMailRequest,
} from './request-sign-in-mail';

export interface OtpRequest extends PkceParameters, Omit<SignInMailRequest, 'pkce'> {
  readonly phone: string;
  /** Channel of a text message. */
  readonly channel: string;
}

/**
 * Sends a sign-in code to an address or a number.
 * @returns the id of the text message, if known
 * @throws {IdentityError} validation_failed, email_provider_disabled, phone_provider_disabled, otp_disabled,
 *   signup_disabled, over_email_send_rate_limit, over_sms_send_rate_limit, sms_send_failed
 */
export async function requestOtp(
  { phone, channel, challenge, method, ...request }: OtpRequest,
  deps: SignInMailDependencies & SignInCodeDependencies,
): Promise<string | undefined> {
  const { email, createsUser, data, language, ip } = request;
  if (email && phone) throw validationFailed('Only an email address or phone number should be provided');
  if (email && channel) throw validationFailed('Channel should only be specified with Phone OTP');
  const pkce = parsePkce({ challenge, method }, deps.settings);
  if (phone) {
    if (!deps.settings.phones.isEnabled) throw phoneDisabled('Unsupported phone provider');
    const [number, way] = [parsePhoneNumber(phone), parseChannel(channel, deps.settings)];
    await requestSignInCode({ phone: number, channel: way, createsUser, data, language, ip }, deps);
    return messageIdFor(number, deps);
  }
  if (!email) throw validationFailed('One of email or phone must be set');
  assertMailSignInEnabled(deps);
  await requestSignInMail({ ...request, email: parseEmailAddress(email), pkce }, deps);
  return undefined;
}

/** @throws {IdentityError} email_provider_disabled */
export function assertMailSignInEnabled({ settings }: { settings: Settings }): void {
  if (settings.isEmailEnabled) return;
  throw new IdentityError(422, 'email_provider_disabled', 'Email logins are disabled');
}
