import request from 'supertest';
import { fetchProfile } from './cvs';
import { createCaller, entrySamples } from './entries';
import { startTestService, type TestService } from './harness';

const atOnce = 100;

describe('when one account writes a hundred times at once', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  test('what is accepted is stored, the rest is refused for now, and no request fails', async () => {
    const [greedy, other] = await Promise.all([service.account(), service.account()]);
    await Promise.all([fetchProfile(service, greedy), fetchProfile(service, other)]);
    const { add } = createCaller(service, greedy);
    const skill = (index: number) => ({ ...entrySamples.skills, skill_name: `Skill ${index}` });
    const [writes, reads] = await Promise.all([
      Promise.all(Array.from({ length: atOnce }, (_, index) => add('skills', skill(index)))),
      Promise.all(
        Array.from({ length: 20 }, () =>
          request(service.url).get('/api/profile/v1/profile').auth(other.token, { type: 'bearer' }),
        ),
      ),
    ]);
    const statuses = writes.map(({ status }) => status);
    const taken = statuses.filter((status) => status === 201).length;
    const refused = writes.filter(({ status }) => status === 429);
    expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([]);
    expect(taken).toBeGreaterThanOrEqual(21); // one, and twenty that wait
    for (const { headers, body } of refused) {
      expect(headers['retry-after']).toBe('1');
      expect(body.code).toBe('RATE_LIMITED');
    }
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    const kept = service.database.db.collection('skills').countDocuments({ user_id: greedy.userId });
    expect(await kept).toBe(taken);
    await add('skills', skill(atOnce)).expect(201);
  });
});
