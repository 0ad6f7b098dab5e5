/** @jest-environment node */
import { fakeContacts } from '@sabi/shell-sdk/testing';
import { remoteDeclarationSchema } from '@sabi/contracts/http/gateway/platform';
import type { Language } from '@sabi/contracts/language';
import declaration from '../remote.json';
import type * as ChatStores from './components/chat/chat-store';
import { type ChatStore, createChatStore } from './components/chat/chat-store';
import { events } from './content/events';
import { eventFilePath, eventPath, paths } from './paths';
import { listPages, render as renderAt, serveFile } from './remote.server';
import applicantTrackingEn from './locales/en/applicant-tracking.json';
import homeEn from './locales/en/home.json';
import talentSolutionEn from './locales/en/talent-solution.json';
import applicantTrackingId from './locales/id/applicant-tracking.json';
import communityId from './locales/id/community.json';
import contactId from './locales/id/contact.json';
import homeId from './locales/id/home.json';
import talentSolutionId from './locales/id/talent-solution.json';

jest.mock('./components/chat/chat-store', () => {
  const actual = jest.requireActual<typeof ChatStores>('./components/chat/chat-store');
  return { ...actual, createChatStore: jest.fn(actual.createChatStore) };
});

const languages = ['en', 'id'] as const;
const siteUrl = 'https://site.example';
const render = (url: string, language: Language) =>
  renderAt({ url, language, siteUrl, contacts: fakeContacts });

const texts: Record<keyof typeof paths, { en: string; id: string }> = {
  home: { en: homeEn.goodbye.title, id: homeId.goodbye.title },
  talentSolution: {
    en: talentSolutionEn.panels['cv-upload'].title,
    id: talentSolutionId.panels['cv-upload'].title,
  },
  companySolution: { en: '90-day guarantee', id: 'garansi 90 hari' },
  applicantTracking: {
    en: applicantTrackingEn.features.collaboration.title,
    id: applicantTrackingId.features.collaboration.title,
  },
  contact: { en: 'hello@sabi.example', id: contactId.details.office.title },
  events: { en: 'Makassar evening: logistics meets retail', id: 'Malam Makassar: logistik bertemu ritel' },
  community: { en: 'House rules', id: communityId.rules.title },
  team: { en: 'Senior recruiter', id: 'Perekrut senior' },
  privacy: { en: '3 × 24 hours', id: '3 × 24 jam' },
  terms: { en: 'within 90 days of the first working day', id: 'dalam 90 hari sejak hari kerja pertama' },
  accessibility: { en: 'What does not work yet', id: 'Yang belum bisa' },
};

const pages = Object.entries(texts).flatMap(([page, { en, id }]) => {
  const url = paths[page as keyof typeof paths];
  return [
    [url, 'en', en],
    [url, 'id', id],
  ] as const;
});

test.each(pages)('the server renders %s in %s', async (url, language, text) => {
  const { status, head, html } = await render(url, language);
  expect(status).toBe(200);
  expect(html).toContain(text);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain('style='); // the content security policy refuses inline styles
  expect(head?.title).toBeTruthy();
});

test('without script the home page shows a whole phrase, and nothing that only script can work', async () => {
  const { html } = await render('/', 'en');
  expect(html).toContain('data-testid="typed">HR recruitment process</span>');
  expect(html).not.toContain('<button');
});

test.each(['/sabiats/nothing-here', '/events/nothing-here', '/events/one-page-cv/more'])(
  '%s answers 404',
  async (url) => {
    expect((await render(url, 'en')).status).toBe(404);
  },
);

test.each(events.flatMap((event) => languages.map((language) => ({ ...event, language }))))(
  'the server renders the event $slug in $language',
  async ({ slug, language, title }) => {
    const { status, head, html } = await render(eventPath(slug), language);
    expect(status).toBe(200);
    expect(head?.title).toBe(title[language]);
    expect(head?.structuredData?.map((thing) => thing['@type'])).toEqual(['Event', 'BreadcrumbList']);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/style=|<button/);
  },
);

test('without script events can be filtered, and what is folded can be opened', async () => {
  const { html } = await render('/events?kind=workshops', 'id');
  expect(html).toContain('href="/id/events?kind=webinar"');
  expect(html).not.toContain('Malam Jayapura');
  expect((await render('/community', 'en')).html).toMatch(/<details[^>]*><summary/);
});

test('pages and events are named for the sitemap', () => {
  const listed = listPages?.() ?? [];
  expect(listed.map(({ path }) => path)).toEqual([
    ...Object.values(paths),
    ...events.map(({ slug }) => eventPath(slug)),
  ]);
  expect(listed.find(({ path }) => path === '/privacy')?.lastModified).toBe('2026-11-29');
  expect(listed.find(({ path }) => path === '/contact-us')).toEqual({ path: '/contact-us' });
});

test.each(languages)('every event is served as a calendar file in %s', (language) => {
  for (const { slug } of events) {
    const file = serveFile?.({ url: eventFilePath(slug), language, siteUrl, contacts: fakeContacts });
    expect(file?.contentType).toBe('text/calendar; charset=utf-8');
  }
  expect(
    serveFile?.({ url: '/events/nothing-here.ics', language, siteUrl, contacts: fakeContacts }),
  ).toBeNull();
});

test('the declaration is valid, and holds the pages there are', () => {
  expect(remoteDeclarationSchema.parse(declaration).basePaths.toSorted()).toEqual(
    Object.values(paths).toSorted(),
  );
});

test('two renders at once have a store each for the chat', async () => {
  const { results } = jest.mocked(createChatStore).mock;
  results.length = 0;
  await Promise.all([render(paths.companySolution, 'en'), render(paths.companySolution, 'en')]);
  const [one, other, ...more] = results.map(({ value }) => value as ChatStore);
  expect(more).toEqual([]);
  one?.setState({ conversationId: 'of one visitor' });
  expect(other?.getState()).toMatchObject({ conversationId: undefined });
});
