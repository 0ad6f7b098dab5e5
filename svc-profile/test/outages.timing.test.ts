import { eventually } from '@sabi/test-kit/eventually';
import { testMongoUri, testS3 } from '@sabi/test-kit/infrastructure';
import { rabbitLockTimeoutMs, withRabbitLock } from '@sabi/test-kit/rabbit-lock';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import request, { type Test } from 'supertest';
import { buildPdf, fetchProfile, isStored, sendUpload, uploadCv } from './cvs';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy';
import { type Account, startTestService, type TestService } from './harness';
import { timeOf, timeQuickest } from './measure-time';

const s3 = testS3();

const proxyTo = (url: string): Promise<FaultyProxy> => {
  const { hostname, port } = new URL(url);
  return startFaultyProxy({ host: hostname, port: Number(port) });
};
const viaProxy = (url: string, { port }: FaultyProxy): string => {
  const rerouted = new URL(url);
  rerouted.host = `127.0.0.1:${port}`;
  return rerouted.href;
};

/** Repeats a call on a busy machine. @returns milliseconds until its refusal */
const timeRefusal = (withinMs: number, call: () => Test) =>
  timeQuickest(withinMs, () =>
    timeOf(async () => {
      const { status, headers } = await call();
      expect(status).toBe(503);
      expect(headers['retry-after']).toBeDefined();
    }),
  );

/** Retries refusals that the store's short timeout causes on a busy machine. */
const insistOnUpload = (service: TestService, account: Account) =>
  eventually(() => uploadCv(service, account));

(s3 ? describe : describe.skip)('while the file store', () => {
  let proxy: FaultyProxy;
  let service: TestService;

  beforeAll(async () => {
    proxy = await proxyTo(s3?.endpoint ?? '');
    service = await startTestService({ env: { S3_ENDPOINT: viaProxy(s3?.endpoint ?? '', proxy) } });
  });

  afterEach(() => proxy.setMode('pass'));

  afterAll(async () => {
    await service.stop();
    await proxy.close();
  });

  test.each(['refuse', 'stall'] as const)(
    'does no more than %s, uploads and downloads answer 503 within 5 s and profiles are served',
    async (mode) => {
      const account = await service.account();
      const before = await insistOnUpload(service, account);
      const { body: link } = await request(service.url)
        .post(`/api/profile/v1/resumes/${before.id}/download-link`)
        .auth(account.token, { type: 'bearer' })
        .expect(201);
      proxy.setMode(mode);
      for (const content of [buildPdf(500), buildPdf(9_000_000)]) {
        const upload = () => sendUpload(service, account, { content }).expect('Retry-After', '5');
        expect(await timeRefusal(5000, upload)).toBeLessThan(5000);
      }
      expect(await timeRefusal(5000, () => request(service.url).get(link.url))).toBeLessThan(5000);
      const { incoming_resume } = await fetchProfile(service, account);
      expect(incoming_resume.id).toBe(before.id);
      await request(service.url).get('/healthz/ready').expect(200);
      proxy.setMode('pass');
      const after = await insistOnUpload(service, account);
      for (const { file_key } of [before, after]) expect(await isStored(service, file_key)).toBe(true);
    },
  );
});

describe('while the database', () => {
  test('is away, calls answer 503 in time, and afterwards all is well', async () => {
    const proxy = await proxyTo(testMongoUri().replace(/^mongodb:/, 'http:'));
    const service = await startTestService({ mongoProxyPort: proxy.port });
    try {
      const account = await service.account();
      const before = await fetchProfile(service, account);
      proxy.setMode('refuse');
      const view = () =>
        request(service.url).get('/api/profile/v1/profile').auth(account.token, { type: 'bearer' });
      const upload = () => sendUpload(service, account);
      for (const call of [view, upload]) expect(await timeRefusal(15_000, call)).toBeLessThan(15_000);
      await request(service.url).get('/healthz/live').expect(200);
      await request(service.url).get('/healthz/ready').expect(503);
      proxy.setMode('pass');
      await eventually(async () => expect(await fetchProfile(service, account)).toEqual(before));
      await insistOnUpload(service, account);
    } finally {
      proxy.setMode('pass');
      await service.stop();
      await proxy.close();
    }
  });
});

describe('while the broker', () => {
  const outlive = async (amqpUrl: string): Promise<void> => {
    const proxy = await proxyTo(amqpUrl.replace(/^amqp:/, 'http:'));
    const proxied = new URL(amqpUrl);
    proxied.port = String(proxy.port);
    const service = await startTestService({ amqpUrl: proxied.href });
    const waiting = () => service.database.db.collection('outbox').countDocuments();
    try {
      await uploadCv(service, await service.account());
      await eventually(async () => expect(await waiting()).toBe(0));
      proxy.setMode('refuse');
      // One account is limited in its queued parses.
      for (let count = 0; count < 5; count += 1) await uploadCv(service, await service.account());
      expect(await waiting()).toBe(5);
      await request(service.url).get('/healthz/ready').expect(200);
      proxy.setMode('pass');
      await eventually(async () => expect(await waiting()).toBe(0));
    } finally {
      proxy.setMode('pass');
      await service.stop();
      await proxy.close();
    }
  };

  test(
    'is away, CVs are uploaded all the same and their messages go out when it is back',
    async () => {
      if (!(await withRabbitLock(outlive)))
        reportSkipped('No RabbitMQ is installed: uploading without a broker was not tested');
    },
    rabbitLockTimeoutMs,
  );
});

(s3 ? describe : describe.skip)('when the file store is absent at the start', () => {
  test('R13 the service is live and not ready, and begins within 5 s after the store appears', async () => {
    const beginLate = async (): Promise<number> => {
      const proxy = await proxyTo(s3?.endpoint ?? '');
      proxy.setMode('refuse');
      const service = await startTestService({
        env: { S3_ENDPOINT: viaProxy(s3?.endpoint ?? '', proxy) },
        unready: true,
      });
      try {
        await request(service.url).get('/healthz/live').expect(200);
        await request(service.url).get('/healthz/ready').expect(503);
        await request(service.url).get('/api/profile/v1/profile').expect(503).expect('Retry-After', '2');
        proxy.setMode('pass');
        const isReady = () => request(service.url).get('/healthz/ready').expect(200);
        return await timeOf(() => eventually(isReady));
      } finally {
        await service.stop();
        await proxy.close();
      }
    };
    expect(await timeQuickest(5000, beginLate)).toBeLessThan(5000);
  });

  test('the service can be stopped while it waits', async () => {
    const stopEarly = async (): Promise<number> => {
      const service = await startTestService({ env: { S3_ENDPOINT: 'http://127.0.0.1:9' }, unready: true });
      return timeOf(() => service.stop());
    };
    expect(await timeQuickest(5000, stopEarly)).toBeLessThan(5000);
  });
});
