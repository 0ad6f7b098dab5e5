import type { JobState } from '@sabi/contracts/http/hiring/jobs';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Tenant } from '../tenancy/tenant';
import type { StoredJob } from './job';

/** A change is made only to a job that still is as it was read. */
export type JobAt = Pick<StoredJob, 'id' | 'state' | 'version'>;

export interface Jobs {
  find(id: string, transaction?: Transaction): Promise<StoredJob | null>;
  /** Last changed first. @param filter those in a state at the moment `now`, whether or not a sweep has stored it */
  list(
    page: { after: PagePosition | null; limit: number },
    filter?: { state: JobState; now: Date },
  ): Promise<StoredJob[]>;
  /** Those first published since a moment, newest first, whatever has become of them. */
  listPublishedSince(since: Date): Promise<StoredJob[]>;
  /** Whatever has not ended yet. */
  listUnfinished(transaction: Transaction): Promise<StoredJob[]>;
  /** @returns false where there is one with the id, which another company may have */
  insert(job: StoredJob): Promise<boolean>;
  /** Counts the version up. @returns null where state or version are other ones by now */
  change(at: JobAt, changes: Partial<StoredJob>, transaction?: Transaction): Promise<StoredJob | null>;
}

export interface JobRepository {
  jobsOf(tenant: Pick<Tenant, 'companyId'>): Jobs;
  /** Takes the next public number; none is given twice. */
  takeNumber(): Promise<number>;
}

/** By the time of the publication. */
export interface NewestFirst {
  readonly after: PagePosition | null;
  readonly limit: number;
}

/** Jobs without a tenant: what is public, the queues of the staff, sweeps. */
export interface JobDirectory {
  find(id: string, transaction?: Transaction): Promise<StoredJob | null>;
  findByNumber(publicNo: number): Promise<StoredJob | null>;
  /** In no order; ids without a job are left out. */
  findMany(ids: readonly string[]): Promise<StoredJob[]>;
  /** Published and not frozen as stored, by id. @param after the id behind which they begin */
  listPublished(after: string, limit: number): Promise<StoredJob[]>;
  /** Those of a company that are public now. */
  listOpenOfCompany(companyId: string, now: Date, page: NewestFirst): Promise<StoredJob[]>;
  countOpenOfCompany(companyId: string, now: Date): Promise<number>;
  /** Longest unchanged first. */
  list(
    filter: { state: JobState } | { isFrozen: true },
    page: { after: PagePosition | null; limit: number },
  ): Promise<StoredJob[]>;
  /** Published and paused ones whose time is over, and published ones last confirmed before. */
  listDue(due: { now: Date; confirmedBefore: Date }, limit: number): Promise<StoredJob[]>;
  /** One write. @returns null where it is frozen already */
  freeze(
    id: string,
    freeze: { frozen_at: Date; frozen_reason: string },
    transaction: Transaction,
  ): Promise<StoredJob | null>;
  /** @returns null where it is not frozen */
  unfreeze(id: string, transaction: Transaction): Promise<StoredJob | null>;
}

export interface JobChange {
  readonly revision: number;
  readonly jobId: string;
}

/** Changes of all jobs in their order; the board follows them. */
export interface JobChanges {
  /** Those after a revision, without a gap but for ones that are too old to be kept. */
  listAfter(revision: number, limit: number): Promise<JobChange[]>;
  /** @returns the revision of the last change, 0 before the first */
  findLast(): Promise<number>;
  /** @returns the revision, one more than that of the change before; transactions that add one are serialized by it */
  add(change: { jobId: string; kind: JobChangeKind; at: Date }, transaction: Transaction): Promise<number>;
}

export type JobChangeKind = 'published' | 'changed' | 'closed' | 'frozen';
