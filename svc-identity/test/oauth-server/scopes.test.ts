import { call, createAccount, currentVersion } from '../support/accounts';
import { claimsOf } from '../support/claims';
import { signInAgain } from '../support/factors';
import { type TestIdentity, uniqueEmail } from '../support/identity';
import {
  createApplication,
  obtainTokens,
  refresh,
  startOAuthServer,
  type TestApplication,
} from '../support/oauth';

type Scope = 'openid' | 'email' | 'phone' | 'profile';
type ClaimSource = 'access token' | 'ID token' | 'userinfo';
type Claims = Record<string, unknown>;

const phone = '628123456789';

/** Claims about an account by source, and all scopes they require. */
const claimTable: Readonly<Record<ClaimSource, Readonly<Record<string, readonly Scope[]>>>> = {
  'access token': { email: ['email'], phone: ['phone'], user_metadata: ['profile'] },
  'ID token': {
    email: ['email'],
    email_verified: ['email'],
    phone_number: ['phone'],
    phone_number_verified: ['phone'],
    name: ['profile'],
    picture: ['profile'],
    preferred_username: ['profile'],
    updated_at: ['profile'],
  },
  userinfo: {
    email: ['email'],
    email_verified: ['email'],
    phone: ['phone'],
    phone_verified: ['phone'],
    name: ['profile'],
    picture: ['profile'],
    preferred_username: ['profile'],
    updated_at: ['profile'],
    user_metadata: ['profile'],
  },
};

/** Claims of each source for all scopes: subject, audience, lifetime and session. */
const always: Readonly<Record<ClaimSource, readonly string[]>> = {
  'access token': [
    ...['iss', 'sub', 'aud', 'exp', 'iat', 'role', 'aal', 'amr'],
    ...['session_id', 'is_anonymous', 'client_id', 'scope'],
  ],
  'ID token': ['iss', 'sub', 'aud', 'exp', 'iat', 'auth_time', 'client_id'],
  userinfo: ['sub'],
};

/** Metadata names and their scopes; sign-up, providers and owners store various names. */
const metadataTable: Readonly<Record<string, readonly Scope[]>> = {
  name: ['profile'],
  avatar_url: ['profile'],
  username: ['profile'],
  links: ['profile'],
  custom_claims: ['profile'],
  email: ['profile', 'email'],
  email_verified: ['profile', 'email'],
  contact: ['profile', 'email'],
  upn: ['profile', 'email'],
  phone_number: ['profile', 'phone'],
  whatsapp: ['profile', 'phone'],
};

const metadataOf = (email: string) => ({
  name: 'Ayu Lestari',
  avatar_url: 'https://app.test/@ayu.png',
  username: 'ayu',
  links: ['https://app.test/@ayu'],
  custom_claims: { team: 'Merah', emails: [email], mobile: phone },
  email,
  contact: `Ayu Lestari <${email.toUpperCase()}>`,
  upn: 'ayu@company.example',
  phone_number: '0812-3456-789',
  whatsapp: `+${phone}`,
});

const subsets = (['openid', 'email', 'phone', 'profile'] as const)
  .reduce<Scope[][]>((found, scope) => [...found, ...found.map((subset) => [...subset, scope])], [[]])
  .filter((subset) => subset.length > 0);

describe("claims of an application's scopes", () => {
  let identity: TestIdentity;
  let application: TestApplication;
  let email: string;
  let client: Awaited<ReturnType<typeof signInAgain>>;

  beforeAll(async () => {
    identity = await startOAuthServer();
    application = await createApplication(identity);
    const account = await createAccount(identity);
    email = account.email;
    await identity.database.db.collection<{ _id: string }>('users').updateOne(
      { _id: account.userId },
      {
        $set: {
          phone,
          phone_confirmed_at: new Date(),
          user_metadata: { ...metadataOf(email), email_verified: true },
          app_metadata: { provider: 'email', providers: ['email'], plan: 'Rahasia' },
        },
      },
    );
    client = await signInAgain(identity, email);
    // Each authorization has its own scopes, whatever was consented to.
    await obtainTokens(identity, application, client, { scope: 'openid email phone profile' });
  });

  afterAll(() => identity.stop());

  const readUserInfo = async (token: unknown): Promise<Claims> =>
    (
      await call(identity, 'GET', '/auth/v1/oauth/userinfo', {
        token: String(token),
        headers: currentVersion,
      })
    ).body;

  const within = (table: Readonly<Record<string, readonly Scope[]>>, scopes: readonly Scope[]) =>
    Object.keys(table).filter((claim) => table[claim]?.every((scope) => scopes.includes(scope)));

  /** Exactly the claims of the scopes, and none of the other values anywhere. */
  function expectWithin(place: ClaimSource, claims: Claims, scopes: readonly Scope[]): void {
    expect([place, Object.keys(claims).sort()]).toEqual([
      place,
      [...always[place], ...within(claimTable[place], scopes)].sort(),
    ]);
    const metadata = claims['user_metadata'] as Claims | undefined;
    if (metadata) expect(Object.keys(metadata).sort()).toEqual(within(metadataTable, scopes).sort());
    const text = JSON.stringify(claims).toLowerCase();
    const words: readonly (readonly [string, Scope])[] = [
      [email, 'email'],
      ['ayu@company.example', 'email'],
      [phone, 'phone'],
      ['0812-3456-789', 'phone'],
      ['lestari', 'profile'],
      ['merah', 'profile'],
    ];
    for (const [word, scope] of words)
      if (!scopes.includes(scope)) expect([place, text]).toEqual([place, expect.not.stringContaining(word)]);
    expect(text).not.toContain('rahasia');
  }

  test.each(subsets.map((scopes) => [scopes.join(' '), scopes] as const))(
    'S49 %s: in the ID token, the access token and userinfo, and after a refresh',
    async (scope, scopes) => {
      const tokens = await obtainTokens(identity, application, client, { scope });
      expectWithin('access token', claimsOf(tokens['access_token']), scopes);
      expectWithin('userinfo', await readUserInfo(tokens['access_token']), scopes);
      expect('id_token' in tokens).toBe(scopes.includes('openid'));
      if (tokens['id_token']) expectWithin('ID token', claimsOf(tokens['id_token']), scopes);

      const { body } = await refresh(identity, application, tokens['refresh_token']);
      expectWithin('access token', claimsOf(body['access_token']), scopes);
      expectWithin('userinfo', await readUserInfo(body['access_token']), scopes);
      expect(body).not.toHaveProperty('id_token');
    },
  );

  test('the account itself and the product’s own services get every claim', async () => {
    const { data } = await client.getSession();
    expect(claimsOf(data.session?.access_token)).toMatchObject({
      email,
      phone,
      user_metadata: metadataOf(email),
      app_metadata: { plan: 'Rahasia' },
    });
  });

  test('S49 an account without a name has its address as one only within the scope of addresses', async () => {
    const nameless = await signInAgain(identity, (await createAccount(identity)).email);
    const nameFor = async (scope: string) => {
      const tokens = await obtainTokens(identity, application, nameless, { scope });
      const places = [claimsOf(tokens['id_token']), await readUserInfo(tokens['access_token'])];
      return places.map((claims) => claims['name']);
    };
    const address = (await nameless.getUser()).data.user?.email;
    expect(await nameFor('openid profile')).toEqual([undefined, undefined]);
    expect(await nameFor('openid profile email')).toEqual([address, address]);
  });

  test('S49 a name that is an address needs the scope of addresses', async () => {
    const name = uniqueEmail();
    const account = await createAccount(identity, { user_metadata: { name, preferred_username: name } });
    const named = await signInAgain(identity, account.email);
    const tokens = await obtainTokens(identity, application, named, { scope: 'openid profile' });
    const places = [claimsOf(tokens['id_token']), await readUserInfo(tokens['access_token'])];
    for (const claims of places) expect(JSON.stringify(claims)).not.toContain(name);
  });

  test('an application gets no data of the account from any other endpoint', async () => {
    const tokens = await obtainTokens(identity, application, client, { scope: 'openid' });
    const answer = await call(identity, 'GET', '/auth/v1/user', {
      token: tokens['access_token'] ?? '',
      headers: currentVersion,
    });
    expect([answer.status, answer.body['code']]).toEqual([403, 'no_authorization']);
  });
});
