import { GoTrueAdminApi } from '@supabase/auth-js';
import { createPhoneAccount, codeSentTo, newPhone, textsTo } from './phones/support/phones';
import {
  authorizeUrl,
  enter,
  enterImplicitly,
  fragmentOf,
  type ProviderWorld,
  startProviderWorld,
} from './providers/support/providers';
import { uniqueEmail } from './support/identity';
import { letGapPass, post, readNewestMail } from './support/mails';
import { startTextGateway, type TestTextGateway } from './support/text-gateway';
import { findOpening, findPlanted, plantAccess, readAccount } from './support/unverified-accounts';

const passwords = {
  stranger: 'jendela-7-biru',
  'other stranger': 'atap-4-merah-tua',
  administrator: 'pintu-9-hijau-muda',
  owner: 'k9#vQz!lantai',
};
const ofStranger = { first_name: 'Mallory', user_type: 'recruiter' };
const ofAdministrator = { team: 'Jakarta' };

/** What an account has before its owner comes. */
interface Before {
  readonly name: string;
  prepare(email: string): Promise<unknown>;
  /** Of what an administrator gave. */
  readonly password?: 'administrator';
  readonly metadata?: Readonly<Record<string, string>>;
  /** No password or provider was there before. */
  readonly isUncontested?: true;
}

/** How its owner shows that the address is theirs. */
interface Proof {
  readonly name: string;
  /** @returns their access token */
  prove(email: string): Promise<unknown>;
  readonly password?: 'owner';
  readonly metadata?: Readonly<Record<string, string>>;
  readonly identity?: 'google';
  /** What else it brings where the sign-up was the only one. */
  readonly ofOnlySignUp?: Pick<Proof, 'password' | 'metadata'>;
}

describe('an unconfirmed account', () => {
  let world: ProviderWorld;
  let gateway: TestTextGateway;
  let admin: GoTrueAdminApi;
  const ask = async (path: string, body: object) => {
    await letGapPass(world.identity);
    const { status } = await post(world.identity, path, body);
    expect(status).toBe(200);
  };
  /** Has a mail sent, and waits for it: one that is replaced before it went out does not go out. */
  const askForMail = async (email: string, request: () => Promise<unknown>) => {
    const { length } = world.identity.mailServer.mailsTo(email);
    await letGapPass(world.identity);
    await request();
    return readNewestMail(world.identity, email, length + 1);
  };
  const signUp = (email: string, by: keyof typeof passwords, data: object) =>
    askForMail(email, () => ask('/signup', { email, password: passwords[by], data }));
  const verify = async (body: object) => {
    const answer = await post(world.identity, '/verify', body);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body['access_token'];
  };
  const findUser = (filter: object) =>
    world.identity.database.db.collection<{ _id: string }>('users').findOne(filter);

  beforeAll(async () => {
    gateway = await startTextGateway();
    world = await startProviderWorld({
      EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
      EXTERNAL_PHONE_ENABLED: 'true',
      SMS_GATEWAY_URL: gateway.url,
      SMS_ANSWER_TIME: '200ms',
      RATE_LIMIT_SMS_SENT: '0',
    });
    admin = new GoTrueAdminApi({
      url: `${world.identity.url}/auth/v1`,
      headers: { Authorization: `Bearer ${await world.identity.signAdmin()}` },
    });
  });

  afterAll(async () => {
    await world.stop();
    await gateway.stop();
  });

  const befores: readonly Before[] = [
    { name: 'a sign-up', prepare: (email) => signUp(email, 'stranger', ofStranger) },
    {
      name: 'two sign-ups with different passwords',
      prepare: async (email) => {
        await signUp(email, 'stranger', ofStranger);
        await signUp(email, 'other stranger', ofStranger);
      },
    },
    {
      name: 'an identity at a provider that has not verified the address',
      prepare: (email) =>
        askForMail(email, () =>
          enter(world, authorizeUrl({ provider: 'linkedin_oidc' }), { name: 'Mallory', email }),
        ),
    },
    {
      name: 'a way in without a password that was asked for',
      prepare: (email) => askForMail(email, () => ask('/otp', { email, data: ofStranger })),
      isUncontested: true,
    },
    {
      name: 'password and metadata of an administrator, and a sign-up',
      prepare: async (email) => {
        const password = passwords.administrator;
        const { error } = await admin.createUser({ email, password, user_metadata: ofAdministrator });
        expect(error).toBeNull();
        await signUp(email, 'stranger', ofStranger);
      },
      password: 'administrator',
      metadata: ofAdministrator,
    },
    {
      name: 'an invitation with metadata, and a sign-up',
      prepare: async (email) => {
        await askForMail(email, () => admin.inviteUserByEmail(email, { data: ofAdministrator }));
        await signUp(email, 'stranger', ofStranger);
      },
      metadata: ofAdministrator,
    },
    {
      name: 'a sign-up, and an invitation with metadata',
      prepare: async (email) => {
        await signUp(email, 'stranger', ofStranger);
        await askForMail(email, () => admin.inviteUserByEmail(email, { data: ofAdministrator }));
      },
      metadata: ofAdministrator,
    },
  ];

  const ofOnlySignUp = { password: 'owner', metadata: { first_name: 'Ayu' } } as const;
  const signUpAsOwner = (email: string) => signUp(email, 'owner', { first_name: 'Ayu' });
  const generate = async (type: 'magiclink' | 'recovery' | 'invite' | 'signup', email: string) => {
    const { data } = await admin.generateLink({ type, email } as Parameters<typeof admin.generateLink>[0]);
    return data.properties?.hashed_token ?? '';
  };
  const proofs: readonly Proof[] = [
    {
      name: 'the link of their own sign-up',
      prove: async (email) => {
        const { token } = await signUpAsOwner(email);
        return verify({ type: 'signup', token_hash: token });
      },
      password: 'owner',
      metadata: { first_name: 'Ayu' },
    },
    {
      name: 'the code of their own sign-up',
      prove: async (email) => {
        const { code } = await signUpAsOwner(email);
        return verify({ type: 'email', email, token: code });
      },
      password: 'owner',
      metadata: { first_name: 'Ayu' },
    },
    {
      name: 'a confirmation that was sent again after their own sign-up',
      prove: async (email) => {
        await signUpAsOwner(email);
        const { token } = await askForMail(email, () => ask('/resend', { type: 'signup', email }));
        return verify({ type: 'signup', token_hash: token });
      },
      ofOnlySignUp,
    },
    {
      name: 'the link of a sign-in mail',
      prove: async (email) => {
        const { token } = await askForMail(email, () => ask('/otp', { email }));
        return verify({ type: 'email', token_hash: token });
      },
    },
    {
      name: 'the code of a sign-in mail, with what they say of themselves',
      prove: async (email) => {
        const { code } = await askForMail(email, () => ask('/otp', { email, data: { first_name: 'Ayu' } }));
        return verify({ type: 'email', email, token: code });
      },
      metadata: { first_name: 'Ayu' },
    },
    {
      name: 'the link of a reset',
      prove: async (email) => {
        const { token } = await askForMail(email, () => ask('/recover', { email }));
        return verify({ type: 'recovery', token_hash: token });
      },
    },
    ...(['magiclink', 'recovery', 'invite'] as const).map((type) => ({
      name: `a link that an administrator made: ${type}`,
      prove: async (email: string) => verify({ type, token_hash: await generate(type, email) }),
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
      const id = (await findUser({ email }))?._id ?? '';
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
      expect(JSON.stringify(await findUser({ email }))).not.toContain('Mallory');
    });
  });

  describe('with a number', () => {
    const askForCode = async (phone: string, path: string, body: object) => {
      const { length } = textsTo({ gateway }, phone);
      await ask(path, { phone, ...body });
      expect(textsTo({ gateway }, phone)).toHaveLength(length + 1);
      return codeSentTo({ gateway }, phone);
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
          await admin.createUser({ phone, password, user_metadata: ofAdministrator });
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
          return verify({ type: 'sms', phone, token });
        },
        password: 'owner',
        metadata: { first_name: 'Ayu' },
      },
      {
        name: 'a code that was sent again after their own sign-up',
        prove: async (phone) => {
          await signUpBy(phone, 'owner', { first_name: 'Ayu' });
          return verify({ type: 'sms', phone, token: await askForCode(phone, '/resend', { type: 'sms' }) });
        },
        ofOnlySignUp,
      },
      {
        name: 'a code to sign in by',
        prove: async (phone) => verify({ type: 'sms', phone, token: await askForCode(phone, '/otp', {}) }),
      },
    ];

    describe.each(numbersBefore)('that has $name', (before) => {
      test.each(numberProofs)('is taken over by its owner by $name', async (proof) => {
        const phone = newPhone();
        await before.prepare(phone);
        const id = (await findUser({ phone }))?._id ?? '';
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
  });

  describe('and a resent confirmation', () => {
    const resendAndVerify = async (email: string) => {
      const { token } = await askForMail(email, () => ask('/resend', { type: 'signup', email }));
      return readAccount(world.identity, await verify({ type: 'signup', token_hash: token }));
    };

    test('applies the password and the names of the only sign-up, however often it is sent', async () => {
      const email = uniqueEmail();
      await signUpAsOwner(email);
      await askForMail(email, () => ask('/resend', { type: 'signup', email }));
      expect((await resendAndVerify(email)).metadata).toMatchObject({ first_name: 'Ayu' });
      expect(await findOpening(world.identity, { email }, passwords)).toEqual(['owner']);
    });

    test('applies them too if a user signed up twice with one password', async () => {
      const email = uniqueEmail();
      await signUpAsOwner(email);
      await signUpAsOwner(email);
      expect((await resendAndVerify(email)).metadata).toMatchObject({ first_name: 'Ayu' });
      expect(await findOpening(world.identity, { email }, passwords)).toEqual(['owner']);
    });

    test('applies none after sign-ups with different passwords, whatever is sent after that', async () => {
      const email = uniqueEmail();
      await signUpAsOwner(email);
      await signUp(email, 'stranger', ofStranger);
      await askForMail(email, () => ask('/resend', { type: 'signup', email }));
      await signUp(email, 'stranger', ofStranger);
      expect((await resendAndVerify(email)).metadata).not.toHaveProperty('first_name');
      expect(await findOpening(world.identity, { email }, passwords)).toEqual([]);
    });

    test('keeps the password that an administrator set', async () => {
      const email = uniqueEmail();
      await admin.createUser({ email, password: passwords.administrator, user_metadata: ofAdministrator });
      expect((await resendAndVerify(email)).metadata).toMatchObject(ofAdministrator);
      expect(await findOpening(world.identity, { email }, passwords)).toEqual(['administrator']);
    });
  });

  test('the mail of a sign-up names who signed up, and warns where there was another', async () => {
    const email = uniqueEmail();
    const warning = 'This address was used to sign up more than once';
    const first = await signUp(email, 'stranger', ofStranger);
    expect(first.mail.text).toContain('Hello Mallory');
    expect(first.mail.text).not.toContain(warning);
    const second = await signUpAsOwner(email);
    expect(second.mail.text).toContain('Hello Ayu');
    expect(second.mail.text).toContain(warning);
  });

  test('the account of a confirmed number stays its owner’s when the address that an administrator set is confirmed', async () => {
    const email = uniqueEmail();
    const { phone, userId } = await createPhoneAccount(
      { ...world, gateway },
      {
        email,
        password: passwords.owner,
        user_metadata: { first_name: 'Ayu' },
      },
    );
    const { token } = await signUp(email, 'stranger', ofStranger);
    const account = await readAccount(world.identity, await verify({ type: 'signup', token_hash: token }));
    expect(account).toMatchObject({ id: userId, metadata: { first_name: 'Ayu' } });
    expect(await findOpening(world.identity, { phone }, passwords)).toEqual(['owner']);
  });

  test('an anonymous account that adds and confirms an address keeps all its data', async () => {
    const client = world.identity.createClient();
    const { data } = await client.signInAnonymously({ options: { data: { theme: 'dark' } } });
    const email = uniqueEmail();
    const { token } = await askForMail(email, () => client.updateUser({ email }));
    const verified = await verify({ type: 'email_change', token_hash: token });
    expect(await readAccount(world.identity, verified)).toMatchObject({
      id: data.user?.id,
      metadata: { theme: 'dark' },
    });
    expect((await client.getUser()).data.user).toMatchObject({ email, is_anonymous: false });
  });
});
