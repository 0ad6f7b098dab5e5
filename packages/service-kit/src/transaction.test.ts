import { mongo } from 'mongoose';
import { isDuplicateKey } from './duplicate-key';
import { createTransact, within } from './transaction';

/** A client whose transactions run `attempts` times. */
function createClient(attempts = 1, waitMs = 0) {
  const session = {
    withTransaction: async (work: (given: object) => Promise<unknown>): Promise<unknown> => {
      let result: unknown;
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
        result = await work(session);
      }
      return result;
    },
  };
  const withSession = (work: (given: typeof session) => Promise<unknown>) => work(session);
  return { client: { withSession } as unknown as mongo.MongoClient, session };
}

test.each([{}, { timeoutMs: 1000 }])('work runs in the transaction, with %p', async (options) => {
  const { client, session } = createClient();
  const transact = createTransact(client, options);
  expect(await transact(async (transaction) => within(transaction).session === (session as object))).toBe(
    true,
  );
  await expect(transact(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

test('after the timeout the caller gets DEPENDENCY_UNAVAILABLE, and the work does not run again', async () => {
  jest.useFakeTimers();
  const { client } = createClient(2, 60);
  const work = jest.fn(async () => undefined);
  const outcome = createTransact(client, { timeoutMs: 100 })(work).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(200);
  expect(await outcome).toMatchObject({ code: 'DEPENDENCY_UNAVAILABLE' });
  expect(work).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('outside a transaction an operation has no session', () => {
  expect(within(undefined)).toEqual({});
});

test('only a write refused by a unique index is a duplicate key', () => {
  expect(isDuplicateKey(new mongo.MongoServerError({ code: 11_000, message: 'E11000' }))).toBe(true);
  expect(isDuplicateKey(new mongo.MongoServerError({ code: 121, message: 'invalid' }))).toBe(false);
  expect(isDuplicateKey(new Error('other'))).toBe(false);
});
