/**
 * @jest-environment node
 */
import request from 'supertest';
import { startSite } from './testing';

const site = () =>
  startSite({
    serveFile: ({ url, language, siteUrl }) =>
      url.startsWith('/test/feed.xml')
        ? { contentType: 'application/rss+xml; charset=utf-8', body: `<rss>${siteUrl} ${language}</rss>` }
        : null,
    render: () => ({ status: 404, head: null, html: '', state: null }),
  });

test('a feed is sent as the remote makes it, in the language of its address', async () => {
  const { text } = await request(await site())
    .get('/id/test/feed.xml')
    .expect(200)
    .expect('Content-Type', 'application/rss+xml; charset=utf-8')
    .expect('Cache-Control', /max-age=300/)
    .buffer()
    .parse((response, done) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => done(null, body));
    })
    .then(({ body }) => ({ text: body as string }));
  expect(text).toBe('<rss>https://site.example id</rss>');
});

test('who has it already gets 304', async () => {
  const app = await site();
  const { headers } = await request(app).get('/test/feed.xml');
  await request(app)
    .get('/test/feed.xml')
    .set('If-None-Match', headers['etag'] ?? '')
    .expect(304);
});

test.each(['/test/other.xml', '/nothing.xml'])('%s is a 404', async (address) => {
  const { text } = await request(await site())
    .get(address)
    .expect(404);
  expect(text).toContain('Oops! Page not found');
});
