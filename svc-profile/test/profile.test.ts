import { fullProfileSchema } from '@sabi/contracts/http/profile/profile';
import { strengthPartNames } from '@sabi/contracts/http/profile/strength';
import request from 'supertest';
import { fetchProfile } from './cvs';
import { type Account, startTestService, type TestService } from './harness';

const signUpData = {
  user_type: 'talent',
  first_name: ' Ayu ',
  last_name: 'Lestari',
  phone_number: '+62 812 0000 0001',
  current_organization: 'PT Contoh',
  position_interest: 'Planner',
  title: null,
  company_email: null,
  message: null,
};

describe('a profile', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });

  afterAll(() => service.stop());

  const patch = (account: Account, changes: unknown) =>
    request(service.url)
      .patch('/api/profile/v1/profile')
      .auth(account.token, { type: 'bearer' })
      .set('Content-Type', 'application/json')
      .send(typeof changes === 'string' ? changes : JSON.stringify(changes));

  test('when it is asked for the first time, it is made from the sign-up data', async () => {
    const account = await service.account(signUpData);
    const body = await fetchProfile(service, account);
    expect(fullProfileSchema.safeParse(body).success).toBe(true);
    expect(body).toEqual({
      profile: {
        ...signUpData,
        first_name: 'Ayu',
        user_id: account.userId,
        personal_summary: null,
        cv_url: null,
        profile_picture_url: null,
        profile_strength: 10,
        version: 1,
      },
      lists: {
        work_experiences: [],
        educations: [],
        skills: [],
        languages: [],
        licenses_certifications: [],
        psychological_tests: [],
      },
      resume: null,
      incoming_resume: null,
      proposal: null,
      picture: null,
      strength_parts: strengthPartNames.map((part) => ({
        part,
        points: expect.any(Number),
        is_done: part === 'name_and_phone',
      })),
    });
  });

  test('when the sign-up data is nonsense, what cannot be used is left out', async () => {
    const account = await service.account({
      user_type: 'admin',
      first_name: { $ne: null },
      last_name: 'x'.repeat(101),
      phone_number: 42,
      company_email: 'hr@intranet',
      message: '   ',
      profile_strength: 100,
      cv_url: 'someone/cv_1234567890123.pdf',
      title: 'HR manager',
    });
    const { profile } = await fetchProfile(service, account);
    expect(profile).toEqual({
      user_id: account.userId,
      user_type: null,
      first_name: null,
      last_name: null,
      phone_number: null,
      current_organization: null,
      position_interest: null,
      title: 'HR manager',
      company_email: null,
      message: null,
      personal_summary: null,
      cv_url: null,
      profile_picture_url: null,
      profile_strength: 0,
      version: 1,
    });
  });

  test('when control characters are typed, none is kept, and a text keeps its lines', async () => {
    const account = await service.account({ first_name: 'Ayu\u0000\u001b', message: 'one\r\ntwo\u0007' });
    expect((await fetchProfile(service, account)).profile).toMatchObject({
      first_name: 'Ayu',
      message: 'one\ntwo',
    });
    const typed = {
      last_name: ' Les\u0008tari\u0085',
      title: 'Analis\tData\u009f',
      personal_summary: 'Satu.\r\n\tDua.\u0000',
    };
    const { body } = await patch(account, typed).expect(200);
    expect(body).toMatchObject({
      last_name: 'Lestari',
      title: 'Analis Data',
      personal_summary: 'Satu.\n\tDua.',
    });
    await patch(account, { first_name: '\u0000\u0001' }).expect(422);
  });

  test('when the first view comes twenty times at once, there is one profile', async () => {
    const account = await service.account(signUpData);
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetchProfile(service, account)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await service.database.db.collection('profiles').countDocuments({ user_id: account.userId })).toBe(
      1,
    );
  });

  test('when the sign-up data changes later, the profile keeps what it says', async () => {
    const account = await service.account(signUpData);
    await fetchProfile(service, account);
    const later = await service.account({ ...signUpData, first_name: 'Budi' }, { sub: account.userId });
    expect((await fetchProfile(service, later)).profile.first_name).toBe('Ayu');
  });

  test('the lists show what is current first, then the newest, and what has no date last', async () => {
    const account = await service.account();
    const entry = (_id: string, position: number, fields: object) => ({
      _id,
      user_id: account.userId,
      source: 'typed',
      resume_id: null,
      position,
      ...fields,
    });
    const work = { job_title: 'Planner', end_date: null, location: null, description: null };
    const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
    const [undated = '', old = '', current = '', recent = ''] = ids;
    await service.database.db
      .collection<{ _id: string }>('work_experiences')
      .insertMany([
        entry(undated, 0, { ...work, company_name: 'undated', start_date: null, is_current: false }),
        entry(old, 1, { ...work, company_name: 'old', start_date: '2009', is_current: false }),
        entry(current, 2, { ...work, company_name: 'current', start_date: '2012-05', is_current: true }),
        entry(recent, 3, { ...work, company_name: 'recent', start_date: '2019-05', is_current: false }),
      ]);
    const { lists } = await fetchProfile(service, account);
    expect(lists.work_experiences).toEqual([
      { ...work, version: 1, id: current, company_name: 'current', start_date: '2012-05', is_current: true },
      { ...work, version: 1, id: recent, company_name: 'recent', start_date: '2019-05', is_current: false },
      { ...work, version: 1, id: old, company_name: 'old', start_date: '2009', is_current: false },
      { ...work, version: 1, id: undated, company_name: 'undated', start_date: null, is_current: false },
    ]);
  });

  test('when fields are changed, they and the strength are answered and kept, and nothing else changes', async () => {
    const account = await service.account(signUpData);
    const { profile: before } = await fetchProfile(service, account);
    const changes = { personal_summary: 'Plans production.', position_interest: null };
    const { body } = await patch(account, changes).expect(200);
    expect(body).toEqual({ ...before, ...changes, profile_strength: 25, version: 2 });
    expect((await fetchProfile(service, account)).profile).toEqual(body);
  });

  test('when the first call is a change, the profile is made and changed', async () => {
    const account = await service.account();
    const changes = { user_type: 'talent', first_name: 'Ayu', last_name: 'Lestari' };
    const { body } = await patch(account, changes).expect(200);
    expect(body).toMatchObject(changes);
  });

  test('when two changes come at once, both are kept', async () => {
    const account = await service.account(signUpData);
    await fetchProfile(service, account);
    await Promise.all([
      patch(account, { title: 'Lead' }).expect(200),
      patch(account, { personal_summary: 'Plans.' }).expect(200),
      patch(account, { current_organization: 'PT Lain' }).expect(200),
    ]);
    expect((await fetchProfile(service, account)).profile).toMatchObject({
      title: 'Lead',
      personal_summary: 'Plans.',
      current_organization: 'PT Lain',
      profile_strength: 25,
    });
  });

  test('when a change names the version it was made on, it is kept once and refused on any later one', async () => {
    const account = await service.account(signUpData);
    const { version } = (await fetchProfile(service, account)).profile;
    const { body: changed } = await patch(account, { title: 'Lead', version }).expect(200);
    expect(changed).toMatchObject({ title: 'Lead', version: version + 1 });
    const { body: refusal } = await patch(account, { title: 'Head', version }).expect(409);
    expect(refusal.code).toBe('PROFILE_CHANGED');
    expect((await fetchProfile(service, account)).profile).toEqual(changed);
    await patch(account, { title: 'Head', version: changed.version }).expect(200);
  });

  test('when two changes of one version come at once, one is stored and the other refused', async () => {
    const account = await service.account(signUpData);
    const { version } = (await fetchProfile(service, account)).profile;
    const answers = await Promise.all(
      ['Lead', 'Head', 'Chief'].map((title) => patch(account, { title, version })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body;
    expect((await fetchProfile(service, account)).profile).toEqual(kept);
  });

  test('when a change names no version, it is kept whatever the profile says by now', async () => {
    const account = await service.account(signUpData);
    await patch(account, { title: 'Lead' }).expect(200);
    await patch(account, { title: 'Head' }).expect(200);
  });

  test('when an account that has chosen its kind chooses the other one, it is refused and stays what it is', async () => {
    const account = await service.account({ ...signUpData, user_type: 'recruiter' });
    const { body } = await patch(account, { user_type: 'talent', first_name: 'Budi' }).expect(403);
    expect(body.code).toBe('ACCESS_DENIED');
    const { profile } = await fetchProfile(service, account);
    expect(profile).toMatchObject({ user_type: 'recruiter', first_name: 'Ayu' });
    await patch(account, { user_type: 'recruiter' }).expect(200);
  });

  test.each([
    ['user_id', { user_id: crypto.randomUUID() }],
    ['profile_strength', { profile_strength: 100 }],
    ['cv_url', { cv_url: 'someone/cv_1234567890123.pdf' }],
    ['profile_picture_url', { profile_picture_url: 'https://example.com/x.png' }],
    ['status', { status: 'approved' }],
    ['role', { role: 'admin' }],
    ['company_email', { company_email: 'x@example.com' }],
    ['revision', { revision: 7 }],
    ['an operator as a field', { $set: { user_type: 'recruiter' } }],
    ['an operator as a value', { first_name: { $ne: '' } }],
    ['a prototype', '{"__proto__":{"user_type":"recruiter"}}'],
    ['a constructor', '{"constructor":{"prototype":{"x":1}}}'],
    ['an unknown kind of account', { user_type: 'admin' }],
    ['an empty name', { first_name: ' ' }],
    ['a list instead of an object', []],
  ])('when a change carries %s, it is refused as a whole', async (_what, changes) => {
    const account = await service.account(signUpData);
    const before = await fetchProfile(service, account);
    const mixed =
      typeof changes === 'string' || Array.isArray(changes) ? changes : { title: 'Lead', ...changes };
    const { body } = await patch(account, mixed).expect(422);
    expect(body.code).toBe('REQUEST_INVALID');
    expect(await fetchProfile(service, account)).toEqual(before);
  });

  test('when the body is no JSON, malformed or too large, it is refused with the status of each', async () => {
    const account = await service.account();
    await patch(account, '{"title"').expect(400);
    await patch(account, { personal_summary: 'x'.repeat(102_400) }).expect(413);
    await request(service.url)
      .patch('/api/profile/v1/profile')
      .auth(account.token, { type: 'bearer' })
      .set('Content-Type', 'text/plain')
      .send('title=Lead')
      .expect(415);
  });

  test('no answer may be kept by a cache', async () => {
    const account = await service.account();
    await request(service.url)
      .get('/api/profile/v1/profile')
      .auth(account.token, { type: 'bearer' })
      .expect('Cache-Control', 'private, no-store');
  });
});
