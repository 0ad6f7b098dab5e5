import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ThreadPool } from '../../src/domain/cv-parsing/thread-pool';
import { createThreadPool } from '../../src/integrations/threads/piscina-thread-pool';

const workspace = join(__dirname, '../..');
const buildService = join(workspace, '../packages/build-config/bin/build-service.mjs');

export interface BuiltService {
  readonly mainPath: string;
  /** The document process, which runs outside jest and needs JavaScript. */
  readonly childPath: string;
  /** The process that forks one for each document. */
  readonly hostPath: string;
  /** Entry point of the threads. */
  readonly threadPath: string;
  /** The command that parses one CV. */
  readonly parseCvPath: string;
}

let build: ReturnType<typeof buildEntries> | undefined;
let threads: Promise<ThreadPool> | undefined;
let readerBuild: ReturnType<typeof buildEntries> | undefined;

/** The service built as for production, once per test module. */
export async function buildForTest(): Promise<BuiltService> {
  build ??= buildEntries(
    'src/main.ts',
    'src/integrations/text-extraction/child.ts',
    'src/integrations/text-extraction/fork/host.ts',
    'src/engines/threads/tasks.ts',
    'src/entry-points/commands/parse-cv-file.ts',
  );
  const { folder } = await build;
  return {
    mainPath: join(folder, 'main.js'),
    childPath: join(folder, 'integrations/text-extraction/child.js'),
    hostPath: join(folder, 'integrations/text-extraction/fork/host.js'),
    threadPath: join(folder, 'engines/threads/tasks.js'),
    parseCvPath: join(folder, 'entry-points/commands/parse-cv-file.js'),
  };
}

/** The process of `useReader`, built once. @returns its path */
export async function buildReadingProcess(): Promise<string> {
  readerBuild ??= buildEntries('test/support/reading-process.ts');
  return join((await readerBuild).folder, 'reading-process.js');
}

/** Threads for all services of a test file, as each of them takes a third of a second to load. They outlive the services. */
export function shareThreads(): Promise<ThreadPool> {
  threads ??= buildForTest().then(({ threadPath }) => createThreadPool(threadPath));
  return threads.then((pool) => ({ ...pool, close: async () => undefined }));
}

export async function removeBuild(): Promise<void> {
  await (await threads)?.close();
  await Promise.all([build, readerBuild].map(async (built) => (await built)?.remove()));
}

/** @param paths within the workspace */
export async function buildEntries(
  ...paths: readonly string[]
): Promise<{ folder: string; remove(): Promise<void> }> {
  // Inside the workspace, so that its packages resolve.
  const cache = join(workspace, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'test-build-'));
  const entries = paths.map((path) => join(workspace, path));
  await promisify(execFile)(process.execPath, [buildService, ...entries], { cwd: folder });
  return { folder: join(folder, 'dist'), remove: () => rm(folder, { recursive: true, force: true }) };
}
