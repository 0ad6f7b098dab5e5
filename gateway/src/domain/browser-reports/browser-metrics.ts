import type { WebVital } from '@sabi/contracts/http/gateway/browser-reports';

export interface ReleaseLabels {
  readonly remote: string;
  readonly version: string;
}

/** Web vitals and errors of pages. No label identifies the visitor. */
export interface BrowserMetrics {
  /** @param value in seconds; for CLS its score */
  recordVital(name: WebVital, page: ReleaseLabels, value: number): void;
  recordError(kind: 'error' | 'rejection', of: ReleaseLabels): void;
}
