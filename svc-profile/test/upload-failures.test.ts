import type { Readable } from 'node:stream';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { eventually } from '@sabi/test-kit/eventually';
import { buildPdf, fetchProfile, isStored, pdfBytes, sendUpload, uploadCv } from './cvs';
import { requestedCvs, startTestService, type TestService } from './harness';
import { openRawUpload } from './raw-upload';

describe('what the CVs of one account may take together', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({ env: { RESUME_QUOTA_BYTES: String(cvMaxBytes) } });
  });

  afterAll(() => service.stop());

  test('when it is used up, a further CV is refused with the reason, and other accounts are not', async () => {
    const [account, other] = [await service.account(), await service.account()];
    await uploadCv(service, account, { content: buildPdf(cvMaxBytes - 100) });
    await uploadCv(service, account, { content: buildPdf(100) });
    const { body } = await sendUpload(service, account, { content: buildPdf(10) }).expect(413);
    expect(body).toMatchObject({
      code: 'RESUME_TOO_LARGE',
      detail: expect.stringContaining(String(cvMaxBytes)),
    });
    await uploadCv(service, other);
  });

  test('when two uploads that fit only alone come at once, one is refused and leaves no file', async () => {
    const account = await service.account();
    const uploads = Array.from({ length: 2 }, () => openRawUpload(service, account));
    for (const upload of uploads) upload.request.end(buildPdf(6_000_000));
    const answers = await Promise.all(uploads.map(({ answer }) => answer));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 413]);
    const stored = await Promise.all(uploads.map(({ fileKey }) => isStored(service, fileKey)));
    expect(stored).toEqual(answers.map(({ status }) => status === 200));
  });
});

describe('all or nothing', () => {
  test.each([
    ['the outbox', { outbox: { append: () => Promise.reject(new Error('no outbox today')) } }, 500],
    [
      'the transaction',
      { transact: () => Promise.reject(Object.assign(new Error('away'), { name: 'MongoNetworkError' })) },
      503,
    ],
  ])('when %s fails, the file is deleted and there is no CV and no parse', async (_what, broken, status) => {
    const service = await startTestService();
    try {
      const account = await service.account();
      await fetchProfile(service, account); // creates the profile, whose transaction must not fail here
      Object.assign(service.dependencies, broken);
      const upload = openRawUpload(service, account);
      upload.request.end(pdfBytes);
      expect((await upload.answer).status).toBe(status);
      const { db } = service.database;
      expect(await isStored(service, upload.fileKey)).toBe(false);
      for (const name of ['resumes', 'uploads', 'outbox'])
        expect(await db.collection(name).countDocuments()).toBe(0);
      expect((await fetchProfile(service, account)).incoming_resume).toBeNull();
    } finally {
      await service.stop();
    }
  });

  test('when only the answer of the transaction is lost, the CV is kept and acknowledged', async () => {
    const service = await startTestService();
    try {
      const account = await service.account();
      await fetchProfile(service, account);
      const { transact } = service.dependencies;
      Object.assign(service.dependencies, {
        transact: async (work: Parameters<typeof transact>[0]) => {
          await transact(work);
          throw new Error('the answer was lost');
        },
      });
      const cv = await uploadCv(service, account);
      expect(await isStored(service, cv.file_key)).toBe(true);
      expect((await fetchProfile(service, account)).incoming_resume).toEqual(cv);
      await eventually(() => expect(requestedCvs(service)).toEqual([cv.id]));
    } finally {
      await service.stop();
    }
  });

  test.each([
    ['refuses', () => Promise.reject(new Error('no space left'))],
    [
      'takes half and fails',
      async (_key: string, content: Readable) => {
        for await (const _chunk of content) throw new Error('connection reset');
      },
    ],
  ])('when the store %s, it answers 503 and there is no CV and no parse', async (_what, put) => {
    const service = await startTestService();
    try {
      const account = await service.account();
      const spy = jest.spyOn(service.store, 'put').mockImplementation(put);
      const { body, headers } = await sendUpload(service, account, { content: buildPdf(1_000_000) }).expect(
        503,
      );
      expect(body.code).toBe('DEPENDENCY_UNAVAILABLE');
      expect(headers['retry-after']).toBe('5');
      const { db } = service.database;
      for (const name of ['resumes', 'outbox']) expect(await db.collection(name).countDocuments()).toBe(0);
      expect((await fetchProfile(service, account)).incoming_resume).toBeNull();
      spy.mockRestore();
      await uploadCv(service, account);
    } finally {
      await service.stop();
    }
  });

  test('while nobody takes parse requests, each saved CV has its message and each message its CV', async () => {
    const service = await startTestService();
    service.broker.unregister('ai.cv-parse');
    try {
      // One account would have one message at a time.
      const accounts = await Promise.all(Array.from({ length: 10 }, () => service.account()));
      const uploads = accounts.map((account, index) =>
        sendUpload(service, account, {
          content: index % 3 === 0 ? Buffer.from('not a CV at all') : pdfBytes,
        }),
      );
      const answers = await Promise.all(uploads);
      const acknowledged = answers.filter(({ status }) => status === 200).map(({ body }) => body.resume.id);
      const outbox = await service.database.db.collection('outbox').find().toArray();
      const cvs = await service.database.db.collection<{ _id: string }>('resumes').find().toArray();
      expect(acknowledged).toHaveLength(6);
      expect(outbox.map(({ body }) => body.resume_id).sort()).toEqual(acknowledged.sort());
      expect(cvs.map(({ _id }) => _id).sort()).toEqual(acknowledged.sort());
    } finally {
      service.broker.register('ai.cv-parse', async () => undefined);
      await service.stop();
    }
  });
});
