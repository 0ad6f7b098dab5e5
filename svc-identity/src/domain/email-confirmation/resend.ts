import { type CodeResendDependencies, resendCode } from '../phones/resend-code';
import { messageIdFor } from '../phones/send-code';
import { type MailResendDependencies, resendMail } from './resend-mail';
import { parseResend, type RequestedResend } from './resend-rules';

export interface ResendRequest extends RequestedResend {
  readonly redirectTo: string | null;
  readonly ip: string | null;
}

/**
 * Resends a mail or a text message to an account that waits for it.
 * @returns the id of the text message, if known
 * @throws {IdentityError} over_email_send_rate_limit, over_sms_send_rate_limit, sms_send_failed,
 * validation_failed, email_provider_disabled, phone_provider_disabled
 */
export async function resend(
  request: ResendRequest,
  deps: MailResendDependencies & CodeResendDependencies,
): Promise<string | undefined> {
  const { redirectTo, ip } = request;
  const { type, ...parsed } = parseResend(request, deps.settings);
  if (type === 'signup' || type === 'email_change') {
    await resendMail({ ...parsed, type, redirectTo, ip }, deps);
    return undefined;
  }
  await resendCode({ ...parsed, type, ip }, deps);
  return messageIdFor(parsed.phone, deps);
}
