import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { createPasswordHasher } from './password-hasher';

const running = { now: 0, most: 0 };
const work = async <T>(result: T): Promise<T> => {
  running.now += 1;
  running.most = Math.max(running.most, running.now);
  await delay(5);
  running.now -= 1;
  return result;
};

jest.mock('@node-rs/argon2', () => ({
  hash: jest.fn(() => work('$argon2id$')),
  verify: jest.fn(() => work(true)),
}));

test('S8 at most as many hashes run at once as there are cores', async () => {
  const hasher = createPasswordHasher();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 ? hasher.hash('x') : hasher.verify('x', index % 4 ? null : '$argon2id$'),
    ),
  );
  expect(running.most).toBe(availableParallelism());
});

test('a null hash never matches', async () => {
  expect(await createPasswordHasher().verify('x', null)).toBe(false);
});
