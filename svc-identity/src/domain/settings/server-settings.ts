export interface ServerSettings {
  readonly siteUrl: string;
  /** Public address of the service. */
  readonly externalUrl: string;
  readonly redirectAllowList: readonly string[];
  readonly mayAnyOriginCall: boolean;
  readonly isJsonAlone: boolean;
}
