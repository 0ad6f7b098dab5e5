import { randomUUID } from 'node:crypto';
import { MongoClient, type Document } from 'mongodb';
import { call, createAccount, createSignedIn, currentVersion } from './support/accounts';
import { createAdmin } from './support/admin';
import { password, startTestIdentity, type TestIdentity } from './support/identity';

/** A shape of queries with its plan. */
interface Plan {
  readonly query: string;
  readonly plan: string;
  readonly returned: number;
  readonly docsExamined: number;
}

const cheap = new Set([
  'IXSCAN',
  'IDHACK',
  'EXPRESS',
  'EXPRESS_IXSCAN',
  'CLUSTERED_IXSCAN',
  'FETCH',
  'LIMIT',
  'SKIP',
  'PROJECTION_SIMPLE',
  'PROJECTION_COVERED',
  'SORT_MERGE',
  'OR',
  'SUBPLAN',
  'COUNT_SCAN',
  'COUNT',
  'GROUP',
  'UPDATE',
  'DELETE',
  'EOF',
]);
/** Stages allowed in a search once an index has found the matches. */
const forSearches = new Set(['SORT']);

describe('every query of a request is answered by an index', () => {
  let identity: TestIdentity;
  let client: MongoClient;
  let userId: string;
  let email: string;
  let sessionId: unknown;
  const plans: Plan[] = [];

  /** The plan of a command that the service sent. */
  const explain = async (command: Document): Promise<Document> =>
    client.db(identity.database.db.databaseName).command({ explain: command, verbosity: 'executionStats' });

  const check = async (command: Document, { isSearch = false } = {}) => {
    const stats = (await explain(command))['executionStats'] as Document;
    const stages = stagesOf(stats['executionStages'] as Document);
    const [kind = '', collection = ''] = Object.entries(command)[0] ?? [];
    const query = `${kind} ${collection} ${JSON.stringify(Object.keys((command['filter'] ?? command['query'] ?? {}) as object))}`;
    plans.push({
      query,
      plan: stages.join(' < '),
      returned: Number(stats['nReturned']),
      docsExamined: Number(stats['totalDocsExamined']),
    });
    const unexpected = stages.filter((stage) => !cheap.has(stage) && !(isSearch && forSearches.has(stage)));
    expect({ query, unexpected }).toEqual({ query, unexpected: [] });
    return stats;
  };

  beforeAll(async () => {
    identity = await startTestIdentity();
    client = await MongoClient.connect(identity.database.uri);
    for (let index = 0; index < 30; index += 1)
      await createAccount(identity, { user_metadata: { full_name: `Person ${index}` } });
    ({ userId, email } = await createSignedIn(identity));
    const session = await identity.database.db.collection('sessions').findOne({ user_id: userId });
    sessionId = session?._id;
  });

  afterAll(async () => {
    console.table(plans);
    await client.close();
    await identity.stop();
  });

  test('reads of a request examine only what they return', async () => {
    const token = await identity.database.db.collection('refresh_tokens').findOne({ user_id: userId });
    const others = await identity.database.db.collection('users').distinct('_id', {});
    const ids = others.slice(0, 10);
    const byIds = { _id: { $in: ids } };
    const commands: Document[] = [
      { find: 'users', filter: { _id: userId }, limit: 1 },
      { find: 'users', filter: byIds, hint: { _id: 1 } },
      { find: 'users', filter: { email, aud: 'authenticated' }, limit: 1 },
      { find: 'users', filter: { phone: '62812', aud: 'authenticated' }, limit: 1 },
      {
        find: 'users',
        filter: {
          'identities.provider': 'email',
          identities: { $elemMatch: { provider: 'email', provider_id: userId } },
        },
        limit: 1,
      },
      { find: 'sessions', filter: { _id: sessionId, user_id: { $in: [userId] } }, limit: 1 },
      {
        find: 'sessions',
        filter: { _id: { $in: [sessionId, 'x'] }, user_id: { $in: [userId, 'x'] } },
        hint: { _id: 1 },
      },
      { find: 'sessions', filter: { user_id: userId, compromised_at: null }, sort: { created_at: -1 } },
      { find: 'refresh_tokens', filter: { _id: token?._id }, limit: 1 },
      { find: 'refresh_tokens', filter: { _id: { $in: [token?._id, 'x'] } }, hint: { _id: 1 } },
      { find: 'refresh_tokens', filter: { parent: token?._id }, limit: 1 },
      { find: 'one_time_tokens', filter: { link_hash: 'x' }, limit: 1 },
      {
        find: 'one_time_tokens',
        filter: { relates_to: '62812', type: { $in: ['phone_confirmation', 'phone_otp'] } },
        sort: { created_at: -1 },
        limit: 1,
      },
      { find: 'flow_states', filter: { auth_code: 'x' }, limit: 1 },
      { find: 'sso_providers', filter: { resource_id: 'x' }, limit: 1 },
      { find: 'sso_providers', filter: { domains: 'x' }, limit: 1 },
    ];
    for (const command of commands) {
      const stats = await check(command);
      expect(stats['totalDocsExamined']).toBeLessThanOrEqual(stats['nReturned']);
    }
  });

  test('the lists of administrators examine only their page', async () => {
    const page = await check({
      find: 'users',
      filter: {},
      sort: { created_at: -1, _id: -1 },
      skip: 10,
      limit: 5,
    });
    expect(page['totalDocsExamined']).toBeLessThanOrEqual(15);
    const counted = await check({ count: 'users', query: { created_at: { $gt: new Date(0) } } });
    expect(counted['totalDocsExamined']).toBe(0);
    const contains = { $gt: '', $regex: /person 7/i };
    await check(
      {
        find: 'users',
        filter: { $or: [{ email: contains }, { 'user_metadata.full_name': contains }] },
        sort: { created_at: -1, _id: -1 },
        limit: 50,
      },
      { isSearch: true },
    );
    const entries = await check({
      find: 'audit_log',
      filter: { action: { $in: ['login'] } },
      sort: { created_at: -1 },
      limit: 5,
    });
    expect(entries['totalDocsExamined']).toBeLessThanOrEqual(entries['nReturned']);
  });

  test('the log of an account examines only its page', async () => {
    const log = client.db(identity.database.db.databaseName).collection<{ _id: string }>('audit_log');
    const moments = Array.from({ length: 20 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)));
    const entries = [userId, 'another'].flatMap((accountId) =>
      moments.map((created_at) => ({
        _id: randomUUID(),
        account_id: accountId,
        event: 'signed_in',
        created_at,
      })),
    );
    await log.insertMany(entries);
    const time = moments[12];
    const page = await check({
      find: 'audit_log',
      filter: {
        account_id: userId,
        created_at: { $lte: time },
        $or: [{ created_at: { $lt: time } }, { _id: { $lt: 'a' } }],
      },
      sort: { created_at: -1, _id: -1 },
      limit: 5,
    });
    expect(page['nReturned']).toBe(5);
    expect(page['totalDocsExamined']).toBeLessThanOrEqual(6);
  });

  test('the queries that the service sends are among those explained', async () => {
    const db = client.db(identity.database.db.databaseName);
    await db.command({ profile: 2 });
    const admin = await createAdmin(identity);
    const signedIn = await call(identity, 'POST', '/auth/v1/token?grant_type=password', {
      body: { email, password },
      headers: currentVersion,
    });
    const access = String(signedIn.body['access_token']);
    for (const path of ['/user', '/sessions', '/user/audit'])
      await call(identity, 'GET', `/auth/v1${path}`, { token: access, headers: currentVersion });
    await call(identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: signedIn.body['refresh_token'] },
    });
    await admin.call('GET', '/users?per_page=2');
    await admin.call('GET', '/users?filter=person');
    await call(identity, 'POST', '/auth/v1/logout', { token: access });
    await db.command({ profile: 0 });
    const seen = await db
      .collection('system.profile')
      .find({ planSummary: { $exists: true }, ns: { $not: /system\.|outbox|inbox|leases/ } })
      .toArray();
    expect(seen.length).toBeGreaterThan(10);
    const scans = seen.filter(({ planSummary }) => String(planSummary).includes('COLLSCAN'));
    expect(scans.map(({ ns, command }) => [ns, command])).toEqual([]);
  });
});

function stagesOf(stage: Document): string[] {
  const inner = [stage['inputStage'], ...((stage['inputStages'] as Document[] | undefined) ?? [])];
  const own = String(stage['stage']);
  return [own, ...inner.filter(Boolean).flatMap((one) => stagesOf(one as Document))];
}
