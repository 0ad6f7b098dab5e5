import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { limitTime } from './timeout';

const longMs = 60_000;
const patient = new AbortController().signal;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

afterEach(() => jest.restoreAllMocks());

/** A listener that holds nothing but the signal. */
async function abortOf(signal: AbortSignal): Promise<'aborted'> {
  if (!signal.aborted) await once(signal, 'abort');
  return 'aborted';
}

test.each([
  ['with a caller', patient],
  ['without one', undefined],
])('work %s ends after its time, also when garbage is collected', async (_case, signal) => {
  const ended = limitTime({ timeoutMs: 300, signal }, abortOf);
  for (let round = 0; round < 2; round += 1) {
    await wait(20);
    collectGarbage();
  }
  expect(await Promise.race([ended, wait(30_000, 'forgotten', { ref: false })])).toBe('aborted');
});

test('work that took too long fails with a timeout', async () => {
  const reason = limitTime({ timeoutMs: 1 }, async (limited) => {
    await abortOf(limited);
    return limited.reason as unknown;
  });
  expect(await reason).toMatchObject({ name: 'TimeoutError' });
});

test('work ends with its caller, for the reason the caller gives', async () => {
  const caller = new AbortController();
  const reason = limitTime({ timeoutMs: longMs, signal: caller.signal }, async (limited) => {
    await abortOf(limited);
    return limited.reason as unknown;
  });
  caller.abort('gone');
  expect(await reason).toBe('gone');
});

test('work of a caller who is gone already begins aborted', async () => {
  const signal = AbortSignal.abort('gone');
  expect(await limitTime({ timeoutMs: longMs, signal }, async ({ aborted }) => aborted)).toBe(true);
});

test.each(['result', 'failure'])('after a %s nothing is left of the limit', async (end) => {
  const caller = new AbortController();
  const removed = jest.spyOn(caller.signal, 'removeEventListener');
  const cleared = jest.spyOn(globalThis, 'clearTimeout');
  let given: AbortSignal | undefined;
  const work = limitTime({ timeoutMs: longMs, signal: caller.signal }, async (limited) => {
    given = limited;
    if (end === 'failure') throw new Error('broken');
  });
  await work.catch(() => undefined);
  caller.abort();
  expect(given?.aborted).toBe(false);
  expect(removed).toHaveBeenCalledTimes(1);
  expect(cleared).toHaveBeenCalledTimes(1);
});
