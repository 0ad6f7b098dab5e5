import { createMongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import request from 'supertest';
import { createReleaseRepository } from '../src/data-access/release-repository';
import { pruneReleases } from '../src/domain/releases/prune-releases';
import { startTestGateway, type TestGateway } from './running-gateway';
import { upload } from './team';

const version = (number: number) => `1.0.0-${String(number).padStart(10, '0')}`;
const remote = 'mf-test';
const dayMs = 24 * 60 * 60_000;

let gateway: TestGateway;
let built = 0;

beforeAll(async () => {
  gateway = await startTestGateway();
});

afterAll(() => gateway.stop());

const uploadNext = async () => {
  const next = version((built += 1));
  await upload(gateway.store, remote, next);
  return next;
};
const publishBuild = async (number = uploadNext()) => {
  const next = await number;
  const { body } = await gateway.team.publish(next, { isLocalBuild: true }).expect(200);
  return { version: next, status: body as { current: string; canary: unknown } };
};
const ask = (asked: Parameters<TestGateway['team']['ask']>[0]) => gateway.team.ask(asked).expect(200);

test('is live for everybody, with the build before as its fallback', async () => {
  const first = await publishBuild();
  const second = await publishBuild();
  expect(second.status).toMatchObject({ current: second.version, fallback: first.version });
});

test('changes nothing while a version is pinned or canaries, and can be promoted', async () => {
  const current = (await publishBuild()).version;
  await ask({ remote, action: 'pin', version: current });
  expect((await publishBuild()).status).toMatchObject({ current, pinned: true });
  await ask({ remote, action: 'promote', version: current, trafficPercent: 100 });
  const canary = await uploadNext();
  await gateway.team.publish(canary, { trafficPercent: 10 }).expect(200);
  const held = await publishBuild();
  expect(held.status).toMatchObject({ current, canary: { version: canary, trafficPercent: 10 } });
  const { body } = await ask({ remote, action: 'promote', version: held.version, trafficPercent: 100 });
  expect(body).toMatchObject({ current: held.version, canary: null });
});

test('never gives visitors a version that its team has published to testers, or taken back', async () => {
  const current = (await publishBuild()).version;
  const forTesters = await uploadNext();
  await gateway.team.publish(forTesters, { trafficPercent: 0 }).expect(200);
  expect((await publishBuild(Promise.resolve(forTesters))).status).toMatchObject({ current });
  const broken = (await publishBuild()).version;
  await ask({ remote, action: 'rollback' });
  expect((await publishBuild(Promise.resolve(broken))).status).toMatchObject({ current });
});

test('is forgotten a day after visitors last got it, and a version of the team is not', async () => {
  const ofTeam = await uploadNext();
  await gateway.team.publish(ofTeam).expect(200);
  const [outdated] = [(await publishBuild()).version, await publishBuild(), await publishBuild()];
  const connection = createMongoConnection();
  const mongo = await openMongoConnection(connection, { uri: gateway.database.uri, logger: gateway.logger });
  const releases = createReleaseRepository(connection);
  await pruneReleases(
    { now: new Date(Date.now() + 2 * dayMs), keptDays: 30 },
    { releases, files: gateway.store, logger: gateway.logger },
  );
  const registered = (await releases.listVersions(remote)).map((each) => each.version);
  await mongo.close();
  expect(registered).toContain(ofTeam);
  expect(registered).not.toContain(outdated);
  await request(gateway.url).get(`/remotes/${remote}/${outdated}/detail.js`).expect(404);
});
