import { RequestFailed } from '../http';
import { createQueryClient, shownInPlace } from './query-client';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function load(error: Error) {
  const failures: Error[] = [];
  const client = createQueryClient((failure) => failures.push(failure));
  const queryFn = jest.fn(() => Promise.reject(error));
  client.fetchQuery({ queryKey: ['x'], queryFn }).catch(() => undefined);
  return { queryFn, failures, client };
}

test('a load that fails is tried three times more, later each time, and then reported once', async () => {
  const { queryFn, failures } = load(new RequestFailed({ status: 503, message: '' }));
  await jest.advanceTimersByTimeAsync(999);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(queryFn).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(2000);
  expect(queryFn).toHaveBeenCalledTimes(3);
  expect(failures).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(4000);
  expect(queryFn).toHaveBeenCalledTimes(4);
  expect(failures).toHaveLength(1);
});

test('a refusal is not tried again', async () => {
  const { queryFn, failures } = load(new RequestFailed({ status: 403, message: '' }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(failures).toHaveLength(1);
});

test('a failure that its page shows in place is not reported', async () => {
  const failures: Error[] = [];
  const client = createQueryClient((failure) => failures.push(failure));
  const queryFn = () => Promise.reject(new RequestFailed({ status: 403, message: '' }));
  await expect(client.fetchQuery({ queryKey: ['x'], queryFn, meta: shownInPlace })).rejects.toThrow();
  expect(failures).toEqual([]);
});

test('no delay is longer than half a minute, and what was loaded is cached for five minutes', () => {
  const { queries } = createQueryClient(() => undefined).getDefaultOptions();
  const delay = queries?.retryDelay;
  if (typeof delay !== 'function') throw new Error('There is no delay');
  expect([0, 1, 4, 5, 20].map((attempt) => delay(attempt, new Error()))).toEqual([
    1000, 2000, 16_000, 30_000, 30_000,
  ]);
  expect(queries?.gcTime).toBe(300_000);
});
