import { generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { signatureHeader } from '@sabi/contracts/http/gateway/remote-commands';
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
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const remoteStatus = {
  ...{ name: 'mf-try', current: release.version, fallback: null, canary: null },
  ...{ pinned: false, lastRollback: null, versions: [] },
};

beforeEach(async () => {
  status = 200;
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

afterEach(() => void gateway.close());

const settings = () => ({
  RELEASES_DIR: '',
  GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  ORIGIN: 'http://mf-try:8080',
  PUBLISH_KEY: privateKey,
});

test('the gateway hears of the release beside the image’s files, and where they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-publish-'));
  await mkdir(join(folder, 'releases'));
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  await publishRelease(await findNewestRelease(join(folder, 'releases')), settings());
  await rm(folder, { recursive: true });
  expect(heard).toEqual({
    request: 'POST /api/platform/v1/remotes/mf-try/commands',
    body: expect.objectContaining({
      ...{ action: 'publish', remote: 'mf-try', origin: 'http://mf-try:8080', trafficPercent: 100, release },
    }) as unknown,
    isSigned: true,
  });
});

test('a release that is refused fails with what the gateway says', async () => {
  status = 422;
  await expect(publishRelease(release, settings())).rejects.toThrow('The gateway answered 422');
});
