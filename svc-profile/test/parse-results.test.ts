import { randomUUID } from 'node:crypto';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import { cvParseProgressed, cvParseSucceeded } from '@sabi/contracts/messages/cv';
import { cvResultsQueue } from '@sabi/contracts/messages/queues';
import { createMessage } from '@sabi/event-bus/create-message';
import request from 'supertest';
import {
  fetchProfile,
  fetchCvImport,
  fetchCv,
  parseReferenceOf,
  publish,
  reportFailure,
  reportProgress,
  reportSuccess,
  storeResult,
  uploadCv,
} from './cvs';
import { type Account, buildParsedCv, startTestService, type TestService } from './harness';

describe('what svc-ai reports', () => {
  let service: TestService;
  let account: Account;
  let cv: Cv;

  beforeAll(async () => {
    service = await startTestService();
  });

  beforeEach(async () => {
    account = await service.account({ user_type: 'talent', first_name: 'Ayu Typed' });
    cv = await uploadCv(service, account);
  });

  afterAll(() => service.stop());

  const call = (method: 'post' | 'delete', { id }: Cv, step = '') =>
    request(service.url)
      [method](`/api/profile/v1/resumes/${id}${step}`)
      .auth(account.token, { type: 'bearer' });
  const chooseCurrent = (chosen: Cv) => call('post', chosen, '/current');
  const remove = (removed: Cv) => call('delete', removed);
  const cvImportsOf = () =>
    service.database.db.collection('cv_proposals').find({ user_id: account.userId }).toArray();

  test('when a parse progresses, it shows how far it is, and never backwards', async () => {
    const percents = [];
    for (const percent of [10, 40, 20, 40, 70]) {
      await reportProgress(service, account, cv, percent);
      const { state, progress_percent } = await fetchCv(service, account, cv.id);
      expect(state).toBe('parsing');
      percents.push(progress_percent);
    }
    expect(percents).toEqual([10, 40, 40, 40, 70]);
  });

  test('when a CV is parsed, its parse ends and what it says waits for its owner; the profile stays as it is', async () => {
    const { profile, lists } = await fetchProfile(service, account);
    await reportSuccess(service, account, cv);
    const after = await fetchProfile(service, account);
    expect(after).toMatchObject({
      profile: {
        ...profile,
        cv_url: cv.file_key,
        version: expect.any(Number),
      },
      lists,
      resume: { ...cv, state: 'parsed', progress_percent: 100 },
      incoming_resume: null,
    });
    expect(after.proposal).toMatchObject({
      state: 'open',
      kind: 'cv',
      file_name: cv.file_name,
      new_count: 9,
      changed_count: 1,
    });
  });

  test('R11 when the same result arrives 1,000 times, it is proposed once', async () => {
    const message = await reportSuccess(service, account, cv);
    const before = await fetchProfile(service, account);
    await Promise.all(Array.from({ length: 1000 }, () => service.broker.publish(message)));
    // As after two workers' parses: the same result under its own key.
    for (let copy = 0; copy < 3; copy += 1) await service.broker.publish({ ...message, id: randomUUID() });
    expect(await fetchProfile(service, account)).toEqual(before);
  });

  test('R11 when a result arrives twenty times at once, it is proposed once', async () => {
    const result_key = await storeResult(service, account, JSON.stringify(buildParsedCv()));
    const copies = Array.from({ length: 20 }, () =>
      createMessage(cvParseSucceeded, { ...parseReferenceOf(account, cv), result_key }),
    );
    await Promise.all(copies.map((message) => service.broker.publish(message)));
    expect(await cvImportsOf()).toMatchObject([{ resume_id: cv.id }]);
  });

  test('when a newer CV is parsed, what it says takes the place of what the older said', async () => {
    await reportSuccess(service, account, cv);
    const newer = await uploadCv(service, account);
    await reportSuccess(service, account, newer, buildParsedCv({ languages: [] }));
    expect(await cvImportsOf()).toMatchObject([{ resume_id: newer.id, parsed: { languages: [] } }]);
  });

  test('when an older CV is read before a newer, each becomes the current one in turn; the other way round, the newer stays', async () => {
    for (const order of ['older first', 'newer first']) {
      const older = await uploadCv(service, account);
      const newer = await uploadCv(service, account);
      const currentAfter = async (read: Cv) => {
        await reportSuccess(service, account, read);
        return (await fetchProfile(service, account)).resume.id;
      };
      if (order === 'older first') expect(await currentAfter(older)).toBe(older.id);
      expect(await currentAfter(newer)).toBe(newer.id);
      if (order === 'newer first') expect(await currentAfter(older)).toBe(newer.id);
      expect(await cvImportsOf()).toMatchObject([{ resume_id: newer.id }]);
    }
  });

  test('when its owner has chosen another since it was uploaded, only the parse of a CV that was read ends', async () => {
    await reportSuccess(service, account, cv);
    const newer = await uploadCv(service, account);
    await chooseCurrent(cv).expect(200);
    const before = await fetchProfile(service, account);
    expect(before.incoming_resume).toBeNull();
    await reportSuccess(service, account, newer);
    expect(await fetchProfile(service, account)).toEqual(before);
    expect(await fetchCv(service, account, newer.id)).toMatchObject({
      state: 'parsed',
      progress_percent: 100,
    });
    expect(await cvImportsOf()).toMatchObject([{ resume_id: cv.id }]);
  });

  test.each(['MISSING_API_KEY', 'NO_TEXT_EXTRACTED', 'OPENAI_ERROR', 'INVALID_FILE'] as const)(
    'when a CV cannot be read for %s, the parse says so and the profile stays as it is',
    async (code) => {
      const before = await fetchProfile(service, account);
      expect(before).toMatchObject({
        resume: null,
        incoming_resume: cv,
        profile: { profile_strength: 0 },
      });
      await reportFailure(service, account, cv, code);
      expect(await fetchProfile(service, account)).toEqual({
        ...before,
        incoming_resume: { ...cv, state: 'failed', error_code: code },
        proposal: null,
      });
    },
  );

  describe('when a CV cannot be read after one that was', () => {
    let unreadable: Cv;

    beforeEach(async () => {
      await reportSuccess(service, account, cv);
      unreadable = await uploadCv(service, account);
      await reportFailure(service, account, unreadable, 'NO_TEXT_EXTRACTED');
    });

    test('the previous one stays current, with its import, and the unreadable one is listed beside it', async () => {
      expect(await fetchProfile(service, account)).toMatchObject({
        profile: { cv_url: cv.file_key },
        resume: { id: cv.id },
        incoming_resume: { id: unreadable.id, state: 'failed', error_code: 'NO_TEXT_EXTRACTED' },
      });
      expect(await cvImportsOf()).toMatchObject([{ resume_id: cv.id }]);
    });

    test('its owner can keep it: it becomes the current one and stays it, also after another is removed', async () => {
      await chooseCurrent(unreadable).expect(200);
      expect(await fetchProfile(service, account)).toMatchObject({
        profile: { cv_url: unreadable.file_key },
        resume: { id: unreadable.id, state: 'failed' },
        incoming_resume: null,
      });
      const newer = await uploadCv(service, account);
      await reportSuccess(service, account, newer);
      expect((await fetchProfile(service, account)).resume.id).toBe(newer.id);
      await remove(newer).expect(200);
      expect((await fetchProfile(service, account)).resume.id).toBe(unreadable.id);
    });

    test('its owner can delete it, and have it back as it was', async () => {
      const before = await fetchProfile(service, account);
      await remove(unreadable).expect(200);
      expect(await fetchProfile(service, account)).toMatchObject({
        profile: { cv_url: cv.file_key },
        incoming_resume: null,
      });
      await call('post', unreadable, '/restore').expect(200);
      expect(await fetchProfile(service, account)).toEqual(before);
    });

    test('it takes no place of its own accord: where the current one is removed, there is none', async () => {
      await remove(cv).expect(200);
      expect(await fetchProfile(service, account)).toMatchObject({
        profile: { cv_url: null, profile_strength: 0 },
        resume: null,
        incoming_resume: { id: unreadable.id },
      });
    });
  });

  test('a CV that was the current one before it was read, as older versions had it, is read like any other', async () => {
    await service.database.db
      .collection('profiles')
      .updateOne({ user_id: account.userId }, { $set: { cv_url: cv.file_key } });
    expect(await fetchProfile(service, account)).toMatchObject({ resume: cv, incoming_resume: null });
    await reportSuccess(service, account, cv);
    expect((await fetchProfile(service, account)).resume).toMatchObject({ id: cv.id, state: 'parsed' });
    expect(await cvImportsOf()).toMatchObject([{ resume_id: cv.id }]);
  });

  test('when a parse has ended, no later message moves it', async () => {
    await reportFailure(service, account, cv, 'NO_TEXT_EXTRACTED');
    const ended = await fetchCv(service, account, cv.id);
    await reportProgress(service, account, cv, 50);
    await reportSuccess(service, account, cv);
    await reportFailure(service, account, cv, 'OPENAI_ERROR');
    expect(await fetchCv(service, account, cv.id)).toEqual(ended);
    expect(await cvImportsOf()).toEqual([]);
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
  ])('when a result %s, the parse fails and the profile stays as it is', async (_what, prepare) => {
    const result_key = await prepare();
    const before = await fetchProfile(service, account);
    await expect(
      publish(service, cvParseSucceeded, { ...parseReferenceOf(account, cv), result_key }),
    ).rejects.toThrow();
    const ended = { ...cv, state: 'failed', error_code: null };
    expect(await fetchProfile(service, account)).toEqual({
      ...before,
      incoming_resume: ended,
      proposal: null,
    });
  });

  test('when the store is away for a moment, the result is proposed afterwards', async () => {
    const result_key = await storeResult(service, account, JSON.stringify(buildParsedCv()));
    const delays = jest.replaceProperty(cvResultsQueue, 'retryDelaysMs', [20, 20]);
    const get = jest.spyOn(service.store, 'get').mockRejectedValueOnce(new Error('connection refused'));
    await publish(service, cvParseSucceeded, { ...parseReferenceOf(account, cv), result_key });
    get.mockRestore();
    delays.restore();
    expect((await fetchCv(service, account, cv.id)).state).toBe('parsed');
  });

  test('when a message names a parse of another account, nothing changes', async () => {
    const stranger = await service.account();
    const parse = { ...parseReferenceOf(account, cv), user_id: stranger.userId };
    await publish(service, cvParseProgressed, { ...parse, progress_percent: 50 });
    const result_key = await storeResult(service, stranger, JSON.stringify(buildParsedCv()));
    await publish(service, cvParseSucceeded, { ...parse, result_key });
    expect(await fetchCv(service, account, cv.id)).toEqual(cv);
  });

  test('when a CV says what its owner could not have typed, that is left out, and what is too long is cut', async () => {
    const parsed = buildParsedCv({
      last_name: 'x'.repeat(101),
      personal_summary: 'y'.repeat(6000),
      phone_number: ' ',
    });
    await reportSuccess(service, account, cv, parsed);
    const { fields } = await fetchCvImport(service, account);
    expect(fields.map(({ field, proposed }) => [field, proposed])).toEqual([
      ['first_name', 'Ayu'],
      ['last_name', 'x'.repeat(100)],
      ['personal_summary', 'y'.repeat(5000)],
    ]);
  });
});
