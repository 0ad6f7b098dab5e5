import { type PageScript, pageScriptsElementId } from '../page-data';

const scripts: PageScript[] = [
  { url: '/assets/vendor.js', runs: true },
  { url: '/assets/shell.js', runs: true },
  { url: '/remotes/mf-test/1/remoteEntry.js', runs: false, integrity: 'sha384-abc' },
];

let reportPaint: (() => void) | undefined;

class FakePerformanceObserver {
  static supportedEntryTypes = ['paint'];
  readonly #callback: PerformanceObserverCallback;

  constructor(callback: PerformanceObserverCallback) {
    this.#callback = callback;
  }

  observe() {
    reportPaint = () =>
      this.#callback({} as PerformanceObserverEntryList, this as unknown as PerformanceObserver);
  }

  disconnect() {
    reportPaint = undefined;
  }
}

const listLoaded = () =>
  [...document.head.children].map((child) => child.getAttribute('src') ?? child.getAttribute('href'));

async function start() {
  await jest.isolateModulesAsync(async () => {
    await import('./start');
  });
  await Promise.resolve();
}

beforeEach(() => {
  jest.useFakeTimers();
  reportPaint = undefined;
  Object.assign(window, { PerformanceObserver: FakePerformanceObserver });
  FakePerformanceObserver.supportedEntryTypes = ['paint'];
  document.head.innerHTML = '';
  document.body.innerHTML = `<script id="${pageScriptsElementId}" type="application/json">${JSON.stringify(scripts)}</script>`;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('nothing is fetched before the page has been painted; then the shell runs in order, the remote is fetched', async () => {
  await start();
  expect(listLoaded()).toEqual([]);
  reportPaint?.();
  await jest.advanceTimersByTimeAsync(100);
  expect(listLoaded()).toEqual(scripts.map(({ url }) => url));
  expect([...document.scripts].filter(({ src }) => src).map(({ async }) => async)).toEqual([false, false]);
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"]');
  expect(link).toMatchObject({ as: 'script', integrity: 'sha384-abc' });
});

test('a page opened in the background does not wait for a paint', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await start();
  await jest.advanceTimersByTimeAsync(100);
  expect(listLoaded()).toHaveLength(scripts.length);
});

test('a browser that reports no paints does not wait', async () => {
  FakePerformanceObserver.supportedEntryTypes = [];
  await start();
  await jest.advanceTimersByTimeAsync(100);
  expect(listLoaded()).toHaveLength(scripts.length);
});

test('a paint that is never reported is waited for three seconds', async () => {
  await start();
  await jest.advanceTimersByTimeAsync(2_999);
  expect(listLoaded()).toEqual([]);
  await jest.advanceTimersByTimeAsync(101);
  expect(listLoaded()).toHaveLength(scripts.length);
});

test('a chosen theme is there before the document has been read; scripts are listed once it has', async () => {
  localStorage.setItem('sabi-theme', 'dark');
  const reading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await start();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await jest.advanceTimersByTimeAsync(100);
  expect(listLoaded()).toEqual([]);
  reading.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await jest.advanceTimersByTimeAsync(100);
  expect(listLoaded()).toHaveLength(scripts.length);
  localStorage.clear();
});
