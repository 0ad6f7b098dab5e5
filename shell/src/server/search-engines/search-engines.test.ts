/**
 * @jest-environment node
 */
import request from 'supertest';
import { buildRelease, buildRemote, startSite } from '../testing';

const blog = buildRemote({
  name: 'mf-blog',
  basePaths: ['/blog'],
  release: buildRelease('blog', '1.0.0-000000000b'),
});
const signedInPages = buildRemote({ name: 'mf-talent', basePaths: ['/profile'], rendering: 'client' });

test('the sitemap has every listed page in both languages, each naming the others', async () => {
  const site = await startSite({
    remotes: [buildRemote({ basePaths: ['/', '/test'] }), blog, signedInPages],
    listPages: (release) =>
      release === blog.release ? [{ path: '/blog', lastModified: '2026-03-01' }] : [{ path: '/' }],
  });
  const { text } = await request(site)
    .get('/sitemap.xml')
    .expect(200)
    .expect('Content-Type', /application\/xml/)
    .expect('Cache-Control', /max-age=300/);
  expect(text.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://site.example/</loc>',
    '<loc>https://site.example/id</loc>',
    '<loc>https://site.example/blog</loc>',
    '<loc>https://site.example/id/blog</loc>',
  ]);
  expect(text.match(/<lastmod>2026-03-01<\/lastmod>/g)).toHaveLength(2);
  expect(text.match(/hreflang="x-default" href="https:\/\/site.example\/blog"/g)).toHaveLength(2);
  expect(text.match(/hreflang="id" href="https:\/\/site.example\/id\/blog"/g)).toHaveLength(2);
});

test('a remote that does not say, or says nonsense, is left out until it does', async () => {
  let answer: unknown = null;
  const site = await startSite({
    remotes: [buildRemote(), blog],
    listPages: (release) => (release === blog.release ? [{ path: '/blog' }] : (answer as never)),
  });
  for (const nonsense of [null, 'a text', [{ path: 'https://evil.example' }]]) {
    answer = nonsense;
    const { text } = await request(site).get('/sitemap.xml').expect('Cache-Control', 'no-cache');
    expect(text.match(/<loc>/g)).toHaveLength(2);
  }
  answer = [{ path: '/test' }];
  const { text } = await request(site).get('/sitemap.xml');
  expect(text.match(/<loc>/g)).toHaveLength(4);
});

test('a remote lists addresses of its own only', async () => {
  const site = await startSite({ remotes: [buildRemote(), blog], listPages: () => [{ path: '/blog' }] });
  const { text } = await request(site).get('/sitemap.xml');
  expect(text.match(/<loc>/g)).toHaveLength(2);
});

test('each release is asked once', async () => {
  let asked = 0;
  const site = await startSite({ listPages: () => [{ path: `/test/${(asked += 1)}` }] });
  await request(site).get('/sitemap.xml');
  await request(site).get('/sitemap.xml');
  expect(asked).toBe(1);
});

test('robots may read everything but the back office, and learn where the sitemap is', async () => {
  const { text } = await request(await startSite({}))
    .get('/robots.txt')
    .expect('Content-Type', /text\/plain/);
  expect(text).toBe(
    'User-agent: *\nDisallow: /admin\n\nSitemap: https://site.example/sitemap.xml\nSitemap: https://site.example/sitemaps/jobs.xml\nSitemap: https://site.example/sitemaps/companies.xml\n',
  );
});
