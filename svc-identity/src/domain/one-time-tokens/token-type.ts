/** Purpose of a token in a mail. It works for nothing else. */
export type MailTokenType =
  | 'confirmation'
  | 'recovery'
  | 'magiclink'
  /** Sign-in without a password to an unconfirmed account, which it confirms. */
  | 'first_magiclink'
  | 'invite'
  /** Address change, by the current and by the new address. */
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

/** Purpose of a code in a text message. */
export type PhoneTokenType =
  /** Confirms a sign-up by number and password. */
  | 'phone_confirmation'
  /** Sign-in without a password. */
  | 'phone_otp'
  | 'phone_change'
  | 'phone_reauthentication';

export type OneTimeTokenType = MailTokenType | PhoneTokenType;
