/** What a token that comes by mail allows. It works for nothing else. */
export type MailTokenType =
  | 'confirmation'
  | 'recovery'
  | 'magiclink'
  /** A way in without a password, to an account that nobody has confirmed: it does that too. */
  | 'first_magiclink'
  | 'invite'
  /** A change of address, on the address it comes from and on the one it leads to. */
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

/** The same of a code that comes by text message. */
export type PhoneTokenType =
  /** The end of a sign-up by number and password. */
  | 'phone_confirmation'
  /** A way in without a password. */
  | 'phone_otp'
  | 'phone_change'
  | 'phone_reauthentication';

export type OneTimeTokenType = MailTokenType | PhoneTokenType;
