import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const workspace = join(__dirname, '../..');
const buildService = join(workspace, '../packages/build-config/bin/build-service.mjs');
const commands = [
  'import-postings',
  'export-postings',
  'lint-postings',
  'rebuild-search',
  'search-snapshots',
] as const;

export interface Finished {
  readonly exitCode: number;
  readonly output: string;
  readonly errors: string;
}

export interface BuiltCommands {
  /** Runs it with only the given environment. */
  run(
    command: (typeof commands)[number],
    words: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ): Promise<Finished>;
  remove(): Promise<void>;
}

/** The commands built as for production, in a folder from which their packages resolve. */
export async function buildCommands(): Promise<BuiltCommands> {
  const cache = join(workspace, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'test-build-'));
  const entries = commands.map((name) => join(workspace, `src/entry-points/commands/${name}.ts`));
  await promisify(execFile)(process.execPath, [buildService, ...entries], { cwd: folder });
  return {
    run: (command, words, environment = {}) =>
      new Promise((resolve) => {
        const path = join(folder, 'dist', `${command}.js`);
        execFile(
          process.execPath,
          [path, ...words],
          { env: environment, cwd: workspace },
          (error, output, errors) => resolve({ exitCode: error ? Number(error.code) : 0, output, errors }),
        );
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
