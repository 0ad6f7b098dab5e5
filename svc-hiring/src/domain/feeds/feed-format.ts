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

/** XML forbids these two characters anywhere in a document. */
export const xmlText = (text: string): string => text.replaceAll(/[\uFFFE\uFFFF]/g, '');
