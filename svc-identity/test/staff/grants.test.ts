import { randomUUID } from 'node:crypto';
import { createAuditChain } from '@sabi/audit/audit-chain';
import { fillPath, listOperations } from '@sabi/test-kit/openapi/operations';
import request from 'supertest';
import { createIdentityOpenApi } from '../../src/entry-points/http/openapi';
import { call, type Answer } from '../support/accounts';
import {
  callAs,
  claimsOf,
  createOwner,
  createProtected,
  raise,
  signInAgain,
  type SignedInAccount,
  tokensOf,
  type TotpFactor,
} from '../support/factors';
import { createAdmin } from '../support/admin';
import { hooksAt, startHookServer, type TestHookServer } from '../support/hook-server';
import { startTestIdentity, type TestIdentity } from '../support/identity';
import { createOtherService, type OtherService } from '../support/other-service';

const path = '/api/identity/v1/staff/grants';
const reason = 'Reads the reports';
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

let identity: TestIdentity;
let other: OtherService;
let hooks: TestHookServer;
beforeAll(async () => {
  hooks = await startHookServer();
  identity = await startTestIdentity(hooksAt(hooks, 'CUSTOM_ACCESS_TOKEN'));
  other = await createOtherService(identity);
});
beforeEach(async () => {
  hooks.reset();
  hooks.answer('CUSTOM_ACCESS_TOKEN', ({ body: { claims } }) => ({ body: { claims } }));
  await grants().deleteMany({});
});
afterAll(async () => {
  await identity.stop();
  await hooks.stop();
});

interface StoredGrant {
  _id: string;
  roles: string[];
  until: Date | null;
  [name: string]: unknown;
}
const grants = () => identity.database.db.collection<StoredGrant>('staff_grants');
const chain = () => createAuditChain(identity.database.db, 'svc-identity');

/** Writes the grant directly; another test covers granting. */
async function createStaff(...roles: string[]): Promise<SignedInAccount & TotpFactor> {
  const member = await createProtected(identity);
  await store(member.userId, { roles });
  await member.client.refreshSession();
  return member;
}

const store = (userId: string, { roles, until = null }: { roles: string[]; until?: Date | null }) =>
  grants().insertOne({
    _id: userId,
    ...{ roles, until, reason, granted_by: null, granted_at: new Date(), version: 1, revoked_at: null },
  });

async function ask(member: SignedInAccount, method: string, target = '', body?: unknown): Promise<Answer> {
  const { access: token } = await tokensOf(member.client);
  return call(identity, method, `${path}${target}`, { token, body });
}

const outcomeOf = ({ status, body }: Answer) => [status, body['code']];

/** Every route for grants of openapi.json, so that new ones are included. */
const routes = listOperations(createIdentityOpenApi()).filter((each) => each.path.startsWith(path));

async function outcomesOf(member: SignedInAccount): Promise<unknown[]> {
  const outcomes: unknown[] = [];
  for (const route of routes) {
    const target = fillPath(route.path, () => randomUUID()).slice(path.length);
    outcomes.push(outcomeOf(await ask(member, route.method.toUpperCase(), target)));
  }
  return outcomes;
}
const rolesIn = (token: string) =>
  (claimsOf(token)['app_metadata'] as Record<string, unknown> | undefined)?.['staff_roles'];
const rolesOf = async ({ client }: SignedInAccount) => rolesIn((await tokensOf(client)).access);

test('an administrator grants roles to a confirmed account, whose next token names them', async () => {
  const [admin, member] = [await createStaff('admin'), await createProtected(identity)];
  expect(await rolesOf(member)).toBeUndefined();
  const until = inAnHour();
  const { status, body } = await ask(admin, 'POST', '', {
    email: member.email.toUpperCase(),
    ...{ roles: ['reviewer', 'support'], until, reason },
  });
  const view = {
    ...{ user_id: member.userId, email: member.email, roles: ['reviewer', 'support'], until, reason },
    ...{ granted_by: admin.userId, granted_at: expect.any(String), version: 1, is_active: true },
  };
  expect([status, body]).toEqual([201, view]);
  await member.client.refreshSession();
  expect(await rolesOf(member)).toEqual(['reviewer', 'support']);
  const { body: listed } = await ask(admin, 'GET');
  expect(listed['next']).toBeNull();
  expect(listed['grants']).toContainEqual(view);
});

test('only a confirmed account that is no staff yet is granted roles, by someone else and with an end ahead', async () => {
  const admin = await createStaff('admin');
  const { email } = await createOwner(identity);
  const grant = (changes: object) =>
    ask(admin, 'POST', '', { email, roles: ['support'], until: null, reason, ...changes }).then(outcomeOf);
  expect(await grant({ email: `${randomUUID()}@mail.example` })).toEqual([404, 'STAFF_ACCOUNT_NOT_FOUND']);
  expect(await grant({ email: admin.email })).toEqual([403, 'STAFF_GRANT_OWN']);
  for (const wrong of [
    { until: new Date().toISOString() },
    { roles: [] },
    { roles: ['owner'] },
    { reason: ' ' },
  ])
    expect(await grant(wrong)).toEqual([422, 'REQUEST_INVALID']);
  expect(await grant({})).toEqual([201, undefined]);
  expect(await grant({})).toEqual([409, 'STAFF_GRANT_EXISTS']);
});

test('S47 an account that is not confirmed becomes no staff', async () => {
  const admin = await createStaff('admin');
  const made = await createAdmin(identity).then(({ call: send }) =>
    send('POST', '/users', { email: `${randomUUID()}@mail.example` }),
  );
  const body = { email: made.body['email'], roles: ['support'], until: null, reason };
  expect(outcomeOf(await ask(admin, 'POST', '', body))).toEqual([404, 'STAFF_ACCOUNT_NOT_FOUND']);
});

test('S30 a revocation counts at once: here, at the other services, and for the refresh token', async () => {
  const [admin, member] = [await createStaff('admin'), await createStaff('reviewer', 'admin')];
  const { access, refresh } = await tokensOf(member.client);
  expect((await ask(member, 'GET')).status).toBe(200);
  const revoked = await ask(admin, 'DELETE', `/${member.userId}`, { version: 1, reason: 'Left the team' });
  expect(revoked.status).toBe(204);
  expect(outcomeOf(await call(identity, 'GET', path, { token: access }))).toEqual([401, 'TOKEN_INVALID']);
  await other.endedSessions.refresh();
  await request(other.app).get('/').auth(access, { type: 'bearer' }).expect(401);
  const refreshed = await call(identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token: refresh },
  });
  expect(refreshed.status).toBe(400);
  const again = { ...member, client: await signInAgain(identity, member.email) };
  expect(await rolesOf(again)).toBeUndefined();
  await raise(identity, again, member);
  expect(outcomeOf(await ask(again, 'GET'))).toEqual([403, 'STAFF_ROLE_MISSING']);
  const list = (await ask(admin, 'GET')).body['grants'] as { user_id: string }[];
  expect(list.map(({ user_id }) => user_id)).not.toContain(member.userId);
});

test('a change replaces the roles; only one that takes something away ends the sessions', async () => {
  const [admin, member] = [await createStaff('admin'), await createStaff('support')];
  const change = (version: number, changes: object) =>
    ask(admin, 'PUT', `/${member.userId}`, { roles: ['support'], until: null, reason, version, ...changes });
  expect(outcomeOf(await change(2, {}))).toEqual([409, 'STAFF_GRANT_CHANGED']);
  expect((await change(1, { roles: ['support', 'finance'] })).body).toMatchObject({ version: 2 });
  await member.client.refreshSession();
  expect(await rolesOf(member)).toEqual(['support', 'finance']);
  const { access } = await tokensOf(member.client);
  expect((await change(2, { roles: ['support', 'finance'], until: inAnHour() })).status).toBe(200);
  expect((await callAs(identity, member.client, 'GET', '/user')).status).toBe(403); // its sessions have ended
  const again = await signInAgain(identity, member.email);
  expect((await change(3, { roles: ['finance'], until: inAnHour() })).status).toBe(200);
  expect((await callAs(identity, again, 'GET', '/user')).status).toBe(403);
  await other.endedSessions.refresh();
  await request(other.app).get('/').auth(access, { type: 'bearer' }).expect(401);
});

test('nobody changes or revokes their own roles, and what is not there is not found', async () => {
  const admin = await createStaff('admin');
  const change = { roles: ['admin'], until: null, reason, version: 1 };
  for (const [id, refusal] of [
    [admin.userId, [403, 'STAFF_GRANT_OWN']],
    [randomUUID(), [404, 'STAFF_GRANT_NOT_FOUND']],
  ] as const) {
    expect(outcomeOf(await ask(admin, 'PUT', `/${id}`, change))).toEqual(refusal);
    expect(outcomeOf(await ask(admin, 'DELETE', `/${id}`, { version: 1, reason }))).toEqual(refusal);
  }
});

test('of two administrators who revoke each other at once, one stays', async () => {
  const [one, two] = [await createStaff('admin'), await createStaff('admin')];
  const revoke = (by: SignedInAccount, target: SignedInAccount) =>
    ask(by, 'DELETE', `/${target.userId}`, { version: 1, reason });
  const answers = await Promise.all([revoke(one, two), revoke(two, one)]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await grants().countDocuments({ revoked_at: null })).toBe(1);
});

test('S23 a session without the second factor, and one that signed in over twelve hours ago, get nothing', async () => {
  const admin = await createStaff('admin');
  const lower = { ...admin, client: await signInAgain(identity, admin.email) };
  expect(await outcomesOf(lower)).toEqual(routes.map(() => [403, 'STAFF_FACTOR_MISSING']));
  const sessions = identity.database.db.collection('sessions');
  const id = claimsOf((await tokensOf(admin.client)).access)['session_id'];
  const thirteenHoursAgo = new Date(Date.now() - 13 * 3_600_000);
  await sessions.updateOne(
    { _id: id as never },
    { $set: { 'amr.$[each].at': thirteenHoursAgo } },
    { arrayFilters: [{ 'each.method': 'password' }] },
  );
  expect(await outcomesOf(admin)).toEqual(routes.map(() => [403, 'STAFF_SIGN_IN_TOO_OLD']));
});

test.each(['support', 'reviewer', 'finance', 'content'])(
  'S47 %s neither sees nor decides who the staff is',
  async (role) => {
    expect(routes).toHaveLength(4);
    const member = await createStaff(role);
    expect(await outcomesOf(member)).toEqual(routes.map(() => [403, 'STAFF_ROLE_MISSING']));
  },
);

test('roles that have ended are gone at the next refresh', async () => {
  const member = await createProtected(identity);
  await store(member.userId, { roles: ['support'], until: new Date(Date.now() + 3_600_000) });
  await member.client.refreshSession();
  expect(await rolesOf(member)).toEqual(['support']);
  await grants().updateOne({ _id: member.userId }, { $set: { until: new Date() } });
  await member.client.refreshSession();
  expect(await rolesOf(member)).toBeUndefined();
});

describe('S36 roles of the staff come from a grant alone', () => {
  test('not from the account itself', async () => {
    const { client } = await createOwner(identity);
    const { error } = await client.updateUser({ data: { staff_roles: ['admin'] } });
    expect(error).toBeNull();
    const own = await callAs(identity, client, 'PUT', '/user', { app_metadata: { staff_roles: ['admin'] } });
    expect(own.status).toBe(403);
    await client.refreshSession();
    expect(rolesIn((await tokensOf(client)).access)).toBeUndefined();
  });

  test('not from the holder of a service key', async () => {
    const owner = await createOwner(identity);
    const admin = await createAdmin(identity);
    const app_metadata = { staff_roles: ['admin'] };
    for (const answer of [
      await admin.call('PUT', `/users/${owner.userId}`, { app_metadata }),
      await admin.call('POST', '/users', { email: `${randomUUID()}@mail.example`, app_metadata }),
    ])
      expect(answer.status).toBe(400);
    // As if written by other means.
    await identity.database.db
      .collection<{ _id: string }>('users')
      .updateOne({ _id: owner.userId }, { $set: { 'app_metadata.staff_roles': ['admin'] } });
    await owner.client.refreshSession();
    const { access } = await tokensOf(owner.client);
    expect(rolesIn(access)).toBeUndefined();
    expect(claimsOf(access)['app_metadata']).toEqual({ provider: 'email', providers: ['email'] });
  });

  test('not from the hook that words the claims', async () => {
    const { email } = await createOwner(identity);
    hooks.answer('CUSTOM_ACCESS_TOKEN', ({ body }) => ({
      body: {
        claims: { ...(body['claims'] as object), app_metadata: { team: 'x', staff_roles: ['admin'] } },
      },
    }));
    const { access } = await tokensOf(await signInAgain(identity, email));
    expect(claimsOf(access)['app_metadata']).toEqual({ team: 'x' });
  });
});

test('every act is in the audit chain, with its content until the account is erased', async () => {
  const [admin, member] = [await createStaff('admin'), await createOwner(identity)];
  const { body } = await ask(admin, 'POST', '', {
    email: member.email,
    roles: ['support'],
    until: null,
    reason,
  });
  const change = { roles: ['content'], until: null, reason, version: body['version'] };
  await ask(admin, 'PUT', `/${member.userId}`, change);
  await ask(admin, 'DELETE', `/${member.userId}`, { version: 2, reason: 'Left the team' });
  const subject = { type: 'account', id: member.userId };
  const { entries } = await chain().list({ subject }, { limit: 10 });
  expect(entries.map(({ action, actor, role }) => ({ action, actor, role }))).toEqual(
    ['revoked', 'changed', 'granted'].map((act) => ({
      action: `staff-grant.${act}`,
      actor: { id: admin.userId, kind: 'staff' },
      role: 'admin',
    })),
  );
  expect(entries[0]?.request_id).toEqual(expect.any(String));
  expect(await chain().readPayload(entries[0]!.seq)).toMatchObject({
    before: { roles: ['content'] },
    details: { reason: 'Left the team' },
  });
  await createAdmin(identity).then(({ call: send }) => send('DELETE', `/users/${member.userId}`));
  expect(await grants().findOne({ _id: member.userId })).toBeNull();
  expect(await chain().readPayload(entries[0]!.seq)).toMatchObject({ state: 'erased' });
  expect(await chain().verify()).toMatchObject({ ok: true });
});
