import { releaseFileKey } from '@sabi/remote-publisher/release-files';
import request from 'supertest';
import { startTestGateway, type TestGateway } from './running-gateway';
import { upload } from './team';

const version = (number: number) => `1.0.0-${String(number).padStart(10, '0')}`;
const [first, second, third] = [version(1), version(2), version(3)];
const remote = 'mf-test';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startTestGateway();
  for (const each of [first, second, third]) {
    await upload(gateway.store, remote, each);
    await gateway.team.publish(each).expect(200);
  }
});

afterEach(() => gateway.stop());

const lose = (lost: string) =>
  gateway.store.delete(releaseFileKey({ name: remote, version: lost }, 'remoteEntry.js'));
const status = async () => (await gateway.team.ask({ remote, action: 'status' }).expect(200)).body;

test('when the files of the current version are gone, its status says so and names the newest version that is whole', async () => {
  expect(await status()).toMatchObject({ current: third, failing: null });
  await lose(third);
  expect(await status()).toMatchObject({
    failing: { reason: 'files-unavailable', lastGood: second },
  });
  await lose(second);
  expect(await status()).toMatchObject({ failing: { lastGood: first } });
  await lose(first);
  expect(await status()).toMatchObject({ failing: { lastGood: null } });
});

test('when the files of a version are gone, nobody is given it', async () => {
  await lose(second); // the fallback
  for (const asked of [
    { remote, action: 'pin', version: second },
    { remote, action: 'promote', version: second, trafficPercent: 100 },
    { remote, action: 'rollback' },
  ] as const) {
    const { body } = await gateway.team.ask(asked).expect(422);
    expect(body).toMatchObject({ code: 'RELEASE_INVALID', detail: expect.stringContaining(second) });
  }
  expect(await status()).toMatchObject({ current: third, pinned: false });
});

test('when lost files are uploaded again, they are served without a restart', async () => {
  const address = `/remotes/${remote}/${third}/remoteEntry.js`;
  await lose(third);
  await request(gateway.url).get(address).expect(404);
  await upload(gateway.store, remote, third);
  await request(gateway.url).get(address).expect(200, 'entry()');
});
