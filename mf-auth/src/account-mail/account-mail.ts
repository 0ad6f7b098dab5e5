import type { ShellContext } from '@sabi/shell-sdk';
import { type AccountClient, type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { findMailReturn } from '../layout/return-target';

/** Mails with a link and a code that a user requests for an address. */
export type AccountMail = 'signup' | 'recovery' | 'magiclink';

/** @param returnTo full address of the page that the mail's link finally leads to; the site itself by default */
type Ask = (
  client: AccountClient,
  email: string,
  returnTo: string | undefined,
) => Promise<{ error: unknown }>;

/** The call that requests each mail. */
const asks: Readonly<Record<AccountMail, Ask>> = {
  signup: (client, email, returnTo) => client.resend({ type: 'signup', email, ...withReturn(returnTo) }),
  recovery: (client, email, returnTo) =>
    client.resetPasswordForEmail(email, returnTo ? { redirectTo: returnTo } : undefined),
  magiclink: (client, email, returnTo) => {
    // A mistyped address must not create a second account.
    const options = { shouldCreateUser: false, ...withReturn(returnTo).options };
    return client.signInWithOtp({ email, options });
  },
};

const withReturn = (returnTo: string | undefined): { options?: { emailRedirectTo: string } } =>
  returnTo ? { options: { emailRedirectTo: returnTo } } : {};

/**
 * Requests a mail that leads back to the page the visitor came from. The answer is the same for every address, known or not.
 * @returns null after a successful request
 */
export function requestMail(
  shell: Pick<ShellContext, 'session' | 'location' | 'logger'>,
  kind: AccountMail,
  email: string,
): Promise<AccountFailure | null> {
  const returnTo = findMailReturn(shell.location.get());
  return tryAccount(shell, (client) => asks[kind](client, email, returnTo));
}
