type Switch = { readonly canEnroll: boolean; readonly canVerify: boolean };

export interface FactorSettings {
  readonly totp: Switch;
  readonly phone: Switch;
  readonly webauthn: Switch;
  readonly recoveryCodes: Switch;
  readonly maxFactors: number;
  readonly challengeLifeSeconds: number;
  readonly unverifiedLifeSeconds: number;
  readonly arePasskeysEnabled: boolean;
  readonly maxPasskeys: number;
  readonly relyingParty: { readonly id: string; readonly name: string; readonly origins: readonly string[] };
  readonly encryptionSecret: string;
}
