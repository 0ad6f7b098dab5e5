import type { CvImport } from '@sabi/contracts/http/profile/cv-import';
import request from 'supertest';
import { acceptEverything, fetchProfile, fetchCvImport, sendDecision } from './cvs';
import { type Account, startTestService, type TestService } from './harness';
import { createCvImports } from './cv-imports';

describe('a CV import', () => {
  let service: TestService;
  let account: Account;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    account = await service.account({ user_type: 'talent' });
  });
  afterAll(() => service.stop());

  const { readCv, type, typeWork, storedOf } = createCvImports(() => ({ service, account }));
  const post = (step: 'undo' | 'dismissal', { id }: CvImport, { token } = account) =>
    request(service.url).post(`/api/profile/v1/cv-proposals/${id}/${step}`).auth(token, { type: 'bearer' });

  test('undone, the profile is exactly as it was, and can be decided on again', async () => {
    await type({ first_name: 'Ayu Typed' });
    await typeWork({ company_name: 'PT Ban Baru', start_date: '2020-01' });
    const cvImport = await readCv();
    const before = await fetchProfile(service, account);
    const entriesBefore = await storedOf('work_experiences');
    await acceptEverything(service, account);
    expect(await fetchProfile(service, account)).not.toMatchObject({ profile: before.profile });
    for (let click = 0; click < 2; click += 1) await post('undo', cvImport).expect(200);
    const after = await fetchProfile(service, account);
    expect(withoutVersions({ ...after, proposal: null })).toEqual(
      withoutVersions({ ...before, proposal: null }),
    );
    expect(withoutVersions(await storedOf('work_experiences'))).toEqual(withoutVersions(entriesBefore));
    expect(after.profile.version).toBeGreaterThan(before.profile.version); // earlier versions are stale all the same
    expect(await storedOf('skills')).toEqual([]);
    expect(await acceptEverything(service, account)).toMatchObject({ state: 'accepted' });
  });

  test('what its owner has changed since is not undone over', async () => {
    const cvImport = await readCv();
    await acceptEverything(service, account);
    await type({ personal_summary: 'Typed since.' });
    const { body } = await post('undo', cvImport);
    expect(body).toMatchObject({ status: 409, code: 'PROPOSAL_UNDO_BLOCKED' });
    const { profile, lists } = await fetchProfile(service, account);
    expect(profile.personal_summary).toBe('Typed since.');
    expect(lists.skills).toHaveLength(2);
  });

  test('other changes since do not stand in the way of undoing', async () => {
    const cvImport = await readCv();
    await acceptEverything(service, account);
    await type({ title: 'Lead' });
    await typeWork({ company_name: 'PT Diketik' });
    await post('undo', cvImport).expect(200);
    const { profile, lists } = await fetchProfile(service, account);
    expect(profile).toMatchObject({ title: 'Lead', first_name: null });
    expect(lists.work_experiences).toMatchObject([{ company_name: 'PT Diketik' }]);
  });

  test('dismissed, it changes nothing but the strength, and can be had back', async () => {
    const cvImport = await readCv();
    const { profile, lists } = await fetchProfile(service, account);
    for (let click = 0; click < 2; click += 1) await post('dismissal', cvImport).expect(200);
    expect(await fetchProfile(service, account)).toMatchObject({
      profile: { ...profile, profile_strength: 15, version: profile.version + 1 },
      lists,
      proposal: { state: 'dismissed' },
    });
    const { version } = cvImport;
    await sendDecision(service, account, cvImport.id, { version, accepted: [] }).expect(409);
    await post('undo', cvImport).expect(200);
    await acceptEverything(service, account);
    await post('dismissal', cvImport).expect(409);
  });

  test('an expired one is gone, and so is the way to undo', async () => {
    const cvImport = await readCv();
    await acceptEverything(service, account);
    await service.database.db
      .collection('cv_proposals')
      .updateOne({ user_id: account.userId }, { $set: { expires_at: new Date(Date.now() - 1000) } });
    await post('undo', cvImport).expect(404);
    expect((await fetchProfile(service, account)).proposal).toBeNull();
  });

  test('another account sees none of it, and moves none of it', async () => {
    const cvImport = await readCv();
    const stranger = await service.account({ user_type: 'talent' });
    await fetchProfile(service, stranger);
    await request(service.url)
      .get('/api/profile/v1/cv-proposals/current')
      .auth(stranger.token, { type: 'bearer' })
      .expect(404);
    for (const step of ['undo', 'dismissal'] as const) await post(step, cvImport, stranger).expect(404);
    const { id, version } = cvImport;
    await sendDecision(service, stranger, id, { version, accepted: [] }).expect(404);
    expect(await fetchCvImport(service, account)).toEqual(cvImport);
  });
});

/** Undone entries have changed twice, as their versions show. */
function withoutVersions(value: object): unknown {
  return JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'version' ? undefined : part)));
}
