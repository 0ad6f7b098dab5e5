import { renderInShell } from '@sabi/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definition } from '../../definition';
import { setReducedMotion } from '@sabi/ui/testing';

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
  await userEvent.click(screen.getByRole('link', { name: 'Try AI Consultant' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your message' }));
  expect(scrollIntoView).toHaveBeenCalled();
});

test('it leads to the contact form twice, with what it is about chosen', () => {
  show('id');
  const links = screen.getAllByRole('link', { name: 'Jadwalkan Konsultasi' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/id/contact-us?type=company#message'),
  );
});

test('the process lists its nine steps in order, and no text counts another number', () => {
  const { view } = show();
  expect(headingsIn('From the first talk to the first working day')).toEqual([
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
  expect(view.container.textContent).not.toMatch(/\b(8|eight)[ -]step/i);
});

test('three services, and four promises in the figures of the claims', () => {
  show();
  expect(headingsIn('Three services, one team')).toEqual([
    'Executive Search',
    'Specialized Recruitment',
    'Talent Consulting',
  ]);
  expect(headingsIn('What changes for you')).toEqual([
    '80% Faster',
    'up to 50% Cost Savings',
    '95% Match Rate',
    'Risk-Free 3-month guarantee',
  ]);
  expect(screen.getAllByText(/90-day guarantee/).length).toBeGreaterThan(0);
});

test('five companies speak, one at a time, round the ends either way', async () => {
  show();
  const voices = within(region('What companies say'));
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
  await turn('Next testimonials', [...others, first]);
  await turn('Previous testimonials', [...others.toReversed(), first]);
  expect(voices.getByRole('status').textContent).toBe('Page 1 of 5');
});

test('a company that recruits by itself is led to the applicant-tracking system', () => {
  show();
  const link = screen.getByRole('link', { name: 'See the applicant-tracking system' });
  expect(link.getAttribute('href')).toBe('/sabiats');
});

test('the brochure is a download, named for the language of the page', () => {
  show('id');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Unduh Brosur Kami' });
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
