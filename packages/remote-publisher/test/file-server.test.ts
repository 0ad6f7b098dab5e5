import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@sabi/service-kit/logger';
import type { RunningService } from '@sabi/service-kit/service';
import { readEnv } from '../src/file-server/env';
import { startFileServer } from '../src/file-server/service';

let folder: string;
let running: RunningService | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabi-file-server-'));
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(folder, { recursive: true });
});

async function build(image: string, version: string, content: string): Promise<string> {
  const releases = join(folder, image, 'dist/releases');
  await mkdir(join(releases, version), { recursive: true });
  await writeFile(join(releases, version, 'remoteEntry.js'), content);
  return releases;
}

async function start(settings: Record<string, string>): Promise<string> {
  await running?.stop();
  const env = readEnv({ PORT: '0', DRAIN_DELAY_MS: '0', ...settings });
  running = await startFileServer(env, createLogger({ service: 'test', level: 'silent' }));
  await running.ready;
  return running.url;
}

test('a file of the release is served as immutable', async () => {
  const url = await start({ RELEASES_DIR: await build('first', '0.1.0-aaaaaaaaaa', 'first') });
  const response = await fetch(`${url}/0.1.0-aaaaaaaaaa/remoteEntry.js`);
  expect(await response.text()).toBe('first');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(`${url}/healthz/ready`)).status).toBe(200);
});

test('when a newer image takes over, files of the release before are still there', async () => {
  const KEEP_DIR = join(folder, 'copies');
  await start({ RELEASES_DIR: await build('first', '0.1.0-aaaaaaaaaa', 'first'), KEEP_DIR });
  const url = await start({ RELEASES_DIR: await build('second', '0.1.0-bbbbbbbbbb', 'second'), KEEP_DIR });
  expect(await (await fetch(`${url}/0.1.0-aaaaaaaaaa/remoteEntry.js`)).text()).toBe('first');
  expect(await (await fetch(`${url}/0.1.0-bbbbbbbbbb/remoteEntry.js`)).text()).toBe('second');
});

test('a release that was copied is never written again, and no temporary folder is left behind', async () => {
  const KEEP_DIR = join(folder, 'copies');
  await start({ RELEASES_DIR: await build('first', '0.1.0-aaaaaaaaaa', 'first'), KEEP_DIR });
  const url = await start({ RELEASES_DIR: await build('first', '0.1.0-aaaaaaaaaa', 'altered'), KEEP_DIR });
  expect(await (await fetch(`${url}/0.1.0-aaaaaaaaaa/remoteEntry.js`)).text()).toBe('first');
  expect(await readdir(KEEP_DIR)).toEqual(['0.1.0-aaaaaaaaaa']);
});

test('a file that no release has is not found', async () => {
  const url = await start({ RELEASES_DIR: await build('first', '0.1.0-aaaaaaaaaa', 'first') });
  expect((await fetch(`${url}/0.1.0-aaaaaaaaaa/other.js`)).status).toBe(404);
  expect((await fetch(`${url}/..%2f..%2frelease.json`)).status).toBeGreaterThanOrEqual(400);
});
