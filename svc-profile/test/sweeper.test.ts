import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import { cvParseRequested } from '@sabi/contracts/messages/cv';
import { eventually } from '@sabi/test-kit/eventually';
import { sweepStalledParses } from '../src/domain/cv-parsing/sweep-stalled-parses';
import { sweepUploads } from '../src/domain/files/sweep-uploads';
import { buildFileName, fetchCv, isStored, pdfBytes, reportProgress, reportSuccess, uploadCv } from './cvs';
import { type Account, startTestService, type TestService } from './harness';
import { hangingContent } from './raw-upload';

const minuteMs = 60_000;

describe('the sweeper', () => {
  let service: TestService;
  let account: Account;

  beforeAll(async () => {
    service = await startTestService();
  });

  beforeEach(async () => {
    account = await service.account();
  });

  afterAll(() => service.stop());

  const requestsFor = (cv: Cv) =>
    service.parseRequests.filter(({ body }) => (body as { resume_id: string }).resume_id === cv.id);
  const sweepParsesIn = (minutes: number) =>
    sweepStalledParses({ now: new Date(Date.now() + minutes * minuteMs) }, service.dependencies);
  const sweepUploadsIn = (minutes: number) =>
    sweepUploads({ now: new Date(Date.now() + minutes * minuteMs) }, service.dependencies);

  test('when a parse has been queued for 30 minutes, it is asked for again; before that it is not', async () => {
    const cv = await uploadCv(service, account);
    await eventually(() => expect(requestsFor(cv)).toHaveLength(1));
    await sweepParsesIn(29);
    expect(requestsFor(cv)).toHaveLength(1);
    await sweepParsesIn(31);
    await eventually(() => expect(requestsFor(cv)).toHaveLength(2));
    const [first, second] = requestsFor(cv);
    expect(second?.id).not.toBe(first?.id);
    expect(second?.body).toEqual(first?.body);
    expect(second?.actor).toBe(account.userId);
  });

  test('when nothing was heard of a running parse for 15 minutes, it is queued again and keeps its progress', async () => {
    const cv = await uploadCv(service, account);
    await reportProgress(service, account, cv, 40);
    await sweepParsesIn(14);
    expect((await fetchCv(service, account, cv.id)).state).toBe('parsing');
    await sweepParsesIn(16);
    expect(await fetchCv(service, account, cv.id)).toMatchObject({
      state: 'queued',
      progress_percent: 40,
    });
    await eventually(() => expect(requestsFor(cv)).toHaveLength(2));
    await reportSuccess(service, account, cv);
    expect((await fetchCv(service, account, cv.id)).state).toBe('parsed');
  });

  test('when ten sweepers find the same parse, it is asked for once', async () => {
    const cv = await uploadCv(service, account);
    await eventually(() => expect(requestsFor(cv)).toHaveLength(1));
    await Promise.all(Array.from({ length: 10 }, () => sweepParsesIn(31)));
    await eventually(() => expect(requestsFor(cv)).toHaveLength(2));
    expect(await service.dependencies.cvs.findById(cv.id)).toMatchObject({
      requeues: 1,
      state: 'queued',
    });
  });

  test('when a parse was asked for three times again in vain, it fails', async () => {
    const cv = await uploadCv(service, account);
    for (let round = 0; round < 3; round += 1) {
      await sweepParsesIn(31);
      expect((await fetchCv(service, account, cv.id)).state).toBe('queued');
    }
    await sweepParsesIn(31);
    expect(await fetchCv(service, account, cv.id)).toMatchObject({
      state: 'failed',
      error_code: 'OPENAI_ERROR',
    });
    await eventually(() => expect(requestsFor(cv)).toHaveLength(4));
    await sweepParsesIn(600);
    expect(requestsFor(cv)).toHaveLength(4);
  });

  test('when a parse has ended, it is left alone', async () => {
    const cv = await uploadCv(service, account);
    await reportSuccess(service, account, cv);
    await sweepParsesIn(600);
    expect((await fetchCv(service, account, cv.id)).state).toBe('parsed');
    const requests = { type: cvParseRequested.type };
    await eventually(async () =>
      expect(await service.database.db.collection('outbox').countDocuments(requests)).toBe(0),
    );
    expect(requestsFor(cv)).toHaveLength(1);
  });

  test('when the message cannot be written, the parse stays as it is for the next sweep', async () => {
    const cv = await uploadCv(service, account);
    const outbox = { append: () => Promise.reject(new Error('no outbox today')) };
    const now = new Date(Date.now() + 31 * minuteMs);
    await expect(sweepStalledParses({ now }, { ...service.dependencies, outbox })).rejects.toThrow(
      'no outbox today',
    );
    expect(await service.dependencies.cvs.findById(cv.id)).toMatchObject({
      requeues: 0,
      state: 'queued',
    });
    await sweepParsesIn(31);
    expect(await service.dependencies.cvs.findById(cv.id)).toMatchObject({ requeues: 1 });
  });

  describe('of uploads', () => {
    /** Leaves a file like a process killed before saving the CV. */
    const abandonUpload = async (): Promise<string> => {
      const fileKey = `${account.userId}/${buildFileName()}`;
      await service.dependencies.uploads.begin({ fileKey, userId: account.userId });
      await service.store.put(fileKey, Readable.from([pdfBytes]), { mediaType: 'application/pdf' });
      return fileKey;
    };
    const notedUploads = () =>
      service.database.db.collection('uploads').countDocuments({ user_id: account.userId });

    test('when one was abandoned an hour ago, its file is deleted; before that it is not', async () => {
      const fileKey = await abandonUpload();
      await sweepUploadsIn(59);
      expect(await isStored(service, fileKey)).toBe(true);
      await sweepUploadsIn(61);
      expect(await isStored(service, fileKey)).toBe(false);
      expect(await notedUploads()).toBe(0);
    });

    test('when there is a CV under the key, its file stays', async () => {
      const cv = await uploadCv(service, account);
      await service.dependencies.uploads.begin({ fileKey: cv.file_key, userId: account.userId });
      await sweepUploadsIn(61);
      expect(await isStored(service, cv.file_key)).toBe(true);
      expect(await notedUploads()).toBe(0);
    });

    test('when the store is away, the file is deleted by a later sweep', async () => {
      const fileKey = await abandonUpload();
      const remove = jest
        .spyOn(service.store, 'delete')
        .mockRejectedValueOnce(new Error('connection refused'));
      await expect(sweepUploadsIn(61)).rejects.toThrow();
      remove.mockRestore();
      expect(await isStored(service, fileKey)).toBe(true);
      await sweepUploadsIn(122);
      expect(await isStored(service, fileKey)).toBe(false);
    });

    test('when a process ended while it wrote, what it wrote is deleted after an hour; before that it may be live', async () => {
      const { content, end } = hangingContent();
      const fileKey = `${account.userId}/${buildFileName()}`;
      const stored = service.store.put(fileKey, content, { mediaType: 'application/pdf' });
      stored.catch(() => undefined);
      await eventually(async () => expect(await service.filesOf(account)).toHaveLength(1));
      await sweepUploadsIn(59);
      expect(await service.filesOf(account)).toHaveLength(1);
      await sweepUploadsIn(61);
      expect(await service.filesOf(account)).toEqual([]);
      end();
      await expect(stored).rejects.toThrow();
      expect(await service.filesOf(account)).toEqual([]);
    });

    test('when an upload is so slow that it was swept, it does not become a CV without a file', async () => {
      const { uploads, cvs, transact } = service.dependencies;
      const fileKey = `${account.userId}/${buildFileName()}`;
      const claim = await uploads.begin({ fileKey, userId: account.userId });
      await sweepUploadsIn(61);
      if (!claim) throw new Error('the key is free');
      await expect(transact((transaction) => uploads.complete(claim, transaction))).rejects.toThrow(
        'file was removed',
      );
      expect(await cvs.findByKey(fileKey)).toBeNull();
    });
  });

  test('makes its first round at start: what a killed process left an hour ago is gone before another hour', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sabi-left-'));
    await mkdir(join(folder, account.userId));
    const leave = async (minutesAgo: number) => {
      const path = join(folder, account.userId, `cv_1700000000000.pdf.${randomUUID()}.partial`);
      const writtenAt = new Date(Date.now() - minutesAgo * minuteMs);
      await writeFile(path, pdfBytes);
      await utimes(path, writtenAt, writtenAt);
      return path;
    };
    const [old, fresh] = [await leave(61), await leave(10)];
    const env = { FILE_STORE_DIR: folder };
    const started = await startTestService({ folderStore: true, env, timings: { sweepMs: 60 * minuteMs } });
    try {
      await eventually(() => expect(existsSync(old)).toBe(false));
      expect(existsSync(fresh)).toBe(true);
    } finally {
      await started.stop();
      await rm(folder, { recursive: true });
    }
  });

  test('runs by itself', async () => {
    const sweeping = await startTestService({ timings: { sweepMs: 50 } });
    try {
      const owner = await sweeping.account();
      const cv = await uploadCv(sweeping, owner);
      await sweeping.database.db
        .collection<{ _id: string }>('resumes')
        .updateOne({ _id: cv.id }, { $set: { changed_at: new Date(Date.now() - 31 * minuteMs) } });
      await eventually(() => expect(sweeping.parseRequests).toHaveLength(2));
    } finally {
      await sweeping.stop();
    }
  });
});
