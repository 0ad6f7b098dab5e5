import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const workspace = join(__dirname, '../..');
const buildService = join(workspace, '../packages/build-config/bin/build-service.mjs');

export interface BuiltMove {
  readonly path: string;
  remove(): Promise<void>;
}

/** The command line of moving accounts as production runs it. */
export async function buildMove(): Promise<BuiltMove> {
  // Inside the workspace, so that it finds the packages it needs.
  const cache = join(workspace, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'test-build-'));
  await promisify(execFile)(process.execPath, [buildService, join(workspace, 'src/move.ts')], {
    cwd: folder,
  });
  return {
    path: join(folder, 'dist/move.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
