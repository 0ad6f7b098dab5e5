import { phoneDisabled, validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import { parsePkce, type Pkce, type PkceParameters } from '../sign-in-flows/pkce';
import type { Settings } from '../settings/settings';
import { parseEmailAddress } from '../users/email-address';
import { parsePhoneNumber } from '../users/phone-number';

const resendTypes = ['signup', 'email_change', 'sms', 'phone_change'] as const;
export type ResendType = (typeof resendTypes)[number];

export interface RequestedResend extends PkceParameters {
  readonly type: string;
  readonly email: string;
  readonly phone: string;
}

/** A resend to an address or a number; the other is empty. */
export interface ParsedResend {
  readonly type: ResendType;
  /** In lower case. */
  readonly email: string;
  /** E.164 without the plus. */
  readonly phone: string;
  readonly pkce: Pkce | null;
}

/** @throws {IdentityError} validation_failed, email_provider_disabled, phone_provider_disabled */
export function parseResend(
  { type: given, email, phone, challenge, method }: RequestedResend,
  settings: Pick<Settings, 'isEmailEnabled' | 'isPlainPkceAllowed' | 'phones'>,
): ParsedResend {
  const type = resendTypes.find((known) => known === given);
  if (!type) throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change');
  const pkce =
    type === 'signup' || type === 'email_change' ? parsePkce({ challenge, method }, settings) : null;
  if (!email && type === 'signup') throw validationFailed('Type provided requires an email address');
  if (!phone && type === 'sms') throw validationFailed('Type provided requires a phone number');
  if (email && phone) throw validationFailed('Only an email address or phone number should be provided.');
  if (!email && !phone) throw validationFailed('Missing email address or phone number');
  if (phone && !settings.phones.isEnabled) throw phoneDisabled('Phone logins are disabled');
  if (email && !settings.isEmailEnabled) {
    throw new IdentityError(400, 'email_provider_disabled', 'Email logins are disabled');
  }
  return {
    type,
    email: email && parseEmailAddress(email),
    phone: phone && parsePhoneNumber(phone),
    pkce,
  };
}
