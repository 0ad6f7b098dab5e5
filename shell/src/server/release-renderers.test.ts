/**
 * @jest-environment node
 */
import { type Renderer, ReleaseRenderers } from './release-renderers';
import { RendererEnded } from './remote-renderer';
import type { RemoteRequest } from './remote-requests';

/** A worker with the test's answers. */
class FakeRenderer {
  isBroken = false;
  isLate = false;
  isEnded = false;
  #asked: { resolve(answer: unknown): void; reject(error: Error): void } | undefined;
  readonly urls: string[] = [];

  get isFree() {
    return !this.isBroken && !this.#asked;
  }

  async ask(question: RemoteRequest): Promise<never> {
    if (question.kind === 'page') this.urls.push(question.input.url);
    return new Promise<unknown>((resolve, reject) => {
      this.#asked = { resolve, reject };
    }) as Promise<never>;
  }

  async drain() {
    this.isEnded = true;
  }

  async answer(html = 'fine'): Promise<void> {
    const asked = this.#asked;
    this.#asked = undefined;
    this.isLate = false;
    asked?.resolve({ status: 200, head: null, html, state: null });
    await settled();
  }

  async end(error: Error): Promise<void> {
    const asked = this.#asked;
    this.#asked = undefined;
    this.isBroken = true;
    asked?.reject(error);
    await settled();
  }
}

/** Lets pending promises settle. */
const settled = async () => {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
};

const timeoutMs = 800;
const idleMs = 300_000;
let started: FakeRenderer[];
let startTakesMs: number;
let startFailure: Error | undefined;
let renderers: ReleaseRenderers;

beforeEach(() => {
  jest.useFakeTimers();
  started = [];
  startFailure = undefined;
  startTakesMs = 0;
  const start = async () => {
    if (startTakesMs > 0) await new Promise((resolve) => setTimeout(resolve, startTakesMs));
    if (startFailure) throw startFailure;
    const renderer = new FakeRenderer();
    started.push(renderer);
    return renderer satisfies Renderer;
  };
  renderers = new ReleaseRenderers({ start, timeoutMs, idleMs });
});
afterEach(() => jest.useRealTimers());

const input = { language: 'en', siteUrl: '', contacts: { whatsappNumber: '', socialLinks: [] } } as const;

/** Requests a page. @returns its outcome so far */
function ask(url = '/test') {
  const outcome: { html?: string; error?: string } = {};
  renderers.ask({ kind: 'page', input: { ...input, url } }).then(
    ({ html }) => (outcome.html = html),
    (error: Error) => (outcome.error = error.message),
  );
  return outcome;
}

test('a worker is asked one question at a time', async () => {
  const outcomes = ['/1', '/2'].map(ask);
  await settled();
  expect(started.map(({ urls }) => urls)).toEqual([['/2']]);
  await started[0]?.answer('second');
  await started[0]?.answer('first');
  expect(outcomes).toEqual([{ html: 'first' }, { html: 'second' }]);
});

test('at three times of what can wait, the newest wait and the rest are refused at once', async () => {
  const outcomes = Array.from({ length: 300 }, (_, index) => ask(`/${index}`));
  await settled();
  const refused = outcomes.filter(({ error }) => error === 'Too many questions wait for a worker');
  expect(refused).toEqual(outcomes.slice(0, 200));
  for (let answers = 0; answers < 100; answers += 1) await started[0]?.answer();
  expect(outcomes.slice(200).every(({ html }) => html === 'fine')).toBe(true);
  expect(started[0]?.urls[0]).toBe('/299');
});

test('who waits for a worker longer than for a page is refused, and not asked for any more', async () => {
  const asked = ask('/asked');
  await settled();
  const waiting = ask('/waiting');
  await jest.advanceTimersByTimeAsync(timeoutMs);
  expect(waiting).toEqual({ error: 'No worker was free within 800 ms' });
  await started[0]?.answer();
  expect(asked).toEqual({ html: 'fine' });
  expect(started[0]?.urls).toEqual(['/asked']);
});

test('without a request for five minutes its workers are ended, and the next request starts one and waits for it', async () => {
  const first = ask('/first');
  await settled();
  await jest.advanceTimersByTimeAsync(idleMs);
  expect(started[0]?.isEnded).toBe(false); // it has not answered yet
  await started[0]?.answer();
  await jest.advanceTimersByTimeAsync(idleMs - 1);
  expect([first, started[0]?.isEnded, renderers.isAsleep]).toEqual([{ html: 'fine' }, false, false]);
  await jest.advanceTimersByTimeAsync(1);
  expect([started[0]?.isEnded, renderers.isAsleep]).toEqual([true, true]);
  startTakesMs = 2000;
  const second = ask('/second');
  await jest.advanceTimersByTimeAsync(2000);
  await started[1]?.answer('woken');
  expect([second, renderers.isAsleep]).toEqual([{ html: 'woken' }, false]);
});

test('while a worker does not answer another stands in, until the first does', async () => {
  const slow = ask('/slow');
  await settled();
  started[0]!.isLate = true;
  const next = ask('/next');
  await settled();
  expect(started.map(({ urls }) => urls)).toEqual([['/slow'], ['/next']]);
  ask('/third'); // there is no third worker
  await settled();
  expect(started).toHaveLength(2);
  await started[1]?.answer();
  await started[1]?.answer();
  await started[0]?.answer();
  expect([slow, next]).toEqual([{ html: 'fine' }, { html: 'fine' }]);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([false, true]);
});

test('a question whose worker was ended from outside is asked of another, once', async () => {
  const outcome = ask();
  await settled();
  await started[0]?.end(new RendererEnded('killed'));
  expect(started[1]?.urls).toEqual(['/test']);
  await started[1]?.end(new RendererEnded('killed'));
  expect(outcome).toEqual({ error: 'killed' });
});

test('a question that broke its worker is not asked again, and those that waited are asked of another', async () => {
  const bad = ask('/bad');
  await settled();
  const waiting = ask('/waiting');
  await started[0]?.end(new Error('It took over 3200 ms'));
  await started[1]?.answer();
  expect([bad, waiting]).toEqual([{ error: 'It took over 3200 ms' }, { html: 'fine' }]);
  expect(started[1]?.urls).toEqual(['/waiting']);
});

test('a release whose workers break one after the other rests, and is tried again after two seconds', async () => {
  for (let times = 0; times < 3; times += 1) {
    ask('/bad');
    await settled();
    await started.at(-1)?.end(new Error('broken'));
  }
  const refused = ask();
  await settled();
  expect(refused).toEqual({ error: 'The release rests after failures' });
  expect(started).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(2000);
  const outcome = ask();
  await settled();
  await started[3]?.answer();
  expect(outcome).toEqual({ html: 'fine' });
});

test('a worker that breaks once a second is replaced each time', async () => {
  for (let seconds = 0; seconds < 10; seconds += 1) {
    const outcome = ask();
    await settled();
    await started.at(-1)?.answer();
    expect(outcome).toEqual({ html: 'fine' });
    await started.at(-1)?.end(new Error('killed'));
    await jest.advanceTimersByTimeAsync(1000);
  }
  expect(started).toHaveLength(10);
});

test('those that wait hear of a worker that cannot be started', async () => {
  startFailure = new Error('The server bundle’s address answered 502');
  const outcome = ask();
  await settled();
  expect(outcome).toEqual({ error: startFailure.message });
});

test('a release that is no longer used finishes what it was asked, and refuses the rest', async () => {
  const asked = ask();
  await settled();
  const waiting = ask();
  void renderers.drain();
  await started[0]?.answer();
  expect([asked, waiting]).toEqual([{ html: 'fine' }, { error: 'The release is no longer used' }]);
  expect(started[0]?.isEnded).toBe(true);
});
