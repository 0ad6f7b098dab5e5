import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import { IdentityError } from '../errors/identity-error';
import type { MailQuota } from '../mail-limits/mail-quota';
import { isPhoneConfirmed, type User } from '../users/user';
import { parseChannel } from './channel';
import { type CodeRequestDependencies, requestCode } from './request-code';
import { cooldownsOf, reserveText } from './reserve-text';
import { type SendCodeDependencies, sendCode } from './send-code';

export interface ReauthenticationCodeDependencies extends CodeRequestDependencies, SendCodeDependencies {
  readonly textQuota: MailQuota;
  readonly audit: AuditLog;
}

export interface ReauthenticationCode {
  readonly user: User & { readonly phone: string };
  readonly ip: string | null;
}

/**
 * Sends a reauthentication code to an account without an address.
 * @throws {IdentityError} phone_not_confirmed, over_sms_send_rate_limit, sms_send_failed
 */
export async function sendReauthenticationCode(
  { user, ip }: ReauthenticationCode,
  deps: ReauthenticationCodeDependencies,
): Promise<void> {
  const { phone } = user;
  if (!isPhoneConfirmed(user))
    throw new IdentityError(422, 'phone_not_confirmed', 'Please verify your phone first.');
  const channel = parseChannel('', deps.settings);
  const type = 'phone_reauthentication';
  const code = await deps.transact(async (transaction) => {
    await reserveText(
      { cooldowns: cooldownsOf(type, { relates_to: phone, user_id: user.id }), phone },
      deps,
      transaction,
    );
    const entry = { action: 'user_reauthenticate_requested', actor: actorOf(user), ip } as const;
    await deps.audit.record(entry, transaction);
    return requestCode({ user, type, phone }, deps, transaction);
  });
  await sendCode({ ...code, channel }, deps);
}
