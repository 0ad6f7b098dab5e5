import type { StoredCompany } from '../companies/company';
import type { StoredJob } from '../jobs/job';

/** An open job and its company, as feeds show them. */
export interface FeedEntry {
  readonly job: StoredJob;
  readonly company: StoredCompany;
}

export interface FeedSite {
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly now: Date;
}

/** XML has no place for these two characters, and refuses the whole document for one of them. */
export const xmlText = (text: string): string => text.replaceAll(/[\uFFFE\uFFFF]/g, '');
