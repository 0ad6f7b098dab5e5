import { codeSentTo, createPhoneAccount, newPhone, textsTo } from '../phones/support/phones';
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

describe('an unconfirmed account with a number', () => {
  let world: UnverifiedWorld;

  beforeAll(async () => {
    world = await startUnverifiedWorld();
  });

  afterAll(() => world.stop());

  const askForCode = async (phone: string, path: string, body: object) => {
    const { length } = textsTo(world, phone);
    await world.ask(path, { phone, ...body });
    expect(textsTo(world, phone)).toHaveLength(length + 1);
    return codeSentTo(world, phone);
  };
  const signUpBy = (phone: string, by: keyof typeof passwords, data: object) =>
    askForCode(phone, '/signup', { password: passwords[by], data });

  const numbersBefore: readonly Before[] = [
    { name: 'a sign-up', prepare: (phone) => signUpBy(phone, 'stranger', ofStranger) },
    {
      name: 'a code that was asked for',
      prepare: (phone) => askForCode(phone, '/otp', { data: ofStranger }),
      isUncontested: true,
    },
    {
      name: 'password and metadata of an administrator, and a sign-up',
      prepare: async (phone) => {
        const password = passwords.administrator;
        await world.admin.createUser({ phone, password, user_metadata: ofAdministrator });
        await signUpBy(phone, 'stranger', ofStranger);
      },
      password: 'administrator',
      metadata: ofAdministrator,
    },
  ];
  const numberProofs: readonly Proof[] = [
    {
      name: 'the code of their own sign-up',
      prove: async (phone) => {
        const token = await signUpBy(phone, 'owner', { first_name: 'Ayu' });
        return world.verify({ type: 'sms', phone, token });
      },
      password: 'owner',
      metadata: { first_name: 'Ayu' },
    },
    {
      name: 'a code that was sent again after their own sign-up',
      prove: async (phone) => {
        await signUpBy(phone, 'owner', { first_name: 'Ayu' });
        return world.verify({
          type: 'sms',
          phone,
          token: await askForCode(phone, '/resend', { type: 'sms' }),
        });
      },
      ofOnlySignUp,
    },
    {
      name: 'a code to sign in by',
      prove: async (phone) =>
        world.verify({ type: 'sms', phone, token: await askForCode(phone, '/otp', {}) }),
    },
  ];

  describe.each(numbersBefore)('that has $name', (before) => {
    test.each(numberProofs)('is taken over by its owner by $name', async (proof) => {
      const phone = newPhone();
      await before.prepare(phone);
      const id = (await world.findUser({ phone }))?._id ?? '';
      await plantAccess(world.identity, id);
      const account = await readAccount(world.identity, await proof.prove(phone));
      const own = (before.isUncontested && proof.ofOnlySignUp) || proof;
      const { first_name, team, user_type } = account.metadata;
      expect({
        opening: await findOpening(world.identity, { phone }, passwords),
        identities: account.identities,
        factors: account.factors,
        left: await findPlanted(world.identity, id),
        metadata: { first_name, team, user_type },
      }).toEqual({
        opening: [own.password ?? before.password].filter(Boolean),
        identities: ['phone'],
        factors: 0,
        left: [],
        metadata: {
          first_name: own.metadata?.['first_name'],
          team: before.metadata?.['team'],
          user_type: undefined,
        },
      });
    });
  });

  test('the account of a confirmed number stays its owner’s when the address that an administrator set is confirmed', async () => {
    const email = uniqueEmail();
    const { phone, userId } = await createPhoneAccount(world, {
      email,
      password: passwords.owner,
      user_metadata: { first_name: 'Ayu' },
    });
    const { token } = await world.signUp(email, 'stranger', ofStranger);
    const account = await readAccount(
      world.identity,
      await world.verify({ type: 'signup', token_hash: token }),
    );
    expect(account).toMatchObject({ id: userId, metadata: { first_name: 'Ayu' } });
    expect(await findOpening(world.identity, { phone }, passwords)).toEqual(['owner']);
  });
});
