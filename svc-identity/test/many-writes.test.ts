import { eventually } from '@sabi/test-kit/eventually';
import { call, createSignedIn } from './support/accounts';
import { startTestIdentity, type TestIdentity } from './support/identity';

describe('when one account writes thirty times at once', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startTestIdentity();
  });
  afterAll(() => identity.stop());

  const signIn = async () => {
    const { userId, client } = await createSignedIn(identity);
    return { userId, token: (await client.getSession()).data.session?.access_token ?? '' };
  };
  const write = (token: string, key: string) =>
    call(identity, 'PUT', '/auth/v1/user', { token, body: { data: { [key]: 1 } } });

  test('one is written and twenty wait, the rest gets Retry-After, and others continue', async () => {
    const [greedy, other] = [await signIn(), await signIn()];
    const { db } = identity.database;
    const session = db.client.startSession();
    session.startTransaction();
    // Writers to the account wait for the end of this transaction.
    const users = db.collection<{ _id: string }>('users');
    await users.updateOne({ _id: greedy.userId }, { $set: { held: true } }, { session });
    const statuses: number[] = [];
    const writes = Array.from({ length: 30 }, async (_, index) => {
      const answer = await write(greedy.token, `key_${index}`);
      statuses.push(answer.status);
      return answer;
    });
    await eventually(() => expect(statuses).toEqual(Array(9).fill(429)));
    expect((await write(other.token, 'mine')).status).toBe(200);
    await session.abortTransaction();
    await session.endSession();
    const answers = await Promise.all(writes);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(21);
    for (const { headers, body } of answers.filter(({ status }) => status === 429)) {
      expect(headers.get('retry-after')).toBe('1');
      expect(body).toMatchObject({ error_code: 'over_request_rate_limit' });
    }
  });
});
