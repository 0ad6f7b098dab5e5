import { readJsonResume } from '@sabi/json-resume/read-json-resume';
import request from 'supertest';
import { acceptEverything, reportSuccess, uploadCv } from '../cvs';
import { type Account, buildParsedCv, startTestService, type TestService } from '../harness';

describe('a document of one’s profile', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });

  afterAll(() => service.stop());

  const ask = ({ token }: Account, choice: object = {}) =>
    request(service.url)
      .post('/api/profile/v1/documents')
      .auth(token, { type: 'bearer' })
      .send({ format: 'pdf', template: 'plain', language: 'en', ...choice });
  const createTalent = async (data: object = {}) => {
    const account = await service.account({
      user_type: 'talent',
      first_name: 'Ayu',
      last_name: 'Lestari',
      ...data,
    });
    await reportSuccess(service, account, await uploadCv(service, account), buildParsedCv());
    await acceptEverything(service, account);
    return account;
  };

  test.each([
    ['pdf', 'en', 'application/pdf', 'Ayu Lestari - Resume.pdf', '%PDF'],
    [
      'docx',
      'id',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'Ayu Lestari - Riwayat Hidup.docx',
      'PK',
    ],
  ])('comes as %s with its name, and is kept nowhere', async (format, language, type, name, beginning) => {
    const account = await createTalent();
    const { headers, body } = await ask(account, { format, language }).responseType('blob').expect(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((body as Buffer).subarray(0, beginning.length).toString()).toBe(beginning);
  });

  test('says what the profile says', async () => {
    const account = await createTalent();
    const { body } = await ask(account, { format: 'json' }).expect(200);
    const cv = readJsonResume(body);
    expect(cv).toMatchObject({ first_name: 'Ayu', personal_summary: buildParsedCv().personal_summary });
    expect(cv.work_experiences.map(({ company_name }) => company_name)).toEqual([
      'PT Ban Baru',
      'PT Ban Lama',
    ]);
  });

  test('has a name that no system takes for a path or for several lines', async () => {
    const account = await service.account({
      user_type: 'talent',
      first_name: '../../Ay"u\u202e',
      last_name: 'Łoś',
    });
    const { headers } = await ask(account, { format: 'json' }).expect(200);
    const name = headers['content-disposition'] ?? '';
    expect(decodeURIComponent(name)).toContain("filename*=UTF-8''....Ayu Łoś - Resume.json");
  });

  test.each([
    ['another format', { format: 'exe' }],
    ['another template', { template: '../plain' }],
    ['another language', { language: 'fr' }],
    ['another account', { user_id: crypto.randomUUID() }],
  ])('is not made when the choice names %s', async (_what, choice) => {
    await ask(await service.account(), choice).expect(422);
  });

  test('is not for recruiters, and not for visitors', async () => {
    const { body } = await ask(await service.account({ user_type: 'recruiter' })).expect(403);
    expect(body.code).toBe('ACCESS_DENIED');
    await request(service.url).post('/api/profile/v1/documents').expect(401);
  });

  test('is made thirty times an hour, for each account', async () => {
    const account = await service.account();
    for (let count = 0; count < 30; count += 1) await ask(account, { format: 'json' }).expect(200);
    const { headers } = await ask(account, { format: 'json' }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
    await ask(await service.account(), { format: 'json' }).expect(200);
  });
});
