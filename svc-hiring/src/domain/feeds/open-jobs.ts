import type { StoredJob } from '../jobs/job';

/** What a line of a sitemap needs of a job. */
export type ListedJob = Pick<StoredJob, 'public_no' | 'slug' | 'updated_at'>;

/** Jobs that are public at a moment and are no demonstration data: what other sites and crawlers get. */
export interface OpenJobs {
  listNewest(now: Date, limit: number): Promise<StoredJob[]>;
  /** By number. @param after the number behind which they begin */
  listByNumber(after: number, now: Date, limit: number): Promise<StoredJob[]>;
  /** With a number above `from` and up to `to`, by it. */
  listNumbers(range: { from: number; to: number }, now: Date): Promise<ListedJob[]>;
  /** Parts of `size` numbers that have one, the first being 1, with their last change. */
  listParts(size: number, now: Date): Promise<{ part: number; changed_at: Date }[]>;
  count(now: Date): Promise<number>;
}
