import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { findNewestRelease } from '../src/find-newest-release';
import { publishRelease } from '../src/publish-release';

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
let heard: {
  method?: string | undefined;
  path?: string | undefined;
  token?: string | undefined;
  body: unknown;
};
let status: number;

beforeEach(async () => {
  status = 200;
  gateway = createServer((request, response) => {
    const { method, url: path, headers } = request;
    void json(request).then((body) => {
      heard = { method, path, token: headers.authorization, body };
      response.writeHead(status).end('{"code":"RELEASE_INVALID"}');
    });
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
});

afterEach(() => void gateway.close());

const settings = () => ({
  RELEASES_DIR: '',
  GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  ORIGIN: 'http://mf-try:8080',
  PUBLISH_TOKEN: 'token',
});

test('the gateway hears of the release beside the image’s files, and where they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-publish-'));
  await mkdir(join(folder, 'releases'));
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  await publishRelease(await findNewestRelease(join(folder, 'releases')), settings());
  await rm(folder, { recursive: true });
  expect(heard).toEqual({
    method: 'PUT',
    path: '/api/platform/v1/remotes/mf-try/releases/0.1.0-0123456789',
    token: 'Bearer token',
    body: { release, origin: 'http://mf-try:8080' },
  });
});

test('a release that is refused fails with what the gateway says', async () => {
  status = 422;
  await expect(publishRelease(release, settings())).rejects.toThrow(
    'Publishing mf-try answered 422: {"code":"RELEASE_INVALID"}',
  );
});
