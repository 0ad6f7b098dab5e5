/**
 * @jest-environment node
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLogger } from '@sabi/service-kit/logger';
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

/** Nothing that is to be answered takes as long, on however busy a machine. */
const patientMs = 20_000;

/** Without the limit the pool sets itself: the files come from this very process, which may be held up for longer. */
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
  let nextVersion = 0;

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
    pool = new RenderPool({
      platformUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      get timeoutMs() {
        return timeoutMs;
      },
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

  test('of releases that only testers name, the newest two have a worker', async () => {
    const release = publish(page('"wanted"'));
    pool.keepOnly([release]);
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
    expect(await pool.render(release, { ...input, url: '/test?q=1', language: 'id' })).toMatchObject({
      html: '<p>id /test?q=1</p>',
    });
  });

  test('a new release renders without a restart, and the old one ends', async () => {
    const [first, second] = [publish(page("'one'")), publish(page("'two'"))];
    expect(await pool.render(first, input)).toMatchObject({ html: 'one' });
    expect(await pool.render(second, input)).toMatchObject({ html: 'two' });
    pool.keepOnly([second]);
    expect(await pool.render(second, { ...input, url: '/other' })).toMatchObject({ html: 'two' });
  });

  test('a page asked for again comes from memory', async () => {
    const release = publish(page('String(globalThis.count = (globalThis.count ?? 0) + 1)'));
    await pool.render(release, input);
    expect(await pool.render(release, input)).toMatchObject({ html: '1' });
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
  ])('a bundle that %s costs its own page only', async (what, code) => {
    const [bad, good] = [publish(code), publish(page("'fine'"))];
    if (what.startsWith('never')) timeoutMs = 4000;
    expect(await pool.render(bad, input)).toBeNull();
    timeoutMs = patientMs;
    expect(await pool.render(good, input)).toMatchObject({ html: 'fine' });
  });

  test('a bundle sees none of our environment and has no network', async () => {
    process.env['SECRET_OF_THE_SHELL'] = 'secret';
    const release = publish(
      page('`${JSON.stringify(process.env)} ${typeof fetch} ${typeof globalThis.fetch}`'),
    );
    expect(await pool.render(release, input)).toMatchObject({
      html: '{"NODE_ENV":"production"} undefined undefined',
    });
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
    expect(await pool.render(release, input)).toMatchObject({ html: 'fine' });
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
