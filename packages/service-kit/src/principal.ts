/** The account a request acts for, as its access token states it. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** Authenticator assurance level: aal2 once a second factor was given. */
  readonly aal: string;
  readonly isAnonymous: boolean;
  /** What the account's owner says of themselves (sign-up data). Never a ground for granting anything. */
  readonly userMetadata: Readonly<Record<string, unknown>>;
}
