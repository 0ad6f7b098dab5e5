import type { GoTrueClient } from '@supabase/auth-js';
import {
  type CreationOptions,
  type Misbehaviour,
  type RequestOptions,
  SoftwareAuthenticator,
} from '../support/authenticator';
import { siteUrl, startTestIdentity, type TestIdentity } from '../support/identity';
import {
  callAs,
  claimsOf,
  createOwner,
  refusal,
  signInAgain,
  type SignedInAccount,
  tokensOf,
} from '../support/factors';

describe('WebAuthn keys as second factors', () => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startTestIdentity({
      MFA_WEB_AUTHN_ENROLL_ENABLED: 'true',
      MFA_WEB_AUTHN_VERIFY_ENABLED: 'true',
    });
  });

  afterAll(() => identity.stop());

  const enroll = async ({ client }: SignedInAccount): Promise<string> => {
    const { data, error } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
    if (error) throw error;
    expect(data).toEqual({ id: expect.any(String), type: 'webauthn', friendly_name: 'Key' });
    return data.id;
  };
  /** The server's form, which the published client converts for browsers. */
  const challenge = async (client: GoTrueClient, factorId: string) => {
    const body = { webauthn: { rpId: 'evil.test', rpOrigins: ['https://evil.test'] } };
    const answer = await callAs(identity, client, 'POST', `/factors/${factorId}/challenge`, body);
    const { type, credential_options: options } = answer.body['webauthn'] as {
      type: 'create' | 'request';
      credential_options: { publicKey: CreationOptions & RequestOptions };
    };
    return { challengeId: String(answer.body['id']), type, options: options.publicKey };
  };
  type Asked = Awaited<ReturnType<typeof challenge>>;
  const submit = (
    client: GoTrueClient,
    factorId: string,
    { challengeId, type }: Asked,
    credential: unknown,
  ) =>
    callAs(identity, client, 'POST', `/factors/${factorId}/verify`, {
      challenge_id: challengeId,
      webauthn: { type, credential_response: credential },
    });
  const answerWith = (authenticator: SoftwareAuthenticator, asked: Asked, wrong?: Misbehaviour) =>
    asked.type === 'create'
      ? authenticator.create(asked.options, wrong)
      : authenticator.get(asked.options, wrong);
  const save = (client: GoTrueClient, body: Record<string, unknown>) =>
    client.setSession({
      access_token: String(body['access_token']),
      refresh_token: String(body['refresh_token']),
    });
  /** An account with a verified key, at aal2. */
  const createKeyHolder = async (options: { countsUses?: boolean } = {}) => {
    const owner = await createOwner(identity);
    const factorId = await enroll(owner);
    const authenticator = new SoftwareAuthenticator({ origin: siteUrl, ...options });
    const asked = await challenge(owner.client, factorId);
    const verified = await submit(owner.client, factorId, asked, answerWith(authenticator, asked));
    if (verified.status !== 200) throw new Error(verified.text);
    await save(owner.client, verified.body);
    return { ...owner, factorId, authenticator };
  };

  test('the key is created at the first challenge and used at the next', async () => {
    const owner = await createOwner(identity);
    const factorId = await enroll(owner);
    const authenticator = new SoftwareAuthenticator({
      origin: siteUrl,
      aaguid: 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd',
    });
    const asked = await challenge(owner.client, factorId);
    expect(asked).toMatchObject({
      type: 'create',
      options: {
        rp: { id: 'sabi.test', name: 'Sabi' },
        attestation: 'none',
        pubKeyCredParams: [{ alg: -7 }, { alg: -8 }, { alg: -257 }],
      },
    });
    const made = await submit(owner.client, factorId, asked, answerWith(authenticator, asked));
    expect(made.status).toBe(200);
    expect(claimsOf(String(made.body['access_token']))).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    });
    expect((made.body['user'] as { factors: unknown }).factors).toMatchObject([
      { status: 'verified', web_authn_aaguid: 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd' },
    ]);
    const later = await signInAgain(identity, owner.email);
    const { data } = await later.mfa.challenge({ factorId, webauthn: { rpId: 'sabi.test' } });
    expect(data).toMatchObject({
      type: 'webauthn',
      webauthn: { type: 'request', credential_options: { publicKey: { challenge: expect.any(Object) } } },
    });
    const asking = await challenge(later, factorId);
    expect(asking).toMatchObject({
      type: 'request',
      options: { rpId: 'sabi.test', allowCredentials: [{ id: authenticator.id.toString('base64url') }] },
    });
    const used = await submit(later, factorId, asking, answerWith(authenticator, asking));
    expect(used.status).toBe(200);
    await save(later, used.body);
    expect(claimsOf((await tokensOf(later)).access)).toMatchObject({ aal: 'aal2' });
    expect((await later.mfa.listFactors()).data?.webauthn).toHaveLength(1);
  });

  test.each([
    ['may', 0x01 | 0x04 | 0x08, true],
    ['may not', 0x01 | 0x04, false],
  ])('whether a key %s be synced is stored', async (_name, flags, isSynced) => {
    const owner = await createOwner(identity);
    const factorId = await enroll(owner);
    const authenticator = new SoftwareAuthenticator({ origin: siteUrl });
    const asked = await challenge(owner.client, factorId);
    const made = await submit(owner.client, factorId, asked, answerWith(authenticator, asked, { flags }));
    expect(made.status).toBe(200);
    const users = identity.database.db.collection<{ _id: string }>('users');
    expect(await users.findOne({ _id: owner.userId })).toMatchObject({
      factors: [{ credential: { is_backup_eligible: isSynced } }],
    });
  });

  const refused = {
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid WebAuthn credential entered',
  };

  test.each<[string, Misbehaviour]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['nobody present', { flags: 0 }],
  ])('a key made with %s is refused', async (_name, wrong) => {
    const owner = await createOwner(identity);
    const factorId = await enroll(owner);
    const asked = await challenge(owner.client, factorId);
    const credential = answerWith(new SoftwareAuthenticator({ origin: siteUrl }), asked, wrong);
    expect(refusal(await submit(owner.client, factorId, asked, credential))).toEqual(refused);
    expect((await owner.client.mfa.listFactors()).data?.webauthn).toEqual([]);
  });

  test.each<[string, Misbehaviour]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a signature that was changed', { tamper: true }],
    ['a count that went back', { signCount: 1 }],
  ])('a key used with %s is refused', async (_name, wrong) => {
    const { client, factorId, authenticator } = await createKeyHolder();
    const asked = await challenge(client, factorId);
    const answer = await submit(client, factorId, asked, answerWith(authenticator, asked, wrong));
    expect(refusal(answer)).toEqual(refused);
    const again = await challenge(client, factorId);
    expect((await submit(client, factorId, again, answerWith(authenticator, again))).status).toBe(200);
  });

  test('another key is refused', async () => {
    const { client, factorId } = await createKeyHolder();
    const asked = await challenge(client, factorId);
    const other = new SoftwareAuthenticator({ origin: siteUrl });
    expect(refusal(await submit(client, factorId, asked, answerWith(other, asked)))).toEqual(refused);
  });

  test('S15 a challenge takes one answer, right or wrong, also of a key without a counter', async () => {
    const { client, factorId, authenticator } = await createKeyHolder({ countsUses: false });
    const asked = await challenge(client, factorId);
    const right = answerWith(authenticator, asked);
    const wrong = { ...right, response: { ...right.response, signature: 'AAAA' } };
    expect((await submit(client, factorId, asked, wrong)).status).toBe(422);
    expect(refusal(await submit(client, factorId, asked, right))).toMatchObject({
      code: 'mfa_ip_address_mismatch',
    });
    const next = await challenge(client, factorId);
    const credential = answerWith(authenticator, next);
    // Opens connections first, so that the answers arrive together.
    await Promise.all(Array.from({ length: 8 }, () => callAs(identity, client, 'GET', '/user')));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => submit(client, factorId, next, credential)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 422),
    ]);
  });

  test.each([
    [undefined, 'WebAuthn config required'],
    [{ type: 'other', credential_response: {} }, 'WebAuthn type must be create or request'],
    [{ type: 'create' }, 'credential_response required'],
    [{ type: 'create', credential_response: { id: 'x' } }, 'Invalid credential_response'],
    [{ type: 'request', credential_response: 'x' }, 'Invalid credential_response'],
  ])('the answer %j is malformed', async (webauthn, message) => {
    const owner = await createOwner(identity);
    const factorId = await enroll(owner);
    const { challengeId } = await challenge(owner.client, factorId);
    const body = { challenge_id: challengeId, webauthn };
    const answer = await callAs(identity, owner.client, 'POST', `/factors/${factorId}/verify`, body);
    expect(refusal(answer)).toEqual({ status: 400, code: 'validation_failed', message });
  });

  test('a created key as the answer to a challenge of an existing one is refused', async () => {
    const { client, factorId } = await createKeyHolder();
    const asked = await challenge(client, factorId);
    const other = new SoftwareAuthenticator({ origin: siteUrl });
    const made = other.create({ ...asked.options, rp: { id: 'sabi.test' }, user: { id: 'AAAA' } });
    const answer = await submit(client, factorId, { ...asked, type: 'create' }, made);
    expect(refusal(answer)).toEqual(refused);
  });
});
