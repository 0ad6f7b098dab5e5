export interface AccountSettings {
  readonly isSignUpDisabled: boolean;
  readonly isEmailEnabled: boolean;
  readonly isAnonymousEnabled: boolean;
  readonly anonymousLifeDays: number;
  readonly isDuplicateShown: boolean;
  readonly mayAdminSetPassword: boolean;
  readonly passwordMinLength: number;
  readonly passwordRequiredSets: readonly string[];
  /** null without a list of breached passwords. */
  readonly breachList: { readonly url: string; readonly failsClosed: boolean } | null;
  readonly needsCurrentPassword: boolean;
  readonly needsReauthentication: boolean;
}
