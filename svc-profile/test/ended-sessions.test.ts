import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import { guardedStaleMs } from '@sabi/service-kit/ended-sessions';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { buildFileLinkUntil } from '../src/domain/files/file-link';
import { uploadCv } from './cvs';
import { openEvents } from './event-reader';
import { startTestService, testSecret, type TestService } from './harness';
import { createShareLink, openLink } from './sharing';

describe('once svc-identity has published that a session ended', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => service.stop());

  const createOwner = async () => {
    const [userId, sessionId] = [randomUUID(), randomUUID()];
    const token = await service.issuer.sign({ sub: userId, session_id: sessionId });
    const account = { userId, token };
    return { ...account, sessionId, cv: await uploadCv(service, account) };
  };
  type Owner = Awaited<ReturnType<typeof createOwner>>;
  const end = async (id: string) => {
    service.issuer.end(id);
    await eventually(() => service.dependencies.endedSessions.refresh());
  };
  const as = ({ token }: Pick<Owner, 'token'>, call: request.Test) => call.auth(token, { type: 'bearer' });
  const fileAddress = (cv: Cv) => `/storage/v1/object/profile-assets/${cv.file_key}`;
  const readProfile = (owner: Owner) => as(owner, request(service.url).get('/api/profile/v1/profile'));
  const readFile = (owner: Owner) => as(owner, request(service.url).get(fileAddress(owner.cv)));
  const downloadLink = async (owner: Owner): Promise<string> => {
    const path = `/api/profile/v1/resumes/${owner.cv.id}/download-link`;
    return (await as(owner, request(service.url).post(path)).expect(201)).body.url;
  };
  const storageLink = async (owner: Owner): Promise<string> => {
    const path = `/storage/v1/object/sign/profile-assets/${owner.cv.file_key}`;
    const { body } = await as(owner, request(service.url).post(path)).send({ expiresIn: 300 }).expect(200);
    return `/storage/v1${body.signedURL}`;
  };
  const copyLink = async (owner: Owner): Promise<string> => {
    const { body } = await as(owner, request(service.url).get('/api/profile/v1/export')).expect(200);
    return body.files[0].address;
  };
  const linksOf = async (owner: Owner) => [
    await downloadLink(owner),
    await storageLink(owner),
    await copyLink(owner),
  ];

  test.each(['sessionId', 'userId'] as const)(
    'S30 S73 its token reads neither profile nor file, and its links to files end with it: %s',
    async (id) => {
      const owner = await createOwner();
      const links = await linksOf(owner);
      await readProfile(owner).expect(200);
      for (const link of links) await request(service.url).get(link).expect(200);
      await end(owner[id]);
      expect((await readProfile(owner).expect(401)).body.code).toBe('TOKEN_INVALID');
      // A link also grants a file: an ended token counts like none.
      for (const call of [readFile(owner), ...links.map((link) => request(service.url).get(link))])
        expect((await call.expect(403)).body.code).toBe('SIGNATURE_INVALID');
    },
  );

  test('links of another session of the account go on, and none can be moved to it', async () => {
    const owner = await createOwner();
    const other = { ...owner, token: await service.issuer.sign({ sub: owner.userId }) };
    const [ended, lasting] = [await downloadLink(owner), await downloadLink(other)];
    await end(owner.sessionId);
    await request(service.url).get(lasting).expect(200);
    const session = new URL(lasting, service.url).searchParams.get('session') ?? '';
    for (const moved of [
      ended.replace(/session=[^&]+/, `session=${session}`),
      ended.replace(/session=[^&]+&/, ''),
    ])
      await request(service.url).get(moved).expect(403);
  });

  test('an address that belongs to no session, as a picture’s, ends with its account', async () => {
    const { userId, cv } = await createOwner();
    const expiresAt = new Date(Date.now() + 60_000);
    const address = buildFileLinkUntil({ fileKey: cv.file_key, expiresAt }, testSecret);
    await request(service.url).get(address).expect(200);
    await end(userId);
    await request(service.url).get(address).expect(403);
  });

  test('what its owner shows by a link is shown no longer once the account is closed', async () => {
    const owner = await createOwner();
    const link = await createShareLink(service, owner);
    await openLink(service, link).expect(200);
    await end(owner.userId);
    await openLink(service, link).expect(404);
  });

  test('what it watches is broken off', async () => {
    const owner = await createOwner();
    const events = await openEvents(service, owner, owner.cv.id);
    await events.until(1);
    await end(owner.sessionId);
    await expect(events.ended).rejects.toThrow();
  });

  test('S30 while that is unknown, files are refused and the profile can be read', async () => {
    const owner = await createOwner();
    const links = await linksOf(owner);
    jest
      .spyOn(service.dependencies.endedSessions, 'isKnown')
      .mockImplementation((staleMs) => staleMs > guardedStaleMs);
    await readProfile(owner).expect(200);
    const files = [
      readFile(owner),
      as(owner, request(service.url).post(`/api/profile/v1/resumes/${owner.cv.id}/download-link`)),
      as(owner, request(service.url).get('/api/profile/v1/export')),
      ...links.map((link) => request(service.url).get(link)),
    ];
    for (const call of files) {
      const { body } = await call.expect(503).expect('Retry-After', '5');
      expect(body.code).toBe('SESSION_UNCONFIRMED');
    }
  });
});
