import { createMongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { createReleaseRepository } from '../src/data-access/release-repository';
import { pruneReleases } from '../src/domain/releases/prune-releases';
import type { ReleaseRepository } from '../src/domain/releases/release-repository';
import { startTestGateway, type TestGateway } from './running-gateway';
import { upload } from './team';

const version = (number: number) => `1.0.0-${String(number).padStart(10, '0')}`;
const remote = 'mf-test';

describe('a canary', () => {
  let gateway: TestGateway;
  let published = 0;
  let networks = 0;

  beforeAll(async () => {
    gateway = await startTestGateway();
  });

  afterAll(() => gateway.stop());

  const publish = async (trafficPercent: number): Promise<string> => {
    const next = version((published += 1));
    await upload(gateway.store, remote, next);
    await gateway.team.publish(next, { trafficPercent }).expect(200);
    return next;
  };
  const readRemote = async (overrides = '') => {
    const { body } = await request(gateway.url).get('/remotes.json').set('X-Remote-Version', overrides);
    return body.remotes[0];
  };
  const status = async () => (await gateway.team.ask({ remote, action: 'status' }).expect(200)).body;
  const report = (about: string, kind: 'shown' | 'failed', network?: string) =>
    request(gateway.url)
      .post('/api/platform/v1/remote-reports')
      .set('X-Forwarded-For', network ?? `198.51.${Math.floor((networks += 1) / 250)}.${networks % 250}`)
      .send({ remote, version: about, kind })
      .expect(202);
  const logged = (event: string) => gateway.lines.filter((line) => line.includes(`"msg":"${event}"`));

  test('is beside the current version, and neither its figures nor its end change that one', async () => {
    const current = await publish(100);
    const canary = await publish(10);
    expect(await readRemote()).toMatchObject({
      trafficPercent: 90,
      release: { version: current },
      fallback: null,
      canary: { protocol: 1, rendering: 'server', release: { version: canary } },
    });
    await gateway.team.ask({ remote, action: 'promote', version: null, trafficPercent: 50 }).expect(200);
    expect(await readRemote()).toMatchObject({
      trafficPercent: 50,
      canary: { release: { version: canary } },
    });
    await gateway.team.ask({ remote, action: 'rollback' }).expect(200);
    expect(await readRemote()).toMatchObject({
      trafficPercent: 100,
      release: { version: current },
      canary: null,
    });
    expect(await status()).toMatchObject({ lastRollback: { version: canary, reason: 'team' } });
  });

  test('given to everybody has the version before as its fallback; a rollback goes back to it', async () => {
    const before = (await status()).current;
    const canary = await publish(10);
    await gateway.team.ask({ remote, action: 'promote', version: null, trafficPercent: 100 }).expect(200);
    expect(await readRemote()).toMatchObject({
      release: { version: canary },
      fallback: { version: before },
      canary: null,
    });
    await gateway.team.ask({ remote, action: 'rollback' }).expect(200);
    expect(await readRemote()).toMatchObject({ release: { version: before }, fallback: null });
    const { body } = await gateway.team.ask({ remote, action: 'rollback' }).expect(404);
    expect(body.code).toBe('RELEASE_NOT_FOUND');
  });

  test('is not begun while a version is pinned', async () => {
    const pinned = (await status()).current;
    await gateway.team.ask({ remote, action: 'pin', version: pinned }).expect(200);
    await publish(10);
    expect(await readRemote()).toMatchObject({ release: { version: pinned }, canary: null });
    await gateway.team.ask({ remote, action: 'promote', version: pinned, trafficPercent: 100 }).expect(200);
    expect(await status()).toMatchObject({ pinned: false });
  });

  test('cannot be a version that nobody has registered', async () => {
    for (const action of ['promote', 'pin'] as const)
      await gateway.team.ask({ remote, action, version: version(999), trafficPercent: 100 }).expect(404);
  });

  describe('for a tester', () => {
    test('a request that names a version gets it in place of the live one', async () => {
      const current = (await status()).current;
      const registered = await publish(0);
      expect(await readRemote()).toMatchObject({ release: { version: current }, canary: null });
      expect(await readRemote(`${remote}@${registered}`)).toMatchObject({
        release: { version: registered },
        fallback: { version: current },
        canary: null,
      });
    });

    test.each(['mf-test@9.9.9-9999999999', 'mf-other@1.0.0-0000000001', 'mf-test', '../../etc@1', '$ne'])(
      'S80 who names what is not registered (%s) it is what visitors get',
      async (override) => {
        expect(await readRemote(override)).toEqual(await readRemote());
      },
    );

    test('is in no shared cache', async () => {
      const { headers } = await request(gateway.url)
        .get('/remotes.json')
        .set('X-Remote-Version', 'mf-test@x');
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'x-remote-version' });
      expect(headers).not.toHaveProperty('etag', expect.stringMatching(/^"[\w-]{22}"$/));
    });
  });

  describe('that fails', () => {
    test('more often than it may is ended by itself, and that is logged', async () => {
      const current = (await status()).current;
      const canary = await publish(10);
      for (let index = 0; index < 20; index += 1) await report(current, 'shown');
      for (let index = 0; index < 4; index += 1) await report(canary, 'shown');
      for (let index = 0; index < 3; index += 1) await report(canary, 'failed');
      await eventually(async () => expect(await readRemote()).toMatchObject({ canary: null }));
      expect(await readRemote()).toMatchObject({ release: { version: current }, trafficPercent: 100 });
      expect(await status()).toMatchObject({ lastRollback: { version: canary, reason: 'error-budget' } });
      await eventually(() => expect(logged('remote.canary.rolled_back')).toHaveLength(1));
      const lines = logged('remote.canary.rolled_back');
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        level: 'error',
        remote,
        version: canary,
        percent: 10,
        figures: { networks: 7, failed: 3 },
        figures_of_current: { networks: 20, failed: 0 },
      });
    });

    test('S80 by the word of one client, however often it says so, goes on', async () => {
      const canary = await publish(10);
      for (let index = 0; index < 30; index += 1) await report(canary, 'failed', '203.0.113.7');
      for (let index = 0; index < 30; index += 1)
        await report(canary, 'failed', `2001:db8:1:1::${index + 1}`);
      await new Promise((resolve) => setTimeout(resolve, 6000));
      expect((await status()).canary).toMatchObject({ version: canary, figures: { networks: 2, failed: 2 } });
      await gateway.team.ask({ remote, action: 'rollback' }).expect(200);
    });

    test('as often as the current version goes on: something else is broken', async () => {
      const current = (await status()).current;
      const canary = await publish(10);
      for (let index = 0; index < 5; index += 1) {
        await report(current, 'failed');
        await report(canary, 'failed');
      }
      await new Promise((resolve) => setTimeout(resolve, 6000));
      expect((await status()).canary).toMatchObject({ version: canary });
      await gateway.team.ask({ remote, action: 'rollback' }).expect(200);
    });

    test('S80 is reported only so many times by a caller who asks too often', async () => {
      const statuses = await Promise.all(
        Array.from({ length: 130 }, () =>
          request(gateway.url)
            .post('/api/platform/v1/remote-reports')
            .set('X-Forwarded-For', '203.0.113.99')
            .send({ remote, version: version(1), kind: 'shown' })
            .then((response) => response.status),
        ),
      );
      expect(statuses.filter((each) => each === 429)).toHaveLength(10);
    });

    test('leaves nothing behind of versions nobody gets', async () => {
      await publish(10);
      await report(version(999), 'failed');
      const stored = await gateway.database.db
        .collection('remote_reports')
        .countDocuments({ version: version(999) });
      expect(stored).toBe(0);
      expect(logged('remote.browser.failed').some((line) => line.includes(version(999)))).toBe(false);
    });
  });
});

describe('what nobody gets any more', () => {
  let gateway: TestGateway;
  let releases: ReleaseRepository;
  let close: () => Promise<void>;
  const day = 24 * 60 * 60_000;

  beforeAll(async () => {
    gateway = await startTestGateway();
    const connection = createMongoConnection();
    const mongo = await openMongoConnection(connection, {
      uri: gateway.database.uri,
      logger: gateway.logger,
    });
    releases = createReleaseRepository(connection);
    close = () => mongo.close();
    for (const number of [1, 2, 3, 4]) await upload(gateway.store, remote, version(number));
    for (const number of [1, 2, 3]) await gateway.team.publish(version(number)).expect(200);
    await gateway.team.publish(version(4), { trafficPercent: 10 }).expect(200);
  });

  afterAll(async () => {
    await close();
    await gateway.stop();
  });

  const prune = (days: number) =>
    pruneReleases(
      { now: new Date(Date.now() + days * day), keptDays: 30 },
      { releases, files: gateway.store, logger: gateway.logger },
    );
  const registered = async () => (await releases.listVersions(remote)).map((each) => each.version).sort();
  const hasFiles = async (number: number) =>
    gateway.store.get(`remotes/${remote}/${version(number)}/main.css`).then(
      ({ stream }) => Boolean(stream.destroy()),
      () => false,
    );

  test('stays for thirty days, and goes then; what is in use stays for good', async () => {
    await prune(29);
    expect(await registered()).toEqual([1, 2, 3, 4].map(version));
    await prune(31);
    expect(await registered()).toEqual([2, 3, 4].map(version)); // fallback, current and canary
    expect(await hasFiles(1)).toBe(false);
    for (const number of [2, 3, 4]) expect(await hasFiles(number)).toBe(true);
  });

  test('was in use until now, where it is taken out of use now', async () => {
    await gateway.team.ask({ remote, action: 'rollback' }).expect(200);
    await prune(29);
    expect(await registered()).toEqual([2, 3, 4].map(version));
    await prune(62);
    expect(await registered()).toEqual([2, 3].map(version));
    expect(await hasFiles(4)).toBe(false);
  });

  test('cannot be given to anybody again', async () => {
    await gateway.team.ask({ remote, action: 'pin', version: version(1) }).expect(404);
    await request(gateway.url)
      .get(`/remotes/${remote}/${version(1)}/main.css`)
      .expect(404);
  });
});
