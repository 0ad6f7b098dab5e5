import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { keyClaims } from './approvals';
import { fetchProfile } from './cvs';
import { type Account, startTestService, type TestService } from './harness';

const result = {
  test_name: 'DISC',
  test_date: '2026-03',
  score: 'D 62, I 48, S 30, C 71',
  interpretation: 'Works by the facts, decides fast.',
};

describe('results of psychological tests', () => {
  let service: TestService;
  let account: Account;
  let staff: string;

  beforeAll(async () => {
    service = await startTestService();
    staff = await service.issuer.sign(keyClaims());
  });

  beforeEach(async () => {
    account = await service.account({ user_type: 'talent' });
    await fetchProfile(service, account);
  });

  afterAll(() => service.stop());

  const call = (method: 'post' | 'patch' | 'delete', path = '', userId = account.userId, token = staff) =>
    request(service.url)
      [method](`/api/profile/v1/admin/talents/${userId}/psychological-tests${path}`)
      .auth(token, { type: 'bearer' });
  const resultsOf = async () => (await fetchProfile(service, account)).lists.psychological_tests;

  test('when the staff adds one, its owner reads it and it counts', async () => {
    const { body } = await call('post').send(result).expect(201);
    expect(body).toEqual({ ...result, id: expect.any(String), version: 1 });
    const { version: _version, ...seen } = body;
    const { lists, profile } = await fetchProfile(service, account);
    expect(lists.psychological_tests).toEqual([seen]);
    expect(profile).toMatchObject({ profile_strength: 5, version: 2 });
  });

  test('when it is sent again with its id, it is stored once', async () => {
    const sent = { ...result, id: randomUUID() };
    await Promise.all([1, 2, 3].map(() => call('post').send(sent).expect(201)));
    expect(await resultsOf()).toHaveLength(1);
  });

  test('one is changed by whoever has seen it as it is', async () => {
    const { body } = await call('post').send(result).expect(201);
    const changed = { score: 'D 64', version: 1 };
    await call('patch', `/${body.id}`).send(changed).expect(200);
    const late = await call('patch', `/${body.id}`).send({ score: 'D 9', version: 1 }).expect(409);
    expect(late.body.code).toBe('ENTRY_CHANGED');
    expect(await resultsOf()).toMatchObject([{ ...result, score: 'D 64' }]);
  });

  test('one is deleted and had back', async () => {
    const { body } = await call('post').send(result).expect(201);
    await call('delete', `/${body.id}`).expect(204);
    expect(await resultsOf()).toEqual([]);
    await call('post', `/${body.id}/restore`).expect(200);
    expect(await resultsOf()).toMatchObject([result]);
    const indexes = await service.database.db.collection('psychological_tests').indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { deleted_at: 1 }, expireAfterSeconds: 3600 }),
    );
  });

  test.each([
    ['no name', { ...result, test_name: ' ' }],
    ['a month there is not', { ...result, test_date: '2026-13' }],
    ['a year long ago', { ...result, test_date: '1026' }],
    ['a field of another list', { ...result, grade: '3.6' }],
  ])('when a result has %s, it is refused', async (_what, body) => {
    await call('post').send(body).expect(422);
  });

  test('there are none of an account without a profile, of a recruiter, or under another account', async () => {
    const recruiter = await service.account({ user_type: 'recruiter' });
    await fetchProfile(service, recruiter);
    for (const userId of [randomUUID(), recruiter.userId]) {
      const { body } = await call('post', '', userId).send(result).expect(404);
      expect(body.code).toBe('PROFILE_NOT_FOUND');
    }
    expect(await service.database.db.collection('profiles').countDocuments({ user_type: null })).toBe(0);
    const { body: added } = await call('post').send(result).expect(201);
    const other = await service.account({ user_type: 'talent' });
    await fetchProfile(service, other);
    const { body } = await call('delete', `/${added.id}`, other.userId).expect(404);
    expect(body.code).toBe('ENTRY_NOT_FOUND');
  });

  test('their owner cannot write them', async () => {
    for (const [method, path] of [
      ['post', ''],
      ['delete', `/${randomUUID()}`],
    ] as const)
      await call(method, path, account.userId, account.token).expect(403);
    expect(await resultsOf()).toEqual([]);
  });
});
