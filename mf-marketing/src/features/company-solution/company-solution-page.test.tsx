import { renderInShell } from '@sabi/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definition } from '../../definition';
import { setReducedMotion } from '@sabi/ui/testing';
import { en as consultationEn } from '@sabi/shared-texts/consultation/en';
import commonEn from '../../locales/en/common.json';
import companySolutionEn from '../../locales/en/company-solution.json';
import companySolutionId from '../../locales/id/company-solution.json';

const show = (language: 'en' | 'id' = 'en') =>
  renderInShell(definition, { path: '/company-solution', language });
const region = (name: string) => screen.getByRole('region', { name });
const headingsIn = (name: string) =>
  within(region(name))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

beforeEach(() => setReducedMotion(true));

test('the consultant greets in three languages', () => {
  show();
  const greeting = [...screen.getByRole('log').querySelectorAll('[lang]')];
  expect(greeting.map((line) => line.getAttribute('lang'))).toEqual(['en', 'zh', 'id']);
  for (const [index, words] of [
    "Hello! I'm your AI talent consultant.",
    '您好！',
    'Halo! Saya konsultan talenta AI Anda.',
  ].entries())
    expect(greeting[index]?.textContent).toContain(words);
});

test('its button leads into the chat', async () => {
  const scrollIntoView = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView }); // jsdom has no layout
  show();
  await userEvent.click(screen.getByRole('link', { name: companySolutionEn.hero.consultant }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: consultationEn.message }));
  expect(scrollIntoView).toHaveBeenCalled();
});

test('it leads to the contact form twice, with what it is about chosen', () => {
  show('id');
  const links = screen.getAllByRole('link', { name: companySolutionId.hero.schedule });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/id/contact-us?type=company#message'),
  );
});

test('the process lists its nine steps in order, and no text counts another number', () => {
  const { view } = show();
  expect(headingsIn(companySolutionEn.process.title)).toEqual([
    'Discovery',
    'Headhunting',
    'Screening',
    'Assessment',
    companySolutionEn.process.psychologicalTest.title,
    'Report',
    companySolutionEn.process.verification.title,
    'Negotiation',
    'Onboarding',
  ]);
  expect(view.container.textContent).not.toMatch(/\b(8|eight)[ -]step/i);
});

test('three services, and four promises in the figures of the claims', () => {
  show();
  expect(headingsIn(companySolutionEn.services.title)).toEqual([
    companySolutionEn.services.executive.title,
    companySolutionEn.services.specialized.title,
    companySolutionEn.services.consulting.title,
  ]);
  expect(headingsIn(companySolutionEn.benefits.title)).toEqual([
    '80% Faster',
    'up to 50% Cost Savings',
    '95% Match Rate',
    'Risk-Free 3-month guarantee',
  ]);
  expect(screen.getAllByText(/90-day guarantee/).length).toBeGreaterThan(0);
});

test('five companies speak, one at a time, round the ends either way', async () => {
  show();
  const voices = within(region(companySolutionEn.voices.title));
  const shown = () =>
    voices
      .getAllByRole('figure', { hidden: true })
      .filter((figure) => !figure.closest('[hidden]'))
      .map(({ textContent }) => textContent);
  const [first, ...others] = [
    'Dewi Anggraini',
    'Kevin Halim',
    'Linda Wijaya',
    'Arief Gunawan',
    'Agnes Tambunan',
  ].map((name): unknown => expect.stringContaining(name));
  const turn = async (arrow: string, people: readonly unknown[]) => {
    for (const person of people) {
      await userEvent.click(voices.getByRole('button', { name: arrow }));
      expect(shown()).toEqual([person]);
    }
  };
  expect(voices.getAllByRole('button', { name: /^Page \d of 5$/ })).toHaveLength(5);
  expect(shown()).toEqual([first]);
  await turn(commonEn.testimonials.next, [...others, first]);
  await turn(commonEn.testimonials.previous, [...others.toReversed(), first]);
  expect(voices.getByRole('status').textContent).toBe('Page 1 of 5');
});

test('a company that recruits by itself is led to the applicant-tracking system', () => {
  show();
  const link = screen.getByRole('link', { name: companySolutionEn.product.link });
  expect(link.getAttribute('href')).toBe('/sabiats');
});

test('the brochure is a download, named for the language of the page', () => {
  show('id');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: companySolutionId.closing.brochure });
  expect(link.download).toBe('Sabi-id.pdf');
});

test('what structured data says stands on the page', () => {
  const { heads, view } = show();
  const data = heads.at(-1)?.structuredData ?? [];
  expect(data.map((thing) => thing['@type'])).toEqual(['Service', 'Service', 'Service', 'FAQPage']);
  const { mainEntity } = data.at(-1) as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(view.container.textContent).toContain(name);
    expect(view.container.textContent).toContain(acceptedAnswer.text);
  }
});
