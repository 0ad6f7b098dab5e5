import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { StoredEvent } from '../applications/application';
import type { OwnApplicationRow } from '../applications/application-repository';
import type { StoredExternal } from './external-application';

export interface StoredSavedJob {
  readonly talent_id: string;
  readonly public_no: number;
  readonly job_id: string;
  /** As they were when the job was saved. */
  readonly title: string;
  readonly company_name: string;
  readonly saved_at: Date;
}

export interface StoredNote {
  readonly talent_id: string;
  /** Of an application or an external one. */
  readonly card_id: string;
  readonly text: string;
  readonly version: number;
  readonly changed_at: Date;
}

export interface RemovedExternal {
  readonly talent_id: string;
  readonly external_id: string;
  readonly external: StoredExternal;
  readonly note: StoredNote | null;
  readonly removed_at: Date;
}

/** Starts after a moment, newest first. */
interface NewestFirst {
  readonly after: PagePosition | null;
  readonly limit: number;
}

export interface SavedJobs {
  find(talentId: string, publicNo: number, transaction?: Transaction): Promise<StoredSavedJob | null>;
  list(talentId: string, page: NewestFirst): Promise<StoredSavedJob[]>;
  listNumbers(talentId: string): Promise<number[]>;
  insert(saved: StoredSavedJob, transaction: Transaction): Promise<void>;
  /** @returns whether it was saved */
  remove(talentId: string, publicNo: number, transaction: Transaction): Promise<boolean>;
}

export interface ExternalApplications {
  find(talentId: string, id: string, transaction?: Transaction): Promise<StoredExternal | null>;
  /** Of these ids those that are stored. */
  findKnown(talentId: string, ids: readonly string[], transaction: Transaction): Promise<string[]>;
  list(talentId: string, page: NewestFirst): Promise<StoredExternal[]>;
  insert(added: readonly StoredExternal[], transaction: Transaction): Promise<void>;
  /** Increments the version. @returns null when the stored version is another */
  change(
    at: Pick<StoredExternal, 'talent_id' | 'external_id' | 'version'>,
    changes: Partial<StoredExternal>,
  ): Promise<StoredExternal | null>;
  /** @returns what was there */
  remove(talentId: string, id: string, transaction: Transaction): Promise<StoredExternal | null>;
}

/** Deleted external applications with their notes, until they can no longer be restored. */
export interface RemovedExternals {
  put(removed: RemovedExternal, transaction: Transaction): Promise<void>;
  /** Takes out one that was deleted at or after `since`. */
  take(
    removed: { talentId: string; id: string; since: Date },
    transaction: Transaction,
  ): Promise<RemovedExternal | null>;
}

export interface CardNotes {
  /** Unordered; cards without a note are left out. */
  findMany(talentId: string, cardIds: readonly string[]): Promise<StoredNote[]>;
  insert(notes: readonly StoredNote[], transaction: Transaction): Promise<void>;
  /** @param version as stored, 0 for a first note @returns null when another is stored */
  put(note: Omit<StoredNote, 'version'>, version: number): Promise<StoredNote | null>;
  /** @returns what was there */
  remove(talentId: string, cardId: string, transaction: Transaction): Promise<StoredNote | null>;
}

export interface JobSearchCounts {
  /** 0 for an account without any. */
  find(talentId: string, transaction: Transaction): Promise<{ saved: number; external: number }>;
  /** Of two transactions that add for one account the later one runs again, with the counts as they are then. */
  add(
    talentId: string,
    counts: { saved?: number; external?: number },
    transaction: Transaction,
  ): Promise<void>;
}

/** What the board needs of applications beyond the applications themselves. Unordered. */
export interface TrackedApplications {
  /** Applications of a talent to these jobs that count. */
  findCounting(
    talentId: string,
    jobIds: readonly string[],
  ): Promise<{ application_id: string; job_id: string }[]>;
  /** Applications of a talent that count, newest first. */
  listCounting(talentId: string, limit: number): Promise<{ application_id: string; job_id: string }[]>;
  listLastEvents(applications: readonly OwnApplicationRow[]): Promise<StoredEvent[]>;
  listEvents(applications: readonly OwnApplicationRow[]): Promise<StoredEvent[]>;
}
