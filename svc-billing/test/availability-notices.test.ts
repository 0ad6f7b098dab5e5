import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { sweepAvailability } from '../src/domain/availability/sweep-availability';
import { type Account, startTestService, type TestService } from './support/harness';

const path = '/api/billing/v1/availability-notices';

describe('who waits for what cannot be used yet', () => {
  let service: TestService;
  beforeAll(async () => {
    const notYet = { way: 'not_yet' } as const;
    service = await startTestService({
      redemptions: { job_application: notYet, whatsapp_assistant: notYet },
    });
  });
  afterEach(() => service.database.db.collection('availability_notices').deleteMany({}));
  afterAll(() => service.stop());

  const call = (method: 'put' | 'delete', { token }: Account, kind: string) =>
    request(service.url)[method](`${path}/${kind}`).auth(token, { type: 'bearer' });
  const kindsOf = async ({ token }: Account) => {
    const { body } = await request(service.url).get(path).auth(token, { type: 'bearer' }).expect(200);
    return (body as { kinds: string[] }).kinds;
  };
  /** As after a release that makes it available. */
  const sweep = (open: object = { job_application: { way: 'in_product' } }) =>
    sweepAvailability(
      { now: new Date() },
      { ...service.dependencies, redemptions: { ...service.dependencies.redemptions, ...open } },
    );
  const mailsTo = async () => {
    await eventually(async () =>
      expect(await service.database.db.collection('outbox').countDocuments()).toBe(0),
    );
    return service.mails.filter(({ subject }) => /available|tersedia/.test(subject));
  };

  test('says so once for each kind, and may take it back', async () => {
    const talent = await service.account();
    for (const kind of ['job_application', 'whatsapp_assistant', 'job_application'])
      await call('put', talent, kind).expect(204);
    expect(await kindsOf(talent)).toEqual(['job_application', 'whatsapp_assistant']);
    for (const _again of [1, 2]) await call('delete', talent, 'job_application').expect(204);
    expect(await kindsOf(talent)).toEqual(['whatsapp_assistant']);
    expect(await kindsOf(await service.account())).toEqual([]);
  });

  test.each(['consultation', 'cv_template_premium'])('needs not wait for %s', async (kind) => {
    await call('put', await service.account(), kind).expect(409, /SERVICE_REQUEST_UNFIT/);
  });

  test('is mailed nothing as long as it cannot be used', async () => {
    const talent = await service.account();
    await call('put', talent, 'job_application').expect(204);
    const before = (await mailsTo()).length;
    await sweep({});
    expect(await mailsTo()).toHaveLength(before);
    expect(await kindsOf(talent)).toEqual(['job_application']);
  });

  test.each([
    ['en', 'Now available: Job applications', '/dashboard'],
    ['id', 'Sudah tersedia: Lamaran kerja', '/id/dashboard'],
  ])(
    'is mailed once when it opens, in their language (%s), and is forgotten',
    async (language, subject, to) => {
      const talent = await service.account({ language });
      await call('put', talent, 'job_application').expect(204);
      await call('put', talent, 'whatsapp_assistant').expect(204);
      const before = (await mailsTo()).length;
      await Promise.all([sweep(), sweep(), sweep()]); // like replicas
      await sweep();
      const mails = (await mailsTo()).slice(before);
      expect(mails).toMatchObject([{ to: 'someone@example.com', subject }]);
      expect(mails[0]?.html).toContain(`href="https://sabi.test${to}"`);
      expect(await kindsOf(talent)).toEqual(['whatsapp_assistant']);
    },
  );

  test('all are mailed, however many they are', async () => {
    const notices = service.database.db.collection('availability_notices');
    const talents = await Promise.all(Array.from({ length: 3 }, () => service.account()));
    for (const talent of talents) await call('put', talent, 'job_application').expect(204);
    const strangers = Array.from({ length: 300 }, (_, index) => ({
      user_id: `nobody-${index}`,
      kind: 'job_application',
      created_at: new Date(),
    }));
    await notices.insertMany(strangers);
    await sweep();
    expect(await notices.countDocuments()).toBe(0);
  });
});
