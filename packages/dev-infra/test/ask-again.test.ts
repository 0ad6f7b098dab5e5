import { MongoNetworkError } from 'mongodb';
import { retryOnNetworkError } from '../src/retry-on-network-error';

/** Rejects the given number of times, then resolves to the number of calls. */
function failing(times: number, error: Error): () => Promise<number> {
  let asked = 0;
  return () => {
    asked += 1;
    return asked <= times ? Promise.reject(error) : Promise.resolve(asked);
  };
}
const cutOff = new MongoNetworkError('connection 1 closed');

test('what a closed connection has left open is asked again', async () => {
  expect(await retryOnNetworkError(failing(2, cutOff))).toBe(3);
});

test('a server that closes every connection is told as it is', async () => {
  await expect(retryOnNetworkError(failing(100, cutOff))).rejects.toBe(cutOff);
});

test('another failure is not asked again', async () => {
  const other = new Error('not allowed');
  await expect(retryOnNetworkError(failing(1, other))).rejects.toBe(other);
});
