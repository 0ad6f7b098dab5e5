/** The only purpose of a mail's token. */
export type MailTokenType =
  | 'confirmation'
  | 'recovery'
  | 'magiclink'
  /** Sign-in without a password that confirms its account. */
  | 'first_magiclink'
  | 'invite'
  /** Address change, confirmed by the current and the new address. */
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
