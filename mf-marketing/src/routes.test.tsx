import type { Language } from '@sabi/contracts/language';
import { renderInShell } from '@sabi/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { definition } from './definition';
import { setReducedMotion } from './testing/motion-preference';

const pages: [path: string, language: Language, heading: RegExp, title: string][] = [
  ['/', 'en', /^One Stop Solution for/, 'Sabi: recruitment and talent matching in Indonesia'],
  ['/', 'id', /^Solusi Lengkap untuk/, 'Sabi: rekrutmen dan pencocokan talenta di Indonesia'],
  ['/talent-solution', 'en', /^A career you choose/, 'Talent solution'],
  ['/talent-solution', 'id', /^Karier pilihan Anda/, 'Solusi talenta'],
  ['/company-solution', 'en', /^Meet only the people/, 'Company solution'],
  ['/company-solution', 'id', /^Temui hanya kandidat/, 'Solusi perusahaan'],
  ['/sabiats', 'en', /^Every applicant/, 'Applicant-tracking system'],
  ['/sabiats', 'id', /^Semua pelamar/, 'Sistem pelacakan pelamar'],
  ['/contact-us', 'en', /^Talk to us/, 'Contact'],
  ['/contact-us', 'id', /^Hubungi kami/, 'Kontak'],
  ['/events', 'en', /^Events for people/, 'Events'],
  ['/events', 'id', /^Acara bagi/, 'Acara'],
  ['/community', 'en', /^Careers grow/, 'Community'],
  ['/community', 'id', /^Karier tumbuh/, 'Komunitas'],
];

const show = (path: string, language: Language = 'en') => renderInShell(definition, { path, language });
const linkTo = (name: string | RegExp, scope: HTMLElement = document.body) =>
  within(scope).getByRole('link', { name }).getAttribute('href');
const listUnder = (heading: string) => {
  const section = screen.getByRole('region', { name: heading });
  return within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

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

describe('home', () => {
  test('leads to sign-up and to the talent solution', () => {
    show('/');
    expect(linkTo('Get started')).toBe('/auth?mode=sign-up');
    expect(linkTo('Explore talent solution')).toBe('/talent-solution');
    expect(linkTo('Sign up now')).toBe('/auth?mode=sign-up');
  });

  test('says goodbye to job portals with a way for each side', () => {
    show('/');
    const section = screen.getByRole('region', { name: 'Goodbye to job portals' });
    expect(linkTo('Solutions for talent', section)).toBe('/talent-solution');
    expect(linkTo('Solutions for companies', section)).toBe('/company-solution');
  });

  test('keeps the language of the visitor in every link', () => {
    show('/', 'id');
    expect(linkTo('Mulai sekarang')).toBe('/id/auth?mode=sign-up');
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/id\//);
  });
});

test('the talent solution offers four things', () => {
  show('/talent-solution');
  expect(listUnder('Four ways we help you forward')).toEqual([
    'Talk with an expert',
    'AI CV Analyzer',
    'Latest opportunities',
    'Join the community',
  ]);
  expect(linkTo('About the community')).toBe('/community');
});

describe('company solution', () => {
  test('names three services, with the guarantee from the claims', () => {
    show('/company-solution');
    expect(listUnder('Three services, one team')).toEqual([
      'Executive Search',
      'Specialized Recruitment',
      'Talent Consulting',
    ]);
    expect(screen.getByText(/90-day guarantee/)).toBeTruthy();
  });

  test('lists the nine steps of a search in order', () => {
    show('/company-solution');
    expect(listUnder('From the first talk to the first working day')).toEqual([
      'Discovery',
      'Headhunting',
      'Screening',
      'Assessment',
      'Psychological test',
      'Report',
      'Verification',
      'Negotiation',
      'Onboarding',
    ]);
  });

  test('leads to the contact details and to the applicant-tracking system', () => {
    show('/company-solution');
    expect(linkTo('Schedule Consultation')).toBe('/contact-us');
    expect(linkTo('See the applicant-tracking system')).toBe('/sabiats');
  });
});

test('the applicant-tracking page names five features and asks to register', () => {
  show('/sabiats');
  expect(listUnder('What it does for your team')).toEqual([
    'Automated recruitment',
    'Talent-pool CRM',
    'Collaborative hiring',
    'AI resume parsing',
    'Customisable analytics dashboard',
  ]);
  expect(linkTo('Register now')).toBe('/auth?mode=sign-up');
});

test('the contact page can be written to and called, extension included', () => {
  show('/contact-us');
  expect(linkTo('hello@sabi.example')).toBe('mailto:hello@sabi.example');
  expect(linkTo(/ext\. 1307$/)).toBe('tel:+62-21-0800-0100;ext=1307');
  expect(screen.getByText('Jakarta office')).toBeTruthy();
});

test('events and community say that there is nothing today, and lead on', () => {
  const { view } = show('/events');
  expect(screen.getByRole('heading', { name: 'No event is on the calendar at the moment' })).toBeTruthy();
  expect(linkTo('Read industry insights')).toBe('/blog');
  view.unmount();
  show('/community');
  expect(screen.getByRole('heading', { name: 'No group is open at the moment' })).toBeTruthy();
  expect(linkTo('See events')).toBe('/events');
});
