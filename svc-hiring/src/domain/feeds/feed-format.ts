import type { StoredCompany } from '../companies/company';
import type { StoredJob } from '../jobs/job';

/** An open job with its company. */
export interface FeedEntry {
  readonly job: StoredJob;
  readonly company: StoredCompany;
}

export interface FeedSite {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly now: Date;
}

/**
 * Without what XML forbids anywhere in a document: control characters, halves of a pair and two others. The writers
 * of XML escape only the first end of a CDATA section, so a blank takes it apart.
 */
export const xmlText = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(']]>', ']] >');
