import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import { launchChromium } from '@sabi/test-kit/launch-chromium';
import type { Browser } from 'playwright-core';
import { nameShell } from '../src/builds/shell-version';
import type { Site } from '../src/matrix/start-site';
import { visitRefusedPages, visitStartPages } from '../src/matrix/visit';

/** A page as a shell sends it, with the slot as its browser part leaves it. */
const release = {
  ...{ name: 'mf-blog', version: '0.1.0-2', basePaths: ['/blog'], rendering: 'server' },
} as unknown as RemoteRelease;
const script = '/assets/shell.1.js';
const pageData = (version: string) => ({
  registry: { remotes: [{ name: release.name, release: { version } }] },
});
const slots = {
  mounted: '<div data-remote="mf-blog" data-state="mounted"><h1>Blog</h1></div>',
  failed: '<div data-remote="mf-blog" data-state="failed">It does not load</div>',
  another: '<div data-remote="mf-talent" data-state="mounted"><h1>Jobs</h1></div>',
};

let server: Server;
let browser: Browser | undefined;
let body = '';
let servedVersion = release.version;
const streams: ServerResponse[] = [];

beforeEach(() => {
  servedVersion = release.version;
});

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/stream') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': open\n\n');
      streams.push(response);
      return;
    }
    if (request.url === script)
      return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end();
    if (request.url === '/favicon.ico') return void response.writeHead(204).end();
    response.writeHead(200, { 'Content-Type': 'text/html' });
    const data = `<script id="page-data" type="application/json">${JSON.stringify(pageData(servedVersion))}</script>`;
    response.end(`<!doctype html><title>Blog</title><script src="${script}"></script>${data}${body}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
});

function visit(pages: typeof visitStartPages, content: string): Promise<string[]> {
  body = content;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site = {
    platform: { url },
    headersFor: () => ({}),
    fetchPage: (_shell: string, path: string) => fetch(new URL(path, url)),
  } as unknown as Site;
  if (!browser) throw new Error('There is no Chromium on PATH');
  return pages(browser, { release, site, shell: nameShell([script]) });
}

test('a page with an open event stream, as every signed-in page has one, comes to an end', async () => {
  const stream = `<script>fetch('/stream', { headers: { Accept: 'text/event-stream' } })</script>`;
  expect(await visit(visitStartPages, slots.mounted + stream)).toEqual([]);
  expect(streams).toHaveLength(2);
  expect(streams.every(({ writableEnded }) => !writableEnded)).toBe(true);
});

test('each problem is a sentence with its page', async () => {
  const logs = `<script>console.error('no such text'); setTimeout(() => { throw new Error('broken') })</script>`;
  expect(await visit(visitStartPages, slots.mounted + logs)).toEqual([
    '/blog logged: no such text',
    '/blog threw: broken',
    '/id/blog logged: no such text',
    '/id/blog threw: broken',
  ]);
  expect(await visit(visitStartPages, slots.failed)).toEqual([
    '/blog was not mounted, its slot is "failed"',
    '/id/blog was not mounted, its slot is "failed"',
  ]);
  expect(await visit(visitStartPages, slots.another)).toEqual([
    '/blog was not mounted, its slot is "not there"',
    '/id/blog was not mounted, its slot is "not there"',
  ]);
});

test('a shell that is too old shows the failure in the slot, and nothing else', async () => {
  expect(await visit(visitRefusedPages, slots.failed)).toEqual([]);
  expect(await visit(visitRefusedPages, slots.mounted)).toEqual([
    '/blog was not refused, its slot is "mounted"',
    '/id/blog was not refused, its slot is "mounted"',
  ]);
});

test('a shell that cannot read the version keeps the page it has, of this remote or of another one', async () => {
  servedVersion = '0.1.0-1';
  expect(await visit(visitRefusedPages, slots.mounted)).toEqual([]);
  expect(await visit(visitRefusedPages, slots.another)).toEqual([]);
  expect(await visit(visitRefusedPages, slots.failed)).toEqual([
    '/blog answered 200, its slot is "failed", and the version was not tried',
    '/id/blog answered 200, its slot is "failed", and the version was not tried',
  ]);
});
