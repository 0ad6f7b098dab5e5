import type { Language } from '@sabi/contracts/language';
import { renderInShell } from '@sabi/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { events } from '../../../content/events';
import { definition } from '../../../definition';
import eventsEn from '../../../locales/en/events.json';
import eventsId from '../../../locales/id/events.json';

const show = (path = '/events', language: Language = 'en') => renderInShell(definition, { path, language });
const titlesIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .queryAllByRole('article')
    .map((row) => within(row).getByRole('heading').textContent);
const titles = (...slugs: string[]) =>
  slugs.map((slug) => events.find((event) => event.slug === slug)?.title.en);
const setTime = (time: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(time));

beforeEach(() => setTime('2026-12-03T20:00:00+07:00'));
afterEach(() => jest.restoreAllMocks());

test('lists what is ahead, the next first, and what is over, the latest first', () => {
  show();
  expect(titlesIn(eventsEn.upcoming.title)).toEqual(
    titles(
      'interview-answers', // it has begun, and is not over
      'one-page-cv',
      'talking-about-pay',
      'makassar-evening',
      'structured-interviews',
      'jayapura-evening',
    ),
  );
  expect(titlesIn('Past events')).toEqual(titles('manufacturing-evening', 'what-recruiters-read-first'));
  expect(screen.getByRole('status').textContent).toBe('6 events ahead of us');
});

test('each row says when in its zone, of which kind, where and by whom, and leads to its page', () => {
  show('/events', 'id');
  const row = screen.getByRole('link', { name: 'Malam Jayapura: berkarier tanpa meninggalkan Papua' });
  expect(row.getAttribute('href')).toBe('/id/events/jayapura-evening');
  const text = row.closest('article')?.textContent;
  for (const fact of [
    'Kamis 11 Maret 2027',
    '18.00–20.30 WIT',
    eventsId.labels.GATHERING,
    'Ruang Teluk, Jayapura',
  ])
    expect(text).toContain(fact);
  expect(text).toContain('Yosephina Waromi');
});

test('a kind is chosen by a link with an address of its own, which no search engine keeps', async () => {
  const { location, heads } = show();
  await userEvent.click(screen.getByRole('link', { name: 'Workshops' }));
  expect(location.get().search).toBe('?kind=workshops');
  expect(titlesIn(eventsEn.upcoming.title)).toEqual(titles('one-page-cv', 'structured-interviews'));
  expect(screen.queryByRole('region', { name: 'Past events' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Workshops' }).getAttribute('aria-current')).toBe('true');
  expect(heads.at(-1)?.robots).toBe('noindex');
  await userEvent.click(screen.getByRole('link', { name: 'All events' }));
  expect(location.get().search).toBe('');
  expect(heads.at(-1)?.robots).toBeUndefined();
});

test('a kind nobody has heard of shows every event', () => {
  show('/events?kind=parade');
  expect(titlesIn(eventsEn.upcoming.title)).toHaveLength(6);
});

test('with nothing ahead it says so and leads on', () => {
  setTime('2028-01-01T00:00:00Z');
  show();
  expect(screen.getByRole('heading', { name: eventsEn.empty.title })).toBeTruthy();
  expect(screen.getByRole('link', { name: eventsEn.empty.community }).getAttribute('href')).toBe(
    '/community',
  );
  expect(titlesIn('Past events')).toHaveLength(events.length);
});

test('with nothing of a kind ahead it leads to the others', () => {
  setTime('2027-02-20T00:00:00Z');
  show('/events?kind=webinar');
  expect(screen.getByRole('heading', { name: eventsEn.empty.kindTitle })).toBeTruthy();
  expect(screen.getByRole('link', { name: eventsEn.empty.all }).getAttribute('href')).toBe('/events');
});

test("a reader in another zone sees the time of their own, one in the event's does not", () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-420); // Jakarta
  show();
  const rowOf = (name: RegExp) => screen.getByRole('link', { name }).closest('article')?.textContent;
  expect(rowOf(/^Makassar evening/)).toContain('17:30–20:00 in your time');
  expect(rowOf(/^Your CV on one page/)).not.toContain('in your time');
});
