import type { Language } from '@sabi/contracts/language';
import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import { type AccountCreation, withUserCreatedHooks } from '../hooks/with-user-created-hooks';
import type { MailQuota } from '../mail-limits/mail-quota';
import { withoutPassword } from '../one-time-tokens/sign-up-data';
import { type CodeRequestDependencies, requestCode, type RequestedCode } from '../phones/request-code';
import { requestConfirmationCode } from '../phones/request-confirmation-code';
import { confirmationCooldown, reserveText } from '../phones/reserve-text';
import { type SendCodeDependencies, sendCode } from '../phones/send-code';
import type { TextChannel } from '../settings/text-channels';
import { signUpWithoutPassword } from '../sign-up/sign-up-without-password';
import { padResponseTime } from '../timing-attacks/pad-response-time';
import { mergeMetadata, type Metadata, parseMetadata } from '../users/metadata';
import { withConfirmedPhone } from '../users/new-user';
import { retryOnDuplicate } from '../users/retry-on-duplicate';
import { isPhoneConfirmed } from '../users/user';

export interface SignInCodeRequest {
  /** E.164 without the plus. */
  readonly phone: string;
  readonly channel: TextChannel;
  /** Whether an account is created for an unknown number. */
  readonly createsUser: boolean;
  readonly data?: Metadata | null | undefined;
  /** Language of an account that is created. */
  readonly language: Language;
  readonly ip: string | null;
}

export interface SignInCodeDependencies extends CodeRequestDependencies, SendCodeDependencies {
  readonly textQuota: MailQuota;
  readonly audit: AuditLog;
}
type ParsedRequest = SignInCodeRequest & { readonly data: Metadata };

/**
 * Sends a sign-in code. Creates an account for an unknown number; the code confirms an unconfirmed one. The
 * response reveals the case only if configured.
 * @throws {IdentityError} over_sms_send_rate_limit, sms_send_failed, validation_failed, otp_disabled,
 * signup_disabled
 */
export async function requestSignInCode(
  request: SignInCodeRequest,
  deps: SignInCodeDependencies,
): Promise<void> {
  const parsed = { ...request, data: mergeMetadata({}, parseMetadata(request.data)) };
  await padResponseTime(async () => {
    const code = await retryOnDuplicate(() =>
      withUserCreatedHooks({ ip: request.ip }, deps, (creation) =>
        creation.transact((transaction) => requestOnce(parsed, creation, transaction)),
      ),
    );
    if (code) await sendCode({ ...code, channel: parsed.channel }, deps);
  }, deps.settings.phones.answerMs);
}

/** @returns null if nothing is to be sent */
async function requestOnce(
  request: ParsedRequest,
  deps: SignInCodeDependencies & AccountCreation,
  transaction: Transaction,
): Promise<RequestedCode | null> {
  const { phone, channel, ip } = request;
  await reserveText({ cooldowns: [confirmationCooldown(phone)], phone }, deps, transaction);
  const known = await deps.users.findByPhone(phone, transaction);
  if (known?.is_sso_user) return null;
  const { isAutoconfirmed } = deps.settings.phones;
  const traits = { channel };
  const user =
    known ??
    (await signUpWithoutPassword(
      {
        ...request,
        email: null,
        autoconfirm: isAutoconfirmed ? withConfirmedPhone : null,
        traits: { ...traits, provider: 'phone' },
      },
      deps,
      transaction,
    ));
  if (!user) return null;
  if (!isPhoneConfirmed(user) && !isAutoconfirmed) {
    const signUp = withoutPassword(request);
    return requestConfirmationCode({ user, type: 'phone_otp', signUp, ip }, deps, transaction);
  }
  await deps.audit.record(
    { action: 'user_recovery_requested', actor: actorOf(user), traits, ip, securityEvent: null },
    transaction,
  );
  return requestCode({ user, type: 'phone_otp', phone }, deps, transaction);
}
