import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { root } from './compose-file';

/** Only root can give mongod's key to its user. */
export const canMakeSecrets = process.getuid?.() === 0;
if (!canMakeSecrets) reportSkipped('Not root: secrets were not made, accounts were not tried');

export interface MadeSecrets {
  /** A temporary folder for other files of the test. */
  readonly work: string;
  readonly folder: string;
  read(file: string): string;
  remove(): void;
}

/** Runs the job `secrets`. */
export function makeSecrets(): MadeSecrets {
  const work = mkdtempSync(join(tmpdir(), 'sabi-accounts-'));
  const folder = join(work, 'secrets');
  execFileSync(process.execPath, [join(root, 'operations/compose/secrets.mjs'), folder]);
  return {
    work,
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8').trim(),
    remove: () => rmSync(work, { recursive: true }),
  };
}
