import type { Language } from '@sabi/contracts/language';
import { phoneDisabled, validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import { parsePkce, type Pkce } from '../sign-in-flows/pkce';
import { assertAcceptablePassword, rulesFor } from '../passwords/password-policy';
import { parseChannel } from '../phones/channel';
import type { TextChannel } from '../settings/text-channels';
import type { ClientDescription } from '../sessions/session';
import type { Settings } from '../settings/settings';
import { normalizeEmailAddress, parseEmailAddress } from '../users/email-address';
import { type Metadata, parseMetadata } from '../users/metadata';
import { parsePhoneNumber } from '../users/phone-number';

export interface SignUp {
  readonly email: string;
  readonly phone: string;
  /** Channel of a text message. */
  readonly channel: string;
  readonly password: string;
  readonly data?: Metadata | null | undefined;
  readonly challenge: string;
  readonly method: string;
  /** Final target of the mail's link. */
  readonly redirectTo: string | null;
  readonly language: Language;
  readonly client: ClientDescription;
}

/** A valid sign-up by address or number; the other is null. */
export interface ParsedSignUp {
  /** In lower case. */
  readonly email: string | null;
  /** E.164 without the plus. */
  readonly phone: string | null;
  readonly channel: TextChannel;
  readonly data: Metadata;
  readonly pkce: Pkce | null;
}

/**
 * Checks in GoTrue's order.
 * @throws {IdentityError} signup_disabled, anonymous_provider_disabled, validation_failed, weak_password,
 *   email_provider_disabled, phone_provider_disabled
 */
export function parseSignUp(input: SignUp, settings: Settings): ParsedSignUp {
  const { email, phone, password, challenge, method } = input;
  if (!email && !phone)
    throw new IdentityError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  if (settings.isSignUpDisabled) {
    throw new IdentityError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (!password) throw validationFailed('Signup requires a valid password');
  assertAcceptablePassword(password, rulesFor({ email: normalizeEmailAddress(email) }, settings));
  if (email && phone)
    throw validationFailed('Only an email address or phone number should be provided on signup.');
  const channel = parseChannel(phone && input.channel, settings);
  if (phone && challenge) throw validationFailed('PKCE not supported for phone signups');
  const pkce = parsePkce({ challenge, method }, settings);
  assertProviderEnabled(phone ? 'phone' : 'email', settings);
  return {
    email: phone ? null : parseEmailAddress(email),
    phone: phone ? parsePhoneNumber(phone) : null,
    channel,
    data: parseMetadata(input.data),
    pkce,
  };
}

function assertProviderEnabled(provider: 'email' | 'phone', { isEmailEnabled, phones }: Settings): void {
  if (provider === 'phone' && !phones.isEnabled) throw phoneDisabled('Phone signups are disabled');
  if (provider === 'email' && !isEmailEnabled)
    throw new IdentityError(400, 'email_provider_disabled', 'Email signups are disabled');
}
