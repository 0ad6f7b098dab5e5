import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { OwnApplicationDetail } from '@sabi/contracts/http/hiring/applications';
import type { ViewReceipt } from '@sabi/contracts/http/hiring/views';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { FileMissing } from '@sabi/file-store/file-store';
import type { Response } from 'superagent';
import { storeApplication } from '../../../src/domain/applications/store-application';
import { copyCvFile } from '../../../src/domain/cv-files/copy-cv-file';
import { recordView } from '../../../src/domain/views/record-view';
import { type Account, addMember, base, days, type TestService } from '../harness';
import { talentCard } from '../talents';
import { createApplicationCalls, minuteMs, typesOf } from './application-calls';

/**
 * Files of CVs, who has looked, and what goes with an account.
 * @param getService the service of the file that the tests are in
 */
export function describeFilesAndReceipts(getService: () => TestService): void {
  const { after, applied, apply, at, erase, move, open, openJob, own, sweep, untilHandled } =
    createApplicationCalls(getService);
  let service: TestService;
  beforeAll(() => {
    service = getService();
  });

  describe('the file of a CV', () => {
    const content = Buffer.from('%PDF-1.7 canary of a file');
    /** A talent whose CV is in the part of svc-profile. */
    const withCv = async (bytes = content) => {
      const cv_key = `${randomUUID()}/cv_1700000000000.pdf`;
      await service.dependencies.fileStore.put(cv_key, Readable.from([bytes]), {
        mediaType: 'application/pdf',
      });
      return { talent: await service.talent({ cv_key }), cv_key };
    };
    const download = (url: string, caller: Account, status = 200) =>
      service.call('get', url, caller).buffer(true).parse(readBytes).expect(status);

    test('is copied with the application, which no deletion in the profile reaches, and is a private download', async () => {
      const { owner, path, no, companyId } = await openJob();
      const { talent, cv_key } = await withCv();
      const id = await applied(no, talent);
      await service.dependencies.fileStore.delete(cv_key);
      const file = { state: 'stored', file_name: 'cv.pdf', media_type: 'application/pdf' };
      expect((await own(talent, id)).cv_file).toEqual({ ...file, size_bytes: content.length });
      expect((await open(path, owner, id)).cv_file).toEqual({ ...file, size_bytes: content.length });
      const url = `${path}/applications/${id}/cv-file`;
      const { body, headers } = await download(url, owner);
      expect(body).toEqual(content);
      expect(headers).toMatchObject({
        'content-disposition': 'attachment; filename=cv.pdf',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
      });
      expect((await download(`${base}/my/applications/${id}/cv-file`, talent)).body).toEqual(content);
      await download(url, await addMember(service, companyId, 'interviewer'), 403);
      const other = await openJob();
      await download(url, other.owner, 404);
      await download(`${other.path}/applications/${id}/cv-file`, other.owner, 404);
      await download(`${base}/my/applications/${id}/cv-file`, await service.talent(), 404);
      const { body: seen } = await service.call('get', `${base}/my/views`, talent).expect(200);
      expect((seen.views as ViewReceipt[]).map(({ what }) => what).sort()).toEqual([
        'application',
        'cv_file',
      ]);
    });

    test('is copied later where the store was away, and is lost where the CV is gone or too large', async () => {
      const { owner, path, no } = await openJob();
      const [late, gone, large] = [
        await withCv(),
        await withCv(),
        await withCv(Buffer.alloc(cvMaxBytes + 1)),
      ];
      const { fileStore } = service.dependencies;
      const put = jest.spyOn(fileStore, 'put').mockRejectedValue(new Error('away'));
      const lateId = await applied(no, late.talent);
      const goneId = await applied(no, gone.talent);
      put.mockRestore();
      const stateOf = async (id: string) => (await open(path, owner, id)).cv_file?.state;
      expect(await stateOf(lateId)).toBe('copying');
      await download(`${path}/applications/${lateId}/cv-file`, owner, 404);
      await fileStore.delete(gone.cv_key);
      after(minuteMs);
      await sweep();
      expect(await stateOf(lateId)).toBe('stored');
      expect(await stateOf(goneId)).toBe('unavailable');
      expect(await stateOf(await applied(no, large.talent))).toBe('unavailable');
    });

    test('goes with the account, also where a copy ends after it', async () => {
      const { no } = await openJob();
      const { talent, cv_key } = await withCv();
      const id = await applied(no, talent);
      const { fileStore, applicationDirectory } = service.dependencies;
      const { body } = await service.call('get', `${base}/export`, talent).expect(200);
      const [exported] = body.files;
      expect(exported).toMatchObject({ folder: 'applications', name: 'PT Nusantara Rasa cv.pdf' });
      expect((await download(exported.address, talent)).body).toHaveLength(exported.size_bytes);
      await erase(talent);
      const key = `applications/${id}/cv.pdf`;
      await expect(fileStore.get(key)).rejects.toBeInstanceOf(FileMissing);
      const row = await applicationDirectory.find(id);
      expect(row?.cv_file).toMatchObject({ state: 'erased', file_name: '', source_key: null });
      // A copy that read the row before, and ends only now.
      const wanted = {
        key,
        source_key: cv_key,
        state: 'wanted',
        file_name: 'cv.pdf',
        next_at: null,
      } as const;
      const cv_file = { ...wanted, media_type: 'application/pdf', size_bytes: null };
      const before = { id, company_id: row?.company_id ?? '', talent_id: talent.userId, cv_file };
      await copyCvFile(before, service.dependencies);
      await expect(fileStore.get(key)).rejects.toBeInstanceOf(FileMissing);
      // A copy whose process ended before it could look.
      await fileStore.put(key, Readable.from([content]), { mediaType: 'application/pdf' });
      after(days(1));
      await sweep();
      await expect(fileStore.get(key)).rejects.toBeInstanceOf(FileMissing);
      expect((await applicationDirectory.find(id))?.cv_file).toBeNull();
    });
  });

  test('a talent reads who looked, once for each member and day, without their names', async () => {
    const { owner, path, no, companyId } = await openJob();
    const talent = await service.talent();
    const id = await applied(no, talent);
    const recruiter = await addMember(service, companyId, 'recruiter');
    const views = async (of = talent, query = '') =>
      (await service.call('get', `${base}/my/views${query}`, of).expect(200)).body.views as ViewReceipt[];
    expect(await views()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => open(path, owner, id)));
    after(minuteMs);
    await open(path, recruiter, id);
    after(days(1));
    await open(path, owner, id);
    const seen = await views();
    expect(seen.map(({ role, at }) => [role, at])).toEqual([
      ['owner', at(days(1)).toISOString()],
      ['recruiter', at(minuteMs).toISOString()],
      ['owner', at().toISOString()],
    ]);
    expect(seen[0]).toMatchObject({
      ...{ what: 'application', basis: 'application', application_id: id, job_title: 'Operator Produksi' },
      company: { name: 'PT Nusantara Rasa' },
    });
    for (const private_ of [owner, recruiter].flatMap(({ userId, email }) => [userId, email]))
      expect(JSON.stringify(seen)).not.toContain(private_);
    expect(await views(await service.talent())).toEqual([]);
    const { viewReceipts } = service.dependencies;
    const last = { time: new Date(seen[0]?.at ?? ''), id: seen[0]?.view_id ?? '' };
    const page = await viewReceipts.list(talent.userId, { after: last, limit: 1 });
    expect(page.map((view) => view.id)).toEqual([seen[1]?.view_id]);
  });

  test('a receipt that is written while the account is erased does not stay', async () => {
    const talent = await service.account(null);
    await service.dependencies.erasedAccounts.note(talent.userId);
    const application = {
      id: randomUUID(),
      talent_id: talent.userId,
      company_id: randomUUID(),
      job_title: 'Kasir',
    };
    const tenant = { companyId: application.company_id, role: 'owner', userId: randomUUID() } as const;
    const view = { application, tenant, what: 'application', now: service.clock.now } as const;
    await recordView(view, service.dependencies);
    expect(await service.database.db.collection('views').countDocuments({ talent_id: talent.userId })).toBe(
      0,
    );
  });

  test('an application that is sent while its account is erased is refused, and one that is stored after it does not stay', async () => {
    const { no } = await openJob();
    const [talent, sample] = [await service.talent(), await service.talent()];
    const find = jest.spyOn(service.talents, 'find').mockImplementationOnce(async () => {
      await erase(talent);
      return talentCard;
    });
    await apply(no, talent).expect(401, /TOKEN_INVALID/);
    find.mockRestore();
    const { db } = service.database;
    expect(await findCollectionsContaining(db, talent.userId)).toEqual(['erased_accounts']);
    const application = await service.dependencies.applicationDirectory.find(await applied(no, sample));
    if (!application) throw new Error('The application is not there');
    const late = {
      ...application,
      id: randomUUID(),
      talent_id: talent.userId,
      letter: 'canary of a late one',
    };
    const checkedBefore = { ...service.dependencies, erasedAccounts: { has: async () => false } };
    await storeApplication({ application: { ...late, event_count: 0 }, now: at() }, checkedBefore);
    await untilHandled();
    expect(await findCollectionsContaining(db, talent.userId)).toContain('applications');
    after(days(1));
    await sweep();
    expect(await findCollectionsContaining(db, talent.userId)).toEqual(['erased_accounts']);
    expect(await findCollectionsContaining(db, late.letter)).toEqual([]);
    const { erasedAccounts } = service.dependencies;
    expect(await erasedAccounts.findErasedOnce(service.clock.now, 10)).toEqual([]);
  });

  test('the copy of an account has its applications; an erasure leaves the company the times of the stages', async () => {
    const { no, owner, path } = await openJob();
    const talent = await service.talent({ summary: 'canary of a talent' });
    const id = await applied(no, talent);
    await open(path, owner, id);
    const letter = { language: 'id', subject: 'Lamaran', text: 'canary of a letter' };
    for (const stage of ['test', 'interview'])
      await move(path, owner, { ids: [id], stage, mail: letter, idempotency_key: randomUUID() }).expect(200);
    after(minuteMs);
    const second = await applied((await openJob()).no, talent);
    const { body } = await service.call('get', `${base}/export`, talent).expect(200);
    const { applications } = body.documents[0].data as { applications: OwnApplicationDetail[] };
    const sent = {
      company: 'PT Nusantara Rasa',
      applicant: { summary: 'canary of a talent' },
      state: 'applied',
    };
    expect(applications).toMatchObject([
      { ...sent, id, letters: [] },
      { ...sent, id: second },
    ]);
    expect(applications.map(typesOf)).toEqual([['submitted', 'opened'], ['submitted']]);
    expect(body.documents[0].data.views).toEqual([
      {
        ...{ company: 'PT Nusantara Rasa', role: 'owner', what: 'application', basis: 'application' },
        ...{ job: 'Operator Produksi', at: at().toISOString() },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(owner.userId);
    await untilHandled();
    const { db } = service.database;
    const holding = await findCollectionsContaining(db, 'canary of a letter');
    expect(holding.toSorted()).toEqual(['applications', 'operations']);
    await erase(talent);
    expect(await findCollectionsContaining(db, talent.userId)).toEqual(['erased_accounts']);
    for (const canary of [talent.email, 'canary of a talent', 'canary of a letter'])
      expect(await findCollectionsContaining(db, canary)).toEqual([]);
    await erase(owner);
    expect(await findCollectionsContaining(db, owner.userId)).toEqual(['erased_accounts']);
    const kept = await service.dependencies.applicationDirectory.find(id);
    expect(kept).toMatchObject({
      state: 'withdrawn',
      applicant: null,
      match: null,
      clock: { opened_at: at() },
    });
  });
}

const readBytes = (response: Response, done: (error: Error | null, body: Buffer) => void): void => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
};
