/**
 * @jest-environment node
 */
import type { RenderInput, RenderResult } from '@sabi/shell-sdk';
import request from 'supertest';
import type { PageContent } from './page-data-client';
import { createPagePreparer } from './prepare-pages';
import { buildRemote, startSite } from './testing';

const remote = buildRemote({ pageData: [{ path: '/test', from: '/api/test/v1/pages' }] });

/** A site with a page that shows its data. */
async function openSite(
  getContent: () => PageContent | 'missing' | null,
  change: (input: RenderInput) => Partial<RenderResult> = () => ({}),
) {
  const versions: (string | undefined)[] = [];
  const render = async (_release: unknown, input: RenderInput, version?: string) => {
    versions.push(version);
    const html = `<h1>${JSON.stringify(input.data)}</h1>`;
    const head = { title: 'A page', description: 'About it' };
    return { result: { status: 200, head, html, state: input.data, ...change(input) }, isStale: false };
  };
  const site = await startSite({
    remotes: [remote],
    pageData: { get: () => Promise.resolve(getContent()) },
    renderPool: {
      render,
      findLastGood: () => null,
      listPages: () => Promise.resolve(null),
      serveFile: () => Promise.resolve(null),
    },
  });
  return { site, versions };
}

test('a page is rendered with the data of now, and no cache sends it unasked', async () => {
  let content: PageContent = { status: 200, data: 'first', version: '"1"' };
  const { site, versions } = await openSite(() => content);
  const { text, headers } = await request(site).get('/test').expect(200);
  expect(text).toContain('first');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  await request(site)
    .get('/test')
    .set('If-None-Match', headers['etag'] ?? '')
    .expect(304);
  content = { status: 200, data: 'second', version: '"2"' };
  const { text: next } = await request(site)
    .get('/test')
    .set('If-None-Match', headers['etag'] ?? '')
    .expect(200);
  expect(next).toContain('second');
  expect(next).not.toContain('first');
  expect(versions).toEqual(['"1"', '"1"', '"2"']);
});

test('what is gone is a page with 410, what its source does not have is a 404', async () => {
  const gone = await openSite(() => ({ status: 410, data: 'gone', version: '"1"' }));
  expect((await request(gone.site).get('/test').expect(410)).text).toContain('gone');
  const { site, versions } = await openSite(() => 'missing');
  await request(site).get('/test').expect(404);
  expect(versions).toEqual([]);
});

test('without its data a page is unavailable', async () => {
  const { site, versions } = await openSite(() => null);
  await request(site).get('/test').expect(503).expect('Cache-Control', 'no-store');
  expect(versions).toEqual([]);
});

test('an address that the data moves is asked for each time', async () => {
  const { site } = await openSite(
    () => ({ status: 200, data: 'x', version: '"1"' }),
    () => ({ status: 301, redirectTo: '/test/new' }),
  );
  await request(site)
    .get('/test/old')
    .expect(301)
    .expect('Cache-Control', 'public, max-age=0, must-revalidate');
});

test('the card of such a page is asked for each time', async () => {
  let content: PageContent | 'missing' = { status: 200, data: 'first', version: '"1"' };
  const { site } = await openSite(() => content);
  const { text } = await request(site).get('/test');
  const [, card = ''] = /property="og:image" content="https:\/\/site\.example([^"]+)"/.exec(text) ?? [];
  await request(site).get(card).expect(200).expect('Cache-Control', 'no-cache');
  content = 'missing';
  await request(site).get(card).expect(404);
});

test('its pages are not rendered ahead, as the data is of the moment', async () => {
  const prepare = jest.fn(() => Promise.resolve());
  const contacts = { whatsappNumber: '6281200000000', socialLinks: [] };
  const preparePages = createPagePreparer({
    siteUrl: 'https://site.example',
    contacts,
    renderPool: { prepare },
  });
  await preparePages({ remotes: [remote] });
  expect(prepare).toHaveBeenCalledWith(remote.release, []);
});
