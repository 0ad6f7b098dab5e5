import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@sabi/test-kit/eventually';
import { recordLog } from '@sabi/test-kit/recorded-log';
import { Router } from 'express';
import request from 'supertest';
import { EnvError, integer, parseEnv } from '../src/env';
import { createLogger } from '../src/logger';
import { type RunningService, startService } from '../src/service';
import { z } from 'zod';

const env = { HOST: '127.0.0.1', PORT: 0, DRAIN_DELAY_MS: 0 };
const logger = createLogger({ service: 'test', level: 'silent' });
/** How long a service drains is for the test to say; everything else goes on as it does. */
const theDelayAlone = {
  doNotFake: [
    ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
    ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
  ],
};

/** A question asked while the machine stands still gets that as its answer. */
const lives = ({ url }: RunningService) => eventually(() => request(url).get('/healthz/live').expect(200));
const readMetrics = async ({ metricsUrl = '' }: RunningService) => (await fetch(metricsUrl)).text();

describe('the life of a service', () => {
  test('R13 while its dependencies are missing it lives and says it is not ready; then it works', async () => {
    let provide: () => void = () => undefined;
    const provided = new Promise<void>((resolve) => (provide = resolve));
    const service = await startService({
      env,
      logger,
      startGraceMs: 0,
      assemble: async () => {
        await provided;
        const router = Router();
        router.get('/work', (_request, response) => void response.send('done'));
        return { router, checks: {}, stop: async () => undefined };
      },
    });
    await lives(service);
    await request(service.url)
      .get('/healthz/ready')
      .expect(503, { ready: false, blockers: ['starting'] });
    await request(service.url).get('/work').expect(503).expect('Retry-After', '2');
    provide();
    await service.ready;
    await request(service.url).get('/healthz/ready').expect(200);
    await request(service.url).get('/work').expect(200, 'done');
    await service.stop();
  });

  test('a request that comes while it begins waits for it, for a while', () =>
    // Once more where the machine stood still for all of that while.
    eventually(async () => {
      let provide: () => void = () => undefined;
      const provided = new Promise<void>((resolve) => (provide = resolve));
      const router = Router();
      router.get('/work', (_request, response) => void response.send('done'));
      const service = await startService({
        env: { ...env, METRICS_PORT: 0 },
        logger,
        assemble: async () => {
          await provided;
          return { router, checks: {}, stop: async () => undefined };
        },
      });
      const answered = fetch(`${service.url}/work`).then((response) => response.text());
      try {
        await eventually(async () =>
          expect(await readMetrics(service)).toContain('under_way{service="test"} 1'),
        );
        expect(await Promise.race([answered, delay(200, 'waiting')])).toBe('waiting');
        provide();
        expect(await answered).toBe('done');
      } finally {
        provide();
        await service.stop();
      }
    }));

  test('a dependency that goes away takes readiness with it, not life', async () => {
    const service = await startService({
      env,
      logger,
      assemble: async () => ({
        router: Router(),
        checks: { mongodb: () => Promise.reject(new Error('gone')), broker: () => undefined },
        stop: async () => undefined,
      }),
    });
    await service.ready;
    await request(service.url)
      .get('/healthz/ready')
      .expect(503, { ready: false, blockers: ['mongodb'] });
    await lives(service);
    await service.stop();
  });

  test('while it drains it still answers, and each answer ends its connection', async () => {
    const service = await startService({
      env: { ...env, DRAIN_DELAY_MS: 300 },
      logger,
      assemble: async () => {
        const router = Router();
        router.get('/work', (_request, response) => void response.send('done'));
        return { router, checks: {}, stop: async () => undefined };
      },
    });
    await service.ready;
    const connection = new Agent({ keepAlive: true });
    await request(service.url).get('/work').agent(connection).expect(200).expect('Connection', 'keep-alive');
    jest.useFakeTimers(theDelayAlone);
    const stopped = service.stop();
    jest.advanceTimersByTime(299);
    await request(service.url)
      .get('/work')
      .agent(connection)
      .expect(200, 'done')
      .expect('Connection', 'close');
    await request(service.url).get('/healthz/ready').expect(503);
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    await stopped;
    connection.destroy();
  });

  test('a stop before the dependencies came ends cleanly', async () => {
    const service = await startService({
      env,
      logger,
      assemble: (signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    await service.stop();
    await expect(service.ready).rejects.toThrow();
  });
});

describe('settings', () => {
  const schema = z.object({
    PORT: integer(0, 65_535),
    NAME: z.string(),
    SECRET: z.string().min(32).optional(),
  });

  test('an empty variable counts as absent', () => {
    expect(parseEnv(schema, { PORT: '80', NAME: 'x', SECRET: '' })).toEqual({ PORT: 80, NAME: 'x' });
  });

  test('every fault is named at once, and no value is repeated', () => {
    const read = () => parseEnv(schema, { PORT: 'eighty', SECRET: 'too-short-to-be-safe' });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(/PORT[\s\S]*NAME[\s\S]*SECRET/);
    expect(read).not.toThrow(/too-short-to-be-safe/);
  });
});

test('secrets do not reach the log', () => {
  const { lines, logger: recording } = recordLog();
  recording.info(
    { password: 'p4ss', user: { email: 'a@b.c' }, request: { headers: { authorization: 'Bearer x.y.z' } } },
    'event',
  );
  expect(lines[0]).not.toMatch(/p4ss|a@b\.c|x\.y\.z/);
});

test('the log names the path of a request and nothing that came with it', async () => {
  const { lines, logger } = recordLog();
  const service = await startService({
    env,
    logger,
    assemble: async () => ({ router: Router(), checks: {}, stop: async () => undefined }),
  });
  await service.ready;
  await request(service.url)
    .post('/auth/verify?token=t0ken-in-a-link')
    .set('Authorization', 'Bearer t0ken-in-a-header')
    .send({ password: 't0ken-in-a-body' })
    .expect(404);
  await service.stop();
  expect(lines.join()).toContain('"path":"/auth/verify"');
  expect(lines.join()).not.toContain('t0ken');
});
