import { localRemoteHeader } from '@sabi/contracts/gateway/local-remote';
import request from 'supertest';
import { type PageData, pageDataElementId } from '../page-data';
import { startSite } from './testing';

const rendered = { status: 200 as const, html: '<h1>Of the site</h1>', head: null, parts: ['detail'] };
const site = () => startSite({ render: () => rendered as never });

const readPageData = (html: string) => {
  const [, json = ''] =
    new RegExp(`<script id="${pageDataElementId}" type="application/json">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(json) as PageData;
};

test('a page of a local remote is left to the browser, and no cache keeps it', async () => {
  const { text, headers } = await request(await site())
    .get('/test')
    .set(localRemoteHeader, 'mf-test@9000')
    .expect(200);
  expect(text).not.toContain('Of the site');
  expect(text).toContain('data-local-remote="http://127.0.0.1:9000"');
  expect(text).not.toContain('href="/remotes/mf-test/');
  expect(readPageData(text)).toMatchObject({
    rendered: null,
    localRemote: { name: 'mf-test', port: 9000 },
    protocols: expect.arrayContaining([2]),
  });
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    vary: expect.stringMatching(/Cookie/),
  });
});

test('pages of other remotes are rendered as for visitors, and are personal all the same', async () => {
  const { text, headers } = await request(await site())
    .get('/test')
    .set(localRemoteHeader, 'mf-other@9000')
    .expect(200);
  expect(text).toContain('Of the site');
  expect(readPageData(text)).toMatchObject({ localRemote: { name: 'mf-other', port: 9000 } });
  expect(headers['cache-control']).toBe('private, no-store');
});

test('visitors of a site that allows local versions get its own, from caches that distinguish them by their cookies', async () => {
  const { text, headers } = await request(await site())
    .get('/test')
    .set(localRemoteHeader, '')
    .expect(200);
  expect(text).toContain('Of the site');
  expect(text).not.toContain('data-local-remote');
  expect(readPageData(text)).not.toHaveProperty('localRemote');
  expect(headers['cache-control']).toMatch(/^public/);
  expect(headers['vary']).toMatch(/Cookie/);
});

test('a site that does not allow them has pages that are the same for all', async () => {
  const { headers } = await request(await site())
    .get('/test')
    .expect(200);
  expect(headers['vary']).not.toMatch(/Cookie/);
});
