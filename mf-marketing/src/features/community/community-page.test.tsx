import type { Language } from '@sabi/contracts/language';
import type { SessionState } from '@sabi/shell-sdk';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { signedIn } from '../../testing/platform';
import { renderPart } from '../../testing/render-part';
import { CommunityPage } from './community-page';
import { chapters } from './content/chapters';
import { circles } from './content/circles';
import { leaders } from './content/leaders';
import { questions } from './content/questions';
import { rules } from './content/rules';
import communityEn from '../../locales/en/community.json';
import communityId from '../../locales/id/community.json';

const show = (language: Language = 'en', session: SessionState = { status: 'signed-out' }) =>
  renderPart(CommunityPage, { path: '/community', language, session });
const region = (name: string) => within(screen.getByRole('region', { name }));
const hrefsOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

afterEach(() => jest.restoreAllMocks());

test('says how many lead, as the claims have it, and shows some of them as what they are', () => {
  show();
  expect(region('Who leads').getByText(/^100\+ leaders/)).toBeTruthy();
  for (const { name } of leaders) expect(region('Who leads').getByText(name)).toBeTruthy();
  expect(region('Who leads').getByText(/invented/)).toBeTruthy();
});

test('every circle shows who leads it', () => {
  const names = leaders.map(({ name }) => name);
  for (const { leader } of circles) expect(names).toContain(leader);
});

test.each(['en', 'id'] as const)('names circles, cities and rules in %s', (language) => {
  show(language);
  for (const { name } of circles) expect(screen.getByRole('heading', { name: name[language] })).toBeTruthy();
  for (const city of chapters) expect(screen.getByText(city)).toBeTruthy();
  for (const { title, text } of rules) {
    expect(screen.getByRole('heading', { name: title[language] })).toBeTruthy();
    expect(screen.getByText(text[language])).toBeTruthy();
  }
});

test.each([
  ['en', 'Thursday, 21 January 2027'],
  ['id', 'Kamis, 21 Januari 2027'],
] as const)(
  'a city has the date of its next meeting, or says that there is none, in %s',
  (language, date) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-20T00:00:00Z'));
    show(language);
    const [makassar, medan] = ['Makassar', 'Medan'].map((city) => screen.getByText(city).closest('li'));
    const link = within(makassar!).getByRole('link', { name: date });
    expect(link.getAttribute('href')).toMatch(/\/events\/makassar-evening$/);
    expect(medan?.textContent).toBe(`Medan${language === 'en' ? 'No date yet' : communityId.chapters.none}`);
  },
);

test('a visitor joins by signing up', () => {
  show();
  expect(new Set(hrefsOf(communityEn.join.visitor.link))).toEqual(new Set(['/signup', '/auth?mode=sign-up']));
  expect(hrefsOf('Sign in')).toEqual(['/auth']);
});

test.each([communityEn.join.visitor.link, 'Sign in'])(
  'who leaves by “%s” comes back to the steps',
  async (name) => {
    const { navigations } = show();
    await userEvent.click(region('How to join').getByRole('link', { name }));
    expect(navigations.at(-1)).toMatchObject({ state: { returnTo: '/community' } });
  },
);

test('who is signed in asks people for the invitation', () => {
  show('en', signedIn);
  expect(screen.queryByRole('link', { name: communityEn.join.visitor.link })).toBeNull();
  expect(hrefsOf(communityEn.join.signedIn.link)).toEqual(['/contact-us?type=other#message']);
});

test('shows the next three events', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-20T00:00:00Z'));
  show();
  expect(
    region(communityEn.events.title)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Talking about pay without losing the offer',
    'Makassar evening: logistics meets retail',
    'Structured interviews for hiring managers',
  ]);
});

test('without a date ahead it says so', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-01-01T00:00:00Z'));
  show();
  expect(region(communityEn.events.title).getByText(/^No date is fixed/)).toBeTruthy();
});

test.each(['en', 'id'] as const)('the structured data has the questions of the page in %s', (language) => {
  const { heads } = show(language);
  const asked = questions.map(({ question, answer }) => ({
    name: question[language],
    acceptedAnswer: { text: answer[language] },
  }));
  expect(heads.at(-1)?.structuredData?.[0]).toMatchObject({ '@type': 'FAQPage', mainEntity: asked });
  for (const { name, acceptedAnswer } of asked) {
    const details = screen.getByText(name).closest('details');
    expect(details?.textContent).toContain(acceptedAnswer.text);
  }
});
