/**
 * @jest-environment node
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLogger } from '@sabi/service-kit/logger';
import { eventually } from '@sabi/test-kit/eventually';
import { RenderPool } from './render-pool';
import { buildRelease, buildRemote, startSite } from './testing';

/** Maximum of requests that wait for a worker of a release. */
const mostWaiting = 100;
/** Longer than anything here takes on a busy machine. */
const patientMs = 240_000;

const head = "{ title: 'A page', description: 'What it is about' }";
const bundle = `
  module.exports.render = async ({ url }) => {
    if (url.includes('kill')) {
      setTimeout(() => { throw new Error('killed'); });
      return new Promise(() => {});
    }
    return { status: 200, head: ${head}, html: '<h1>' + url + '</h1>', state: null };
  };`;

interface Answer {
  readonly status: number;
  readonly isEmpty: boolean;
  readonly retryAfter: string | null;
}

async function ask(siteUrl: string, path: string): Promise<Answer> {
  const response = await fetch(`${siteUrl}${path}`);
  const text = await response.text();
  return {
    status: response.status,
    isEmpty: !/<title>\S[^<]*<\/title>/.test(text) || !/<h1>[^<]/.test(text),
    retryAfter: response.headers.get('retry-after'),
  };
}

const countBy = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status && !answer.isEmpty).length;

describe('a site with more visitors than it can render pages for', () => {
  const release = buildRelease(bundle);
  const servers: Server[] = [];
  let pool: RenderPool;
  let now: number;
  let siteUrl: string;
  let resolveBundle: () => void;

  async function listen(server: Server): Promise<string> {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  beforeEach(async () => {
    now = 1;
    const held = new Promise<void>((resolve) => (resolveBundle = resolve));
    const platform = createServer((_request, response) => void held.then(() => response.end(bundle)));
    const { fetch } = globalThis;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(patientMs) }));
    pool = new RenderPool({
      idleMs: 300_000,
      platformUrl: await listen(platform),
      timeoutMs: patientMs / 4,
      logger: createLogger({ service: 'test', level: 'silent' }),
      workerFile: join(__dirname, '../../dist/render-worker.js'),
      clock: { now: () => now },
    });
    siteUrl = await listen(
      createServer(await startSite({ remotes: [buildRemote({ release })], renderPool: pool })),
    );
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await pool.stop();
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  test('renders what it can at three times of it, refuses the rest, and sends no empty page', async () => {
    const answers: Answer[] = [];
    const asking = Array.from({ length: 3 * mostWaiting }, async (_, index) =>
      answers.push(await ask(siteUrl, `/test/${index}`)),
    );
    // No worker is ready yet, so requests over the maximum are rejected at once.
    await eventually(() => expect(answers).toHaveLength(2 * mostWaiting));
    resolveBundle();
    await Promise.all(asking);
    expect(countBy(answers, 503)).toBe(2 * mostWaiting);
    expect(countBy(answers, 200)).toBe(mostWaiting);
    expect(answers.filter(({ status }) => status === 503).every(({ retryAfter }) => retryAfter)).toBe(true);

    // The same a minute later: requests that are rejected get the cached pages.
    now += 60_000;
    const again = await Promise.all(
      Array.from({ length: 3 * mostWaiting }, (_, index) => ask(siteUrl, `/test/${index}`)),
    );
    expect(again.filter(({ isEmpty }) => isEmpty)).toEqual([]);
    expect(countBy(again, 200) + countBy(again, 503)).toBe(3 * mostWaiting);
    expect(countBy(again, 200)).toBeGreaterThanOrEqual(mostWaiting);
  });

  test('sends every page it once rendered while its worker is killed again and again, and none that is empty', async () => {
    resolveBundle();
    const known = Array.from({ length: 10 }, (_, index) => `/test/${index}`);
    const begun = await Promise.all(known.map((path) => ask(siteUrl, path)));
    expect(countBy(begun, 200)).toBe(known.length);
    const answers: Answer[] = [];
    for (let kills = 0; kills < 6; kills += 1) {
      now += 60_000;
      const paths = [`/test/kill-${kills}`, ...known, `/test/new-${kills}`];
      const round = await Promise.all(paths.map((path) => ask(siteUrl, path)));
      expect(countBy(round.slice(1, -1), 200)).toBe(known.length);
      answers.push(...round);
    }
    expect(countBy(answers, 503)).toBeGreaterThanOrEqual(6); // the page that kills
    expect(countBy(answers, 200) + countBy(answers, 503)).toBe(answers.length);
  });
});
