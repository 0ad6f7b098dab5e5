import { setImmediate } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CombinedCounter } from './combined-counter';

const points = 10;

/** Holds every write until `release` is called. */
class HeldLimiter extends RateLimiterMemory {
  readonly writes: [string, number][] = [];
  readonly #held: (() => void)[] = [];

  override async consume(key: string, amount = 1): Promise<RateLimiterRes> {
    this.writes.push([key, amount]);
    await new Promise<void>((resolve) => this.#held.push(resolve));
    return super.consume(key, amount);
  }

  /** Releases held writes, and all later ones. */
  async release(): Promise<void> {
    for (let next = this.#held.shift(); next; next = this.#held.shift()) {
      next();
      await setImmediate();
    }
  }
}

const open = () => {
  const limiter = new HeldLimiter({ points, duration: 60 });
  return { limiter, counter: new CombinedCounter(limiter) };
};

const ask = (counter: CombinedCounter, key: string, times: number) =>
  Promise.allSettled(Array.from({ length: times }, () => counter.consume(key)));

test('concurrent requests of one network are counted with two writes', async () => {
  const { limiter, counter } = open();
  const asking = ask(counter, 'busy', 300);
  await limiter.release();
  const statuses = (await asking).map(({ status }) => status);
  expect(limiter.writes).toEqual([
    ['busy', 1],
    ['busy', 299],
  ]);
  const allowed = Array.from({ length: points }, () => 'fulfilled');
  const refused = Array.from({ length: 300 - points }, () => 'rejected');
  expect(statuses).toEqual([...allowed, ...refused]);
});

test('another network does not wait for it', async () => {
  const { limiter, counter } = open();
  const busy = ask(counter, 'busy', 300);
  const other = ask(counter, 'other', 1);
  expect(limiter.writes).toEqual([
    ['busy', 1],
    ['other', 1],
  ]);
  await limiter.release();
  await expect(other).resolves.toEqual([{ status: 'fulfilled', value: undefined }]);
  await busy;
});

test('a refused request gets the time to wait', async () => {
  const { limiter, counter } = open();
  const asking = ask(counter, 'busy', points + 1);
  await limiter.release();
  const last = (await asking).at(-1);
  expect(last).toMatchObject({ status: 'rejected', reason: { msBeforeNext: expect.any(Number) } });
  expect((last as PromiseRejectedResult).reason).toBeInstanceOf(RateLimiterRes);
});

test('a network that was refused without a count gets nothing', async () => {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  jest.spyOn(limiter, 'consume').mockRejectedValue(new RateLimiterRes(0, 1000)); // as it does from its own memory
  const asked = await ask(new CombinedCounter(limiter), 'busy', 3);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('when it cannot be counted all get an error, and the next is counted again', async () => {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  const fault = new Error('The database is away');
  jest.spyOn(limiter, 'consume').mockRejectedValueOnce(fault).mockRejectedValueOnce(fault);
  const counter = new CombinedCounter(limiter);
  const reason = { status: 'rejected', reason: fault };
  await expect(ask(counter, 'busy', 3)).resolves.toEqual([reason, reason, reason]);
  await expect(counter.consume('busy')).resolves.toBeUndefined();
});
