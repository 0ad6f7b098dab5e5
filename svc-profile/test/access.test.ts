import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decideCvImportRoute, type CvImport } from '@sabi/contracts/http/profile/cv-import';
import { setNotificationPreferenceRoute } from '@sabi/contracts/http/profile/notification-preferences';
import { importProfileRoute } from '@sabi/contracts/http/profile/import';
import { changeShareLinkRoute, type ShareLink } from '@sabi/contracts/http/profile/sharing';
import type { Route } from '@sabi/contracts/http/route';
import { type Cv, signFileRoute } from '@sabi/contracts/http/profile/profile';
import request from 'supertest';
import { allRoutes } from '../src/entry-points/http/all-routes';
import { createProfileOpenApi } from '../src/entry-points/http/openapi';
import { fetchProfile, fetchCvImport, isStored, pdfBytes, reportSuccess, uploadCv } from './cvs';
import { addOneToEachList, listOf } from './entries';
import { type Account, startTestService, type TestService } from './harness';
import { createShareLink } from './sharing';

/** All routes of the contract, so that new ones are included. */
const userRoutes = allRoutes
  .filter(({ access }) => access === 'user')
  .map((route) => [nameOf(route), route] as const);
/** Routes that name something of an account, unlike a topic or a kind of file. */
const ownedRoutes = userRoutes.filter(
  ([, route]) =>
    route !== setNotificationPreferenceRoute &&
    route !== importProfileRoute &&
    (route.path.includes('{') || route.path.endsWith('cv-parser')),
);

function nameOf({ method, path }: Route): string {
  return `${method.toUpperCase()} ${path}`;
}

describe('access', () => {
  let service: TestService;
  let owner: Account;
  let cv: Cv;
  let entries: Map<string, string>;
  let cvImport: CvImport;
  let link: ShareLink;

  beforeAll(async () => {
    service = await startTestService({ timings: { parserWaitMs: 50 } });
    owner = await service.account({ user_type: 'talent', first_name: 'Ayu' });
    cv = await uploadCv(service, owner);
    entries = await addOneToEachList(service, owner);
    await reportSuccess(service, owner, cv);
    cvImport = await fetchCvImport(service, owner);
    link = await createShareLink(service, owner);
  });

  afterAll(() => service.stop());

  /** Calls a route about the owner's CV with these headers. */
  const call = (route: Route, headers: Record<string, string>) => {
    const fileName = `cv_${Date.now()}.pdf`;
    const path = route.path
      .replace('{resumeId}', cv.id)
      .replace('{userId}', owner.userId)
      .replace('{kind}', 'linkedin')
      .replace('{proposalId}', cvImport.id)
      .replace('{linkId}', link.id)
      .replace('{entryId}', entries.get(listOf(route)) ?? '')
      .replace('{fileName}', fileName);
    const pending = request(service.url)[route.method](path).set(headers);
    if (route.streamedBody) return pending.set('Content-Type', 'application/pdf').send(pdfBytes);
    if (route.path.endsWith('{entryId}')) return pending.send({ version: 1 });
    if (route === signFileRoute) return pending.send({ expiresIn: 60 });
    if (route === decideCvImportRoute) return pending.send({ version: cvImport.version, accepted: [] });
    if (route === changeShareLinkRoute) return pending.send({ days: 7 });
    return route.body ? pending.send({ fileUrl: cv.file_key, userId: owner.userId }) : pending;
  };
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

  test.each(userRoutes)('%s without a token is refused', async (_name, route) => {
    const { body } = await call(route, {}).expect(401);
    expect(body.code).toBe('TOKEN_MISSING');
  });

  test.each(userRoutes)('%s with a token that is not valid is refused', async (_name, route) => {
    const now = Math.floor(Date.now() / 1000);
    const tokens = [
      'not-a-token',
      await service.issuer.sign({ sub: owner.userId, exp: now - 60 }),
      await service.issuer.sign({ sub: owner.userId, aud: 'another-audience' }),
      await service.issuer.sign({ sub: owner.userId, iss: 'https://example.com' }),
      await service.issuer.sign({ sub: owner.userId, role: 'anon' }),
    ];
    for (const token of tokens) {
      const { body } = await call(route, bearer(token)).expect(401);
      expect(body.code).toBe('TOKEN_INVALID');
    }
  });

  test.each(userRoutes)('%s takes no identity from a header', async (_name, route) => {
    await call(route, { 'X-User-Id': owner.userId, 'X-User-Role': 'admin', apikey: 'x' }).expect(401);
  });

  test.each(ownedRoutes)('%s of another account answers as if it did not exist', async (_name, route) => {
    const stranger = await service.account({ user_type: 'talent' });
    const { body } = await call(route, bearer(stranger.token)).expect(404);
    expect(body.code).toMatch(
      /^(RESUME_NOT_FOUND|FILE_NOT_FOUND|ENTRY_NOT_FOUND|PROPOSAL_NOT_FOUND|SHARE_LINK_NOT_FOUND)$/,
    );
    expect(JSON.stringify(body)).not.toContain(owner.userId);
  });

  test.each(ownedRoutes)('%s is not for a recruiter, by sign-up or by profile', async (_name, route) => {
    const bySignUp = await service.account({ user_type: 'recruiter' });
    const byProfile = await service.account();
    await request(service.url)
      .patch('/api/profile/v1/profile')
      .set(bearer(byProfile.token))
      .send({ user_type: 'recruiter' })
      .expect(200);
    for (const { token } of [bySignUp, byProfile]) {
      const { body } = await call(route, bearer(token)).expect(403);
      expect(body.code).toBe('ACCESS_DENIED');
    }
  });

  test('a recruiter has a profile, and cannot upload under their own id either', async () => {
    const recruiter = await service.account({
      user_type: 'recruiter',
      company_email: 'hr@example.com',
      message: 'Hello',
    });
    const { profile } = await fetchProfile(service, recruiter);
    expect(profile).toMatchObject({
      user_type: 'recruiter',
      company_email: 'hr@example.com',
      message: 'Hello',
    });
    const key = `${recruiter.userId}/cv_1234567890123.pdf`;
    await request(service.url)
      .post(`/storage/v1/object/profile-assets/${key}`)
      .set(bearer(recruiter.token))
      .set('Content-Type', 'application/pdf')
      .send(pdfBytes)
      .expect(403);
    expect(await isStored(service, key)).toBe(false);
  });

  test('an account sees its own profile whatever it asks for', async () => {
    const stranger = await service.account({ first_name: 'Budi' });
    const { body } = await request(service.url)
      .get('/api/profile/v1/profile')
      .query({ user_id: owner.userId, userId: owner.userId })
      .set(bearer(stranger.token))
      .expect(200);
    expect(body.profile).toMatchObject({ user_id: stranger.userId, first_name: 'Budi' });
    expect(body.resume).toBeNull();
  });

  test.each(['trace', 'delete', 'put', 'options'] as const)(
    'the method %s is known where a route has it and nowhere else',
    async (method) => {
      const taken = allRoutes.filter((route) => route.method === method).map(({ path }) => path);
      const paths = allRoutes.map(({ path }) => path).filter((path) => !taken.includes(path));
      for (const path of new Set(paths)) {
        const { body } = await request(service.url)
          [method](path.replaceAll(/\{\w+\}/g, 'x'))
          .expect(405);
        expect(body.code).toBe('METHOD_NOT_ALLOWED');
      }
    },
  );

  test('an id that is none is refused, and one that does not exist is not found', async () => {
    const get = (id: string) =>
      request(service.url).get(`/api/profile/v1/resumes/${id}`).set(bearer(owner.token));
    await get('1').expect(422);
    await get('%7B%22$ne%22%3Anull%7D').expect(422);
    await get(crypto.randomUUID()).expect(404);
  });

  test('openapi.json is what the contract generates', () => {
    const committed = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8'));
    expect(committed).toEqual(JSON.parse(JSON.stringify(createProfileOpenApi())));
  });
});
