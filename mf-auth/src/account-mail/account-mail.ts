import type { AccountClient } from '@sabi/shell-sdk/account';

/** Mails with a link and a code that somebody asks for by their address. */
export type AccountMail = 'signup' | 'recovery' | 'magiclink';

type Ask = (client: AccountClient, email: string) => Promise<{ error: unknown }>;

/** How each is asked for. The service answers the same for every address, known or not. */
export const askForMail: Readonly<Record<AccountMail, Ask>> = {
  signup: (client, email) => client.resend({ type: 'signup', email }),
  recovery: (client, email) => client.resetPasswordForEmail(email),
  // Who mistypes their address shall not find themselves with a second account.
  magiclink: (client, email) => client.signInWithOtp({ email, options: { shouldCreateUser: false } }),
};
