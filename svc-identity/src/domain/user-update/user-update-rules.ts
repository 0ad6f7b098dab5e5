import { emailExists, phoneDisabled, phoneExists, validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import { parsePkce } from '../sign-in-flows/pkce';
import { assertAcceptablePassword, rulesFor } from '../passwords/password-policy';
import { parseChannel } from '../phones/channel';
import { parseEmailAddress } from '../users/email-address';
import { parseMetadata } from '../users/metadata';
import { parsePhoneNumber } from '../users/phone-number';
import type { ParsedUpdate, UpdateDependencies, UserUpdate } from './user-update';

type RuleDependencies = Pick<UpdateDependencies, 'users' | 'settings'>;

/**
 * @throws {IdentityError} validation_failed, weak_password, phone_provider_disabled: checks that do not depend on the
 *   account
 */
export function parseUserUpdate(input: UserUpdate, { settings }: RuleDependencies): ParsedUpdate {
  const { user } = input.caller;
  const email = input.email && parseEmailAddress(input.email);
  const phone = input.phone && parsePhoneNumber(input.phone);
  const changesPhone = phone !== '' && phone !== user.phone;
  if (changesPhone && !settings.phones.isEnabled) throw phoneDisabled('Unsupported phone provider');
  const { challenge, method, password } = input;
  const pkce = parsePkce({ challenge, method }, settings);
  if (password !== undefined) {
    assertAcceptablePassword(password, rulesFor(user, settings));
  }
  const data = input.data ? parseMetadata(input.data) : undefined;
  return {
    newEmail: email && email !== user.email ? email : null,
    newPhone: changesPhone ? phone : null,
    channel: parseChannel(phone && input.channel, settings),
    data,
    pkce,
  };
}

/**
 * Checks that depend on the account, in GoTrue's order.
 * @throws {IdentityError} not_admin, insufficient_aal, validation_failed, user_sso_managed, email_exists, phone_exists
 */
export async function assertMayUpdate(
  { caller: { user, session }, appMetadata, password, nonce, email, phone }: UserUpdate,
  { newEmail, newPhone }: ParsedUpdate,
  { users }: RuleDependencies,
): Promise<void> {
  if (appMetadata)
    throw new IdentityError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  const changesCredentials = newEmail !== null || newPhone !== null || password !== undefined;
  const hasFactor = user.factors.some(({ status }) => status === 'verified');
  if (hasFactor && session?.aal !== 'aal2' && changesCredentials) {
    throw new IdentityError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
  if (user.is_anonymous && password && !email && !phone) {
    throw validationFailed(
      'Updating password of an anonymous user without an email or phone is not allowed',
      422,
    );
  }
  if (user.is_sso_user && (changesCredentials || nonce)) {
    throw new IdentityError(
      422,
      'user_sso_managed',
      'Updating email, phone, password of a SSO account only possible via SSO',
    );
  }
  if (newEmail && (await users.findByEmail(newEmail))) throw emailExists();
  if (newPhone && (await users.findByPhone(newPhone))) throw phoneExists();
}
