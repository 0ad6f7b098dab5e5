/**
 * @jest-environment node
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLogger } from '@sabi/service-kit/logger';
import { eventually } from '@sabi/test-kit/eventually';
import { RenderPool } from './render-pool';
import { buildRelease } from './testing';

const workerFile = join(__dirname, '../../dist/render-worker.js');
const input = {
  url: '/test',
  language: 'en',
  siteUrl: 'https://site.example',
  contacts: { whatsappNumber: '6281200000000', socialLinks: [] },
} as const;
const page = (html: string) =>
  `module.exports.render = async ({ url, language }) => ({ status: 200, head: null, html: ${html}, state: null });`;

/** Longer than any expected answer takes on a busy machine. */
const patientMs = 20_000;

/** Without the pool's timeout, as this process, which also serves the files, may be delayed. */
function fetchPatiently(): void {
  const { fetch } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(patientMs) }));
}

describe('the pool of renderers', () => {
  const bundles = new Map<string, string>();
  let fetched = 0;
  let server: Server;
  let pool: RenderPool;
  let timeoutMs = patientMs;
  let idleMs = 300_000;
  let nextVersion = 0;
  let now: number;

  beforeAll(async () => {
    server = createServer((request, response) => {
      fetched += 1;
      const code = bundles.get(request.url ?? '');
      response.writeHead(code === undefined ? 502 : 200).end(code);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  beforeEach(() => {
    fetchPatiently();
    timeoutMs = patientMs;
    idleMs = 300_000;
    now = 1;
    pool = new RenderPool({
      get idleMs() {
        return idleMs;
      },
      platformUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      get timeoutMs() {
        return timeoutMs;
      },
      clock: { now: () => now },
      logger: createLogger({ service: 'test', level: 'silent' }),
      workerFile,
    });
  });
  afterEach(async () => {
    await pool.stop();
    jest.restoreAllMocks();
  });

  /** Serves a bundle as a new release. */
  function publish(code: string, served = code) {
    const release = buildRelease(code, `1.0.0-${String((nextVersion += 1)).padStart(10, '0')}`);
    bundles.set(release.serverBundleUrl, served);
    return release;
  }

  const htmlOf = async (...asked: Parameters<RenderPool['render']>) =>
    (await pool.render(...asked))?.result.html;

  test('of releases that only testers name, the newest two have a worker', async () => {
    const release = publish(page('"wanted"'));
    pool.retainOnly([release]);
    await pool.render(release, input);
    const named = ['first', 'second', 'third'].map((html) => publish(page(`"${html}"`)));
    for (const each of named) await pool.render(each, input);
    const before = fetched;
    for (const each of [release, ...named.slice(1)]) await pool.listPages(each);
    expect(fetched - before).toBe(0);
    await pool.listPages(named[0]!);
    expect(fetched - before).toBe(1);
  });

  test('a bundle renders by what it is given', async () => {
    const release = publish(page('`<p>${language} ${url}</p>`'));
    expect(await htmlOf(release, { ...input, url: '/test?q=1', language: 'id' })).toBe('<p>id /test?q=1</p>');
  });

  test('a new release renders without a restart, and the old one ends', async () => {
    const [first, second] = [publish(page("'one'")), publish(page("'two'"))];
    expect(await htmlOf(first, input)).toBe('one');
    expect(await htmlOf(second, input)).toBe('two');
    pool.retainOnly([second]);
    expect(await htmlOf(second, { ...input, url: '/other' })).toBe('two');
  });

  test('a page asked for again comes from memory', async () => {
    const release = publish(page('String(globalThis.count = (globalThis.count ?? 0) + 1)'));
    await pool.render(release, input);
    expect(await htmlOf(release, input)).toBe('1');
  });

  test.each([
    ['throws', "module.exports.render = async () => { throw new Error('broken'); }"],
    ['cannot start', "throw new Error('broken')"],
    ['never ends', 'module.exports.render = () => { for (;;) {} }'],
    ['never answers', 'module.exports.render = () => new Promise(() => {})'],
    [
      'outgrows its memory',
      'module.exports.render = async () => { const all = []; for (;;) all.push(new Array(1e5).fill({})); }',
    ],
    [
      'outgrows its memory with buffers',
      'module.exports.render = async () => { const all = []; for (;;) { all.push(Buffer.alloc(1e7, 1)); await new Promise((go) => setTimeout(go)); } }',
    ],
    [
      'reads files',
      "module.exports.render = async () => ({ html: require('fs').readFileSync('/etc/hostname', 'utf8') })",
    ],
    [
      'starts programs',
      "module.exports.render = async () => ({ html: String(require('node:child_process').execSync('id')) })",
    ],
    [
      'asks the process for files',
      "module.exports.render = async () => ({ html: String(globalThis.process.getBuiltinModule('fs')) })",
    ],
    ['ends its process', 'module.exports.render = async () => process.exit(1)'],
    ['answers nothing', 'module.exports.render = async () => undefined'],
    ['answers with an empty page', page("' '")],
    ['answers with a page without a word', page("'<main><div></div></main>'")],
    [
      'answers with no page',
      'module.exports.render = async () => ({ status: 500, head: null, html: "broken" })',
    ],
  ])('a bundle that %s costs its own page only', async (what, code) => {
    const [bad, good] = [publish(code), publish(page("'fine'"))];
    if (what.startsWith('never')) timeoutMs = 4000;
    expect(await pool.render(bad, input)).toBeNull();
    timeoutMs = patientMs;
    expect(await htmlOf(good, input)).toBe('fine');
  });

  test('a page that breaks later is sent as it last was, also where its worker cannot be replaced', async () => {
    const release = publish(`
      let isGood = true;
      module.exports.render = async () => {
        if (!isGood) for (const all = []; ; ) all.push(new Array(1e5).fill({}));
        isGood = false;
        return { status: 200, head: null, html: 'good', state: null };
      };`);
    expect(await pool.render(release, input)).toMatchObject({ result: { html: 'good' }, isStale: false });
    now += 30_001;
    expect(await pool.render(release, input)).toMatchObject({ result: { html: 'good' }, isStale: true });
    bundles.delete(release.serverBundleUrl); // the remote is down, and its worker was ended
    expect(await htmlOf(release, { ...input, url: '/test/other' })).toBe('good'); // by a new worker
  });

  test('a worker is there before the first visitor of a release, and its files are fetched once', async () => {
    const release = publish(page("'fine'"));
    fetched = 0;
    await pool.prepare(release, []);
    expect(fetched).toBe(1);
    expect(await htmlOf(release, input)).toBe('fine');
    expect(fetched).toBe(1);
  });

  test('after a quiet time its worker is ended, and the next visitor waits for a new one rather than getting no page', async () => {
    idleMs = 1;
    const release = publish(page("'fine'"));
    await pool.prepare(release, []);
    await eventually(() => expect(pool.isAsleep(release)).toBe(true));
    bundles.delete(release.serverBundleUrl); // its code is still in memory
    timeoutMs = 1; // shorter than any start
    expect(await htmlOf(release, input)).toBe('fine');
  });

  test('a release that was prepared has a worker and copies of its pages, before visitors get it', async () => {
    const release = publish(`
      module.exports.listPages = () => [];
      module.exports.render = async ({ url, language }) =>
        ({ status: 200, head: null, html: language + ' ' + url, state: null });`);
    const others = ['first', 'second', 'third'].map((html) => publish(page(`"${html}"`)));
    await pool.prepare(release, [input, { ...input, language: 'id' }]);
    for (const each of others) await pool.prepare(each, []); // none displaces another
    fetched = 0;
    expect(pool.findLastGood(release, input)?.result.html).toBe('en /test');
    expect(pool.findLastGood(release, { ...input, language: 'id' })?.result.html).toBe('id /test');
    for (const each of [release, ...others]) expect(await pool.listPages(each)).toEqual([]);
    expect(fetched).toBe(0);
  });

  test('a release that cannot be started, or whose page fails, holds up nobody', async () => {
    const broken = publish('throw new Error("broken")');
    const failing = publish(`module.exports.render = async ({ url }) => {
      if (url === '/test') throw new Error('broken');
      return { status: 200, head: null, html: 'fine', state: null };
    };`);
    await pool.prepare(broken, [input]);
    await pool.prepare(failing, [input, { ...input, url: '/test/other' }]);
    expect(pool.findLastGood(broken, input)).toBeNull();
    expect(pool.findLastGood(failing, input)).toBeNull();
    expect(pool.findLastGood(failing, { ...input, url: '/test/other' })?.result.html).toBe('fine');
  });

  test('a page that comes too late for one visitor is there for the next', async () => {
    timeoutMs = 1000;
    const release = publish(`
      module.exports.listPages = () => [];
      module.exports.render = ({ url }) => new Promise((resolve) =>
        setTimeout(() => resolve({ status: 200, head: null, html: url, state: null }), 1500));`);
    await eventually(async () => expect(await pool.listPages(release)).toEqual([])); // it has started
    expect(await pool.render(release, input)).toBeNull();
    await eventually(async () => expect(await htmlOf(release, input)).toBe('/test'));
  });

  test('a bundle sees none of our environment and has no network', async () => {
    process.env['SECRET_OF_THE_SHELL'] = 'secret';
    const release = publish(
      page('`${JSON.stringify(process.env)} ${typeof fetch} ${typeof globalThis.fetch} ${typeof WebSocket}`'),
    );
    expect(await htmlOf(release, input)).toBe('{"NODE_ENV":"production"} undefined undefined undefined');
  });

  test('a bundle finds no way to files, processes and connections', async () => {
    const ways = {
      'loads a module': "import('node:fs')",
      'loads a module by code made from text':
        'Promise.resolve("return import(\'node:net\')").then(Function)',
      'runs text': "(0, eval)('1')",
      'makes code by a function of Node': "require('stream').Readable.constructor('return process')()",
      'requires the network': "require('node:net')",
      'requires threads': "require('worker_threads')",
      'loads an engine': "require('crypto').setEngine('/tmp/engine.so')",
      'takes hold of the process': `new Promise((resolve, reject) => {
        const { EventEmitter } = require('events');
        EventEmitter.prototype.emit = function () { resolve(this); };
        setTimeout(() => reject(new Error('nothing emitted')), 50);
      })`,
    };
    const tried = Object.values(ways).map((way) => `() => ${way}`);
    const release = publish(`
      'use strict';
      module.exports.render = async () => {
        const found = [];
        for (const way of [${tried.join(', ')}])
          await Promise.resolve().then(way).then(() => found.push(String(way)), () => undefined);
        const shown = [typeof console._stdout, typeof WebAssembly, Object.keys(require('async_hooks')).sort()];
        return { status: 200, head: null, html: JSON.stringify([found, shown]), state: null };
      };`);
    const hooks = ['AsyncLocalStorage', 'AsyncResource'];
    expect(JSON.parse((await htmlOf(release, input)) ?? '')).toEqual([[], ['undefined', 'undefined', hooks]]);
  });

  test('a bundle that was altered on its way is not run', async () => {
    const release = publish(page("'honest'"), page("'altered'"));
    expect(await pool.render(release, input)).toBeNull();
  });

  test('a bundle that lists pages and makes files is asked for them', async () => {
    const release = publish(`
      module.exports.listPages = () => [{ path: '/test' }];
      module.exports.serveFile = ({ url, siteUrl }) =>
        url === '/test/feed.xml' ? { contentType: 'application/rss+xml', body: siteUrl } : null;`);
    expect(await pool.listPages(release)).toEqual([{ path: '/test' }]);
    expect(await pool.serveFile(release, { ...input, url: '/test/feed.xml' })).toEqual({
      contentType: 'application/rss+xml',
      body: input.siteUrl,
    });
    expect(await pool.serveFile(release, { ...input, url: '/test/other.xml' })).toBeNull();
  });

  test('a bundle that does neither has no list and no files', async () => {
    const release = publish(page("'fine'"));
    expect(await pool.listPages(release)).toEqual([]);
    expect(await pool.serveFile(release, { ...input, url: '/test/feed.xml' })).toBeNull();
  });

  test('a bundle that breaks over its list or a file costs these only', async () => {
    const release = publish(`
      ${page("'fine'")}
      module.exports.listPages = () => { throw new Error('broken'); };
      module.exports.serveFile = () => { throw new Error('broken'); };`);
    expect(await pool.listPages(release)).toBeNull();
    await expect(pool.serveFile(release, input)).rejects.toMatchObject({ code: 'DEPENDENCY_UNAVAILABLE' });
    expect(await htmlOf(release, input)).toBe('fine');
  });

  test('a bundle that cannot be fetched is not asked for again at once', async () => {
    const release = buildRelease('', '1.0.0-9999999999');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    fetched = 0;
    await pool.render(release, input);
    clock.mockReturnValue(1999);
    await pool.render(release, input);
    expect(fetched).toBe(1);
    clock.mockReturnValue(2000);
    await pool.render(release, input);
    expect(fetched).toBe(2);
  });
});
