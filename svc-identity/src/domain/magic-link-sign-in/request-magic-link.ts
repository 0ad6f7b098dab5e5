import { validationFailed } from '../errors/common-errors';
import { parsePkce, type PkceParameters } from '../sign-in-flows/pkce';
import { parseEmailAddress } from '../users/email-address';
import { assertMailSignInEnabled } from './request-otp';
import { requestSignInMail, type SignInMailRequest } from './request-sign-in-mail';

/**
 * `POST /otp` with an address, for older clients.
 * @throws {IdentityError} validation_failed, email_provider_disabled, signup_disabled,
 * over_email_send_rate_limit
 */
export async function requestMagicLink(
  { challenge, method, ...request }: PkceParameters & Omit<SignInMailRequest, 'pkce' | 'createsUser'>,
  deps: Parameters<typeof requestSignInMail>[1],
): Promise<void> {
  assertMailSignInEnabled(deps);
  if (!request.email) throw validationFailed('Password recovery requires an email', 422);
  const email = parseEmailAddress(request.email);
  await requestSignInMail(
    { ...request, email, createsUser: true, pkce: parsePkce({ challenge, method }, deps.settings) },
    deps,
  );
}
