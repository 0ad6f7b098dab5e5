import type { Stage } from '@sabi/contracts/http/hiring/applications';
import type { JobState } from '@sabi/contracts/http/hiring/jobs';
import type { CasesPage } from '@sabi/service-kit/cases/case-owners';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Tenant } from '../tenancy/tenant';
import type { StoredJob } from './job';

/** Identifies a job in the state in which it was read; changes require it unchanged. */
export type JobAt = Pick<StoredJob, 'id' | 'state' | 'version'>;

export interface Jobs {
  find(id: string, transaction?: Transaction): Promise<StoredJob | null>;
  /** Last changed first. @param filter state at the moment `now`, independent of sweeps */
  list(
    page: { after: PagePosition | null; limit: number },
    filter?: { state: JobState; now: Date },
  ): Promise<StoredJob[]>;
  /** Jobs first published since a moment, newest first, in any state. */
  listPublishedSince(since: Date): Promise<StoredJob[]>;
  /** Jobs that have not ended. */
  listUnfinished(transaction: Transaction): Promise<StoredJob[]>;
  /** @returns false when the id is taken, possibly by another company */
  insert(job: StoredJob): Promise<boolean>;
  /** Increments the version. @returns null when state or version are others */
  change(at: JobAt, changes: Partial<StoredJob>, transaction?: Transaction): Promise<StoredJob | null>;
  /** Unless it has stages. Not a change that a member would have to see, so the version stays. */
  setStages(id: string, stages: readonly Stage[]): Promise<void>;
  /** As `setStages`, whatever stages it has. */
  replaceStages(id: string, stages: readonly Stage[], transaction: Transaction): Promise<void>;
}

export interface JobRepository {
  jobsOf(tenant: Pick<Tenant, 'companyId'>): Jobs;
  /** Takes the next public number; numbers are unique. */
  takeNumber(): Promise<number>;
}

/** By time of publication. */
export interface NewestFirst {
  readonly after: PagePosition | null;
  readonly limit: number;
}

/** A job to freeze or unfreeze, in any version without one. */
export interface FreezableJob {
  readonly id: string;
  readonly version?: number | undefined;
}

/** Jobs across tenants, for public pages, the staff and sweeps. */
export interface JobDirectory {
  find(id: string, transaction?: Transaction): Promise<StoredJob | null>;
  findByNumber(publicNo: number): Promise<StoredJob | null>;
  /** Unordered; unknown ids are left out. */
  findMany(ids: readonly string[]): Promise<StoredJob[]>;
  /** Public numbers by id; unknown ids are left out. */
  findNumbers(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Published and not frozen as stored, by id. @param after exclusive lower bound of the ids */
  listPublished(after: string, limit: number): Promise<StoredJob[]>;
  /** A company's public jobs. */
  listOpenOfCompany(companyId: string, now: Date, page: NewestFirst): Promise<StoredJob[]>;
  countOpenOfCompany(companyId: string, now: Date): Promise<number>;
  /** Longest unchanged first. */
  list(filter: { state: JobState } | { isFrozen: true }, page: CasesPage): Promise<StoredJob[]>;
  /** Published and paused jobs whose time is over, and published ones due for confirmation. */
  listDue(due: { now: Date; confirmedBefore: Date }, limit: number): Promise<StoredJob[]>;
  /** One write. @returns null when frozen already, or no longer of the given version */
  freeze(
    at: FreezableJob,
    freeze: { frozen_at: Date; frozen_reason: string },
    transaction: Transaction,
  ): Promise<StoredJob | null>;
  /** @returns null unless frozen and of the given version */
  unfreeze(at: FreezableJob, transaction: Transaction): Promise<StoredJob | null>;
}

export interface JobChange {
  readonly revision: number;
  readonly jobId: string;
}

/** Ordered changes of all jobs; the board follows them. */
export interface JobChanges {
  /** Changes after a revision, without gaps except expired ones. */
  listAfter(revision: number, limit: number): Promise<JobChange[]>;
  /** @returns the last revision; 0 before the first */
  findLast(): Promise<number>;
  /** @returns the next revision, without gaps, which serializes these transactions */
  add(change: { jobId: string; kind: JobChangeKind; at: Date }, transaction: Transaction): Promise<number>;
}

export type JobChangeKind = 'published' | 'changed' | 'closed' | 'frozen';
