/**
 * @jest-environment node
 */
import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import { isInCanary, versionGroups } from '../remotes/version-group';
import type { RenderResult, ServedFile } from '@sabi/shell-sdk';
import request, { type Response } from 'supertest';
import { type PageData, pageDataElementId } from '../page-data';
import { buildRelease, buildRemote, startSite } from './testing';

const [stable, canary, named] = [1, 2, 3].map((number) => buildRelease('', `1.0.0-000000000${number}`));
if (!stable || !canary || !named) throw new Error('Three releases are needed');
const split = buildRemote({
  release: stable,
  trafficPercent: 90,
  canary: { protocol: 1, rendering: 'server', release: canary },
});
const other = buildRemote({ name: 'mf-whole', basePaths: ['/whole'], redirects: [] });
const everyGroup = Array.from({ length: versionGroups }, (_, group) => group);
const inside = everyGroup.find((group) => isInCanary(group, 'mf-test', 10)) ?? -1;
const outside = everyGroup.find((group) => !isInCanary(group, 'mf-test', 10)) ?? -1;

const startSplitSite = (answers: { render?: () => RenderResult | null; serveFile?: () => ServedFile } = {}) =>
  startSite({
    remotes: [split, other],
    getWith: () => ({ remotes: [{ ...split, release: named, canary: null, trafficPercent: 100 }, other] }),
    render: (_input, { version }) => ({ status: 200, head: null, html: `<p>${version}</p>`, state: null }),
    ...answers,
  });

const cookieOf = (group: number) => `a=1; sabi-version-group=${group}`;

function readPage({ text }: Response): {
  rendered: string | undefined;
  remotes: readonly RegisteredRemote[];
} {
  const [, rendered] = /<p>(1\.0\.0-\d+)<\/p>/.exec(text) ?? [];
  const [, json = ''] = new RegExp(`id="${pageDataElementId}"[^>]*>(.*?)</script>`).exec(text) ?? [];
  return { rendered, remotes: (JSON.parse(json) as PageData).registry.remotes };
}

describe('a page of a remote with a canary', () => {
  test.each([
    ['inside', inside, canary.version, 10, stable.version],
    ['outside', outside, stable.version, 90, undefined],
  ])(
    'is one version on the server and in the browser: %s',
    async (_where, group, version, percent, fallback) => {
      const site = await startSplitSite();
      const page = readPage(await request(site).get('/test').set('Cookie', cookieOf(group)).expect(200));
      expect(page.rendered).toBe(version);
      expect(page.remotes[0]).toMatchObject({ release: { version }, trafficPercent: percent, canary: null });
      expect(page.remotes[0]?.fallback?.version).toBe(fallback);
    },
  );

  test('is in no shared cache, and says that it depends on the cookie', async () => {
    const site = await startSplitSite();
    for (const group of [inside, outside]) {
      const { headers } = await request(site).get('/test').set('Cookie', cookieOf(group));
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['vary']).toMatch(/Cookie/);
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  test('that has moved, or could not be rendered, is in none either', async () => {
    const moved = await startSplitSite({
      render: () => ({ status: 301, head: null, html: '', state: null, redirectTo: '/test/new' }),
    });
    await request(moved).get('/test').expect(301).expect('Cache-Control', 'private, no-store');
    const unavailable = await startSplitSite({ render: () => null });
    await request(unavailable).get('/test').expect(503).expect('Cache-Control', 'private, no-store');
  });

  test('gives who has no group one by lot, which decides that very page', async () => {
    const site = await startSplitSite();
    const response = await request(site).get('/test').set('X-Forwarded-Proto', 'https').expect(200);
    const [cookie = ''] = (response.headers['set-cookie'] ?? []) as unknown as string[];
    expect(cookie).toMatch(/^sabi-version-group=\d{1,4}; .*Path=\/.*; Secure; SameSite=Lax$/);
    // Safari and Firefox store no Secure cookie that came over plain HTTP, be it from localhost.
    const plain = await request(site).get('/test').expect(200);
    expect(String(plain.headers['set-cookie'])).not.toContain('Secure');
    const group = Number(/=(\d+)/.exec(cookie)?.[1]);
    const expected = isInCanary(group, 'mf-test', 10) ? canary.version : stable.version;
    expect(readPage(response).rendered).toBe(expected);
  });
});

describe('a page of another remote', () => {
  test('is the same for everybody, with the choice left to the browser', async () => {
    const site = await startSplitSite();
    const pages = [];
    for (const cookie of ['', cookieOf(inside), cookieOf(outside)]) {
      const response = await request(site).get('/whole').set('Cookie', cookie).expect(200);
      expect(response.headers['cache-control']).toContain('s-maxage');
      expect(response.headers['vary']).not.toMatch(/Cookie/);
      expect(response.headers).not.toHaveProperty('set-cookie');
      pages.push(response.text);
    }
    expect(new Set(pages).size).toBe(1);
    const response = await request(site).get('/whole');
    expect(readPage(response).remotes[0]).toMatchObject({
      release: { version: stable.version },
      canary: { release: { version: canary.version } },
    });
  });

  test('says of the canary only what loads it first', async () => {
    const { remotes } = readPage(await request(await startSplitSite()).get('/whole'));
    expect(remotes[0]?.canary?.release.parts).toEqual({});
  });

  test('is nowhere for longer than a rollback may take', async () => {
    const { headers } = await request(await startSplitSite()).get('/whole');
    const [shared, stale] = ['s-maxage', 'stale-while-revalidate'].map((name) =>
      Number(new RegExp(`${name}=(\\d+)`).exec(headers['cache-control'] ?? '')?.[1]),
    );
    const pollsSeconds = 1 + 2; // of the gateway and of the shell's server
    expect((shared ?? NaN) + (stale ?? NaN) + pollsSeconds).toBeLessThan(60);
  });
});

describe('a tester who names a version', () => {
  test('gets it, and no cache keeps it or gives another in its place', async () => {
    const site = await startSplitSite();
    const response = await request(site)
      .get('/test')
      .set('X-Remote-Version', `mf-test@${named.version}`)
      .expect(200)
      .expect('Cache-Control', 'private, no-store');
    expect(readPage(response)).toMatchObject({
      rendered: named.version,
      remotes: [{ release: { version: named.version } }, { name: 'mf-whole' }],
    });
    const { headers } = await request(site).get('/whole');
    expect(headers['vary']).toMatch(/x-remote-version/i);
  });
});
