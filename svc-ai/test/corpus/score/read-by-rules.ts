import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { buildEntries } from '../../support/built-service';

/** What the rules read of each file, by path; null where they read nothing. All in one process, to save time. */
export async function readByRules(paths: string[]): Promise<Map<string, ParsedCv | null>> {
  const built = await buildEntries('test/corpus/score/read-files.ts');
  const reader = [join(built.folder, 'read-files.js'), ...paths];
  const { stdout } = await promisify(execFile)(process.execPath, reader, { maxBuffer: 50_000_000 });
  const lines = stdout.trimEnd().split('\n');
  await built.remove();
  return new Map(paths.map((path, index) => [path, JSON.parse(lines[index] ?? 'null') as ParsedCv | null]));
}
