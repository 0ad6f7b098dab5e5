import { RemoteStalled, unlessStalled } from './stall';

let reportFiles: (...names: string[]) => void;

class FakePerformanceObserver {
  constructor(receive: PerformanceObserverCallback) {
    reportFiles = (...names) => {
      const list = { getEntries: () => names.map((name) => ({ name })) };
      receive(list as unknown as PerformanceObserverEntryList, this as unknown as PerformanceObserver);
    };
  }
  observe() {
    return undefined;
  }
  disconnect() {
    reportFiles = () => undefined;
  }
}

const visibility = jest.spyOn(document, 'visibilityState', 'get');
const connection = jest.spyOn(navigator, 'onLine', 'get');
const never = new Promise<never>(() => undefined);

/** Waits for what never ends. */
function waitForNothing() {
  const stalled = jest.fn();
  unlessStalled('prepare of mf-test', never).catch(stalled);
  return stalled;
}

const passSeconds = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  jest.useFakeTimers();
  visibility.mockReturnValue('visible');
  connection.mockReturnValue(true);
  Object.assign(window, { PerformanceObserver: FakePerformanceObserver });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'PerformanceObserver');
});

test('what ends is passed on, and nothing of the wait is left', async () => {
  expect(await unlessStalled('load', Promise.resolve('the module'))).toBe('the module');
  await expect(unlessStalled('load', Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('what has not ended after 20 seconds is rejected, named by its step', async () => {
  const stalled = waitForNothing();
  await passSeconds(19);
  expect(stalled).not.toHaveBeenCalled();
  await passSeconds(1);
  expect(stalled.mock.calls).toEqual([[expect.any(RemoteStalled)]]);
  expect(stalled).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'prepare of mf-test has not ended after 20 s' }),
  );
  expect(jest.getTimerCount()).toBe(0);
});

test('seconds in a hidden tab do not count', async () => {
  visibility.mockReturnValue('hidden');
  const stalled = waitForNothing();
  await passSeconds(600);
  visibility.mockReturnValue('visible');
  await passSeconds(19);
  expect(stalled).not.toHaveBeenCalled();
  await passSeconds(1);
  expect(stalled).toHaveBeenCalled();
});

test('seconds without a network do not count', async () => {
  const stalled = waitForNothing();
  await passSeconds(10);
  connection.mockReturnValue(false);
  await passSeconds(600);
  connection.mockReturnValue(true);
  await passSeconds(9);
  expect(stalled).not.toHaveBeenCalled();
  await passSeconds(1);
  expect(stalled).toHaveBeenCalled();
});

test('a machine that slept has not waited', async () => {
  const stalled = waitForNothing();
  await passSeconds(5);
  jest.setSystemTime(Date.now() + 3_600_000); // the clock goes on while no timer runs
  await passSeconds(14);
  expect(stalled).not.toHaveBeenCalled();
});

test('each file of a remote that arrives starts the wait anew', async () => {
  const stalled = waitForNothing();
  for (const file of ['remoteEntry.js', 'remote.js', 'page.js']) {
    await passSeconds(19);
    reportFiles(`https://site.example/remotes/mf-test/1.0.0-0000000001/${file}`);
  }
  await passSeconds(19);
  expect(stalled).not.toHaveBeenCalled();
  await passSeconds(1);
  expect(stalled).toHaveBeenCalled();
});

test.each([
  ['answers of the platform', 'https://site.example/api/profile/v1/profile'],
  [
    'a file that is asked for again and again',
    'https://site.example/remotes/mf-test/1.0.0-0000000001/page.js',
  ],
])('%s are no progress', async (_what, address) => {
  const stalled = waitForNothing();
  reportFiles(address);
  for (let second = 0; second < 20; second += 1) {
    await passSeconds(1);
    reportFiles(address);
  }
  expect(stalled).toHaveBeenCalled();
});
