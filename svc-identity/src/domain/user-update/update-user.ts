import type { SecurityEvent } from '@sabi/contracts/http/identity/own-audit';
import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import { changeEmailNow } from '../email-change/finish-email-change';
import { requestEmailChangeMails } from '../email-change/request-email-change';
import { IdentityError } from '../errors/identity-error';
import { reserveMail } from '../mail-limits/reserve-mail';
import { requestNotice } from '../notices/request-notice';
import { changePhone } from '../phones/change-phone';
import { sendCode } from '../phones/send-code';
import { forgetAttempts, keysOfPassword } from '../authentication/secret-attempts';
import { chosenLanguage, mergeMetadata } from '../users/metadata';
import { nonceRefused, type PasswordChange, preparePasswordChange } from './prepare-password-change';
import type { User } from '../users/user';
import type { ParsedUpdate, UpdateDependencies, UserUpdate } from './user-update';
import { assertMayUpdate, parseUserUpdate } from './user-update-rules';

/**
 * Changes the caller's metadata, password, address or number. A new password ends other sessions and pending
 * mails; a new address needs confirmation by mail, if configured by the old one too; a new number by a code.
 * Other changes stay if that cannot be sent.
 * @throws {IdentityError} weak_password, not_admin, insufficient_aal, user_sso_managed, email_exists,
 * phone_exists, reauthentication_needed, reauthentication_not_valid, current_password_required,
 * current_password_invalid, same_password, over_request_rate_limit, over_email_send_rate_limit,
 * over_sms_send_rate_limit, sms_send_failed, phone_provider_disabled, validation_failed
 */
export async function updateUser(input: UserUpdate, deps: UpdateDependencies): Promise<User> {
  const parsed = parseUserUpdate(input, deps);
  await assertMayUpdate(input, parsed, deps);
  const change =
    input.password === undefined ? null : await preparePasswordChange(input, input.password, deps);
  const { user, token } = await deps.transact(async (transaction) => {
    const current = await deps.users.findById(input.caller.user.id, transaction);
    if (!current) throw new IdentityError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    if (change) await endOtherSessions(input, { current, change }, deps, transaction);
    const language = parsed.data && chosenLanguage(parsed.data);
    const changes = {
      ...(change && { password_hash: change.passwordHash }),
      ...(parsed.data && { user_metadata: mergeMetadata(current.user_metadata, parsed.data) }),
      ...(language && { language }),
    };
    const updated = (await deps.users.update(current.id, changes, transaction)) ?? current;
    const moved = parsed.newEmail
      ? await changeEmail(input, { ...parsed, user: updated, newEmail: parsed.newEmail }, deps, transaction)
      : updated;
    const securityEvent = eventOf(parsed, updated, moved);
    await deps.audit.record(
      { action: 'user_modified', actor: actorOf(moved), ip: input.ip, securityEvent },
      transaction,
    );
    return parsed.newPhone
      ? changePhone({ user: moved, newPhone: parsed.newPhone }, deps, transaction)
      : { user: moved, token: null };
  });
  if (change) await forgetAttempts(keysOfPassword(input.caller.user, input.ip), deps);
  if (token) await sendCode({ user, token, channel: parsed.channel }, deps);
  return user;
}

/** New passwords and confirmed numbers have entries of their own. */
function eventOf({ newEmail, data }: ParsedUpdate, before: User, after: User): SecurityEvent | null {
  if (after.email !== before.email) return 'email_changed';
  if (newEmail) return 'email_change_requested';
  return data ? 'account_changed' : null;
}

async function endOtherSessions(
  { caller, ip }: UserUpdate,
  { current, change }: { current: User; change: PasswordChange },
  deps: UpdateDependencies,
  transaction: Transaction,
): Promise<void> {
  if (change.nonce && !(await deps.oneTimeTokens.use(change.nonce.id, transaction))) {
    throw nonceRefused();
  }
  await deps.sessions.removeAllOf(current.id, caller.session?.id, transaction);
  await deps.oneTimeTokens.endAllOf(current.id, transaction);
  await requestNotice({ user: current, kind: 'password_changed' }, deps, transaction);
  await deps.audit.record({ action: 'user_updated_password', actor: actorOf(current), ip }, transaction);
  deps.logger.info({ user_id: current.id }, 'account.password.changed');
}

async function changeEmail(
  { redirectTo }: UserUpdate,
  { user, newEmail, pkce }: ParsedUpdate & { user: User; newEmail: string },
  deps: UpdateDependencies,
  transaction: Transaction,
): Promise<User> {
  if (user.is_anonymous && deps.settings.isMailAutoconfirmed) {
    return changeEmailNow({ user, email: newEmail }, deps, transaction);
  }
  await reserveMail({ purpose: 'email_change', address: user.id }, deps, transaction);
  return requestEmailChangeMails({ user, newEmail, redirectTo, pkce }, deps, transaction);
}
