/** @jest-environment node */
import { describeUnreachable } from './describe-failure';
import { settleBeforeEnd } from './settle-before-end';

test('a request that never settles fails when nothing else keeps the program running, in a sentence', async () => {
  const listeners = process.listenerCount('beforeExit');
  const request = settleBeforeEnd(new Promise(() => undefined));
  process.emit('beforeExit', 0);
  const error = await request.catch((reason: unknown) => reason);
  expect(describeUnreachable('http://127.0.0.1:8080', error)).toBe(
    'The platform at http://127.0.0.1:8080 cannot be reached: the connection was cut off. Does the platform run, and is PLATFORM_URL right?',
  );
  expect(await settleBeforeEnd(Promise.resolve('answer'))).toBe('answer');
  await expect(settleBeforeEnd(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(process.listenerCount('beforeExit')).toBe(listeners);
});
