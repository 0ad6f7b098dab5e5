/** The account a request acts for, as its access token states it. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** Authenticator assurance level: aal2 once a second factor was given. */
  readonly aal: string;
  readonly isAnonymous: boolean;
  /** Sign-up data, set by the account's owner. Never a basis for permissions. */
  readonly userMetadata: Readonly<Record<string, unknown>>;
}
