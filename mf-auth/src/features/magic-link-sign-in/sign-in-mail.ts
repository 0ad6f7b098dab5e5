import type { AccountMail } from '../../account-mail/account-mail';

/** Mails that sign a user in without the password. */
export type SignInMail = Extract<AccountMail, 'recovery' | 'magiclink'>;

/** Verification type of each mail's code. For an unverified address the mail verifies it too. */
export const codeTypes = { recovery: 'recovery', magiclink: 'email' } as const satisfies Record<
  SignInMail,
  string
>;
