export interface OAuthServerSettings {
  readonly isEnabled: boolean;
  readonly isRegistrationOpen: boolean;
  readonly consentPath: string;
  readonly authorizationLifeSeconds: number;
}
