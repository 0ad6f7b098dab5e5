/**
 * @jest-environment node
 */
import { join } from 'node:path';
import type { RenderResult } from '@sabi/shell-sdk';
import request from 'supertest';
import { type PageData, pageDataElementId, type PageScript, pageScriptsElementId } from '../page-data';
import { loadBuild } from './build-output';
import { buildRelease, buildRemote, startSite } from './testing';

const distFolder = join(__dirname, '../../dist');
const remote = buildRemote();
const hostile = '</script><script>alert(1)</script>';

const siteOf = (render: () => RenderResult | null) => startSite({ render });

const rendered: RenderResult = {
  status: 200,
  head: { title: 'A page', description: 'What it is about' },
  html: '<h1>From the server</h1>',
  state: { note: hostile },
};

function listScripts(html: string): PageScript[] {
  const [, json = ''] = new RegExp(`id="${pageScriptsElementId}"[^>]*>(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(json) as PageScript[];
}

function readPageData(html: string): PageData {
  const [, json = ''] = new RegExp(`id="${pageDataElementId}"[^>]*>(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(json) as PageData;
}

describe('a page', () => {
  test('has the button that opens a chat, unless its remote goes without', async () => {
    const load = async (changes: Parameters<typeof buildRemote>[0]) => {
      const site = await startSite({ remotes: [buildRemote(changes)], render: () => rendered });
      return (await request(site).get('/test').expect(200)).text;
    };
    expect(await load({})).toContain('href="https://wa.me/');
    expect(await load({ hasContactButton: false })).not.toContain('https://wa.me/');
  });

  test("holds the remote's text, its title and addresses in both languages", async () => {
    const { text, headers } = await request(await siteOf(() => rendered))
      .get('/id/test?q=1')
      .expect(200);
    expect(text).toMatch(/^<!doctype html><html lang="id">/);
    expect(text).toContain('<h1>From the server</h1>');
    expect(text).toContain('<title>A page · Sabi</title>');
    expect(text).toContain('<link rel="canonical" href="https://site.example/id/test"/>');
    expect(text).toContain('hrefLang="en" href="https://site.example/test"');
    expect(text).toContain('hrefLang="x-default" href="https://site.example/test"');
    expect(text).toContain('aria-current="page">Uji<');
    expect(text).toContain('href="/test?q=1" hrefLang="en"'); // the switcher preserves the query
    expect(headers['cache-control']).toContain('stale-while-revalidate');
    expect(headers['etag']).toBeDefined();
  });

  test('names the files of the remote that the browser needs next', async () => {
    const { text } = await request(await siteOf(() => rendered)).get('/test');
    expect(text).toContain(`<link rel="stylesheet" href="${remote.release.styleUrls[0]}"/>`);
    const [url] = remote.release.scriptUrls;
    expect(listScripts(text)).toContainEqual({
      url,
      runs: false,
      integrity: expect.stringMatching(/^sha256-/) as string,
    });
  });

  test('has one script tag: the others are run by it, once the page has been painted', async () => {
    const { text } = await request(await siteOf(() => rendered)).get('/test');
    expect(text.match(/<script [^>]*src=/g)).toHaveLength(1);
    expect(text).not.toContain('as="script"');
    const { scripts, reporter } = (await loadBuild(distFolder)).assets;
    expect(listScripts(text).filter(({ runs }) => runs)).toEqual(
      [...scripts, reporter].map((url) => ({ url, runs: true })),
    );
    expect(listScripts(text).at(-1)?.url).toBe(reporter);
  });

  test('state of a remote cannot end the script it is sent in', async () => {
    const { text } = await request(await siteOf(() => rendered)).get('/test');
    expect(text).not.toContain(hostile);
    expect(text).toContain('\\u003c/script>');
  });

  test('made of a part of its own names the files of it, and preloads no other part', async () => {
    const { text } = await request(await siteOf(() => ({ ...rendered, parts: ['detail'] }))).get('/test');
    const { scriptUrls, styleUrls } = remote.release.parts['detail']!;
    expect(listScripts(text).map(({ url }) => url)).toContain(scriptUrls[0]);
    expect(text).toContain(`<link rel="stylesheet" href="${styleUrls[0]}"/>`);
    const { text: other } = await request(await siteOf(() => rendered)).get('/test');
    expect(other).not.toContain(scriptUrls[0]);
  });

  test('says what it is to link previews and search engines', async () => {
    const article = {
      '@type': 'Article',
      headline: hostile,
      mainEntityOfPage: 'https://site.example/id/test',
    };
    const head = { ...rendered.head!, openGraphType: 'article' as const, structuredData: [article] };
    const { text } = await request(await siteOf(() => ({ ...rendered, head }))).get('/id/test');
    for (const tag of [
      '<meta property="og:type" content="article"/>',
      '<meta property="og:title" content="A page · Sabi"/>',
      '<meta property="og:url" content="https://site.example/id/test"/>',
      '<meta property="og:locale" content="id_ID"/>',
      '<meta property="og:locale:alternate" content="en_US"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta property="og:image:alt" content="A page · Sabi"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
      '<meta name="twitter:description" content="What it is about"/>',
    ])
      expect(text).toContain(tag);
    expect(text).not.toContain(hostile);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1];
    const [, card] = /property="og:image" content="(.*?)"/.exec(text) ?? [];
    expect(JSON.parse(data ?? '')).toEqual({ ...article, image: card });
  });

  test('that has moved is answered 301, in its language and with its query', async () => {
    const site = await siteOf(() => ({
      ...rendered,
      status: 301,
      head: null,
      redirectTo: '/test/new?tab=a',
    }));
    await request(site)
      .get('/id/test/old?from=mail')
      .expect(301)
      .expect('Location', '/id/test/new?tab=a&from=mail');
  });

  test('that a remote declares as moved is answered 301 without asking it', async () => {
    const site = await siteOf(() => null);
    await request(site).get('/id/old-test?a=1').expect(301).expect('Location', '/id/test?tab=new&a=1');
    await request(site).get('/old-test').expect(301).expect('Location', '/test?tab=new');
    await request(site).get('/old-test/below').expect(404);
  });

  test('of another site is nowhere to be sent to', async () => {
    const site = await siteOf(() => ({ ...rendered, status: 301, redirectTo: '//evil.example' }));
    await request(site).get('/test').expect('Location', '/evil.example');
  });

  test('that the browser renders is for no search engine', async () => {
    const site = await startSite({ remotes: [buildRemote({ rendering: 'client' })] });
    const { text } = await request(site).get('/test').expect(200).expect('X-Robots-Tag', 'noindex');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toContain('og:image');
  });

  test('that wants no place in search results says so twice', async () => {
    const site = await siteOf(() => ({
      ...rendered,
      head: { title: 'A', description: 'B', robots: 'noindex' },
    }));
    const { text } = await request(site).get('/test').expect('X-Robots-Tag', 'noindex');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('a page that cannot be rendered', () => {
  const before = buildRelease('', '1.0.0-0000000000');
  const words = {
    '/test': ['We can’t show this page right now', 'Page temporarily unavailable', 'Try again'],
    '/id/test': ['Halaman ini belum bisa ditampilkan', 'Halaman sedang tidak tersedia', 'Coba lagi'],
  };

  test.each(Object.entries(words))(
    'and of which there is no copy is a 503 in words: %s',
    async (address, [heading, title, retry]) => {
      const { text, headers } = await request(await siteOf(() => null))
        .get(address)
        .expect(503)
        .expect('Retry-After', '5')
        .expect('Cache-Control', 'no-store');
      expect(text).toContain(`<h1>${heading}</h1>`);
      expect(text).toContain(`<title>${title} · Sabi</title>`);
      expect(text).toMatch(new RegExp(`<a [^>]*href=""[^>]*>${retry}</a>`));
      expect(text).toMatch(/<header.*<nav.*<footer/);
      // Search engines retry after a 503, and would drop a page with noindex.
      expect(text + JSON.stringify(headers)).not.toContain('noindex');
    },
  );

  test('is rendered by the browser in place of the words', async () => {
    const { text } = await request(await siteOf(() => null)).get('/test');
    expect(text).toMatch(/data-remote="mf-test" data-state="loading"><section.*<\/section><div><\/div>/);
    expect(listScripts(text).map(({ url }) => url)).toContain(remote.release.scriptUrls[0]);
    expect(readPageData(text)).toMatchObject({ status: 503, rendered: null });
  });

  test('is sent as it last was, which caches keep for seconds', async () => {
    const fresh = await request(await siteOf(() => rendered)).get('/test');
    const site = await startSite({ render: () => ({ result: rendered, isStale: true }) });
    const { text, headers } = await request(site)
      .get('/test')
      .expect(200)
      .expect('Cache-Control', 'public, max-age=0, s-maxage=5');
    expect(text).toBe(fresh.text);
    await request(site)
      .get('/test')
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
  });

  test('is sent as the release before rendered it, with the files of that release', async () => {
    const site = await startSite({
      remotes: [buildRemote({ fallback: before })],
      render: () => null,
      findLastGood: (_input, release) => (release === before ? rendered : null),
    });
    const { text } = await request(site)
      .get('/test')
      .expect(200)
      .expect('Cache-Control', /s-maxage=5$/);
    expect(text).toContain('<h1>From the server</h1>');
    expect(text).toContain(before.styleUrls[0]);
    expect(text).not.toContain(remote.release.version);
    expect(readPageData(text).registry.remotes[0]).toMatchObject({
      release: { version: before.version },
      fallback: null,
    });
  });

  test('is not sent as another release rendered it while versions are compared', async () => {
    const site = await startSite({
      remotes: [buildRemote({ fallback: before, trafficPercent: 90 })],
      render: () => null,
      findLastGood: () => rendered,
    });
    await request(site).get('/test').expect(503);
  });

  test('has no picture for the time being, and is not said to have none', async () => {
    const { text } = await request(await siteOf(() => rendered)).get('/test');
    const [, card = ''] = /content="https:\/\/site.example(\/cards\/[^"]*)"/.exec(text) ?? [];
    await request(await siteOf(() => null))
      .get(card)
      .expect(503);
  });
});

describe('before the remotes are known', () => {
  const site = () => startSite({ isRegistryKnown: false, remotes: [], render: () => rendered });

  test.each([
    ['/', 'We can’t show this page right now'],
    ['/id/test', 'Halaman ini belum bisa ditampilkan'],
    ['/sitemap.xml', 'We can’t show this page right now'],
  ])('%s is a 503 in words and not a page that is not there', async (address, heading) => {
    const { text } = await request(await site())
      .get(address)
      .expect(503)
      .expect('Retry-After', '5')
      .expect('Cache-Control', 'no-store');
    expect(text).toContain(`<h1>${heading}</h1>`);
    expect(text).toContain('<header');
    expect(text).not.toContain('<script');
  });
});

describe('a page that is not there', () => {
  test.each([
    ['nobody holds the address', '/nothing', () => rendered],
    ['the remote has no page at it', '/test/nothing', () => ({ ...rendered, status: 404 })],
  ])('is a 404 in words when %s', async (_what, address, render) => {
    const { text } = await request(await siteOf(render))
      .get(address)
      .expect(404);
    expect(text).toContain('Oops! Page not found');
    expect(text).toContain('Return to Home');
    expect(text).not.toContain('From the server');
  });
});

test('other methods are refused, files of the shell are kept for good', async () => {
  const site = await siteOf(() => rendered);
  await request(site).post('/test').expect('Allow', 'GET, HEAD');
  const { assets } = await loadBuild(distFolder);
  await request(site)
    .get(assets.scripts[0] ?? '')
    .expect(200)
    .expect('Cache-Control', /immutable/);
});
