import type { AccountMail } from '../../account-mail/account-mail';

/** Mails that sign a user in without the password. */
export type SignInMail = Extract<AccountMail, 'recovery' | 'magiclink'>;

/** As what the service takes the code of each. An address that was never verified gets a mail that does that too. */
export const codeTypes = { recovery: 'recovery', magiclink: 'email' } as const satisfies Record<
  SignInMail,
  string
>;
