import { join, resolve } from 'node:path';
import { repositoryRoot } from '@sabi/test-kit/repository-root';

/** What is kept between runs; never committed, and a pipeline keeps it between its steps. */
export interface StateFiles {
  readonly results: string;
  /** Folder with builds of the released version, to which results refer. */
  readonly builds: string;
  /** Folder with what the processes of the last run printed. */
  readonly logs: string;
  /** Names the run while it lasts. */
  readonly run: string;
}

/** @param folder relative to the repository */
export function findStateFiles(folder: string): StateFiles {
  const base = resolve(repositoryRoot, folder);
  return {
    results: join(base, 'results.json'),
    builds: join(base, 'builds'),
    logs: join(base, 'logs'),
    run: join(base, 'run.json'),
  };
}
