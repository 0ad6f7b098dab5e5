import { randomUUID } from 'node:crypto';
import type { Resume } from '@sabi/contracts/http/profile';
import { cvParseProgressed, cvParseSucceeded } from '@sabi/contracts/messages/cv';
import { cvResultsQueue } from '@sabi/contracts/messages/queues';
import { createMessage } from '@sabi/event-bus/create-message';
import { eventually } from '@sabi/test-kit/eventually';
import { type Account, buildParsedCv, buildWork, startTestService, type TestService } from './harness';
import {
  fetchProfile,
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

  const entriesOf = (section: string) =>
    service.database.db.collection(section).find({ user_id: account.userId }).sort({ position: 1 }).toArray();

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

  test('when a CV is parsed, its job ends, the profile holds what it says and counts as stronger', async () => {
    await reportSuccess(service, account, resume);
    const { profile, lists, resume: shown } = await fetchProfile(service, account);
    expect(shown).toEqual({ ...resume, state: 'parsed', progress_percent: 100 });
    expect(profile).toMatchObject({
      first_name: 'Ayu Typed',
      last_name: 'Lestari',
      phone_number: '+62 812 0000 0001',
      personal_summary: 'Plans production in a factory for tyres.',
      profile_strength: 90,
    });
    const parsed = buildParsedCv();
    const withoutId = ({ id: _id, version: _version, ...fields }: { id: string; version: number }) => fields;
    expect(lists.work_experiences.map(withoutId)).toEqual(parsed.work_experiences.toReversed());
    expect(lists.educations.map(withoutId)).toEqual(parsed.educations);
    expect(lists.skills.map(withoutId)).toEqual(parsed.skills);
    expect(lists.languages.map(withoutId)).toEqual(parsed.languages);
    const [entry] = await entriesOf('skills');
    expect(entry).toMatchObject({ source: 'parsed', resume_id: resume.id });
  });

  test('when the same result arrives twenty times, it is applied once', async () => {
    const message = await reportSuccess(service, account, resume);
    const before = await fetchProfile(service, account);
    const stored = await service.database.db.collection('profiles').findOne({ user_id: account.userId });
    await Promise.all(Array.from({ length: 20 }, () => service.broker.publish(message)));
    // As after a job that two workers did: the same result under a name of its own.
    for (let copy = 0; copy < 3; copy += 1) await service.broker.publish({ ...message, id: randomUUID() });
    expect(await fetchProfile(service, account)).toEqual(before);
    expect(await service.database.db.collection('profiles').findOne({ user_id: account.userId })).toEqual(
      stored,
    );
  });

  test('when a result arrives twenty times at once, it is applied once', async () => {
    const result_key = await storeResult(service, account, JSON.stringify(buildParsedCv()));
    const copies = Array.from({ length: 20 }, () =>
      createMessage(cvParseSucceeded, { ...jobOf(account, resume), result_key }),
    );
    await Promise.all(copies.map((message) => service.broker.publish(message)));
    expect(await entriesOf('work_experiences')).toHaveLength(2);
    expect(await entriesOf('skills')).toHaveLength(2);
  });

  test('when a newer CV is parsed, its entries replace those of the older, and what was typed stays', async () => {
    await reportSuccess(service, account, resume);
    const typed = {
      ...buildWork({ company_name: 'PT Diketik' }),
      position: 0,
      resume_id: null,
      source: 'typed',
    };
    await service.database.db
      .collection<{ _id: string }>('work_experiences')
      .insertOne({ ...typed, _id: randomUUID(), user_id: account.userId } as { _id: string });
    const newer = await uploadResume(service, account);
    const parsed = buildParsedCv({
      last_name: 'Other',
      personal_summary: 'Other',
      work_experiences: [buildWork({ company_name: 'PT Terbaru' })],
      languages: [],
    });
    await reportSuccess(service, account, newer, parsed);
    const { profile, lists } = await fetchProfile(service, account);
    const companies = lists.work_experiences.map((entry: { company_name: string }) => entry.company_name);
    expect(companies.sort()).toEqual(['PT Diketik', 'PT Terbaru']);
    expect(lists.languages).toEqual([]);
    expect(profile).toMatchObject({ last_name: 'Lestari', profile_strength: 85 });
    expect(profile.personal_summary).toBe('Plans production in a factory for tyres.');
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
    expect(await entriesOf('work_experiences')).toEqual([]);
  });

  test.each(['MISSING_API_KEY', 'NO_TEXT_EXTRACTED', 'OPENAI_ERROR', 'INVALID_FILE'] as const)(
    'when a CV cannot be read for %s, the job says so and the profile stays as it is',
    async (code) => {
      const { profile, lists } = await fetchProfile(service, account);
      await reportFailure(service, account, resume, code);
      expect(await fetchProfile(service, account)).toEqual({
        profile,
        lists,
        resume: { ...resume, state: 'failed', error_code: code },
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
    expect((await fetchProfile(service, account)).lists.work_experiences).toEqual([]);
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
    const { profile, lists } = await fetchProfile(service, account);
    await expect(
      publish(service, cvParseSucceeded, { ...jobOf(account, resume), result_key }),
    ).rejects.toThrow();
    const ended = { ...resume, state: 'failed', error_code: null };
    expect(await fetchProfile(service, account)).toEqual({ profile, lists, resume: ended });
  });

  test('when the store is away for a moment, the result is applied afterwards', async () => {
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

  test('when a CV says what its owner could not have typed, that is left out', async () => {
    const parsed = buildParsedCv({
      last_name: 'x'.repeat(101),
      personal_summary: 'y'.repeat(6000),
      phone_number: ' ',
    });
    await reportSuccess(service, account, resume, parsed);
    const { profile } = await fetchProfile(service, account);
    expect(profile).toMatchObject({
      last_name: null,
      phone_number: null,
      personal_summary: 'y'.repeat(5000),
    });
  });

  test('when the owner types while the result is applied, both are kept', async () => {
    const typing = fetch(`${service.url}/api/profile/v1/profile`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${account.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ personal_summary: 'Typed.', title: 'Lead' }),
    });
    await Promise.all([typing, reportSuccess(service, account, resume)]);
    await eventually(async () => {
      const { profile } = await fetchProfile(service, account);
      expect(profile).toMatchObject({ personal_summary: 'Typed.', title: 'Lead', profile_strength: 90 });
    });
  });
});
