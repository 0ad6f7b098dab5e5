import { Timeout, waitAtMost, withTimeout } from './timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('work that settles in time settles as it does', async () => {
  await expect(withTimeout(100, Promise.resolve(1))).resolves.toBe(1);
  await expect(withTimeout(100, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that takes longer is rejected', async () => {
  const outcome = withTimeout(100, new Promise(() => undefined)).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(100);
  expect(await outcome).toBe('No answer within 100 ms');
});

test('work that takes longer is rejected with the error of the caller', async () => {
  const work = new Promise(() => undefined);
  const outcome = withTimeout(100, work, () => new Error('too late')).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(100);
  expect(await outcome).toBe('too late');
});

test('a wait ends with the work, or with its time', async () => {
  await expect(waitAtMost(100, Promise.resolve(1))).resolves.toBe(1);
  await expect(waitAtMost(100, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  const late = waitAtMost(100, new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(100);
  await expect(late).resolves.toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});

test('a stopped timeout does not expire, and a restarted one counts from zero', async () => {
  const timeout = new Timeout(100);
  const expired = jest.fn();
  timeout.expired.catch(expired);
  timeout.start();
  await jest.advanceTimersByTimeAsync(60);
  timeout.stop();
  await jest.advanceTimersByTimeAsync(200);
  timeout.start();
  await jest.advanceTimersByTimeAsync(60);
  timeout.start();
  await jest.advanceTimersByTimeAsync(60);
  expect(expired).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(40);
  expect(expired).toHaveBeenCalledTimes(1);
});
