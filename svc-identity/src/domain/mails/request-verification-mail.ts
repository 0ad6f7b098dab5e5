import { IdentityError } from '../errors/identity-error';
import { resend } from './resend';

/**
 * Asks for the verification mail as a page does right after the sign-up that has already caused one. It gets through at
 * most as often as a resend does; sooner, nothing is sent, and the answer is the same for every address.
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
