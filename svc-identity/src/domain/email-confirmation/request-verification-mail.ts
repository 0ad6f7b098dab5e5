import { IdentityError } from '../errors/identity-error';
import { resend } from './resend';

/**
 * Requests the verification mail again, as pages do right after a sign-up that has sent one. Within the
 * cooldown nothing is sent, and the answer is the same for every address.
 * @throws {IdentityError} validation_failed
 */
export async function requestVerificationMail(
  { email, ip }: { email: string; ip: string | null },
  deps: Parameters<typeof resend>[1],
): Promise<void> {
  const request = { type: 'signup', email, phone: '', challenge: '', method: '', redirectTo: null };
  try {
    await resend({ ...request, ip }, deps);
  } catch (error) {
    if (!(error instanceof IdentityError) || error.code !== 'over_email_send_rate_limit') throw error;
  }
}
