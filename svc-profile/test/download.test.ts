import { randomUUID } from 'node:crypto';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import request from 'supertest';
import { createDownloadLink } from '../src/domain/cvs/create-download-link';
import { signFileLink } from '../src/domain/files/file-link';
import { buildPdf, uploadCv } from './cvs';
import { type Account, startTestService, testSecret, type TestService } from './harness';

describe('a download', () => {
  let service: TestService;
  let account: Account;
  let cv: Cv;
  const content = buildPdf(3_000_000);

  beforeAll(async () => {
    service = await startTestService();
    account = await service.account();
    cv = await uploadCv(service, account, { content, query: { name: 'Résumé "Ayu".pdf' } });
  });

  afterAll(() => service.stop());

  const createLink = async (): Promise<{ url: string; expires_at: string }> => {
    const { body } = await request(service.url)
      .post(`/api/profile/v1/resumes/${cv.id}/download-link`)
      .auth(account.token, { type: 'bearer' })
      .expect(201);
    return body;
  };
  const address = () => `/storage/v1/object/profile-assets/${cv.file_key}`;
  const linkUntil = (expiresAt: Date, fileKey = cv.file_key, secret = testSecret) => {
    const { expires, signature } = signFileLink({ fileKey, expiresAt }, secret);
    return `${address()}?expires=${expires}&signature=${signature}`;
  };

  test('by its link gives the file, to be saved under the name its owner knows', async () => {
    const earliest = Date.now();
    const { url, expires_at } = await createLink();
    const expiresAt = new Date(expires_at).getTime();
    expect(expiresAt).toBeGreaterThan(earliest + 290_000);
    expect(expiresAt).toBeLessThanOrEqual(Date.now() + 300_000);
    const { body, headers } = await request(service.url).get(url).responseType('blob').expect(200);
    expect(body.equals(content)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="R?sum? \\"Ayu\\".pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%22Ayu%22.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  test('S72 comes from an origin of its own where files have one', async () => {
    const own = { userId: account.userId, sessionId: randomUUID(), userMetadata: {} };
    const dependencies = { ...service.dependencies, filesOrigin: 'https://files.example.com' };
    const { url } = await createDownloadLink({ account: own, cvId: cv.id, now: new Date() }, dependencies);
    expect(url).toMatch(/^https:\/\/files\.example\.com\/storage\/v1\/object\/profile-assets\//);
    await request(service.url).get(url.replace('https://files.example.com', '')).expect(200);
  });

  test('when only the headers are asked for, only they are given', async () => {
    const { url } = await createLink();
    const { headers } = await request(service.url).head(url).expect(200);
    expect(headers['content-length']).toBe(String(content.length));
  });

  test.each([
    ['no signature', () => address()],
    ['no signature but a moment', () => `${address()}?expires=9999999999`],
    ['an empty signature', () => `${address()}?expires=9999999999&signature=`],
    ['a link that has expired', () => linkUntil(new Date(Date.now() - 1000))],
    [
      'a link signed with another key',
      () => linkUntil(new Date(Date.now() + 60_000), cv.file_key, 'x'.repeat(32)),
    ],
    [
      'a link to another file',
      () => linkUntil(new Date(Date.now() + 60_000), cv.file_key.replace('.pdf', '.doc')),
    ],
    [
      'a link whose moment was moved',
      () => linkUntil(new Date(Date.now() + 60_000)).replace(/expires=\d+/, 'expires=9999999999'),
    ],
    ['a signature that was changed', () => linkUntil(new Date(Date.now() + 60_000)).replace(/.$/, '!')],
    ['a signature that was cut', () => linkUntil(new Date(Date.now() + 60_000)).slice(0, -1)],
  ])('with %s is refused', async (_what, link) => {
    const { body } = await request(service.url).get(link()).expect(403);
    expect(body.code).toBe('SIGNATURE_INVALID');
  });

  test("with the owner's token needs no signature, and with the token of another account it does", async () => {
    const get = ({ token }: Account) => request(service.url).get(address()).auth(token, { type: 'bearer' });
    const { body, headers } = await get(account).responseType('blob').expect(200);
    expect(body.equals(content)).toBe(true);
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    });
    await get(await service.account({ user_type: 'talent' })).expect(403);
    await get({ ...account, token: 'not-a-token' }).expect(403);
  });

  test("with the owner's token and a signature that is not valid is refused", async () => {
    const link = linkUntil(new Date(Date.now() - 1000));
    await request(service.url).get(link).auth(account.token, { type: 'bearer' }).expect(403);
  });

  test('with two signatures is refused', async () => {
    await request(service.url)
      .get(`${linkUntil(new Date(Date.now() + 60_000))}&signature=x`)
      .expect(422);
  });

  test('of a file the store has lost is not found', async () => {
    const lost = await uploadCv(service, account);
    await service.store.delete(lost.file_key);
    const { expires, signature } = signFileLink(
      { fileKey: lost.file_key, expiresAt: new Date(Date.now() + 60_000) },
      testSecret,
    );
    const { body } = await request(service.url)
      .get(`/storage/v1/object/profile-assets/${lost.file_key}`)
      .query({ expires, signature })
      .expect(404);
    expect(body.code).toBe('FILE_NOT_FOUND');
  });

  test('when the reader leaves in the middle, the next one is served', async () => {
    const { url } = await createLink();
    const leaving = new AbortController();
    const response = await fetch(`${service.url}${url}`, { signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
    await request(service.url).get(url).expect(200);
  });
});
