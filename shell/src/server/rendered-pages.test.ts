/**
 * @jest-environment node
 */
import type { RenderResult } from '@sabi/shell-sdk';
import { RenderedPages } from './rendered-pages';

const [source, otherSource] = ['/remotes/mf-test/1/server.cjs', '/remotes/mf-test/2/server.cjs'] as const;
const page = { url: '/test', language: 'en' } as const;
const resultOf = (html: string, status = 200): RenderResult => ({ status, head: null, html, state: null });
const cannot = async () => null;

let now: number;
let pages: RenderedPages;
beforeEach(() => {
  now = 1;
  pages = new RenderedPages({ now: () => now });
});

const keep = (html: string, input: Parameters<RenderedPages['get']>[1] = page, from: string = source) =>
  pages.get(from, input, async () => resultOf(html));

test('a page is rendered anew after 30 seconds', async () => {
  await keep('first');
  now += 29_999;
  expect(await keep('second')).toEqual({ result: resultOf('first'), isStale: false });
  now += 2;
  expect(await keep('second')).toEqual({ result: resultOf('second'), isStale: false });
});

test('with other data it is another page, and no copy of it is of the data before', async () => {
  await keep('first', { ...page, dataVersion: '"1"' });
  expect(await pages.get(source, { ...page, dataVersion: '"2"' }, cannot)).toBeNull();
  expect(pages.findLastGood(source, { ...page, dataVersion: '"2"' })).toBeNull();
  expect(pages.findLastGood(source, { ...page, dataVersion: '"1"' })?.result.html).toBe('first');
});

test('a page that many ask for at once is rendered once', async () => {
  const render = jest.fn(async () => resultOf('once'));
  const all = await Promise.all(Array.from({ length: 50 }, () => pages.get(source, page, render)));
  expect(new Set(all.map((each) => each?.result.html))).toEqual(new Set(['once']));
  expect(render).toHaveBeenCalledTimes(1);
});

test('a page that cannot be rendered again is the last good one, for however long, until it can be', async () => {
  await keep('good');
  now += 24 * 60 * 60_000;
  const render = jest.fn(cannot);
  expect(await pages.get(source, page, render)).toEqual({ result: resultOf('good'), isStale: true });
  now += 999;
  expect(await pages.get(source, page, render)).toEqual({ result: resultOf('good'), isStale: true });
  expect(render).toHaveBeenCalledTimes(1); // it is not tried for every visitor
  now += 2;
  expect(await keep('new')).toEqual({ result: resultOf('new'), isStale: false });
});

test('whoever does not wait for a page finds the last good one meanwhile', async () => {
  await keep('good');
  now += 30_001;
  let finish: (result: RenderResult) => void = () => undefined;
  const rendering = pages.get(source, page, () => new Promise((resolve) => (finish = resolve)));
  expect(pages.findLastGood(source, page)).toEqual({ result: resultOf('good'), isStale: true });
  finish(resultOf('new'));
  await rendering;
  expect(pages.findLastGood(source, page)?.result.html).toBe('new');
});

test.each([
  ['another language', { ...page, language: 'id' }, source],
  ['another query', { ...page, url: '/test?q=1' }, source],
  ['another address', { ...page, url: '/test/other' }, source],
  ['another release', page, otherSource],
] as const)('the copy of a page is not sent for %s', async (_what, input, from) => {
  await keep('good');
  expect(await pages.get(from, input, cannot)).toBeNull();
  expect(pages.findLastGood(from, input)).toBeNull();
});

test('a page that is gone leaves no copy, and addresses without a page take no memory', async () => {
  await keep('good');
  now += 30_001;
  const gone = await pages.get(source, page, async () => resultOf('gone', 404));
  expect(gone?.result.status).toBe(404);
  expect(await pages.get(source, page, cannot)).toBeNull();
});

test('memory is bounded, and addresses with a query displace no other page', async () => {
  const megabyte = 'x'.repeat(512 * 1024);
  await keep('plain');
  for (let index = 0; index < 50; index += 1) await keep(megabyte, { ...page, url: `/test?q=${index}` });
  const left = (urls: string[]) => urls.filter((url) => pages.findLastGood(source, { ...page, url })).length;
  const numbered = (prefix: string) => Array.from({ length: 50 }, (_, index) => `${prefix}${index}`);
  expect(left(numbered('/test?q='))).toBe(7); // of 8 MB, each with a little more than its megabyte
  expect(left(['/test'])).toBe(1);
  for (let index = 0; index < 50; index += 1) await keep(megabyte, { ...page, url: `/test/${index}` });
  expect(left(numbered('/test/'))).toBe(31);
});

test('copies are of releases that are served', async () => {
  await keep('old');
  await keep('new', page, otherSource);
  pages.retainOnly(new Set([otherSource]));
  expect(pages.findLastGood(source, page)).toBeNull();
  expect(pages.findLastGood(otherSource, page)?.result.html).toBe('new');
});
