import type { Cv } from '@sabi/contracts/http/profile/profile';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { testS3 } from '@sabi/test-kit/infrastructure';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import request from 'supertest';
import { isStored, uploadCv } from './cvs';
import { type Account, startTestService, type TestService } from './harness';

describe('addresses of files', () => {
  let service: TestService;
  let account: Account;
  let cv: Cv;
  let listener: LoopbackServer;
  /** Requests to a server named by a caller, or to its redirect target. */
  let asked: string[];

  beforeAll(async () => {
    service = await startTestService({ timings: { parserWaitMs: 20 } });
    account = await service.account({ user_type: 'talent' });
    cv = await uploadCv(service, account);
    listener = await startLoopbackServer((incoming, response) => {
      asked.push(incoming.url ?? '');
      response.writeHead(302, { Location: '/redirected' }).end();
    });
  });

  beforeEach(() => {
    asked = [];
  });

  afterAll(async () => {
    await listener.stop();
    await service.stop();
  });

  const own = () => cv.file_key;

  test.each<[string, () => string]>([
    ['a server that listens', () => `${listener.url}/${own()}`],
    ['the same by its other name', () => `${listener.url.replace('127.0.0.1', 'localhost')}/${own()}`],
    ['the same as a number', () => `${listener.url.replace('127.0.0.1', '2130706433')}/${own()}`],
    ['the same by IPv6', () => `${listener.url.replace('127.0.0.1', '[::ffff:127.0.0.1]')}/${own()}`],
    ['the same without a scheme', () => `${listener.url.replace('http:', '')}/${own()}`],
    ['the same behind a user', () => `${listener.url.replace('http://', 'http://profile-assets@')}/${own()}`],
    ['the same, encoded', () => encodeURIComponent(`${listener.url}/${own()}`)],
    ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
    ['a file of the machine', () => 'file:///etc/passwd'],
    ['the own key as an address', () => `http://localhost/storage/v1/object/profile-assets/${own()}`],
    ['the own key with steps up', () => `${account.userId}/../${own()}`],
    ['the own key with encoded steps', () => own().replace('/', '%2F')],
    ['the own key in another bucket', () => `other-bucket/${own()}`],
    ['the own key with a null', () => `${own()}\0`],
  ])('S50 a fileUrl that is %s is refused, and nothing is fetched', async (_what, fileUrl) => {
    const get = jest.spyOn(service.store, 'get');
    const { body } = await request(service.url)
      .post('/functions/v1/cv-parser')
      .auth(account.token, { type: 'bearer' })
      .send({ fileUrl: fileUrl(), userId: account.userId })
      .expect(400);
    expect(body.code).toBe('FILE_KEY_INVALID');
    expect([asked, get.mock.calls]).toEqual([[], []]);
    get.mockRestore();
  });

  test.each([
    ['\r\nSet-Cookie: a=b', 'Set-Cookie: a=b.pdf'],
    ['\u202Efdp.exe', 'fdp.exe.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['a"; filename="b.exe', 'a"; filename="b.exe.pdf'],
  ])('S71 a file known as %j is saved under a harmless name', async (name, shown) => {
    const named = await uploadCv(service, account, { query: { name } });
    expect(named.file_key).toMatch(/^[0-9a-f-]{36}\/cv_\d{13}\.pdf$/);
    const { body } = await request(service.url)
      .post(`/api/profile/v1/resumes/${named.id}/download-link`)
      .auth(account.token, { type: 'bearer' })
      .expect(201);
    const { headers } = await request(service.url).get(body.url).expect(200);
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename=/);
    expect(disposition).toContain(shown.replaceAll('"', '\\"'));
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('S73 the store itself gives a CV to nobody who does not sign', async () => {
    const s3 = testS3();
    if (!s3) return reportSkipped('No S3 server is installed: nobody asked it for a CV');
    expect(await isStored(service, own())).toBe(true);
    for (const path of [own(), `${own()}?acl`, '', '?list-type=2']) {
      const { status } = await fetch(`${s3.endpoint}/${s3.bucket}/${path}`);
      expect(status).toBe(403);
    }
    const { status } = await fetch(`${s3.endpoint}/${s3.bucket}/${own()}`, { method: 'DELETE' });
    expect(status).toBe(403);
    expect(await isStored(service, own())).toBe(true);
  });
});
