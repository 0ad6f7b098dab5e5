/** A provider configured by settings. */
export interface ProviderSettings {
  readonly isEnabled: boolean;
  readonly issuer: string;
  readonly clientIds: readonly string[];
  readonly secret: string;
  readonly redirectUri: string;
  readonly usesPkce: boolean;
  readonly usesNonce: boolean;
}

export interface ProvidersSettings {
  readonly google: ProviderSettings;
  readonly linkedin_oidc: ProviderSettings;
  readonly arePrivateUrlsAllowed: boolean;
  /** Hosts that may be called; empty: any public one. */
  readonly hosts: readonly string[];
  readonly isManualLinkingEnabled: boolean;
  readonly areCustomEnabled: boolean;
  readonly maxCustom: number;
}
