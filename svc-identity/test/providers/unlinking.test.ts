import type { UserIdentity } from '@supabase/auth-js';
import { call, createAccount, createSignedIn, currentVersion } from '../support/accounts';
import { password } from '../support/identity';
import { identitiesOf, link, named, tokenOf } from './support/linking';
import { authorizeUrl, enter, type ProviderWorld, startProviderWorld } from './support/providers';

describe('unlinking identities', () => {
  let world: ProviderWorld;

  beforeAll(async () => {
    world = await startProviderWorld();
  });

  afterAll(() => world.stop());

  test('unlinking the address removes its password, and the account continues with another verified address', async () => {
    const { client, email } = await createSignedIn(world.identity);
    const person = named();
    await link(world, client, person);
    const [own] = await identitiesOf(client);
    expect((await client.unlinkIdentity(own as UserIdentity)).error).toBeNull();
    const user = (await client.getUser()).data.user;
    expect(user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
    });
    const signIn = (address: string) =>
      world.identity.createClient().signInWithPassword({ email: address, password });
    for (const address of [email, person.email])
      expect((await signIn(address)).error?.code).toBe('invalid_credentials');
    expect((await world.identity.mailServer.waitForMail(email, 2)).to).toBeDefined();
  });

  test('an address that another account has by now cannot replace the unlinked one', async () => {
    const { client } = await createSignedIn(world.identity);
    const person = named();
    await link(world, client, person);
    await createAccount(world.identity, { email: person.email });
    const [own] = await identitiesOf(client);
    const { error } = await client.unlinkIdentity(own as UserIdentity);
    expect([error?.status, error?.code]).toEqual([422, 'email_conflict_identity_not_deletable']);
    expect(await identitiesOf(client)).toHaveLength(2);
  });

  test('two identities that are unlinked concurrently leave one', async () => {
    const { client } = await createSignedIn(world.identity);
    await link(world, client, named());
    const token = await tokenOf(client);
    const answers = await Promise.all(
      (await identitiesOf(client)).map(({ identity_id: id }) =>
        call(world.identity, 'DELETE', `/auth/v1/user/identities/${id}`, { token }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await identitiesOf(client)).toHaveLength(1);
  });

  test('an invalid id, and one of another account', async () => {
    const { client } = await createSignedIn(world.identity);
    await link(world, client, named());
    const token = await tokenOf(client);
    const remove = (id: string) =>
      call(world.identity, 'DELETE', `/auth/v1/user/identities/${id}`, { token, headers: currentVersion });
    expect(await remove('abc')).toMatchObject({
      status: 404,
      body: { code: 'validation_failed', message: 'identity_id must be an UUID' },
    });
    const other = await createSignedIn(world.identity);
    const [foreign] = await identitiesOf(other.client);
    expect((await remove(String(foreign?.identity_id))).body['code']).toBe('identity_not_found');
    expect(await identitiesOf(other.client)).toHaveLength(1);
  });

  test('an unlinked identity no longer signs in to this account', async () => {
    const { client, userId } = await createSignedIn(world.identity);
    const person = named();
    await link(world, client, person);
    const google = (await identitiesOf(client)).find(({ provider }) => provider === 'google');
    await client.unlinkIdentity(google as UserIdentity);
    const end = await enter(world, authorizeUrl({ provider: 'google' }), person);
    const token = new URLSearchParams(end.hash.slice(1)).get('access_token') ?? '';
    expect((await call(world.identity, 'GET', '/auth/v1/user', { token })).body['id']).not.toBe(userId);
  });
});
