import type { RequestListener } from 'node:http';
import { eventually } from '@sabi/test-kit/eventually';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import request from 'supertest';
import { startTestGateway, type TestGateway } from './running-gateway';
import { buildRelease, releaseFiles, sha256, upload } from './team';

const version = (number: number) => `1.0.0-${String(number).padStart(10, '0')}`;
const [first, second] = [version(1), version(2)];

const serveRelease: RequestListener = (incoming, response) => {
  const text = releaseFiles[incoming.url?.split('/').at(-1) ?? ''];
  response.writeHead(text === undefined ? 404 : 200).end(text);
};

describe('publishing a remote', () => {
  let gateway: TestGateway;
  let origin: LoopbackServer;

  beforeAll(async () => {
    gateway = await startTestGateway();
    origin = await startLoopbackServer(serveRelease);
    await upload(gateway.store, 'mf-test', first);
  });

  afterAll(async () => {
    await gateway.stop();
    await origin.stop();
  });

  const expectUnknown = async () => {
    const { body } = await request(gateway.url).get('/remotes.json').expect(200);
    expect(body.remotes).toEqual([]);
  };

  describe('is refused', () => {
    afterEach(expectUnknown);

    const asked = () =>
      ({
        action: 'publish',
        remote: 'mf-test',
        release: buildRelease('mf-test', first),
        origin: null,
        trafficPercent: 100,
      }) as const;

    test('S80 without a signature', async () => {
      const { body, headers } = gateway.team.sign(asked());
      const { 'Content-Type': type = '' } = headers;
      await gateway.team.send({ body, headers: { 'Content-Type': type } }).expect(401);
    });

    test("S80 signed by another team's key, and says whose", async () => {
      const { body } = await gateway.team.send(gateway.otherTeam.sign(asked())).expect(403);
      expect(body).toMatchObject({
        code: 'PUBLISHER_REFUSED',
        detail: 'Signed by the team of mf-other, which may not publish mf-test',
      });
    });

    test("S80 for another remote than the address names, with the address's key or the body's", async () => {
      await gateway.otherTeam.send(gateway.otherTeam.sign(asked())).expect(422);
      await gateway.otherTeam.send(gateway.team.sign(asked())).expect(403);
    });

    test('S80 with a release of another remote inside', async () => {
      const release = buildRelease('mf-other', first);
      await gateway.team.ask({ ...asked(), release }).expect(422);
    });

    test('S80 with a byte changed on its way', async () => {
      const { body, headers } = gateway.team.sign(asked());
      await gateway.team.send({ body: body.replace('"public"', '"member"'), headers }).expect(403);
    });

    test('S80 when it was signed too long ago, or for later', async () => {
      for (const minutes of [-3, 3]) {
        const then = new Date(Date.now() + minutes * 60_000);
        const { body } = await gateway.team.send(gateway.team.sign(asked(), then)).expect(409);
        expect(body.code).toBe('COMMAND_OUTDATED');
      }
    });

    test('with a body that is larger than any release', async () => {
      const signed = gateway.team.sign({ ...asked(), release: buildRelease('mf-test', first) });
      const body = `${signed.body}${' '.repeat(512 * 1024)}`;
      await gateway.team
        .send({ body, headers: { ...signed.headers, ...gateway.team.headersFor(body) } })
        .expect(413);
    });

    test('when its files are not what it declares, by the name of the file', async () => {
      const release = buildRelease('mf-test', first, { 'remoteEntry.js': 'other()' });
      for (const from of [null, origin.url]) {
        const { body } = await gateway.team.publish(first, { release, origin: from }).expect(422);
        expect(body).toMatchObject({
          code: 'RELEASE_INVALID',
          errors: { missing_or_altered: ['remoteEntry.js'] },
        });
      }
    });

    test('when its files were not uploaded', async () => {
      const { body } = await gateway.team.publish(second).expect(422);
      expect(body.errors.missing_or_altered).toEqual(Object.keys(releaseFiles));
    });

    test('when it loads a file it does not declare, by its name', async () => {
      const parts = { detail: { scripts: ['forgotten.js'], styles: [] } };
      const release = { ...buildRelease('mf-test', first), parts };
      const { body } = await gateway.team.publish(first, { release }).expect(422);
      expect(body.errors).toEqual({ undeclared: ['forgotten.js'] });
    });

    test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
      'when it would send visitors to %s',
      async (to) => {
        const release = { ...buildRelease('mf-test', first), redirects: [{ from: '/old-test', to }] };
        await gateway.team.publish(first, { release }).expect(422);
      },
    );
  });

  describe('of two versions, one in the store and one on a server of the team', () => {
    beforeAll(async () => {
      await gateway.team.publish(first).expect(200);
      await gateway.team.publish(second, { origin: origin.url }).expect(200);
    });

    test('the newer one is in the registry, and the one before is its fallback', async () => {
      const { body, headers } = await request(gateway.url).get('/remotes.json').expect(200);
      expect(body.remotes).toEqual([
        expect.objectContaining({
          name: 'mf-test',
          trafficPercent: 100,
          canary: null,
          hasContactButton: false,
          accountLinks: [{ audience: 'staff', path: '/test', label: { en: 'Test', id: 'Uji' }, order: 1 }],
          memberLinks: [{ audience: 'recruiter', path: '/test', label: { en: 'Test', id: 'Uji' }, order: 1 }],
          redirects: [{ from: '/old-test', to: '/test?tab=new' }],
          release: expect.objectContaining({
            version: second,
            entryUrl: `/remotes/mf-test/${second}/remoteEntry.js`,
            integrity: {
              [`/remotes/mf-test/${second}/remoteEntry.js`]: sha256('entry()'),
              [`/remotes/mf-test/${second}/main.css`]: sha256('a{}'),
              [`/remotes/mf-test/${second}/detail.js`]: sha256('detail()'),
            },
            parts: {
              detail: { scriptUrls: [`/remotes/mf-test/${second}/detail.js`], styleUrls: [] },
            },
          }),
          fallback: expect.objectContaining({ version: first }),
        }),
      ]);
      await request(gateway.url)
        .get('/remotes.json')
        .set('If-None-Match', headers['etag'] ?? '')
        .expect(304);
    });

    test('files of both are served, files of unknown ones and others beside them are not', async () => {
      await eventually(() =>
        request(gateway.url).get(`/remotes/mf-test/${first}/remoteEntry.js`).expect(200, 'entry()'),
      );
      const { headers } = await request(gateway.url)
        .get(`/remotes/mf-test/${first}/main.css`)
        .expect(200, 'a{}');
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/css; charset=utf-8',
        vary: 'Accept-Encoding',
      });
      await request(gateway.url).get(`/remotes/mf-test/${second}/main.css`).expect(200, 'a{}');
      for (const path of [
        'mf-test/9.9.9-0000000009/main.css',
        `mf-other/${second}/main.css`,
        `mf-test/${first}/other.css`,
        `mf-test/${first}/..%2f${second}/main.css`,
        `mf-test/${first}/constructor`,
      ])
        await request(gateway.url).get(`/remotes/${path}`).expect(404);
    });

    test('a version that is registered takes no other files', async () => {
      const release = { ...buildRelease('mf-test', first), chrome: 'member' as const };
      const { body } = await gateway.team.publish(first, { release }).expect(409);
      expect(body.code).toBe('RELEASE_EXISTS');
    });

    test('S80 a command that was heard is not heard again, whatever came between', async () => {
      const asked = { remote: 'mf-test', action: 'pin', version: first } as const;
      const signed = gateway.team.sign(asked);
      await gateway.team.send(signed).expect(200);
      await gateway.team.ask({ remote: 'mf-test', action: 'promote', version: second, trafficPercent: 100 });
      const { body } = await gateway.team.send(signed).expect(409);
      expect(body.code).toBe('COMMAND_OUTDATED');
      expect((await gateway.team.ask({ remote: 'mf-test', action: 'status' })).body.current).toBe(second);
    });

    test('what was signed is kept with the release', async () => {
      const stored = await gateway.database.db
        .collection<{ _id: string; command: string; signature: string }>('remote_releases')
        .findOne({ _id: `mf-test@${first}` });
      expect(gateway.team.headersFor(stored?.command ?? '')).toEqual({ 'x-signature': stored?.signature });
    });
  });

  test('why a version was published without asking is logged, and kept with what was signed', async () => {
    const unasked = version(8);
    const override = 'the shell of before is gone since noon';
    await upload(gateway.store, 'mf-test', unasked);
    const release = buildRelease('mf-test', unasked);
    await gateway.team
      .ask({ action: 'publish', remote: 'mf-test', release, origin: null, trafficPercent: 0, override })
      .expect(200);
    const logged = gateway.lines.filter((line) => line.includes('"msg":"remote.use.changed"'));
    expect(JSON.parse(logged.at(-1) ?? '')).toMatchObject({ remote: 'mf-test', override });
    const stored = await gateway.database.db
      .collection<{ _id: string; command: string }>('remote_releases')
      .findOne({ _id: `mf-test@${unasked}` });
    expect(JSON.parse(stored?.command ?? '')).toMatchObject({ override });
  });

  test('a file that was altered in the store is not given out', async () => {
    const altered = version(7);
    await upload(gateway.store, 'mf-test', altered);
    await gateway.team.publish(altered, { trafficPercent: 0 }).expect(200);
    await upload(gateway.store, 'mf-test', altered, { 'detail.js': 'evil()' });
    await request(gateway.url).get(`/remotes/mf-test/${altered}/detail.js`).expect(404);
    await request(gateway.url).get(`/remotes/mf-test/${altered}/main.css`).expect(200);
  });

  test('a version that is published again from another server is served from there, also to who asked before', async () => {
    const moved = version(9);
    const address = `/remotes/mf-test/${moved}/detail.js`;
    const before = await startLoopbackServer(serveRelease);
    await gateway.team.publish(moved, { origin: before.url, trafficPercent: 0 }).expect(200);
    await request(gateway.url).get(address).expect(200);
    await before.stop();
    await request(gateway.url).get(address).expect(502);
    await gateway.team.publish(moved, { origin: origin.url, trafficPercent: 0 }).expect(200);
    await request(gateway.url).get(address).expect(200);
  });

  test.each([
    ['another server', 10, () => origin.url],
    ['the file store', 11, () => null],
  ])('nor is it missed by who asks first after that, from %s', async (_where, number, to) => {
    const moved = version(number);
    const address = `/remotes/mf-test/${moved}/detail.js`;
    await upload(gateway.store, 'mf-test', moved);
    const before = await startLoopbackServer(serveRelease);
    await gateway.team.publish(moved, { origin: before.url, trafficPercent: 0 }).expect(200);
    await request(gateway.url).get(address).expect(200);
    await before.stop();
    await gateway.team.publish(moved, { origin: to(), trafficPercent: 0 }).expect(200);
    await request(gateway.url).get(address).expect(200);
  });
});
