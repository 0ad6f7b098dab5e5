import type { GoTrueClient } from '@supabase/auth-js';
import { answerByNewKey } from '../contract/support/steps';
import { type CreationOptions, SoftwareAuthenticator } from '../support/authenticator';
import {
  callAs,
  createOwner,
  createProtected,
  enrollTotp,
  raise,
  refusal,
  signInAgain,
  type SignedInAccount,
  type TotpFactor,
} from '../support/factors';
import { siteUrl, startTestIdentity, type TestIdentity } from '../support/identity';
import { register } from '../support/passkeys';

/** An account with one of each factor and sign-in method. */
interface Holder extends SignedInAccount {
  readonly factor: TotpFactor;
  readonly spareId: string;
  /** Never answered. */
  /** Another kind of factor, because verifying an app removes unverified apps. */
  readonly unverifiedId: string;
  readonly firstAnswer: { readonly challenge_id: unknown; readonly webauthn: unknown };
  readonly passkeyId: string;
  /** A started registration. */
  readonly registration: { readonly challenge_id: string; readonly credential: unknown };
}

interface Swap {
  readonly name: string;
  /** Status of the refusal, of which GoTrue has several. */
  readonly status: number;
  readonly ask: (holder: Holder) => { method: string; path: string; body?: unknown };
  /** Subject of the mail; null if nothing has changed yet. */
  readonly notice: string | null;
}

const codes = '/factors/recovery-codes';
const swaps: readonly Swap[] = [
  {
    name: 'enrolling a factor',
    status: 403,
    ask: () => ({ method: 'POST', path: '/factors', body: { factor_type: 'totp', friendly_name: 'thief' } }),
    notice: null,
  },
  {
    name: 'a challenge of a factor that was never verified',
    status: 403,
    ask: ({ unverifiedId }) => ({ method: 'POST', path: `/factors/${unverifiedId}/challenge`, body: {} }),
    notice: null,
  },
  {
    name: 'verifying a factor for the first time',
    status: 403,
    ask: ({ unverifiedId, firstAnswer }) => ({
      method: 'POST',
      path: `/factors/${unverifiedId}/verify`,
      body: firstAnswer,
    }),
    notice: 'factor_added',
  },
  {
    name: 'removing a factor',
    status: 422,
    ask: ({ spareId }) => ({ method: 'DELETE', path: `/factors/${spareId}` }),
    notice: 'factor_removed',
  },
  {
    name: 'new recovery codes',
    status: 403,
    ask: () => ({ method: 'POST', path: `${codes}/regenerate` }),
    notice: 'recovery_codes_replaced',
  },
  {
    name: 'removing the recovery codes',
    status: 403,
    ask: () => ({ method: 'DELETE', path: codes }),
    notice: 'factor_removed',
  },
  {
    name: 'beginning to register a passkey',
    status: 403,
    ask: () => ({ method: 'POST', path: '/passkeys/registration/options', body: {} }),
    notice: null,
  },
  {
    name: 'registering a passkey',
    status: 403,
    ask: ({ registration }) => ({
      method: 'POST',
      path: '/passkeys/registration/verify',
      body: registration,
    }),
    notice: 'passkey_added',
  },
  {
    name: 'removing a passkey',
    status: 403,
    ask: ({ passkeyId }) => ({ method: 'DELETE', path: `/passkeys/${passkeyId}` }),
    notice: 'passkey_removed',
  },
];

describe('changes of factors and passkeys in an open session', () => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startTestIdentity({
      PASSKEY_ENABLED: 'true',
      MFA_WEB_AUTHN_ENROLL_ENABLED: 'true',
      MFA_WEB_AUTHN_VERIFY_ENABLED: 'true',
    });
  });

  afterAll(() => identity.stop());

  const makeOlder = async (userId: string, minutes: number) => {
    const then = new Date(Date.now() - minutes * 60_000);
    const changes = { created_at: then, 'amr.$[].at': then };
    await identity.database.db.collection('sessions').updateMany({ user_id: userId }, { $set: changes });
  };
  const noticesOf = (userId: string) =>
    identity.database.db.collection('notices').find({ user_id: userId }).toArray();
  const readAccount = async (userId: string) => {
    const { db } = identity.database;
    const user = await db.collection<{ _id: string; factors: object[] }>('users').findOne({ _id: userId });
    const passkeys = await db.collection('passkeys').find({ user_id: userId }).toArray();
    const sets = await db.collection<{ _id: string }>('recovery_codes').find({ _id: userId }).toArray();
    return { factors: user?.factors, passkeys, sets };
  };
  const newAuthenticator = () => new SoftwareAuthenticator({ origin: siteUrl });

  async function beginRegistration(client: GoTrueClient): Promise<Holder['registration']> {
    const { data, error } = await client.passkey.startRegistration();
    if (error) throw error;
    const credential = newAuthenticator().create(data.options as CreationOptions);
    return { challenge_id: data.challenge_id, credential };
  }

  async function createHolder(): Promise<Holder> {
    const owner = await createProtected(identity);
    const { client, factorId, secret } = owner;
    const spare = await enrollTotp(client);
    await raise(identity, owner, spare);
    await raise(identity, owner, { factorId, secret });
    await client.mfa.recoveryCodes.generate();
    const passkey = await register(identity, client, newAuthenticator());
    const registration = await beginRegistration(client);
    const key = { factor_type: 'webauthn', friendly_name: 'key' };
    const unverifiedId = String((await callAs(identity, client, 'POST', '/factors', key)).body['id']);
    const challenged = await callAs(identity, client, 'POST', `/factors/${unverifiedId}/challenge`, {});
    return {
      ...owner,
      factor: { factorId, secret },
      spareId: spare.factorId,
      unverifiedId,
      firstAnswer: { challenge_id: challenged.body['id'], webauthn: answerByNewKey(challenged) },
      passkeyId: String(passkey.body['id']),
      registration,
    };
  }

  test.each(swaps)(
    'S24 $name requires the second factor again after ten minutes, and notifies the owner',
    async ({ status, ask, notice }) => {
      const holder = await createHolder();
      const before = await readAccount(holder.userId);
      const beforeNotices = await noticesOf(holder.userId);
      await makeOlder(holder.userId, 11);
      const { method, path, body } = ask(holder);
      const send = () => callAs(identity, holder.client, method, path, body);
      expect(refusal(await send())).toMatchObject({ status, code: 'insufficient_aal' });
      expect(await readAccount(holder.userId)).toEqual(before);
      await raise(identity, holder, holder.factor);
      expect((await send()).status).toBeLessThan(300);
      const kinds = (await noticesOf(holder.userId))
        .slice(beforeNotices.length)
        .map(({ kind }) => String(kind));
      expect(kinds).toEqual(notice ? [notice] : []);
    },
  );

  test('S24 the first recovery codes do too', async () => {
    const owner = await createProtected(identity);
    await makeOlder(owner.userId, 11);
    const generate = () => callAs(identity, owner.client, 'POST', codes);
    expect(refusal(await generate())).toMatchObject({ status: 403, code: 'insufficient_aal' });
    await raise(identity, owner, owner);
    expect((await generate()).status).toBe(200);
  });

  test('S24 a fresh sign-in by password alone is not enough', async () => {
    const holder = await createHolder();
    const client = await signInAgain(identity, holder.email);
    const answer = await callAs(identity, client, 'DELETE', `/factors/${holder.spareId}`);
    expect(refusal(answer)).toMatchObject({ status: 422, code: 'insufficient_aal' });
  });

  test('the first factor needs no other, however old the session is', async () => {
    const owner = await createOwner(identity);
    await makeOlder(owner.userId, 25 * 60);
    await raise(identity, owner, await enrollTotp(owner.client));
    expect((await readAccount(owner.userId)).factors).toHaveLength(1);
  });

  test.each(swaps.filter(({ notice }) => notice?.startsWith('passkey_')))(
    'S24 without a second factor $name takes a sign-in of the last day',
    async ({ ask }) => {
      const owner = await createOwner(identity);
      const passkey = await register(identity, owner.client, newAuthenticator());
      const registration = await beginRegistration(owner.client);
      const { method, path, body } = ask({ passkeyId: String(passkey.body['id']), registration } as Holder);
      const before = await readAccount(owner.userId);
      await makeOlder(owner.userId, 25 * 60);
      const send = (client: GoTrueClient) => callAs(identity, client, method, path, body);
      expect(refusal(await send(owner.client))).toMatchObject({
        status: 400,
        code: 'reauthentication_needed',
      });
      expect(await readAccount(owner.userId)).toEqual(before);
      expect((await send(await signInAgain(identity, owner.email))).status).toBeLessThan(300);
    },
  );
});
