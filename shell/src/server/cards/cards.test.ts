/**
 * @jest-environment node
 */
import type { PageHead } from '@sabi/shell-sdk';
import request from 'supertest';
import { startSite } from '../testing';

let head: PageHead;
beforeEach(() => {
  head = { title: 'A page', description: 'What it is about' };
});
const site = () =>
  startSite({
    render: ({ url }) => ({ status: url === '/test/none' ? 404 : 200, head, html: '', state: null }),
  });

const findCard = (html: string) =>
  new URL(/property="og:image" content="(.*?)"/.exec(html)?.[1] ?? 'https://none.example').pathname;

test("a page's card shows its words, and is kept for good", async () => {
  const app = await site();
  const card = findCard((await request(app).get('/id/test?q=1')).text);
  const { body } = await request(app)
    .get(card)
    .expect(200)
    .expect('Content-Type', 'image/png')
    .expect('Cache-Control', /immutable/);
  expect(JSON.parse(String(body))).toEqual({
    title: 'A page',
    description: 'What it is about',
    tagline: 'Rekrutmen dan pencocokan talenta di Indonesia.',
  });
});

test('words in the address change nothing; an old address leads to the words of today', async () => {
  const app = await site();
  const before = findCard((await request(app).get('/test')).text);
  head = { ...head, title: 'A page, revised' };
  const today = findCard((await request(app).get('/test')).text);
  expect(today).not.toBe(before);
  await request(app).get(`${before}?title=mine`).expect(302).expect('Location', today);
});

test.each([
  ['nobody holds the page', '/cards/en/nothing/0123456789abcdef.png'],
  ['the remote has no such page', '/cards/en/test/none/0123456789abcdef.png'],
  ['the language is not ours', '/cards/fr/test/0123456789abcdef.png'],
  ['the address is no card', '/cards/en/test.png'],
])('there is no card when %s', async (_what, address) => {
  await request(await site())
    .get(address)
    .expect(404);
});

test('a page that is not to be found has none', async () => {
  head = { ...head, robots: 'noindex' };
  const app = await site();
  expect((await request(app).get('/test')).text).not.toContain('og:image');
  await request(app).get('/cards/en/test/0123456789abcdef.png').expect(404);
});
