import { createAuditChain } from '@sabi/audit/audit-chain';
import {
  openStaffAdministration,
  type StaffAdministration,
} from '../../src/entry-points/commands/staff-administration';
import { callAs, claimsOf, createOwner, signInAgain, tokensOf } from '../support/factors';
import { startTestIdentity, type TestIdentity } from '../support/identity';

const reason = 'The first administrator';
const terms = (...roles: ('admin' | 'support')[]) => ({ roles, until: null, reason });

let identity: TestIdentity;
let administration: StaffAdministration;
beforeAll(async () => {
  identity = await startTestIdentity();
  const { uri, db } = identity.database;
  administration = await openStaffAdministration({ uri, database: db.databaseName, operator: 'putri' });
});
afterAll(async () => {
  await administration.close();
  await identity.stop();
});

const rolesIn = (token: string) =>
  (claimsOf(token)['app_metadata'] as Record<string, unknown>)['staff_roles'];

test('an operator makes the first administrator, and nobody else can be the last one to go', async () => {
  const { client, email, userId } = await createOwner(identity);
  expect(await administration.list()).toEqual([]);
  const granted = { userId, email, roles: ['admin'], until: null, isActive: true };
  expect(await administration.grant(email, terms('admin'))).toEqual(granted);
  expect(await administration.list()).toEqual([granted]);
  await client.refreshSession();
  expect(rolesIn((await tokensOf(client)).access)).toEqual(['admin']);
  const last = { code: 'STAFF_LAST_ADMIN' };
  await expect(administration.revoke(email, reason)).rejects.toMatchObject(last);
  await expect(administration.grant(email, terms('support'))).rejects.toMatchObject(last);

  const second = await createOwner(identity);
  const ended = { ...terms('admin'), until: new Date(Date.now() + 3_600_000) };
  await administration.grant(second.email, ended);
  await identity.database.db
    .collection<{ _id: string }>('staff_grants')
    .updateOne({ _id: second.userId }, { $set: { until: new Date() } });
  await expect(administration.revoke(email, reason)).rejects.toMatchObject(last); // the other administrator's role has ended
  await administration.grant(second.email, terms('admin'));
  expect(await administration.revoke(email, reason)).toEqual({ ...granted, isActive: false });
  expect((await callAs(identity, client, 'GET', '/user')).status).toBe(403);
  expect(rolesIn((await tokensOf(await signInAgain(identity, email))).access)).toBeUndefined();
});

test('what an operator grants replaces what there was, and is in the audit chain with their name apart', async () => {
  const { email, userId } = await createOwner(identity);
  await administration.grant(email, terms('support', 'admin'));
  expect(await administration.grant(email.toUpperCase(), terms('support'))).toMatchObject({
    roles: ['support'],
  });
  await administration.revoke(email, 'Left the team');
  expect(await administration.grant(email, terms('support'))).toMatchObject({ isActive: true });
  const chain = createAuditChain(identity.database.db, 'svc-identity');
  const { entries } = await chain.list({ subject: { type: 'account', id: userId } }, { limit: 10 });
  expect(entries.map(({ action }) => action)).toEqual([
    'staff-grant.granted',
    'staff-grant.revoked',
    'staff-grant.changed',
    'staff-grant.granted',
  ]);
  expect(entries[0]).toMatchObject({ actor: { id: 'operate', kind: 'service' }, role: null });
  expect(JSON.stringify(entries)).not.toContain('putri');
  expect(await chain.readPayload(entries[1]!.seq)).toMatchObject({
    details: { operator: 'putri', reason: 'Left the team' },
  });
  expect(await chain.verify()).toMatchObject({ ok: true });
});

test('nobody is granted roles by an address that belongs to no account', async () => {
  await expect(administration.grant('nobody@mail.example', terms('admin'))).rejects.toMatchObject({
    code: 'STAFF_ACCOUNT_NOT_FOUND',
  });
  const { email } = await createOwner(identity);
  await expect(administration.revoke(email, reason)).rejects.toMatchObject({ code: 'STAFF_GRANT_NOT_FOUND' });
});
