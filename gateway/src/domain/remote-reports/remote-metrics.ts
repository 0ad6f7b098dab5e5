interface RemoteLabels {
  readonly remote: string;
  readonly version: string;
}

/** Failures of remotes in use. */
export interface RemoteMetrics {
  /** Which current versions fail for everybody; replaces what was shown before. */
  showCurrent(remotes: readonly (RemoteLabels & { readonly isFailing: boolean })[]): void;
  /** A browser has reported that a version in use failed there. */
  countBrowserFailure(of: RemoteLabels): void;
}
