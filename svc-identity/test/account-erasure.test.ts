import { randomUUID } from 'node:crypto';
import { accountErased } from '@sabi/contracts/messages/account';
import { profileErasureQueue } from '@sabi/contracts/messages/queues';
import type { Message } from '@sabi/event-bus/bus';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { eventually } from '@sabi/test-kit/eventually';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { openDependencies } from '../src/dependencies';
import { sweepErasures } from '../src/domain/account-erasure/sweep-erasures';
import { readEnv } from '../src/service';
import { call, createAccount, createSignedIn } from './support/accounts';
import { createAdmin } from './support/admin';
import { createOwner, enrollTotp, raise, type SignedInAccount, signInAgain } from './support/factors';
import { buildEnv, password, startTestIdentity, type TestIdentity, uniqueEmail } from './support/identity';
import { readAudit, readNewestMail } from './support/mails';

const dayMs = 24 * 3_600_000;
const path = '/auth/v1/user/deletion';

describe('deleting one’s own account', () => {
  let identity: TestIdentity;
  const published: Message[] = [];
  const heldBy = (text: string) => findCollectionsContaining(identity.database.db, text);
  const deletions = () => identity.database.db.collection<{ _id: string }>('account_deletions');
  const tokenOf = async ({ client }: Pick<SignedInAccount, 'client'>) =>
    (await client.getSession()).data.session?.access_token ?? '';
  const ask = async (account: Pick<SignedInAccount, 'client'>, method = 'POST') =>
    call(identity, method, path, { token: await tokenOf(account) });
  const letTimePass = (userId: string) =>
    deletions().updateOne({ _id: userId }, { $set: { erases_at: new Date(Date.now() - 1000) } });
  /** The same on the broker of this test. */
  const sweepHere = async () => {
    const deps = await openDependencies(readEnv(buildEnv({ MONGODB_URI: identity.database.uri })), {
      broker: { inProcess: identity.broker },
      logger: silentLogger,
    });
    try {
      return await sweepErasures(deps, new AbortController().signal);
    } finally {
      await deps.close();
    }
  };
  /** The hourly sweep of another process. */
  const sweep = async (until: () => Promise<void>) => {
    await identity.database.db.collection('leases').deleteMany({});
    const later = await startTestIdentity({ MONGODB_URI: identity.database.uri });
    try {
      await eventually(until);
    } finally {
      await later.stop();
    }
  };

  beforeAll(async () => {
    identity = await startTestIdentity();
    identity.broker.register(profileErasureQueue.name, async (message) => void published.push(message));
  });

  afterAll(() => identity.stop());

  test('it is erased seven days later, the owner gets a mail, and both can be read', async () => {
    const account = await createSignedIn(identity);
    expect((await ask(account, 'GET')).body).toEqual({ deletion: null });
    const { status, body } = await ask(account);
    expect(status).toBe(200);
    const { requested_at, erases_at } = body['deletion'] as Record<string, string>;
    expect(Date.parse(erases_at ?? '') - Date.parse(requested_at ?? '')).toBe(7 * dayMs);
    expect((await ask(account, 'GET')).body).toEqual(body);
    const { mail } = await readNewestMail(identity, account.email);
    expect(mail.subject).toBe('Your Sabi account will be deleted');
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
    expect(mail.text).toContain(`will be deleted on ${day.format(new Date(erases_at ?? ''))}`);
  });

  test('a repeated request changes nothing; a cancelled one is removed, and the owner gets a mail about that too', async () => {
    const account = await createSignedIn(identity);
    const first = (await ask(account)).body;
    expect((await ask(account)).body).toEqual(first);
    await readNewestMail(identity, account.email); // otherwise the next could overtake it
    expect((await ask(account, 'DELETE')).status).toBe(204);
    expect((await ask(account, 'DELETE')).status).toBe(204);
    expect((await ask(account, 'GET')).body).toEqual({ deletion: null });
    const { mail } = await readNewestMail(identity, account.email, 2);
    expect(mail.subject).toBe('Your Sabi account stays');
    expect(
      (await readAudit(identity, account.userId)).filter((action) => action === 'user_modified'),
    ).toHaveLength(2);
  });

  test('the password alone does not delete an account with a second factor', async () => {
    const account = await createOwner(identity);
    const factor = await enrollTotp(account.client);
    await raise(identity, account, factor);
    const byPassword = { client: await signInAgain(identity, account.email) };
    expect(await ask(byPassword)).toMatchObject({ status: 403, body: { error_code: 'insufficient_aal' } });
    expect((await ask(account)).status).toBe(200);
  });

  test('a session from days ago does not delete it either', async () => {
    const account = await createSignedIn(identity);
    await identity.database.db
      .collection('sessions')
      .updateMany({ user_id: account.userId }, { $set: { created_at: new Date(Date.now() - 2 * dayMs) } });
    expect(await ask(account)).toMatchObject({
      status: 400,
      body: { error_code: 'reauthentication_needed' },
    });
    expect(await deletions().countDocuments({ _id: account.userId })).toBe(0);
  });

  test('once it is due no personal data is left, and every service gets the message', async () => {
    const canary = `kenari-${randomUUID()}`;
    const email = `${canary}@mail.example`;
    const { userId } = await createAccount(identity, {
      email,
      user_metadata: { first_name: canary, full_name: canary },
      phone: `62811${String(Date.now()).slice(-8)}`,
    });
    await identity.createClient().signInWithPassword({ email, password: 'not the password' });
    const client = await signInAgain(identity, email);
    await client.updateUser({ data: { last_name: canary } });
    await client.updateUser({ password: `${canary.slice(0, 20)}!` });
    await client.signInWithOtp({ email });
    await (await createAdmin(identity)).call('PUT', `/users/${userId}`, { user_metadata: { note: canary } });
    expect((await ask({ client })).status).toBe(200);
    await eventually(async () => expect(await heldBy(canary)).toContain('audit_log'));
    // Entries of administrators are written a moment later.
    await eventually(async () => expect(await readAudit(identity, userId)).toContain('user_signedup'));
    await letTimePass(userId);
    expect(await sweepHere()).toBe(1);
    expect(await heldBy(canary)).toEqual([]);
    expect(await heldBy(userId)).toEqual(expect.arrayContaining(['audit_log']));
    expect(await readAudit(identity, userId)).toContain('user_deleted');
    await eventually(() =>
      expect(published.map(({ body }) => accountErased.schema.parse(body).user_id)).toContain(userId),
    );
    expect((await client.getUser()).error).toMatchObject({ code: 'user_not_found' });
    expect((await client.refreshSession()).error).toBeTruthy();
    expect((await identity.createClient().signUp({ email, password })).error).toBeNull();
  });

  test('an account that is not due, or whose owner has cancelled, stays', async () => {
    const [kept, waiting, due] = [
      await createSignedIn(identity),
      await createSignedIn(identity),
      await createSignedIn(identity),
    ];
    for (const account of [kept, waiting, due]) await ask(account);
    await letTimePass(kept.userId);
    await ask(kept, 'DELETE');
    await letTimePass(due.userId);
    const users = identity.database.db.collection<{ _id: string }>('users');
    await sweep(async () => expect(await users.countDocuments({ _id: due.userId })).toBe(0));
    expect(await users.countDocuments({ _id: { $in: [kept.userId, waiting.userId] } })).toBe(2);
    expect((await waiting.client.getUser()).error).toBeNull();
  });

  test('services get the message also for an account that an operator deletes', async () => {
    const { userId } = await createAccount(identity, { email: uniqueEmail() });
    const admin = await createAdmin(identity);
    await admin.call('DELETE', `/users/${userId}`);
    await eventually(() =>
      expect(published.map(({ body }) => (body as { user_id: string }).user_id)).toContain(userId),
    );
  });
});
