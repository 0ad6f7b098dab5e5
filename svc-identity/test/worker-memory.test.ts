import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { leanAllocator, leanHeap } from '@sabi/service-kit/workers';
import { build } from 'esbuild';

const program = `
  import cluster from 'node:cluster';
  import { createServer } from 'node:http';
  import { startWorkers } from '@sabi/service-kit/workers';

  process.on('SIGTERM', () => process.exit(0));
  if (cluster.isPrimary) {
    const logger = { info: () => undefined, error: console.error };
    const workers = await startWorkers(1, logger, { HOST: '127.0.0.1' });
    console.log(await (await fetch(workers.url)).text());
    await workers.stop();
    process.exit(0);
  }
  const { execArgv, env } = process;
  createServer((_request, response) => response.end(JSON.stringify({ execArgv, env }))).listen(0, '127.0.0.1');`;

test('a worker is started with a small young generation, and with one malloc arena', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'sabi-workers-'));
  try {
    await build({
      stdin: { contents: program, resolveDir: join(import.meta.dirname, '..') },
      outdir: directory,
      splitting: true,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['prom-client'],
    });
    const { stdout } = await promisify(execFile)(process.execPath, [join(directory, 'stdin.mjs')]);
    const { execArgv, env } = JSON.parse(stdout) as { execArgv: string[]; env: Record<string, string> };
    expect(execArgv).toEqual([...leanHeap]);
    expect(env).toMatchObject(leanAllocator);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
