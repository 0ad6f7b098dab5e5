import { randomUUID } from 'node:crypto';
import { createAuditChain } from '@sabi/audit/audit-chain';
import { commandStaffRemoteRoute, listStaffRemotesRoute } from '@sabi/contracts/http/gateway/staff-remotes';
import { createMongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { eventually } from '@sabi/test-kit/eventually';
import { staffClaims } from '@sabi/test-kit/openapi/staff-access';
import request from 'supertest';
import { createReleaseRepository } from '../src/data-access/release-repository';
import { startTestGateway, type TestGateway } from './running-gateway';
import { upload } from './team';

const version = (number: number) => `1.0.0-${String(number).padStart(10, '0')}`;
const [first, second, third] = [version(1), version(2), version(3)];
const remote = 'mf-test';
const staffId = randomUUID();
const email = 'rina@sabi.example';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.issuer.sign({ ...staffClaims({ roles: ['platform'] }), sub: staffId, email });
  await eventually(() => list().expect(200)); // once the list of ended sessions is there
  for (const each of [first, second, third]) await upload(gateway.store, remote, each);
});

afterAll(() => gateway.stop());

const list = () => request(gateway.url).get(listStaffRemotesRoute.path).auth(token, { type: 'bearer' });
const overview = async () => (await list().expect(200)).body.remotes[0];
const send = (body: object, name = remote) =>
  request(gateway.url)
    .post(commandStaffRemoteRoute.path.replace('{name}', name))
    .auth(token, { type: 'bearer' })
    .send(body);
const command = async (body: object) => {
  const { revision } = await overview();
  return (await send({ ...body, revision }).expect(200)).body;
};
/** The chain by the driver that the gateway has, which needs one connection for a transaction. */
const acts = async () => {
  const chain = createAuditChain(gateway.database.db as never, 'gateway');
  expect(await chain.verify()).toMatchObject({ ok: true });
  const { entries } = await chain.list({}, { limit: 50 });
  return entries.map(({ action, actor, subject, role }) => ({ action, actor, subject, role }));
};
const staffActor = { kind: 'staff', id: staffId, name: email };

test('without a remote the page has an empty list, which no cache keeps', async () => {
  const { body, headers } = await list().expect(200);
  expect(body).toEqual({ remotes: [] });
  expect(headers['cache-control']).toBe('private, no-store');
});

test('a remote is shown with its versions, who published them and its canary with the figures that end it', async () => {
  await gateway.team.publish(first).expect(200);
  await gateway.team.publish(second, { trafficPercent: 10 }).expect(200);
  const team = { kind: 'team', id: expect.stringMatching(/^[0-9a-f]{8}$/), name: null };
  const publishedBy = { publishedBy: team, publishedAt: expect.any(String) };
  expect(await overview()).toMatchObject({
    name: remote,
    basePaths: ['/test'],
    current: first,
    canary: {
      version: second,
      trafficPercent: 10,
      figures: { networks: 0, failed: 0 },
      endsAt: { percent: 5, failedNetworks: 3 },
    },
    versions: [
      { version: second, ...publishedBy },
      { version: first, ...publishedBy },
    ],
    events: [
      { action: 'published', version: second, trafficPercent: 10, by: team },
      { action: 'published', version: first, trafficPercent: 100, by: team },
    ],
  });
});

test('a member widens, promotes and rolls back, which visitors get at once and the audit chain keeps', async () => {
  const widened = await command({ action: 'promote', version: second, trafficPercent: 50 });
  expect(widened).toMatchObject({ canary: { version: second, trafficPercent: 50 } });
  const promoted = await command({ action: 'promote', version: second, trafficPercent: 100 });
  expect(promoted).toMatchObject({ current: second, fallback: first, canary: null });
  const { body } = await request(gateway.url).get('/remotes.json').expect(200);
  expect(body.remotes[0].release.version).toBe(second);
  const back = await command({ action: 'rollback', version: second });
  expect(back).toMatchObject({ current: first, lastRollback: { version: second, by: staffActor } });
  expect(back.events.slice(0, 3)).toEqual([
    { action: 'rolled_back', version: second, trafficPercent: 0, by: staffActor, at: expect.any(String) },
    { action: 'promoted', version: second, trafficPercent: 100, by: staffActor, at: expect.any(String) },
    { action: 'promoted', version: second, trafficPercent: 50, by: staffActor, at: expect.any(String) },
  ]);
  const of = {
    actor: { id: staffId, kind: 'staff' },
    subject: { type: 'remote', id: remote },
    role: 'platform',
  };
  expect(await acts()).toEqual([
    { action: 'remote.rolled_back', ...of },
    { action: 'remote.promoted', ...of },
    { action: 'remote.promoted', ...of },
  ]);
});

test('a pin keeps what is published from visitors, and says since when and by whom; unpinning keeps the version', async () => {
  const pinned = await command({ action: 'pin', version: first });
  expect(pinned).toMatchObject({ current: first, pinned: true, pinnedBy: staffActor });
  expect(Date.parse(pinned.pinnedSince)).toBeGreaterThan(0);
  await gateway.team.publish(third, { trafficPercent: 100 }).expect(200);
  expect(await overview()).toMatchObject({
    current: first,
    canary: null,
    events: [
      { action: 'published', version: third, trafficPercent: 0 },
      { action: 'pinned' },
      {},
      {},
      {},
      {},
      {},
    ],
  });
  expect(await command({ action: 'unpin' })).toMatchObject({
    current: first,
    pinned: false,
    pinnedSince: null,
  });
});

test('sent again it changes nothing, leaves no entry and succeeds', async () => {
  const { revision } = await overview();
  const pin = { action: 'pin', version: first, revision };
  await send(pin).expect(200);
  const [before, entries] = [await overview(), await acts()];
  expect((await send(pin).expect(200)).body).toEqual(before);
  expect(await acts()).toEqual(entries);
  await command({ action: 'unpin' });
});

test('what has changed since it was seen is not changed', async () => {
  const { revision } = await overview();
  await command({ action: 'pin', version: third });
  const { body } = await send({ action: 'pin', version: second, revision }).expect(409);
  expect(body.code).toBe('REMOTE_CHANGED');
  expect(await overview()).toMatchObject({ current: third });
  await command({ action: 'unpin' });
});

test.each([
  ['a version that is not registered', { action: 'pin', version: version(9) }, 404, 'RELEASE_NOT_FOUND'],
  ['a version that visitors do not get', { action: 'rollback', version: first }, 404, 'RELEASE_NOT_FOUND'],
  ['a share that is none', { action: 'promote', version: first, trafficPercent: 0 }, 422, 'REQUEST_INVALID'],
  ['a version that is none', { action: 'pin', version: { $ne: '' } }, 422, 'REQUEST_INVALID'],
  ['a field more', { action: 'unpin', by: 'another account' }, 422, 'REQUEST_INVALID'],
  ['publishing, which is signed', { action: 'publish' }, 422, 'REQUEST_INVALID'],
])('%s is refused', async (_what, body, status, code) => {
  const before = await overview();
  expect((await send({ ...body, revision: before.revision }).expect(status)).body.code).toBe(code);
  expect(await overview()).toEqual(before);
});

test('a remote that nobody has registered is not there', async () => {
  await send({ action: 'unpin', revision: 0 }, 'mf-other').expect(404, /REMOTE_NOT_FOUND/);
});

test('S29 a member whose session has ended changes nothing', async () => {
  const claims = { ...staffClaims({ roles: ['platform'] }), session_id: randomUUID() };
  const ended = await gateway.issuer.sign(claims);
  gateway.issuer.end(claims.session_id);
  await eventually(() =>
    request(gateway.url).get(listStaffRemotesRoute.path).auth(ended, { type: 'bearer' }).expect(401),
  );
});

test('of an erased account its name goes, and what it did stays', async () => {
  const named = (name: string | null) =>
    gateway.database.db.collection('remote_events').countDocuments({ 'by.id': staffId, 'by.name': name });
  const count = await named(email);
  expect(count).toBeGreaterThan(3);
  const connection = createMongoConnection();
  const mongo = await openMongoConnection(connection, { uri: gateway.database.uri, logger: gateway.logger });
  const releases = createReleaseRepository(connection);
  await releases.eraseNames((id) => id !== staffId);
  expect(await named(email)).toBe(count);
  await releases.eraseNames((id) => id === staffId);
  expect([await named(email), await named(null)]).toEqual([0, count]);
  await mongo.close();
});
