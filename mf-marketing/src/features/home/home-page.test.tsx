import type { Language } from '@sabi/contracts/language';
import { screen, within } from '@testing-library/react';
import { setReducedMotion } from '@sabi/ui/testing';
import { renderPart } from '../../testing/render-part';
import { HomePage } from './home-page';
import commonEn from '../../locales/en/common.json';
import homeEn from '../../locales/en/home.json';
import homeId from '../../locales/id/home.json';

const show = (language: Language = 'en') => renderPart(HomePage, { language });
const region = (name: string) => within(screen.getByRole('region', { name }));
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => setReducedMotion(true));

test('leads to sign-up at its top and at its end', () => {
  show();
  expect(linkTo('Get started')).toBe('/register');
  expect(linkTo('Sign up now')).toBe('/signup');
});

test('says goodbye to job portals with a way for each side', () => {
  show();
  expect(linkTo(commonEn.talentSolution)).toBe('/talent-solution');
  expect(linkTo(homeEn.goodbye.career.link)).toBe('/talent-solution');
  expect(linkTo(homeEn.goodbye.hiring.link)).toBe('/company-solution');
});

test('shows the logos of eight clients, each with its name', () => {
  show();
  const names = region('Trusted by 100+ companies')
    .getAllByRole('img')
    .map((logo) => logo.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(8);
});

test.each([
  ['en', 'Insights from 12 industries', homeEn.industries.names['food-industry'], '/blog/food-industry'],
  ['id', 'Wawasan dari 12 industri', homeId.industries.names['food-industry'], '/id/blog/food-industry'],
] as const)('in %s an article of each industry is a click away', (language, heading, name, href) => {
  show(language);
  const links = region(heading).getAllByRole('link');
  expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(12);
  expect(linkTo(name)).toBe(href);
});

test('keeps the language of the visitor in every link to a page', () => {
  show('id');
  const links = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .filter(({ origin }) => origin === location.origin);
  expect(links.length).toBeGreaterThan(15);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/id(\/|$)/);
});

test('says to search engines who stands behind it, as the page says it', () => {
  const { heads, context } = show('id');
  const [organization, site] = heads.at(-1)?.structuredData ?? [];
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'Sabi',
    url: `${context.siteUrl}/id`,
    telephone: '+62 21 0800 0100 ext. 1307',
    address: { streetAddress: 'Menara Sabi, Jalan Jenderal Sudirman Kav. 107', addressCountry: 'ID' },
  });
  expect(site).toMatchObject({ '@type': 'WebSite', inLanguage: 'id', url: `${context.siteUrl}/id` });
});
