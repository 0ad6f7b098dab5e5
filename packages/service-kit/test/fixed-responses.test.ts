import { recordLog } from '@sabi/test-kit/recorded-log';
import { Router } from 'express';
import request from 'supertest';
import { type RunningService, startService } from '../src/service';

describe('an answer that depends on nothing', () => {
  const { logger, lines } = recordLog();
  let provide: () => void;
  let service: RunningService;

  beforeAll(async () => {
    const provided = new Promise<void>((resolve) => (provide = resolve));
    service = await startService({
      env: { HOST: '127.0.0.1', PORT: 0, DRAIN_DELAY_MS: 0 },
      logger,
      startGraceMs: 0,
      fixedAnswers: { '/health': { body: { name: 'it' }, headers: { Vary: 'Origin' } } },
      assemble: async () => {
        await provided;
        const router = Router();
        router.get('/health', (_request, response) => void response.send('from the router'));
        router.post('/health', (_request, response) => void response.send('posted'));
        return { router, checks: {}, stop: async () => undefined };
      },
    });
  });
  afterAll(() => service.stop());

  test('while the service begins, it is refused as everything is', async () => {
    await request(service.url).get('/health').expect(503);
  });

  test('then it is given as JSON that nobody keeps, without a line in the log', async () => {
    provide();
    await service.ready;
    const before = lines.length;
    const { headers } = await request(service.url).get('/health').expect(200, { name: 'it' });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Origin',
      'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
    });
    expect(lines.length).toBe(before);
  });

  test('the request id is the one of the caller, where it is in order', async () => {
    const ask = (id: string) => request(service.url).get('/health').set('X-Request-Id', id);
    expect((await ask('request-0001')).headers['x-request-id']).toBe('request-0001');
    expect((await ask('<script>')).headers['x-request-id']).not.toContain('<');
  });

  test('pages, other methods and other addresses are for the router', async () => {
    const { url } = service;
    await request(url).get('/health').set('Origin', 'https://sabi.example').expect(200, 'from the router');
    await request(url).post('/health').expect(200, 'posted');
    await request(url).get('/health?x').expect(200, 'from the router');
  });
});
