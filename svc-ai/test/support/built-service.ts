import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const workspace = join(__dirname, '../..');
const buildService = join(workspace, '../packages/build-config/bin/build-service.mjs');

export interface BuiltService {
  readonly mainPath: string;
  /** The process that reads documents: it runs outside jest and knows no TypeScript. */
  readonly childPath: string;
  /** The command line that reads one CV by rules. */
  readonly parseCvPath: string;
  remove(): Promise<void>;
}

/** The service built as for production, in a folder of the test's own. */
export async function buildForTest(): Promise<BuiltService> {
  // Inside the workspace, so that it finds the packages it needs.
  const cache = join(workspace, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'test-build-'));
  const entries = ['main.ts', 'extraction/child.ts', 'parse-cv-file.ts'].map((entry) =>
    join(workspace, 'src', entry),
  );
  await promisify(execFile)(process.execPath, [buildService, ...entries], { cwd: folder });
  return {
    mainPath: join(folder, 'dist/main.js'),
    childPath: join(folder, 'dist/extraction/child.js'),
    parseCvPath: join(folder, 'dist/parse-cv-file.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
