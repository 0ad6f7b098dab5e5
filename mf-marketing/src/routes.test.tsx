import type { Language } from '@sabi/contracts/language';
import { renderInShell } from '@sabi/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { definition } from './definition';
import { setReducedMotion } from '@sabi/ui/testing';
import applicantTrackingEn from './locales/en/applicant-tracking.json';
import companySolutionEn from './locales/en/company-solution.json';
import contactEn from './locales/en/contact.json';
import homeEn from './locales/en/home.json';
import talentSolutionEn from './locales/en/talent-solution.json';
import teamEn from './locales/en/team.json';
import applicantTrackingId from './locales/id/applicant-tracking.json';
import companySolutionId from './locales/id/company-solution.json';
import homeId from './locales/id/home.json';
import talentSolutionId from './locales/id/talent-solution.json';

const pages: [path: string, language: Language, heading: RegExp, title: string][] = [
  ['/', 'en', /^One Stop Solution for/, homeEn.head.title],
  ['/', 'id', /^Solusi Lengkap untuk/, homeId.head.title],
  ['/talent-solution', 'en', /^A career you choose/, talentSolutionEn.head.title],
  ['/talent-solution', 'id', /^Karier pilihan Anda/, talentSolutionId.head.title],
  ['/company-solution', 'en', /^Meet only the people/, companySolutionEn.head.title],
  ['/company-solution', 'id', /^Temui hanya kandidat/, companySolutionId.head.title],
  ['/sabiats', 'en', /^Every applicant/, applicantTrackingEn.head.title],
  ['/sabiats', 'id', /^Semua pelamar/, applicantTrackingId.head.title],
  ['/contact-us', 'en', /^Talk to us/, 'Contact'],
  ['/contact-us', 'id', /^Hubungi kami/, 'Kontak'],
  ['/events', 'en', /^Events for people/, 'Events'],
  ['/events', 'id', /^Acara bagi/, 'Acara'],
  ['/community', 'en', /^Careers grow/, 'Community'],
  ['/community', 'id', /^Karier tumbuh/, 'Komunitas'],
  ['/sabi-team', 'en', /^People who read/, teamEn.head.title],
  ['/sabi-team', 'id', /^Orang-orang yang membaca/, 'Tim Sabi'],
];

const show = (path: string, language: Language = 'en') => renderInShell(definition, { path, language });
const linkTo = (name: string | RegExp, scope: HTMLElement = document.body) =>
  within(scope).getByRole('link', { name }).getAttribute('href');

beforeEach(() => setReducedMotion(true));

test.each(pages)('%s in %s has its one h1 and its title', (path, language, heading, title) => {
  const { heads, missing } = show(path, language);
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(heading),
  ]);
  expect(heads.at(-1)?.title).toBe(title);
  expect(heads.at(-1)?.description.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

test('an address without a page is handed back to the shell', () => {
  expect(show('/talent-solution/nothing-here').missing).toContain('/talent-solution/nothing-here');
});

test('the contact page can be written to and called, extension included', () => {
  show('/contact-us');
  expect(linkTo('hello@sabi.example')).toBe('mailto:hello@sabi.example');
  expect(linkTo(/ext\. 1307$/)).toBe('tel:+62-21-0800-0100;ext=1307');
  expect(screen.getByText(contactEn.details.office.title)).toBeTruthy();
});
