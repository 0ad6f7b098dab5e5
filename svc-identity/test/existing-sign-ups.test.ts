import { separateExistingSignUps } from '../src/data-access/migrations/existing-sign-ups';
import { password, startTestIdentity, type TestIdentity, uniqueEmail } from './support/identity';
import { letGapPass, post, readNewestMail } from './support/mails';

describe('pending sign-ups from before their data was stored with the token', () => {
  let identity: TestIdentity;
  const signUp = async (email: string, count: number) => {
    await letGapPass(identity);
    await post(identity, '/signup', { email, password, data: { first_name: 'Ayu' } });
    return readNewestMail(identity, email, count);
  };
  /** As written by the previous release. */
  const forget = async () => {
    const { db } = identity.database;
    await db.collection('one_time_tokens').updateMany({}, { $unset: { sign_up: 1 } });
    await db.collection('users').updateMany({}, { $unset: { set_by_admin: 1 } });
    await separateExistingSignUps(db as never);
    await separateExistingSignUps(db as never);
  };
  const verify = async (type: string, token = '') => {
    const { body } = await post(identity, '/verify', { type, token_hash: token });
    return body['user'] as { user_metadata: Record<string, unknown> };
  };
  const signsIn = async (email: string) =>
    (await post(identity, '/token?grant_type=password', { email, password })).status === 200;

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test('keep password and names if there was one mail, and none if there were several', async () => {
    const [single, several] = [uniqueEmail(), uniqueEmail()];
    const { token } = await signUp(single, 1);
    await signUp(several, 1);
    const newest = await signUp(several, 2);
    await forget();
    expect((await verify('signup', token)).user_metadata).toMatchObject({ first_name: 'Ayu' });
    expect((await verify('signup', newest.token)).user_metadata).not.toHaveProperty('first_name');
    expect([await signsIn(single), await signsIn(several)]).toEqual([true, false]);
  });

  test("an invited account keeps the administrator's data", async () => {
    const email = uniqueEmail();
    await post(
      identity,
      '/invite',
      { email, data: { team: 'Jakarta' } },
      { token: await identity.signAdmin() },
    );
    const { token } = await readNewestMail(identity, email);
    await forget();
    expect((await verify('invite', token)).user_metadata).toMatchObject({ team: 'Jakarta' });
  });
});
