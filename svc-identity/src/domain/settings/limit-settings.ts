export interface Rate {
  readonly requests: number;
  readonly windowSeconds: number;
}

/** Actions counted separately, by client network. */
export const limitedActions = [
  'signup',
  'recover',
  'resend',
  'magiclink',
  'otp',
  'user',
  'verify',
  'token',
  'oauth-token',
  'web3',
  'sso',
  'passkey',
  'challenge',
  'factor',
  'anonymous',
  'client-registration',
] as const;

export type LimitedAction = (typeof limitedActions)[number];

export interface LimitSettings {
  /** null: requests are not limited by network. */
  readonly clientHeader: string | null;
  readonly rates: Readonly<Record<LimitedAction, Rate>>;
  readonly mails: Rate;
  readonly textMessages: Rate;
}
