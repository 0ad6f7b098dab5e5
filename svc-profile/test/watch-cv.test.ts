import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { createCvChanges, type CvChanges } from '../src/data-access/cv-changes';
import { CvFeed } from '../src/data-access/cv-feed';
import { fetchCv, reportFailure, reportProgress, reportSuccess, uploadCv } from './cvs';
import { openEvents } from './event-reader';
import { type Account, startTestService, type TestService, type TestServiceOptions } from './harness';

const neverMs = 3_600_000;
/** Less than the 25 s of a service that waits for streams to end, and more than any pause of a machine. */
const heldUpMs = 15_000;

const end: IteratorResult<string> = { done: true, value: undefined };
const buildChanges = (next: () => Promise<IteratorResult<string>>): AsyncIterable<string> => ({
  [Symbol.asyncIterator]: () => ({ next }),
});

describe('watching a CV parse', () => {
  let service: TestService;
  let account: Account;
  let isStopped = false;

  const start = async (options: TestServiceOptions = {}): Promise<void> => {
    service = await startTestService(options);
    account = await service.account();
    isStopped = false;
  };

  afterEach(async () => {
    if (!isStopped) await service.stop();
  });

  /** With a feed that never polls. @returns counts of its reads and of its change streams */
  const startListening = async () => {
    const counts = { looks: 0, streams: 0 };
    await start({
      replace: ({ mongo, logger }) => {
        const changes = createCvChanges(mongo.connection);
        const findByIds: CvChanges['findByIds'] = async (ids) => {
          const found = await changes.findByIds(ids);
          counts.looks += 1;
          return found;
        };
        const watchChanges: CvChanges['watchChanges'] = (signal) => {
          counts.streams += 1;
          return changes.watchChanges(signal);
        };
        return { cvFeed: new CvFeed({ findByIds, watchChanges }, logger, neverMs) };
      },
    });
    return counts;
  };

  const expectStreamToReport = async (counts: Readonly<{ looks: number }>) => {
    const cv = await uploadCv(service, account);
    const { looks } = counts;
    const events = await openEvents(service, account, cv.id);
    await events.until(1);
    // The first read is over: from now on only the stream delivers changes.
    await eventually(() => expect(counts.looks).toBeGreaterThan(looks));
    let percent = 30;
    await eventually(
      async () => {
        // Repeated, because the stream misses changes before it opens.
        await reportProgress(service, account, cv, percent);
        percent += 1;
        expect(events.cvs.length).toBeGreaterThan(1);
      },
      120_000,
      500,
    );
    expect(events.cvs.at(-1)?.progress_percent).toBeGreaterThanOrEqual(30);
    events.leave();
  };

  test('sends the state at once and each change in order, and ends when the parse has ended', async () => {
    await start();
    const cv = await uploadCv(service, account);
    const events = await openEvents(service, account, cv.id);
    expect(events.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(await events.until(1)).toEqual([cv]);
    for (const [index, percent] of [10, 50, 90].entries()) {
      await reportProgress(service, account, cv, percent);
      await events.until(index + 2);
    }
    await reportProgress(service, account, cv, 20);
    await reportSuccess(service, account, cv);
    await events.ended;
    expect(events.cvs.map(({ state, progress_percent }) => [state, progress_percent])).toEqual([
      ['queued', 0],
      ['parsing', 10],
      ['parsing', 50],
      ['parsing', 90],
      ['parsed', 100],
    ]);
    expect(events.cvs.at(-1)).toEqual(await fetchCv(service, account, cv.id));
    await eventually(() => expect(service.dependencies.cvFeed.followerCount).toBe(0));
  });

  test('of a parse that fails ends with its code', async () => {
    await start();
    const cv = await uploadCv(service, account);
    const events = await openEvents(service, account, cv.id);
    await reportFailure(service, account, cv, 'NO_TEXT_EXTRACTED');
    await events.ended;
    expect(events.cvs.at(-1)).toEqual({ ...cv, state: 'failed', error_code: 'NO_TEXT_EXTRACTED' });
  });

  test('of a parse that has ended sends its state and ends', async () => {
    await start();
    const cv = await uploadCv(service, account);
    await reportSuccess(service, account, cv);
    const events = await openEvents(service, account, cv.id);
    await events.ended;
    expect(events.cvs).toEqual([{ ...cv, state: 'parsed', progress_percent: 100 }]);
  });

  test('sends a comment whenever the heartbeat is due', async () => {
    await start({ timings: { heartbeatMs: 40 } });
    const cv = await uploadCv(service, account);
    const events = await openEvents(service, account, cv.id);
    await eventually(() => expect(events.comments()).toBeGreaterThanOrEqual(3));
    expect(events.cvs).toHaveLength(1);
    events.leave();
  });

  test('reaches every watcher, and a change that came before the watching began is not missed', async () => {
    await start();
    const cv = await uploadCv(service, account);
    const opening = Array.from({ length: 10 }, () => openEvents(service, account, cv.id));
    await Promise.all([...opening, reportSuccess(service, account, cv)]);
    for (const events of await Promise.all(opening)) {
      await events.ended;
      expect(events.cvs.at(-1)?.state).toBe('parsed');
    }
  });

  test('keeps nothing of a watcher who leaves', async () => {
    await start();
    const cv = await uploadCv(service, account);
    const watchers = await Promise.all(Array.from({ length: 5 }, () => openEvents(service, account, cv.id)));
    await eventually(() => expect(service.dependencies.cvFeed.followerCount).toBe(5));
    for (const watcher of watchers) watcher.leave();
    await eventually(() => expect(service.dependencies.cvFeed.followerCount).toBe(0));
  });

  test('answers the headers alone when only they are asked for', async () => {
    await start();
    const cv = await uploadCv(service, account);
    await request(service.url)
      .head(`/api/profile/v1/resumes/${cv.id}/events`)
      .auth(account.token, { type: 'bearer' })
      .expect(200);
    expect(service.dependencies.cvFeed.followerCount).toBe(0);
  });

  test('is woken by the change stream long before the next poll', async () => {
    await expectStreamToReport(await startListening());
  });

  test.each([
    ['breaks every time', () => buildChanges(() => Promise.reject(new Error('ChangeStreamHistoryLost')))],
    ['is silent', (signal: AbortSignal) => buildChanges(() => delay(neverMs, end, { signal }))],
  ])('goes on by polling when the change stream %s', async (_how, watchChanges) => {
    await start({
      replace: ({ mongo, logger }) => ({
        cvFeed: new CvFeed({ ...createCvChanges(mongo.connection), watchChanges }, logger, 50),
      }),
    });
    const cv = await uploadCv(service, account);
    const events = await openEvents(service, account, cv.id);
    await events.until(1);
    await reportProgress(service, account, cv, 30);
    await events.until(2);
    await reportSuccess(service, account, cv);
    await events.ended;
    expect(events.cvs.map(({ state }) => state)).toEqual(['queued', 'parsing', 'parsed']);
  });

  test('opens a new change stream when the server has ended the old one', async () => {
    const counts = await startListening();
    await expectStreamToReport(counts);
    await service.database.db.collection('resumes').drop(); // ends its change streams for good
    await eventually(() => expect(counts.streams).toBeGreaterThan(1));
    await expectStreamToReport(counts);
  });

  test('goes on after the database could not be read for a moment', async () => {
    let failures = 3;
    await start({
      replace: ({ mongo, logger }) => {
        const changes = createCvChanges(mongo.connection);
        const findByIds: CvChanges['findByIds'] = async (ids) => {
          if (failures-- > 0) throw new Error('no primary');
          return changes.findByIds(ids);
        };
        return { cvFeed: new CvFeed({ ...changes, findByIds }, logger, 50) };
      },
    });
    const cv = await uploadCv(service, account);
    const events = await openEvents(service, account, cv.id);
    await reportSuccess(service, account, cv);
    await events.ended;
    expect(failures).toBeLessThan(0);
  });

  test('is ended in order when the service stops, and does not hold it up', async () => {
    await start();
    const cv = await uploadCv(service, account);
    const events = await openEvents(service, account, cv.id);
    await events.until(1);
    const begun = Date.now();
    isStopped = true;
    await service.stop();
    await events.ended;
    expect(Date.now() - begun).toBeLessThan(heldUpMs);
  });

  test('an account watches in a few tabs at once; one more is refused for now, and others go on', async () => {
    await start();
    const cv = await uploadCv(service, account);
    const watchWith = async (each: Account, cvId: string) => {
      const events = await openEvents(service, each, cvId);
      await events.until(1);
      return events;
    };
    const opened = await Promise.all(Array.from({ length: 12 }, () => watchWith(account, cv.id)));
    await request(service.url)
      .get(`/api/profile/v1/resumes/${cv.id}/events`)
      .auth(account.token, { type: 'bearer' })
      .expect(429)
      .expect('Retry-After', '1');
    const other = await service.account();
    const others = await watchWith(other, (await uploadCv(service, other)).id);
    opened[0]?.leave();
    const again = await eventually(() => watchWith(account, cv.id));
    for (const events of [...opened, others, again]) events.leave();
  });
});
