import type { Cv } from '@sabi/contracts/http/profile/profile';
import { type CvVersionList, cvVersionListSchema } from '@sabi/contracts/http/profile/cv-versions';
import { accountErased } from '@sabi/contracts/messages/account';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import request from 'supertest';
import { restoreCv } from '../src/domain/cvs/restore-cv';
import { sweepRemovedCvs } from '../src/domain/cvs/sweep-removed-cvs';
import {
  acceptEverything,
  buildPdf,
  fetchProfile,
  isStored,
  pdfBytes,
  publish,
  reportSuccess,
  sendUpload,
  uploadCv,
  uploadReadable,
} from './cvs';
import { type Account, startTestService, type TestService } from './harness';

const path = '/api/profile/v1/resumes';
const quotaBytes = 10_485_760;
const minuteMs = 60_000;

describe('the CVs of an account', () => {
  let service: TestService;
  let account: Account;

  beforeAll(async () => {
    service = await startTestService({ env: { RESUME_QUOTA_BYTES: String(quotaBytes) } });
  });

  beforeEach(async () => {
    account = await service.account({ user_type: 'talent', first_name: 'Ayu' });
  });

  afterAll(() => service.stop());

  const call = (method: 'get' | 'post' | 'delete', address: string, { token }: Account = account) =>
    request(service.url)[method](`${path}${address}`).auth(token, { type: 'bearer' });
  const list = async () => (await call('get', '').expect(200)).body as CvVersionList;
  const ids = ({ resumes: cvs }: CvVersionList) => cvs.map(({ id }) => id);
  const currentOf = ({ resumes: cvs }: CvVersionList) => cvs.find(({ is_current }) => is_current)?.id;
  const uploadTwo = async (): Promise<[Cv, Cv]> => [
    await uploadReadable(service, account, { query: { name: 'Old.pdf' } }),
    await uploadReadable(service, account, { query: { name: 'New.pdf' } }),
  ];
  const sweepIn = (minutes: number) =>
    sweepRemovedCvs({ now: new Date(Date.now() + minutes * minuteMs) }, service.dependencies);

  test('are listed newest first, the current one marked, with the room they take', async () => {
    expect(await list()).toEqual({ resumes: [], used_bytes: 0, quota_bytes: quotaBytes });
    const [old, latest] = await uploadTwo();
    const listed = await list();
    const read = { state: 'parsed', progress_percent: 100 };
    expect(cvVersionListSchema.strict().safeParse(listed).success).toBe(true);
    expect(listed).toEqual({
      resumes: [
        { ...latest, ...read, is_current: true, scan_state: 'unscanned' },
        { ...old, ...read, is_current: false, scan_state: 'unscanned' },
      ],
      used_bytes: 2 * pdfBytes.length,
      quota_bytes: quotaBytes,
    });
  });

  test('when an older one is made current, the profile has it everywhere', async () => {
    const [old] = await uploadTwo();
    const { body } = await call('post', `/${old.id}/current`).expect(200);
    expect(currentOf(body as CvVersionList)).toBe(old.id);
    const { profile, resume: cv } = await fetchProfile(service, account);
    expect([profile.cv_url, cv.id]).toEqual([old.file_key, old.id]);
  });

  test('when the current one is removed, the newest that is left takes its place', async () => {
    const [old, latest] = await uploadTwo();
    const { body } = await call('delete', `/${latest.id}`).expect(200);
    expect([ids(body as CvVersionList), currentOf(body as CvVersionList)]).toEqual([[old.id], old.id]);
    expect((await fetchProfile(service, account)).profile.cv_url).toBe(old.file_key);
    await call('get', `/${latest.id}`).expect(404);
    await call('post', `/${latest.id}/download-link`).expect(404);
    await call('delete', `/${latest.id}`).expect(404);
    await call('post', `/${latest.id}/current`).expect(404);
  });

  test('when the last one is removed, there is none, and the strength follows', async () => {
    const cv = await uploadReadable(service, account);
    await acceptEverything(service, account);
    const before = (await fetchProfile(service, account)).profile.profile_strength;
    await call('delete', `/${cv.id}`).expect(200);
    const after = await fetchProfile(service, account);
    expect(after).toMatchObject({ resume: null, profile: { cv_url: null } });
    expect(before - after.profile.profile_strength).toBe(15);
  });

  test('when one that is not the current one is removed, the current one stays', async () => {
    const [old, latest] = await uploadTwo();
    const { body } = await call('delete', `/${old.id}`).expect(200);
    expect(currentOf(body as CvVersionList)).toBe(latest.id);
  });

  test('a link that is out leads nowhere once its CV is removed', async () => {
    const cv = await uploadCv(service, account);
    const { body } = await call('post', `/${cv.id}/download-link`).expect(201);
    await call('delete', `/${cv.id}`).expect(200);
    await request(service.url).get(body.url).expect(404);
  });

  describe('one that was removed', () => {
    test('comes back as it was, and is the current one again', async () => {
      const [old, latest] = await uploadTwo();
      await call('delete', `/${latest.id}`).expect(200);
      const { body } = await call('post', `/${latest.id}/restore`).expect(200);
      expect(ids(body as CvVersionList)).toEqual([latest.id, old.id]);
      expect(currentOf(body as CvVersionList)).toBe(latest.id);
      await call('post', `/${latest.id}/restore`).expect(404);
    });

    test('does not push out a newer one that came meanwhile', async () => {
      const cv = await uploadReadable(service, account);
      await call('delete', `/${cv.id}`).expect(200);
      const newer = await uploadReadable(service, account);
      const { body } = await call('post', `/${cv.id}/restore`).expect(200);
      expect(currentOf(body as CvVersionList)).toBe(newer.id);
    });

    test('is put back by nobody else, and not after ten minutes', async () => {
      const cv = await uploadCv(service, account);
      await call('delete', `/${cv.id}`).expect(200);
      const stranger = await service.account({ user_type: 'talent' });
      await call('post', `/${cv.id}/restore`, stranger).expect(404);
      const late = { account: { ...account, userMetadata: {} }, cvId: cv.id };
      const now = new Date(Date.now() + 10 * minuteMs + 1);
      await expect(restoreCv({ ...late, now }, service.dependencies)).rejects.toMatchObject({
        code: 'RESUME_NOT_FOUND',
      });
    });

    test('makes room at once, and cannot come back where that is taken', async () => {
      const first = await uploadCv(service, account, { content: buildPdf(quotaBytes) });
      await sendUpload(service, account).expect(413);
      await call('delete', `/${first.id}`).expect(200);
      await uploadCv(service, account);
      const { body } = await call('post', `/${first.id}/restore`).expect(413);
      expect(body.code).toBe('RESUME_TOO_LARGE');
      expect(ids(await list())).toHaveLength(1);
    });

    test('keeps its file for fifteen minutes; then file, result and row are gone', async () => {
      const cv = await uploadCv(service, account);
      await reportSuccess(service, account, cv);
      const stored = await service.dependencies.cvs.findById(cv.id);
      await call('delete', `/${cv.id}`).expect(200);
      await sweepIn(14);
      expect(await isStored(service, cv.file_key)).toBe(true);
      await sweepIn(16);
      expect(await isStored(service, cv.file_key)).toBe(false);
      expect(await isStored(service, stored?.result_key ?? '')).toBe(false);
      expect(await findCollectionsContaining(service.database.db, cv.file_key)).not.toContain(
        'removed_resumes',
      );
    });

    test('keeps its row while the store is away, for a later sweep', async () => {
      const cv = await uploadCv(service, account);
      await call('delete', `/${cv.id}`).expect(200);
      const remove = jest.spyOn(service.store, 'delete').mockRejectedValueOnce(new Error('away'));
      await expect(sweepIn(16)).rejects.toThrow();
      remove.mockRestore();
      await sweepIn(16);
      expect(await isStored(service, cv.file_key)).toBe(false);
    });

    test('goes with its account', async () => {
      const cv = await uploadCv(service, account);
      await call('delete', `/${cv.id}`).expect(200);
      await publish(service, accountErased, { user_id: account.userId });
      expect(await isStored(service, cv.file_key)).toBe(false);
      expect(await findCollectionsContaining(service.database.db, cv.file_key)).toEqual([]);
    });
  });

  test('when two are removed at once, the profile names none that is gone', async () => {
    const [old, latest] = await uploadTwo();
    const answers = await Promise.all([call('delete', `/${old.id}`), call('delete', `/${latest.id}`)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await fetchProfile(service, account)).profile.cv_url).toBeNull();
  });

  test('when one is removed and chosen at once, the profile names none that is gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [old] = await uploadTwo();
      await Promise.all([call('delete', `/${old.id}`), call('post', `/${old.id}/current`)]);
      const { profile } = await fetchProfile(service, account);
      const listed = await list();
      expect(listed.resumes.map(({ file_key }) => file_key)).toContain(profile.cv_url);
    }
  });
});
