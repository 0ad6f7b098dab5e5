import { randomUUID } from 'node:crypto';
import { type WrittenList, writtenLists } from '@sabi/contracts/http/profile/entries';
import { entryLimits } from '@sabi/contracts/profile/entry-rules';
import { acceptEverything, fetchProfile, reportSuccess, uploadCv } from './cvs';
import { createCaller, entrySamples } from './entries';
import { type Account, startTestService, type TestService } from './harness';

const points: Record<WrittenList, number> = {
  work_experiences: 25,
  educations: 10,
  skills: 10,
  languages: 5,
  licenses_certifications: 5,
};
/** A field of each list, and another value for it. */
const changesOf: Record<WrittenList, object> = {
  work_experiences: { job_title: 'Lead planner' },
  educations: { grade: '3.8' },
  skills: { proficiency_level: null },
  languages: { language_name: 'Bahasa Inggris' },
  licenses_certifications: { credential_id: null },
};

describe('entries of a profile', () => {
  let service: TestService;
  let account: Account;
  let call: ReturnType<typeof createCaller>;

  beforeAll(async () => {
    service = await startTestService();
  });

  beforeEach(async () => {
    account = await service.account({ user_type: 'talent' });
    call = createCaller(service, account);
  });

  afterAll(() => service.stop());

  const profile = () => fetchProfile(service, account);
  const stored = (list: WrittenList) =>
    service.database.db.collection(list).find({ user_id: account.userId }).sort({ position: 1 }).toArray();

  test('when control characters are typed into an entry, none is kept, and a description keeps its lines', async () => {
    const typed = {
      ...entrySamples.work_experiences,
      company_name: 'PT\u0000 Maju\nJaya\u001b',
      description: 'Satu.\r\nDua.\u0000',
    };
    const { body } = await call.add('work_experiences', typed).expect(201);
    expect(body).toMatchObject({ company_name: 'PT Maju Jaya', description: 'Satu.\nDua.' });
    await call.add('skills', { skill_name: '\u0000', proficiency_level: null }).expect(422);
  });

  describe.each(writtenLists)('in %s', (list) => {
    const sample = entrySamples[list];

    test('when one is added, it is answered, kept and counted', async () => {
      const { body } = await call.add(list, sample).expect(201);
      expect(body).toEqual({ ...sample, id: expect.any(String), version: 1 });
      const { lists, profile: now } = await profile();
      expect(lists[list]).toEqual([body]);
      expect(now).toMatchObject({ profile_strength: points[list], version: 2 });
      expect(await stored(list)).toMatchObject([{ source: 'typed', resume_id: null, position: 0 }]);
    });

    test('when it is sent again with its id, it is stored once', async () => {
      const id = randomUUID();
      const answers = await Promise.all([1, 2, 3].map(() => call.add(list, { ...sample, id }).expect(201)));
      expect(answers.map(({ body }) => body.id)).toEqual([id, id, id]);
      expect((await profile()).lists[list]).toHaveLength(1);
    });

    test('when a field is changed, the others stay and the version grows', async () => {
      const { body: added } = await call.add(list, sample).expect(201);
      const changes = changesOf[list];
      const { body } = await call.change(list, added.id, { ...changes, version: 1 }).expect(200);
      expect(body).toEqual({ ...added, ...changes, version: 2 });
      expect((await profile()).lists[list]).toEqual([body]);
    });

    test('when it has changed since it was read, a change is refused and nothing is lost', async () => {
      const { body: added } = await call.add(list, sample).expect(201);
      await call.change(list, added.id, { ...changesOf[list], version: 1 }).expect(200);
      const { body } = await call.change(list, added.id, { ...sample, version: 1 }).expect(409);
      expect(body.code).toBe('ENTRY_CHANGED');
      expect((await profile()).lists[list]).toMatchObject([{ ...changesOf[list], version: 2 }]);
    });

    test('when the answer to a change was lost, the same change again is no conflict', async () => {
      const { body: added } = await call.add(list, sample).expect(201);
      const change = { ...changesOf[list], version: 1 };
      const { body: first } = await call.change(list, added.id, change).expect(200);
      const { body: second } = await call.change(list, added.id, change).expect(200);
      expect(second).toEqual(first);
    });

    test('when it is deleted, it is gone and not counted; when it is restored, it is as it was', async () => {
      const { body: first } = await call.add(list, sample).expect(201);
      const { body: second } = await call.add(list, { ...sample, ...changesOf[list] }).expect(201);
      await call.remove(list, first.id).expect(204);
      await call.remove(list, first.id).expect(204); // the answer was lost
      expect((await profile()).lists[list]).toEqual([second]);
      await call.remove(list, second.id).expect(204);
      expect((await profile()).profile.profile_strength).toBe(0);
      const { body: restored } = await call.restore(list, first.id).expect(200);
      expect(restored).toEqual(first);
      const now = await profile();
      expect(now.lists[list]).toEqual([first]);
      expect(now.profile.profile_strength).toBe(points[list]);
    });

    test('when it is deleted, it cannot be changed', async () => {
      const { body: added } = await call.add(list, sample).expect(201);
      await call.remove(list, added.id).expect(204);
      const { body } = await call.change(list, added.id, { ...changesOf[list], version: 1 }).expect(404);
      expect(body.code).toBe('ENTRY_NOT_FOUND');
    });

    test('when the list is full, nothing comes in and nothing comes back', async () => {
      const { body: removed } = await call.add(list, sample).expect(201);
      await call.remove(list, removed.id).expect(204);
      const rows = Array.from({ length: entryLimits[list] }, (_, position) => ({
        ...sample,
        _id: randomUUID(),
        user_id: account.userId,
        source: 'typed',
        resume_id: null,
        position,
      }));
      await service.database.db.collection<{ _id: string }>(list).insertMany(rows);
      for (const attempt of [call.add(list, sample), call.restore(list, removed.id)]) {
        const { body } = await attempt.expect(409);
        expect(body.code).toBe('ENTRY_LIMIT_REACHED');
      }
      expect((await profile()).lists[list]).toHaveLength(entryLimits[list]);
    });

    test('when the id is another account’s, the entry is stored under one of its own', async () => {
      const stranger = createCaller(service, await service.account({ user_type: 'talent' }));
      const { body: theirs } = await stranger.add(list, sample).expect(201);
      const { body: mine } = await call.add(list, { ...sample, id: theirs.id }).expect(201);
      expect(mine.id).not.toBe(theirs.id);
      expect((await profile()).lists[list]).toEqual([mine]);
    });

    test.each(['user_id', 'source', 'position', 'deleted_at', '$set', 'constructor'])(
      'when it carries %s, it is refused',
      async (field) => {
        await call.add(list, { ...sample, [field]: 'x' }).expect(422);
        const { body: added } = await call.add(list, sample).expect(201);
        await call.change(list, added.id, { version: 1, [field]: 'x' }).expect(422);
      },
    );
  });

  const {
    work_experiences: position,
    educations: education,
    licenses_certifications: certificate,
  } = entrySamples;

  test.each([
    ['work_experiences', { ...position, end_date: '2019-04' }, 'end_date'],
    ['work_experiences', { ...position, is_current: true }, 'end_date'],
    ['work_experiences', { ...position, start_date: '2019-13' }, 'start_date'],
    ['work_experiences', { ...position, start_date: '2019-05-01' }, 'start_date'],
    ['work_experiences', { ...position, start_date: '1789' }, 'start_date'],
    ['work_experiences', { ...position, job_title: '  ' }, 'job_title'],
    ['work_experiences', { ...position, company_name: 'x'.repeat(501) }, 'company_name'],
    ['work_experiences', { ...position, company_name: { $ne: null } }, 'company_name'],
    ['work_experiences', { ...position, description: 'x'.repeat(10_001) }, 'description'],
    ['educations', { ...education, end_date: '2011' }, 'end_date'],
    ['educations', { ...education, institution_name: '' }, 'institution_name'],
    ['skills', { skill_name: '', proficiency_level: null }, 'skill_name'],
    ['languages', { language_name: ' ', proficiency_level: null }, 'language_name'],
    ['licenses_certifications', { ...certificate, expiration_date: '2020-01' }, 'expiration_date'],
    ['licenses_certifications', { ...certificate, name: '' }, 'name'],
  ] as const)('in %s a fault names its field: %j', async (list, body, field) => {
    const { body: problem } = await call.add(list, body).expect(422);
    expect([problem.code, Object.keys(problem.errors)]).toEqual(['REQUEST_INVALID', [field]]);
  });

  test.each([
    [{ start_date: '2019', end_date: '2019' }],
    [{ start_date: '2019-05', end_date: '2019' }],
    [{ start_date: '2019', end_date: '2019-01' }],
    [{ start_date: null, end_date: null }],
    [{ start_date: null, end_date: null, is_current: true }],
    [{ start_date: '2019-05', end_date: '2019-05' }],
  ])('times as exact as they are known are taken: %j', async (times) => {
    await call.add('work_experiences', { ...position, ...times }).expect(201);
  });

  test('when a part of it is changed, the whole has to fit', async () => {
    const { body: added } = await call.add('work_experiences', position).expect(201);
    const { body } = await call
      .change('work_experiences', added.id, { start_date: '2022', version: 1 })
      .expect(422);
    expect(Object.keys(body.errors)).toEqual(['end_date']);
  });

  test('the list stands in the order a reader expects, whatever order it was typed in', async () => {
    const times = [
      { start_date: '2012', end_date: null, is_current: false },
      { start_date: '2018-03', end_date: null, is_current: true },
      { start_date: '2020-03', end_date: '2021', is_current: false },
    ];
    for (const time of times) await call.add('work_experiences', { ...position, ...time }).expect(201);
    const { lists } = await profile();
    const starts = lists.work_experiences.map(({ start_date }: { start_date: string }) => start_date);
    expect(starts).toEqual(['2018-03', '2020-03', '2012']);
  });

  test('when an entry of a CV is changed, the next CV leaves it alone', async () => {
    await reportSuccess(service, account, await uploadCv(service, account));
    await acceptEverything(service, account);
    const { skills } = (await profile()).lists;
    const [changed, same] = skills;
    await call.change('skills', changed.id, { skill_name: 'SAP S/4HANA', version: 1 }).expect(200);
    await call.change('skills', same.id, { skill_name: same.skill_name, version: 1 }).expect(200);
    expect(await stored('skills')).toMatchObject([
      { source: 'typed', version: 2 },
      { source: 'parsed', version: 1 },
    ]);
    await reportSuccess(service, account, await uploadCv(service, account));
    await acceptEverything(service, account);
    expect((await profile()).lists.skills).toContainEqual({
      ...changed,
      skill_name: 'SAP S/4HANA',
      version: 2,
    });
  });

  test('when a deleted entry is forgotten, it cannot come back', async () => {
    const { body: added } = await call.add('skills', entrySamples.skills).expect(201);
    await call.remove('skills', added.id).expect(204);
    const indexes = await service.database.db.collection('skills').indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { deleted_at: 1 }, expireAfterSeconds: 3600 }),
    );
    await service.database.db.collection('skills').deleteMany({ user_id: account.userId });
    const { body } = await call.restore('skills', added.id).expect(404);
    expect(body.code).toBe('ENTRY_NOT_FOUND');
  });

  test('results of psychological tests cannot be written by their owner', async () => {
    const path = '/api/profile/v1/psychological-tests' as const;
    const response = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${account.token}`, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(404);
  });
});
