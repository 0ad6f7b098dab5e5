import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningOpenSearch, startOpenSearch } from '../src/opensearch';

let parent: string;
let node: RunningOpenSearch | undefined;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sabi-opensearch-'));
  await chmod(parent, 0o755);
});

afterAll(async () => {
  await node?.stop();
  await rm(parent, { recursive: true, force: true });
});

const ask = async (path: string, method = 'GET') => (await fetch(`${node?.url}${path}`, { method })).json();

test('a node keeps its port and data when it is killed, and ends when it is stopped', async () => {
  node = await startOpenSearch({ folder: join(parent, 'node'), isShortLived: true, report: console.warn });
  if (!node) return;
  expect(await ask('/')).toMatchObject({ version: { distribution: 'opensearch' } });
  await ask('/kept', 'PUT');
  await node.kill();
  await expect(ask('/')).rejects.toThrow();
  await node.restart();
  expect(await ask('/kept')).toHaveProperty('kept');
  await node.stop();
  await expect(ask('/')).rejects.toThrow();
});

test('where a program is missing there is no node, and the report says which', async () => {
  const { PATH } = process.env;
  const reports: string[] = [];
  process.env['PATH'] = '';
  process.env['XDG_CACHE_HOME'] = parent;
  try {
    const folder = join(parent, 'none');
    expect(await startOpenSearch({ folder, report: (text) => reports.push(text) })).toBeUndefined();
  } finally {
    process.env['PATH'] = PATH;
    delete process.env['XDG_CACHE_HOME'];
  }
  expect(reports).toEqual([expect.stringMatching(/^LEFT OUT: OpenSearch needs /)]);
});
