import { randomUUID } from 'node:crypto';
import { GoTrueAdminApi, type GoTrueClient } from '@supabase/auth-js';
import { call, currentVersion } from '../support/accounts';
import { startTestIdentity, type TestIdentity } from '../support/identity';
import {
  auditOf,
  callAs,
  claimsOf,
  createOwner,
  createProtected,
  enrollTotp,
  raise,
  refusal,
  signInAgain,
} from '../support/factors';

describe('removing factors of an account', () => {
  let identity: TestIdentity;
  let admin: GoTrueAdminApi;
  let adminToken: string;

  beforeAll(async () => {
    identity = await startTestIdentity();
    adminToken = await identity.signAdmin();
    admin = new GoTrueAdminApi({
      url: `${identity.url}/auth/v1`,
      headers: { Authorization: `Bearer ${adminToken}` },
    });
  });

  afterAll(() => identity.stop());

  const levelOf = async (client: GoTrueClient) => {
    const { data } = await client.refreshSession();
    const { aal, amr } = claimsOf(data.session?.access_token ?? '');
    return { aal, methods: (amr as { method: string }[]).map(({ method }) => method) };
  };
  const asAdmin = (method: string, path: string, body?: unknown) =>
    call(identity, method, `/auth/v1/admin/users/${path}`, {
      token: adminToken,
      body,
      headers: currentVersion,
    });

  test('its sessions are lowered to aal1, others stay; the factor is removed and the owner gets a mail', async () => {
    const { client, email, userId, ...first } = await createProtected(identity);
    const second = await enrollTotp(client, 'second');
    await raise(identity, { client, email, userId }, second);
    const other = await signInAgain(identity, email);
    await raise(identity, { client: other, email, userId }, first);
    const { data, error } = await client.mfa.unenroll({ factorId: second.factorId });
    expect({ data, error }).toEqual({ data: { id: second.factorId }, error: null });
    expect(await levelOf(client)).toEqual({ aal: 'aal1', methods: ['password'] });
    expect(await levelOf(other)).toEqual({ aal: 'aal2', methods: ['totp', 'password'] });
    expect((await client.mfa.listFactors()).data?.all).toHaveLength(1);
    expect(await auditOf(identity, userId)).toContain('factor_unenrolled');
    const notices = await identity.database.db
      .collection('notices')
      .find({ user_id: userId })
      .sort({ created_at: 1 })
      .toArray();
    expect(notices.map(({ kind }) => kind).filter((kind) => String(kind).startsWith('factor'))).toEqual([
      'factor_added',
      'factor_added',
      'factor_removed',
    ]);
  });

  test('S23 an administrator with a second factor needs it to administrate', async () => {
    const { client, email, userId, factorId } = await createProtected(identity);
    await identity.database.db.collection('users').updateOne({ email }, { $set: { role: 'service_role' } });
    await client.refreshSession();
    const path = `/admin/users/${userId}/factors/${factorId}`;
    const thief = await callAs(identity, await signInAgain(identity, email), 'DELETE', path);
    expect(refusal(thief)).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect((await callAs(identity, client, 'GET', `/admin/users/${userId}/factors`)).status).toBe(200);
  });

  test('S23 a verified factor needs aal2', async () => {
    const { email, factorId } = await createProtected(identity);
    const low = await signInAgain(identity, email);
    expect(refusal(await callAs(identity, low, 'DELETE', `/factors/${factorId}`))).toEqual({
      status: 422,
      code: 'insufficient_aal',
      message: 'AAL2 required to unenroll verified factor',
    });
  });

  test('one that was never verified is removed at aal1', async () => {
    const { client } = await createOwner(identity);
    const { factorId } = await enrollTotp(client);
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
  });

  test.each([
    ['abc', 'validation_failed', 'factor_id must be an UUID'],
    [randomUUID(), 'mfa_factor_not_found', 'Factor not found'],
  ])('%s is not there', async (id, code, message) => {
    const { client } = await createOwner(identity);
    const answer = await callAs(identity, client, 'DELETE', `/factors/${id}`);
    expect(refusal(answer)).toEqual({ status: 404, code, message });
  });

  test('an administrator lists, renames and deletes factors, and the session is lowered', async () => {
    const { client, userId, factorId } = await createProtected(identity);
    const listed = await admin.mfa.listFactors({ userId });
    expect(listed.data?.factors).toMatchObject([{ id: factorId, factor_type: 'totp', status: 'verified' }]);
    expect(JSON.stringify(listed.data)).not.toContain('secret');
    const renamed = await asAdmin('PUT', `${userId}/factors/${factorId}`, { friendly_name: 'Old phone' });
    expect(renamed.body).toMatchObject({ id: factorId, friendly_name: 'Old phone', status: 'verified' });
    const deleted = await admin.mfa.deleteFactor({ userId, id: factorId });
    // The published client wraps it once more than its types declare.
    expect(deleted.data).toMatchObject({ data: { id: factorId } });
    expect(await levelOf(client)).toEqual({ aal: 'aal1', methods: ['password'] });
    const log = await auditOf(identity, '00000000-0000-0000-0000-000000000000');
    expect(log).toEqual(expect.arrayContaining(['factor_updated', 'factor_deleted']));
  });

  test('an administrator gives no factor a name that another has', async () => {
    const { client, userId, factorId } = await createProtected(identity);
    await enrollTotp(client, 'taken');
    const answer = await asAdmin('PUT', `${userId}/factors/${factorId}`, { friendly_name: 'taken' });
    expect(refusal(answer)).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
  });

  test.each([
    ['GET', 'abc/factors', 'validation_failed', 'user_id must be an UUID'],
    ['GET', `${randomUUID()}/factors`, 'user_not_found', 'User not found'],
    ['DELETE', `${randomUUID()}/factors/${randomUUID()}`, 'user_not_found', 'User not found'],
    ['PUT', `${randomUUID()}/factors/${randomUUID()}`, 'user_not_found', 'User not found'],
  ])('%s %s is not there for an administrator', async (method, path, code, message) => {
    const answer = await asAdmin(method, path, method === 'PUT' ? {} : undefined);
    expect(refusal(answer)).toEqual({ status: 404, code, message });
  });

  test.each(['PUT', 'DELETE'])('%s of a missing factor', async (method) => {
    const { userId } = await createOwner(identity);
    const body = method === 'PUT' ? {} : undefined;
    expect(refusal(await asAdmin(method, `${userId}/factors/abc`, body))).toMatchObject({
      status: 404,
      message: 'factor_id must be an UUID',
    });
    expect(refusal(await asAdmin(method, `${userId}/factors/${randomUUID()}`, body))).toEqual({
      status: 404,
      code: 'mfa_factor_not_found',
      message: 'Factor not found',
    });
  });

  test('other callers may not', async () => {
    const { client, userId } = await createOwner(identity);
    const answer = await callAs(identity, client, 'GET', `/admin/users/${userId}/factors`);
    expect(refusal(answer)).toMatchObject({ status: 403, code: 'not_admin' });
  });
});
