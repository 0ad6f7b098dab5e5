import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const workspace = join(__dirname, '../..');
const buildService = join(workspace, '../packages/build-config/bin/build-service.mjs');

export interface BuiltMigrationCommand {
  readonly path: string;
  remove(): Promise<void>;
}

/** The migration command, built as for production. */
export async function buildMigrationCommand(): Promise<BuiltMigrationCommand> {
  // Inside the workspace, so that its packages resolve.
  const cache = join(workspace, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'test-build-'));
  await promisify(execFile)(
    process.execPath,
    [buildService, join(workspace, 'src/entry-points/commands/migrate-accounts.ts')],
    {
      cwd: folder,
    },
  );
  return {
    path: join(folder, 'dist/migrate-accounts.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
