import type { Language } from '@sabi/contracts/language';
import type { SessionState } from '@sabi/shell-sdk';
import { fakeSiteUrl, renderInShell } from '@sabi/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { events } from '../../../content/events';
import { eventDetails } from '../../../content/event-details';
import { definition } from '../../../definition';
import { signedIn } from '../../../testing/platform';
import eventsEn from '../../../locales/en/events.json';
import eventsId from '../../../locales/id/events.json';

interface Options {
  language?: Language;
  session?: SessionState;
}

const show = (slug: string, options: Options = {}) =>
  renderInShell(definition, { path: `/events/${slug}`, ...options });
const facts = () => within(screen.getByRole('complementary'));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T00:00:00Z')));
afterEach(() => jest.restoreAllMocks());

test.each(events.flatMap((event) => (['en', 'id'] as const).map((language) => ({ ...event, language }))))(
  '$slug in $language shows everything about it',
  ({ slug, title, summary, host, language }) => {
    const { heads } = show(slug, { language });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title[language]);
    expect(heads.at(-1)).toMatchObject({ title: title[language], description: summary[language] });
    const { text, takeaways, audience, agenda, hostBio } = eventDetails[slug];
    const page = document.body.textContent;
    for (const part of [...text[language], ...takeaways[language], ...audience[language], hostBio[language]])
      expect(page).toContain(part);
    for (const item of agenda) expect(page).toContain(item[language]);
    expect(page).toContain(host.role[language]);
  },
);

test('the agenda runs by the clock of the event', () => {
  show('jayapura-evening', { language: 'id' });
  const times = screen.getAllByText(/^\d\d\.\d\d$/).map(({ textContent }) => textContent);
  expect(times).toEqual(['18.00', '18.30', '19.15', '20.15']);
});

test.each([
  ['en', 'Thursday, 21 January 2027', '18:30–21:00 WITA', '17:30–20:00 in your time'],
  ['id', 'Kamis, 21 Januari 2027', '18.30–21.00 WITA', '17.30–20.00 waktu Anda'],
] as const)('in %s it says when it is there, and when that is for its reader', (language, ...times) => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-420); // Jakarta
  show('makassar-evening', { language });
  for (const time of times) expect(facts().getByText(time, { exact: false })).toBeTruthy();
});

test('a visitor needs an account first, and comes back to the event', async () => {
  const { navigations } = show('one-page-cv', { session: { status: 'unknown' }, language: 'id' });
  const link = screen.getByRole('link', { name: eventsId.page.signUp });
  expect(link.getAttribute('href')).toBe('/id/auth?mode=sign-up');
  await userEvent.click(link);
  expect(navigations.at(-1)).toMatchObject({
    to: '/auth?mode=sign-up',
    state: { returnTo: '/events/one-page-cv' },
  });
  expect(screen.queryByText('Pesan kursi')).toBeNull();
});

test('who is signed in reserves by message, and reads that it is one', () => {
  show('one-page-cv', { session: signedIn });
  expect(hrefOf(eventsEn.page.reserve)).toBe('/contact-us?type=other#message');
  expect(facts().getByText(/given by message for now/)).toBeTruthy();
});

test('an event that is over says so and offers neither seat nor calendar', () => {
  show('manufacturing-evening', { session: signedIn });
  expect(facts().getByText(eventsEn.page.overTitle)).toBeTruthy();
  expect(hrefOf(eventsEn.page.overLink)).toBe('/events');
  expect(screen.queryByText(eventsEn.page.reserve)).toBeNull();
  expect(screen.queryByText(eventsEn.page.calendar)).toBeNull();
});

test('an event that is over is nothing a visitor signs up for', () => {
  show('manufacturing-evening', { session: { status: 'unknown' } });
  expect(facts().getByText(eventsEn.page.overTitle)).toBeTruthy();
  expect(screen.queryByRole('link', { name: eventsEn.page.signUp })).toBeNull();
});

test('it can be put into a calendar', () => {
  show('makassar-evening', { language: 'id' });
  const file = screen.getByRole('link', { name: eventsId.page.calendarFile });
  expect(file.getAttribute('href')).toBe('/id/events/makassar-evening.ics');
  expect(file.hasAttribute('download')).toBe(true);
  const google = new URL(hrefOf(eventsId.page.google) ?? '');
  expect(google.origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(google.searchParams)).toMatchObject({
    action: 'TEMPLATE',
    text: 'Malam Makassar: logistik bertemu ritel',
    dates: '20270121T103000Z/20270121T130000Z',
    ctz: 'Asia/Makassar',
    location: 'Ruang Losari, Jalan Penghibur 21, Makassar',
  });
  expect(google.searchParams.get('details')).toContain(`${fakeSiteUrl}/id/events/makassar-evening`);
});

test('leads to the next events, those of its kind first, and not to itself', () => {
  show('jayapura-evening');
  const more = within(screen.getByRole('region', { name: 'More events' }));
  expect(more.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Makassar evening: logistics meets retail',
    'Interview answers that show what you did',
  ]);
});

test('an event nobody has planned is handed back to the shell', () => {
  expect(show('no-such-event').missing).toContain('/events/no-such-event');
});
