import request from 'supertest';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import type { StrengthPart } from '@sabi/contracts/http/profile/strength';
import { markDecidedCvs } from '../src/data-access/mark-decided-cvs';
import {
  acceptEverything,
  fetchProfile,
  fetchCvImport,
  reportFailure,
  uploadReadable,
  uploadCv,
} from './cvs';
import { type Account, startTestService, type TestService } from './harness';

const cvPoints = 15;

describe('what a CV counts for the strength of a profile', () => {
  let service: TestService;
  let account: Account;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    account = await service.account({ user_type: 'talent' });
  });
  afterAll(() => service.stop());

  const post = (path: string) =>
    request(service.url).post(`/api/profile/v1/${path}`).auth(account.token, { type: 'bearer' }).expect(200);
  const decide = async (step: 'undo' | 'dismissal') =>
    post(`cv-proposals/${(await fetchCvImport(service, account)).id}/${step}`);
  const chooseCurrent = ({ id }: Cv) => post(`resumes/${id}/current`);
  /** Points of the CV; checks that strength, parts and stored value agree. */
  const countCv = async (): Promise<number> => {
    const { profile, strength_parts: parts } = await fetchProfile(service, account);
    const done = (parts as StrengthPart[]).filter(({ is_done }) => is_done);
    expect(profile.profile_strength).toBe(done.reduce((sum, { points }) => sum + points, 0));
    const stored = await service.database.db.collection('profiles').findOne({ user_id: account.userId });
    expect(stored?.['profile_strength']).toBe(profile.profile_strength);
    return done.find(({ part }) => part === 'cv')?.points ?? 0;
  };

  test('is nothing while its import is open, and all once it is decided, whatever was accepted', async () => {
    await uploadReadable(service, account);
    expect(await countCv()).toBe(0);
    await decide('dismissal');
    expect(await countCv()).toBe(cvPoints);
    await decide('undo');
    expect(await countCv()).toBe(0);
    await acceptEverything(service, account);
    expect(await countCv()).toBe(cvPoints);
    await decide('undo');
    expect(await countCv()).toBe(0);
  });

  test('stays when the import has expired', async () => {
    await uploadReadable(service, account);
    await decide('dismissal');
    await service.database.db.collection('cv_proposals').deleteMany({ user_id: account.userId });
    expect(await countCv()).toBe(cvPoints);
  });

  test('is nothing for one that could not be read, also where its owner keeps it', async () => {
    const unreadable = await uploadCv(service, account);
    await reportFailure(service, account, unreadable, 'NO_TEXT_EXTRACTED');
    await chooseCurrent(unreadable);
    expect((await fetchProfile(service, account)).profile.cv_url).toBe(unreadable.file_key);
    expect(await countCv()).toBe(0);
  });

  test('follows which CV is the current one', async () => {
    const decided = await uploadReadable(service, account);
    await decide('dismissal');
    await uploadReadable(service, account);
    expect(await countCv()).toBe(0);
    await chooseCurrent(decided);
    expect(await countCv()).toBe(cvPoints);
  });

  test('is the same after it was removed and put back', async () => {
    const { id } = await uploadReadable(service, account);
    await decide('dismissal');
    const path = `/api/profile/v1/resumes/${id}`;
    await request(service.url).delete(path).auth(account.token, { type: 'bearer' }).expect(200);
    expect(await countCv()).toBe(0);
    await post(`resumes/${id}/restore`);
    expect(await countCv()).toBe(cvPoints);
  });

  test('is nothing for a decided import of a profile', async () => {
    await uploadReadable(service, account);
    await request(service.url)
      .post('/api/profile/v1/imports/json-resume')
      .auth(account.token, { type: 'bearer' })
      .set('Content-Type', 'application/octet-stream')
      .send(Buffer.from(JSON.stringify({ basics: { name: 'Ayu Lestari' } })))
      .expect(201);
    await decide('dismissal');
    expect(await countCv()).toBe(0);
  });

  test('of CVs from before decisions were stored is all, except for one with an open import', async () => {
    const cvs = service.database.db.collection('resumes');
    const unreadable = await uploadCv(service, account);
    await reportFailure(service, account, unreadable, 'NO_TEXT_EXTRACTED');
    const decided = await uploadReadable(service, account);
    await uploadReadable(service, account); // its import stays open
    await cvs.updateMany({ user_id: account.userId }, { $unset: { is_reviewed: 1 } });
    await markDecidedCvs(service.database.db);
    await markDecidedCvs(service.database.db); // two replicas start at once
    const marked = await cvs.find({ user_id: account.userId, is_reviewed: true }).toArray();
    expect(marked.map(({ file_key }) => file_key)).toEqual([decided.file_key]);
    expect(await countCv()).toBe(0);
    await chooseCurrent(decided);
    expect(await countCv()).toBe(cvPoints);
  });
});
