import { authorizeUrl, enter, enterImplicitly, fragmentOf } from '../providers/support/providers';
import { uniqueEmail } from '../support/identity';
import { findOpening, findPlanted, plantAccess, readAccount } from '../support/unverified-accounts';
import {
  type Before,
  ofAdministrator,
  ofOnlySignUp,
  ofStranger,
  passwords,
  type Proof,
  startUnverifiedWorld,
  type UnverifiedWorld,
} from './support/world';

describe('an unconfirmed account', () => {
  let world: UnverifiedWorld;

  beforeAll(async () => {
    world = await startUnverifiedWorld();
  });

  afterAll(() => world.stop());

  const befores: readonly Before[] = [
    { name: 'a sign-up', prepare: (email) => world.signUp(email, 'stranger', ofStranger) },
    {
      name: 'two sign-ups with different passwords',
      prepare: async (email) => {
        await world.signUp(email, 'stranger', ofStranger);
        await world.signUp(email, 'other stranger', ofStranger);
      },
    },
    {
      name: 'an identity at a provider that has not verified the address',
      prepare: (email) =>
        world.askForMail(email, () =>
          enter(world, authorizeUrl({ provider: 'linkedin_oidc' }), { name: 'Mallory', email }),
        ),
    },
    {
      name: 'a requested sign-in without a password',
      prepare: (email) => world.askForMail(email, () => world.ask('/otp', { email, data: ofStranger })),
      isUncontested: true,
    },
    {
      name: 'password and metadata of an administrator, and a sign-up',
      prepare: async (email) => {
        const password = passwords.administrator;
        const { error } = await world.admin.createUser({ email, password, user_metadata: ofAdministrator });
        expect(error).toBeNull();
        await world.signUp(email, 'stranger', ofStranger);
      },
      password: 'administrator',
      metadata: ofAdministrator,
    },
    {
      name: 'an invitation with metadata, and a sign-up',
      prepare: async (email) => {
        await world.askForMail(email, () => world.admin.inviteUserByEmail(email, { data: ofAdministrator }));
        await world.signUp(email, 'stranger', ofStranger);
      },
      metadata: ofAdministrator,
    },
    {
      name: 'a sign-up, and an invitation with metadata',
      prepare: async (email) => {
        await world.signUp(email, 'stranger', ofStranger);
        await world.askForMail(email, () => world.admin.inviteUserByEmail(email, { data: ofAdministrator }));
      },
      metadata: ofAdministrator,
    },
  ];

  const generate = async (type: 'magiclink' | 'recovery' | 'invite' | 'signup', email: string) => {
    const { data } = await world.admin.generateLink({ type, email } as Parameters<
      typeof world.admin.generateLink
    >[0]);
    return data.properties?.hashed_token ?? '';
  };
  const proofs: readonly Proof[] = [
    {
      name: 'the link of their own sign-up',
      prove: async (email) => {
        const { token } = await world.signUpAsOwner(email);
        return world.verify({ type: 'signup', token_hash: token });
      },
      password: 'owner',
      metadata: { first_name: 'Ayu' },
    },
    {
      name: 'the code of their own sign-up',
      prove: async (email) => {
        const { code } = await world.signUpAsOwner(email);
        return world.verify({ type: 'email', email, token: code });
      },
      password: 'owner',
      metadata: { first_name: 'Ayu' },
    },
    {
      name: 'a confirmation that was sent again after their own sign-up',
      prove: async (email) => {
        await world.signUpAsOwner(email);
        const { token } = await world.askForMail(email, () =>
          world.ask('/resend', { type: 'signup', email }),
        );
        return world.verify({ type: 'signup', token_hash: token });
      },
      ofOnlySignUp,
    },
    {
      name: 'the link of a sign-in mail',
      prove: async (email) => {
        const { token } = await world.askForMail(email, () => world.ask('/otp', { email }));
        return world.verify({ type: 'email', token_hash: token });
      },
    },
    {
      name: 'the code of a sign-in mail, with what they say of themselves',
      prove: async (email) => {
        const { code } = await world.askForMail(email, () =>
          world.ask('/otp', { email, data: { first_name: 'Ayu' } }),
        );
        return world.verify({ type: 'email', email, token: code });
      },
      metadata: { first_name: 'Ayu' },
    },
    {
      name: 'the link of a reset',
      prove: async (email) => {
        const { token } = await world.askForMail(email, () => world.ask('/recover', { email }));
        return world.verify({ type: 'recovery', token_hash: token });
      },
    },
    ...(['magiclink', 'recovery', 'invite'] as const).map((type) => ({
      name: `a link that an administrator made: ${type}`,
      prove: async (email: string) => world.verify({ type, token_hash: await generate(type, email) }),
    })),
    {
      name: 'a provider that has verified the address',
      prove: async (email) =>
        (await enterImplicitly(world, { name: 'Ayu Lestari', email, verified: 'on' }))['access_token'],
      metadata: { full_name: 'Ayu Lestari' },
      identity: 'google',
    },
    {
      name: 'an invitation that is accepted by a provider',
      prove: async (email) => {
        const address = authorizeUrl({ provider: 'google', invite_token: await generate('invite', email) });
        return fragmentOf(await enter(world, address, { name: 'Ayu Lestari', email }))['access_token'];
      },
      metadata: { full_name: 'Ayu Lestari' },
      identity: 'google',
    },
  ];

  describe.each(befores)('that has $name', (before) => {
    test.each(proofs)('is taken over by its owner by $name', async (proof) => {
      const email = uniqueEmail();
      await before.prepare(email);
      const id = (await world.findUser({ email }))?._id ?? '';
      await plantAccess(world.identity, id);
      const account = await readAccount(world.identity, await proof.prove(email));
      const { first_name, full_name, team, user_type } = account.metadata;
      const own = (before.isUncontested && proof.ofOnlySignUp) || proof;
      const expected: Record<string, string | undefined> = { ...before.metadata, ...own.metadata };
      expect({
        opening: await findOpening(world.identity, { email }, passwords),
        identities: account.identities,
        factors: account.factors,
        left: await findPlanted(world.identity, id),
        metadata: { first_name, full_name, team, user_type },
      }).toEqual({
        opening: [own.password ?? before.password].filter(Boolean),
        identities: [proof.identity ?? 'email'],
        factors: 0,
        left: [],
        metadata: {
          first_name: expected['first_name'],
          full_name: expected['full_name'],
          team: expected['team'],
          user_type: undefined,
        },
      });
      expect(account.id).toBe(id);
      expect(account.metadata['email_verified']).toBe(true);
      expect(JSON.stringify(await world.findUser({ email }))).not.toContain('Mallory');
    });
  });

  test('an anonymous account that adds and confirms an address keeps all its data', async () => {
    const client = world.identity.createClient();
    const { data } = await client.signInAnonymously({ options: { data: { theme: 'dark' } } });
    const email = uniqueEmail();
    const { token } = await world.askForMail(email, () => client.updateUser({ email }));
    const verified = await world.verify({ type: 'email_change', token_hash: token });
    expect(await readAccount(world.identity, verified)).toMatchObject({
      id: data.user?.id,
      metadata: { theme: 'dark' },
    });
    expect((await client.getUser()).data.user).toMatchObject({ email, is_anonymous: false });
  });
});
