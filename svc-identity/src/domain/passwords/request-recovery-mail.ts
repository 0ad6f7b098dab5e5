import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import type { MailQuota } from '../mail-limits/mail-quota';
import { reserveMail } from '../mail-limits/reserve-mail';
import type { Settings } from '../settings/settings';
import { parsePkce, type PkceParameters } from '../sign-in-flows/pkce';
import { padResponseTime } from '../timing-attacks/pad-response-time';
import { type TokenMailDependencies, requestTokenMail } from '../token-mails/request-token-mail';
import { parseEmailAddress } from '../users/email-address';

export interface RecoveryRequest extends PkceParameters {
  readonly email: string;
  readonly redirectTo: string | null;
  readonly ip: string | null;
}

interface RequestRecoveryMailDependencies extends TokenMailDependencies {
  readonly mailCooldowns: MailCooldownRepository;
  readonly mailQuota: MailQuota;
  readonly audit: AuditLog;
  readonly transact: Transact;
}

/**
 * Mails a link for a new password. The response does not reveal an account.
 * @throws {IdentityError} over_email_send_rate_limit, email_provider_disabled, validation_failed
 */
export async function requestRecoveryMail(
  { redirectTo, ip, ...request }: RecoveryRequest,
  deps: RequestRecoveryMailDependencies,
): Promise<void> {
  assertRecoveryEnabled(deps);
  if (!request.email) throw validationFailed('Password recovery requires an email');
  const [email, pkce] = [parseEmailAddress(request.email), parsePkce(request, deps.settings)];
  const ask = () =>
    deps.transact(async (transaction) => {
      await reserveMail({ purpose: 'recovery', address: email }, deps, transaction);
      const user = await deps.users.findByEmail(email, transaction);
      if (!user || user.is_sso_user) return;
      await deps.audit.record({ action: 'user_recovery_requested', actor: actorOf(user), ip }, transaction);
      await requestTokenMail({ user, type: 'recovery', redirectTo, pkce }, deps, transaction);
    });
  await padResponseTime(ask);
}

/** @throws {IdentityError} email_provider_disabled */
export function assertRecoveryEnabled({ settings }: { settings: Settings }): void {
  if (settings.isEmailEnabled) return;
  throw new IdentityError(400, 'email_provider_disabled', 'Email logins are disabled');
}
