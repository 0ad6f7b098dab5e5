import type { StoredJob } from '../jobs/job';

/** Fields of a job for a sitemap. */
export type ListedJob = Pick<StoredJob, 'public_no' | 'slug' | 'updated_at'>;

/** Public jobs without demonstration data, for other sites and crawlers. */
export interface OpenJobs {
  listNewest(now: Date, limit: number): Promise<StoredJob[]>;
  /** By number. @param after exclusive lower bound of the numbers */
  listByNumber(after: number, now: Date, limit: number): Promise<StoredJob[]>;
  /** Numbers above `from` up to `to`, ascending. */
  listNumbers(range: { from: number; to: number }, now: Date): Promise<ListedJob[]>;
  /** Non-empty parts of `size` numbers, counted from 1, with their last change. */
  listParts(size: number, now: Date): Promise<{ part: number; changed_at: Date }[]>;
  count(now: Date): Promise<number>;
}
