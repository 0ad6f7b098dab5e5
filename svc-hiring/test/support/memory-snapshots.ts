import type { SearchSnapshot, SearchSnapshots } from '@sabi/job-search/search-snapshots';

export interface MemorySnapshots extends SearchSnapshots {
  readonly stored: SearchSnapshot[];
  /** Whether the next ones fail, and are stored as failed. */
  isFailing: boolean;
}

/** A repository without an engine: a restored index is the present one. */
export function createMemorySnapshots(now: () => Date): MemorySnapshots {
  const stored: SearchSnapshot[] = [];
  const repository: MemorySnapshots = {
    stored,
    isFailing: false,
    take: async (name, contents) => {
      const state = repository.isFailing ? 'failed' : 'complete';
      stored.unshift({ name, state, takenAt: now(), ...contents });
      if (repository.isFailing) throw new Error('The bucket is full');
    },
    list: async () => [...stored],
    delete: async (name) =>
      void stored.splice(
        stored.findIndex((each) => each.name === name),
        1,
      ),
    restore: (_name, catchUp) => catchUp(),
    close: () => Promise.resolve(),
  };
  return repository;
}
