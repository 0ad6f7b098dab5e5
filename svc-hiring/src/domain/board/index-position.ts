/** What one process at a time does with the whole index. */
export const indexWorks = ['rebuild', 'snapshot', 'restore'] as const;
export type IndexWork = (typeof indexWorks)[number];

/** Right to work on the whole index; expires a minute after its last renewal. */
export interface IndexLease {
  renew(): Promise<void>;
  release(): Promise<void>;
}

/** The last change of jobs that an index contains. */
export interface IndexPosition {
  /** @returns the revision; null before the index is first filled, and from `clear` until it is filled again */
  read(): Promise<number | null>;
  /** Ignores a lower revision. */
  advance(revision: number): Promise<void>;
  /** Once the engine has lost the postings. */
  clear(): Promise<void>;
  /** @returns the version of the documents that the last rebuild wrote; 1 where none is recorded */
  readVersion(): Promise<number>;
  /** Ignores a lower version. */
  recordVersion(version: number): Promise<void>;
  /** @returns undefined while another process works on it */
  claim(work: IndexWork): Promise<IndexLease | undefined>;
  /** What some process does with the whole index at the moment. */
  findWork(): Promise<IndexWork | null>;
}

/** An index position in memory. */
export function createMemoryPosition(): IndexPosition {
  let position: number | null = null;
  let recorded = 1;
  const lease = { renew: () => Promise.resolve(), release: () => Promise.resolve() };
  return {
    read: () => Promise.resolve(position),
    advance: (revision) => {
      position = Math.max(position ?? 0, revision);
      return Promise.resolve();
    },
    clear: () => {
      position = null;
      return Promise.resolve();
    },
    readVersion: () => Promise.resolve(recorded),
    recordVersion: (version) => {
      recorded = Math.max(recorded, version);
      return Promise.resolve();
    },
    claim: () => Promise.resolve(lease),
    findWork: () => Promise.resolve(null),
  };
}
