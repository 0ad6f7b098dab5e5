import type { Language } from '@sabi/contracts/language';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction, Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import { requestConfirmation } from '../email-confirmation/request-confirmation';
import type { Hooks } from '../hooks/hooks';
import { type AccountCreation, withUserCreatedHooks } from '../hooks/with-user-created-hooks';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import type { MailQuota } from '../mail-limits/mail-quota';
import { reserveMail } from '../mail-limits/reserve-mail';
import { withoutPassword } from '../one-time-tokens/sign-up-data';
import { signUpWithoutPassword } from '../sign-up/sign-up-without-password';
import { padResponseTime } from '../timing-attacks/pad-response-time';
import {
  type MailOrigin,
  type TokenMailDependencies,
  requestTokenMail,
} from '../token-mails/request-token-mail';
import { mergeMetadata, type Metadata, parseMetadata } from '../users/metadata';
import { withConfirmedEmail } from '../users/new-user';
import { retryOnDuplicate } from '../users/retry-on-duplicate';
import { isEmailConfirmed } from '../users/user';

export interface SignInMailRequest extends MailOrigin {
  /** In lower case. */
  readonly email: string;
  /** Whether an account is created for an unknown address. */
  readonly createsUser: boolean;
  readonly data?: Metadata | null | undefined;
  /** Language of an account that is created. */
  readonly language: Language;
  readonly ip: string | null;
}

export interface SignInMailDependencies extends TokenMailDependencies {
  readonly mailCooldowns: MailCooldownRepository;
  readonly mailQuota: MailQuota;
  readonly audit: AuditLog;
  readonly transact: Transact;
  readonly hooks: Hooks;
  readonly logger: Logger;
}
/**
 * Mails a sign-in without a password. Creates an account for an unknown address; an unconfirmed one gets a
 * confirmation. The response reveals the case only if configured.
 * @throws {IdentityError} over_email_send_rate_limit, validation_failed, otp_disabled, signup_disabled
 */
export async function requestSignInMail(
  request: SignInMailRequest,
  deps: SignInMailDependencies,
): Promise<void> {
  const data = mergeMetadata({}, parseMetadata(request.data));
  await padResponseTime(() =>
    retryOnDuplicate(() =>
      withUserCreatedHooks({ ip: request.ip }, deps, (creation) =>
        creation.transact((transaction) => requestOnce({ ...request, data }, creation, transaction)),
      ),
    ),
  );
}

async function requestOnce(
  request: SignInMailRequest & { data: Metadata },
  deps: SignInMailDependencies & AccountCreation,
  transaction: Transaction,
): Promise<void> {
  await reserveMail({ purpose: 'magiclink', address: request.email }, deps, transaction);
  const known = await deps.users.findByEmail(request.email, transaction);
  if (known?.is_sso_user) return;
  const { isMailAutoconfirmed } = deps.settings;
  const user =
    known ??
    (await signUpWithoutPassword(
      {
        ...request,
        phone: null,
        autoconfirm: isMailAutoconfirmed ? withConfirmedEmail : null,
        traits: { provider: 'email' },
      },
      deps,
      transaction,
    ));
  if (!user) return;
  const { redirectTo = null, pkce = null, ip } = request;
  const origin = { redirectTo, pkce };
  if (!isEmailConfirmed(user) && !isMailAutoconfirmed) {
    const signUp = withoutPassword(request);
    await requestConfirmation({ user, type: 'first_magiclink', signUp, ip, ...origin }, deps, transaction);
    return;
  }
  const entry = { action: 'user_recovery_requested', actor: actorOf(user), ip, securityEvent: null } as const;
  await deps.audit.record(entry, transaction);
  await requestTokenMail({ user, type: 'magiclink', ...origin }, deps, transaction);
}
