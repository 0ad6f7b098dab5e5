import type { AccountClient } from '@sabi/shell-sdk/account';

/** Mails with a link and a code that somebody asks for by their address. */
export type AccountMail = 'signup' | 'recovery' | 'magiclink';

/** @param returnTo full address of the page that the mail's link leads to in the end; left out: the site itself */
type Ask = (
  client: AccountClient,
  email: string,
  returnTo: string | undefined,
) => Promise<{ error: unknown }>;

/** How each is asked for. The service answers the same for every address, known or not. */
export const askForMail: Readonly<Record<AccountMail, Ask>> = {
  signup: (client, email, returnTo) => client.resend({ type: 'signup', email, ...withReturn(returnTo) }),
  recovery: (client, email, returnTo) =>
    client.resetPasswordForEmail(email, returnTo ? { redirectTo: returnTo } : undefined),
  magiclink: (client, email, returnTo) => {
    // Who mistypes their address shall not find themselves with a second account.
    const options = { shouldCreateUser: false, ...withReturn(returnTo).options };
    return client.signInWithOtp({ email, options });
  },
};

const withReturn = (returnTo: string | undefined): { options?: { emailRedirectTo: string } } =>
  returnTo ? { options: { emailRedirectTo: returnTo } } : {};
