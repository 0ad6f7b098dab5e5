/** Only its holder rebuilds the index. It expires a minute after it was last renewed. */
export interface RebuildLease {
  renew(): Promise<void>;
  release(): Promise<void>;
}

/** Up to which change of jobs an index has them. */
export interface IndexPosition {
  /** @returns a revision, null before the index is filled for the first time */
  read(): Promise<number | null>;
  /** A lower revision changes nothing. */
  advance(revision: number): Promise<void>;
  /** @returns undefined while another process builds */
  claimRebuild(): Promise<RebuildLease | undefined>;
}

/** Position of an index in the memory of this process. */
export function createMemoryPosition(): IndexPosition {
  let position: number | null = null;
  const lease = { renew: () => Promise.resolve(), release: () => Promise.resolve() };
  return {
    read: () => Promise.resolve(position),
    advance: (revision) => {
      position = Math.max(position ?? 0, revision);
      return Promise.resolve();
    },
    claimRebuild: () => Promise.resolve(lease),
  };
}
