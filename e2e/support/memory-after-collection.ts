import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@sabi/test-kit/eventually';
import { repositoryRoot } from '@sabi/test-kit/repository-root';

/** Settings with which a process writes its memory use into a folder on a signal. */
export function collectOnSignal(folder: string): Record<string, string> {
  return {
    NODE_OPTIONS: `--require ${join(repositoryRoot, 'e2e/support/collect-on-signal.cjs')}`,
    SOAK_FOLDER: folder,
  };
}

/** Triggers a garbage collection. @returns heap and buffers still in use, in MB */
export async function readMemoryAfterCollection(folder: string, pid: number): Promise<number> {
  const file = join(folder, `${pid}.bytes`);
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  return eventually(async () => Number(await readFile(file, 'utf8')) / 1024 / 1024);
}
