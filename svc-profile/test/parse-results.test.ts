import { randomUUID } from 'node:crypto';
import type { Resume } from '@sabi/contracts/http/profile';
import { cvParseProgressed, cvParseSucceeded } from '@sabi/contracts/messages/cv';
import { cvResultsQueue } from '@sabi/contracts/messages/queues';
import { createMessage } from '@sabi/event-bus/create-message';
import { type Account, buildParsedCv, startTestService, type TestService } from './harness';
import {
  fetchProfile,
  fetchProposal,
  fetchResume,
  jobOf,
  publish,
  reportFailure,
  reportProgress,
  reportSuccess,
  storeResult,
  uploadResume,
} from './resumes';

describe('what svc-ai reports', () => {
  let service: TestService;
  let account: Account;
  let resume: Resume;

  beforeAll(async () => {
    service = await startTestService();
  });

  beforeEach(async () => {
    account = await service.account({ user_type: 'talent', first_name: 'Ayu Typed' });
    resume = await uploadResume(service, account);
  });

  afterAll(() => service.stop());

  const proposalsOf = () =>
    service.database.db.collection('cv_proposals').find({ user_id: account.userId }).toArray();

  test('when a job progresses, it shows how far it is, and never backwards', async () => {
    const percents = [];
    for (const percent of [10, 40, 20, 40, 70]) {
      await reportProgress(service, account, resume, percent);
      const { state, progress_percent } = await fetchResume(service, account, resume.id);
      expect(state).toBe('parsing');
      percents.push(progress_percent);
    }
    expect(percents).toEqual([10, 40, 40, 40, 70]);
  });

  test('when a CV is parsed, its job ends and what it says waits for its owner; the profile stays as it is', async () => {
    const { profile, lists } = await fetchProfile(service, account);
    await reportSuccess(service, account, resume);
    const after = await fetchProfile(service, account);
    expect(after).toMatchObject({
      profile,
      lists,
      resume: { ...resume, state: 'parsed', progress_percent: 100 },
    });
    expect(after.proposal).toMatchObject({
      state: 'open',
      kind: 'cv',
      file_name: resume.file_name,
      new_count: 9,
      changed_count: 1,
    });
  });

  test('R11 when the same result arrives 1,000 times, it is proposed once', async () => {
    const message = await reportSuccess(service, account, resume);
    const before = await fetchProfile(service, account);
    await Promise.all(Array.from({ length: 1000 }, () => service.broker.publish(message)));
    // As after a job that two workers did: the same result under a name of its own.
    for (let copy = 0; copy < 3; copy += 1) await service.broker.publish({ ...message, id: randomUUID() });
    expect(await fetchProfile(service, account)).toEqual(before);
  });

  test('R11 when a result arrives twenty times at once, it is proposed once', async () => {
    const result_key = await storeResult(service, account, JSON.stringify(buildParsedCv()));
    const copies = Array.from({ length: 20 }, () =>
      createMessage(cvParseSucceeded, { ...jobOf(account, resume), result_key }),
    );
    await Promise.all(copies.map((message) => service.broker.publish(message)));
    expect(await proposalsOf()).toMatchObject([{ resume_id: resume.id }]);
  });

  test('when a newer CV is parsed, what it says takes the place of what the older said', async () => {
    await reportSuccess(service, account, resume);
    const newer = await uploadResume(service, account);
    await reportSuccess(service, account, newer, buildParsedCv({ languages: [] }));
    expect(await proposalsOf()).toMatchObject([{ resume_id: newer.id, parsed: { languages: [] } }]);
  });

  test('when a result comes for a CV that is no longer the current one, only its job ends', async () => {
    await uploadResume(service, account);
    const before = await fetchProfile(service, account);
    await reportSuccess(service, account, resume);
    expect(await fetchProfile(service, account)).toEqual(before);
    expect(await fetchResume(service, account, resume.id)).toMatchObject({
      state: 'parsed',
      progress_percent: 100,
    });
    expect(await proposalsOf()).toEqual([]);
  });

  test.each(['MISSING_API_KEY', 'NO_TEXT_EXTRACTED', 'OPENAI_ERROR', 'INVALID_FILE'] as const)(
    'when a CV cannot be read for %s, the job says so and the profile stays as it is',
    async (code) => {
      const before = await fetchProfile(service, account);
      await reportFailure(service, account, resume, code);
      expect(await fetchProfile(service, account)).toEqual({
        ...before,
        resume: { ...resume, state: 'failed', error_code: code },
        proposal: null,
      });
    },
  );

  test('when a job has ended, no later message moves it', async () => {
    await reportFailure(service, account, resume, 'NO_TEXT_EXTRACTED');
    const ended = await fetchResume(service, account, resume.id);
    await reportProgress(service, account, resume, 50);
    await reportSuccess(service, account, resume);
    await reportFailure(service, account, resume, 'OPENAI_ERROR');
    expect(await fetchResume(service, account, resume.id)).toEqual(ended);
    expect(await proposalsOf()).toEqual([]);
  });

  test.each([
    ['is no JSON', () => storeResult(service, account, '%PDF-')],
    [
      'does not match its schema',
      () => storeResult(service, account, JSON.stringify({ first_name: { $ne: 1 } })),
    ],
    [
      'is larger than any CV',
      () => storeResult(service, account, JSON.stringify({ padding: 'x'.repeat(6_000_000) })),
    ],
    ['is not in the store', async () => `${account.userId}/nothing.parsed.json`],
    ["lies in another account's folder", async () => storeResult(service, await service.account(), '{}')],
    ['climbs out of the folder', async () => `${account.userId}/../${account.userId}/x.json`],
  ])('when a result %s, the job fails and the profile stays as it is', async (_what, prepare) => {
    const result_key = await prepare();
    const before = await fetchProfile(service, account);
    await expect(
      publish(service, cvParseSucceeded, { ...jobOf(account, resume), result_key }),
    ).rejects.toThrow();
    const ended = { ...resume, state: 'failed', error_code: null };
    expect(await fetchProfile(service, account)).toEqual({ ...before, resume: ended, proposal: null });
  });

  test('when the store is away for a moment, the result is proposed afterwards', async () => {
    const result_key = await storeResult(service, account, JSON.stringify(buildParsedCv()));
    const delays = jest.replaceProperty(cvResultsQueue, 'retryDelaysMs', [20, 20]);
    const get = jest.spyOn(service.store, 'get').mockRejectedValueOnce(new Error('connection refused'));
    await publish(service, cvParseSucceeded, { ...jobOf(account, resume), result_key });
    get.mockRestore();
    delays.restore();
    expect((await fetchResume(service, account, resume.id)).state).toBe('parsed');
  });

  test('when a message names a job of another account, nothing changes', async () => {
    const stranger = await service.account();
    const job = { ...jobOf(account, resume), user_id: stranger.userId };
    await publish(service, cvParseProgressed, { ...job, progress_percent: 50 });
    const result_key = await storeResult(service, stranger, JSON.stringify(buildParsedCv()));
    await publish(service, cvParseSucceeded, { ...job, result_key });
    expect(await fetchResume(service, account, resume.id)).toEqual(resume);
  });

  test('when a CV says what its owner could not have typed, that is left out, and what is too long is cut', async () => {
    const parsed = buildParsedCv({
      last_name: 'x'.repeat(101),
      personal_summary: 'y'.repeat(6000),
      phone_number: ' ',
    });
    await reportSuccess(service, account, resume, parsed);
    const { fields } = await fetchProposal(service, account);
    expect(fields.map(({ field, proposed }) => [field, proposed])).toEqual([
      ['first_name', 'Ayu'],
      ['last_name', 'x'.repeat(100)],
      ['personal_summary', 'y'.repeat(5000)],
    ]);
  });
});
