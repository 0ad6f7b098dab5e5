import { MongoNetworkError } from 'mongodb';
import { retryOnNetworkError } from '../src/retry-on-network-error';

/** Rejects the given number of times, then resolves to the number of calls. */
function failing(times: number, error: Error): () => Promise<number> {
  let calls = 0;
  return () => {
    calls += 1;
    return calls <= times ? Promise.reject(error) : Promise.resolve(calls);
  };
}
const cutOff = new MongoNetworkError('connection 1 closed');

test('an operation that a closed connection cut off is retried', async () => {
  expect(await retryOnNetworkError(failing(2, cutOff))).toBe(3);
});

test('the network error of the last attempt is thrown', async () => {
  await expect(retryOnNetworkError(failing(100, cutOff))).rejects.toBe(cutOff);
});

test('another error is not retried', async () => {
  const other = new Error('not allowed');
  await expect(retryOnNetworkError(failing(1, other))).rejects.toBe(other);
});
