import { generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { signatureHeader } from '@sabi/contracts/http/gateway/remote-commands';
import { FolderFileStore } from '@sabi/file-store/folder-file-store';
import { readPublishEnv } from '../src/file-server/env';
import { findNewestRelease } from '../src/file-server/find-newest-release';
import { publishRelease } from '../src/file-server/publish-release';

const hash = `sha384-${'a'.repeat(64)}`;
const release = {
  name: 'mf-try',
  protocol: 1,
  basePaths: ['/try'],
  chrome: 'public' as const,
  rendering: 'server' as const,
  navigation: [],
  redirects: [],
  version: '0.1.0-0123456789',
  entry: 'remoteEntry.js',
  serverBundle: 'server.cjs',
  preload: { scripts: [], styles: [] },
  parts: {},
  integrity: { 'remoteEntry.js': hash, 'server.cjs': hash },
};

let gateway: Server;
let heard: { request: string; body: Record<string, unknown>; isSigned: boolean };
let status: number;
let folder: string;
let releases: string;
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const remoteStatus = {
  ...{ name: 'mf-try', current: release.version, fallback: null, canary: null },
  ...{ pinned: false, lastRollback: null, versions: [] },
};

beforeEach(async () => {
  status = 200;
  folder = await mkdtemp(join(tmpdir(), 'sabi-publish-'));
  releases = join(folder, 'releases');
  await mkdir(join(releases, release.version), { recursive: true });
  for (const file of Object.keys(release.integrity))
    await writeFile(join(releases, release.version, file), file);
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  gateway = createServer((request, response) => {
    const { method, url: path, headers } = request;
    void text(request).then((body) => {
      const signature = Buffer.from(String(headers[signatureHeader]), 'base64url');
      heard = {
        request: `${method} ${path}`,
        body: JSON.parse(body) as Record<string, unknown>,
        isSigned: verify(null, Buffer.from(body), publicKey, signature),
      };
      response.writeHead(status).end(status === 200 ? JSON.stringify(remoteStatus) : '');
    });
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
});

afterEach(async () => {
  gateway.close();
  await rm(folder, { recursive: true });
});

const privateKeyText = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
/** Variables of the job. */
const variables = () => ({
  RELEASES_DIR: releases,
  GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  PUBLISH_KEY: privateKeyText,
});
const ownServer = { ORIGIN: 'http://mf-try:8080' };

test('the gateway hears of the release beside the image’s files, and where they are', async () => {
  await publishRelease(await findNewestRelease(releases), readPublishEnv({ ...variables(), ...ownServer }));
  expect(heard).toEqual({
    request: 'POST /api/platform/v1/remotes/mf-try/commands',
    body: expect.objectContaining({
      ...{ action: 'publish', remote: 'mf-try', origin: 'http://mf-try:8080', trafficPercent: 100, release },
    }) as unknown,
    isSigned: true,
  });
});

test('with a file store the files are uploaded first, and the gateway hears of no file server', async () => {
  const FILE_STORE_DIR = join(folder, 'store');
  await publishRelease(release, readPublishEnv({ ...variables(), FILE_STORE_DIR }));
  expect(heard.body).toMatchObject({ action: 'publish', remote: 'mf-try', origin: null, release });
  const { stream } = await new FolderFileStore(FILE_STORE_DIR).get(
    `remotes/mf-try/${release.version}/remoteEntry.js`,
  );
  expect(await text(stream)).toBe('remoteEntry.js');
});

test.each([
  ['once', 1, true],
  ['every time', 100, false],
])('where the store refuses files %s, it is tried again, five times in all', async (_often, times, works) => {
  const refused = new Error('connect ECONNREFUSED');
  const put = jest.spyOn(FolderFileStore.prototype, 'put');
  for (let each = 0; each < times; each += 1) put.mockRejectedValueOnce(refused);
  const env = readPublishEnv({ ...variables(), FILE_STORE_DIR: join(folder, 'store') });
  const published = publishRelease(release, env, 1);
  await (works ? expect(published).resolves.toBeUndefined() : expect(published).rejects.toBe(refused));
  const files = Object.keys(release.integrity).length;
  // The other files of the last attempt may not have been tried yet.
  expect(Math.ceil(put.mock.calls.length / files)).toBe(works ? 2 : 5);
  put.mockReset();
  put.mockRestore();
});

test('either a file store or a file server has the files', () => {
  const both = { ...variables(), ...ownServer, S3_ENDPOINT: 'http://s3:7070' };
  expect(() => readPublishEnv(both)).toThrow('ORIGIN: must be left out where S3_ENDPOINT');
  expect(() => readPublishEnv(variables())).toThrow('S3_ENDPOINT: is required, or ORIGIN');
});

test('a release that is refused fails with what was answered', async () => {
  status = 422;
  const env = readPublishEnv({ ...variables(), ...ownServer });
  await expect(publishRelease(release, env)).rejects.toThrow(
    `${env.GATEWAY_URL} answered 422, not as the platform does.`,
  );
});
