import { findDialog, renderInShell } from '@sabi/shell-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definition } from '../../definition';
import { createPlatform } from '../../testing/platform';
import { en as consultationEn } from '@sabi/shared-texts/consultation/en';
import talentSolutionEn from '../../locales/en/talent-solution.json';
import talentSolutionId from '../../locales/id/talent-solution.json';

const show = (path = '/talent-solution', options = {}) => renderInShell(definition, { path, ...options });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const linksTo = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00+07:00'), doNotFake: ['queueMicrotask'] }),
);
afterEach(() => jest.useRealTimers());

describe('the four panels', () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  const [expert, analyzer, positions, community] = [
    talentSolutionEn.panels.expert.title,
    talentSolutionEn.panels['cv-upload'].title,
    talentSolutionEn.panels.positions.title,
    talentSolutionEn.panels.community.title,
  ];

  test('it starts on the expert; a click shows another, and the address keeps the choice', async () => {
    const { location } = show();
    const panel = () => within(screen.getByRole('tabpanel'));
    expect(selected()).toContain(expert);
    expect(panel().getByRole('button', { name: talentSolutionEn.panels.expert.submit })).toBeTruthy();
    for (const [title, name, role, control] of [
      [analyzer, 'cv-upload', 'button', 'Analyze CV'],
      [positions, 'positions', 'link', talentSolutionEn.panels.positions.signUp],
      [community, 'community', 'link', talentSolutionEn.panels.community.link],
      [expert, 'expert', 'button', talentSolutionEn.panels.expert.submit],
    ] as const) {
      await user.click(screen.getByRole('tab', { name: new RegExp(title) }));
      expect(selected()).toContain(title);
      expect(location.get().search).toBe(`?panel=${name}`);
      expect(panel().getByRole(role, { name: control })).toBeTruthy();
    }
  });

  test('openings are the newest of the board, with its total', async () => {
    const job = {
      ...{ public_no: 12, slug: 'barista', title: 'Barista', company: { name: 'PT Kopi Pagi' } },
      pay: { min: 4_500_000, max: 5_200_000 },
    };
    const { fetch } = createPlatform({
      'GET /api/hiring/v1/jobs?sort=newest': [Response.json({ total: 1214, jobs: [job] })],
    });
    show('/talent-solution?panel=positions', { fetch });
    expect(await screen.findByRole('link', { name: 'Barista' })).toBeTruthy();
    expect(linksTo('Barista')).toEqual(['/jobs/barista-12']);
    expect(linksTo('See all (1,214)')).toEqual(['/jobs']);
    expect(linksTo(talentSolutionEn.panels.positions.signUp)).toEqual(['/auth?mode=sign-up']);
  });

  test.each([
    ['en', talentSolutionEn.panels.positions, '/jobs'],
    ['id', talentSolutionId.panels.positions, '/id/jobs'],
  ] as const)(
    'openings that cannot be loaded are said to be so, and where they are (%s)',
    async (language, texts, board) => {
      show('/talent-solution?panel=positions', { language, fetch: createPlatform().fetch });
      expect(await screen.findByText(texts.failed)).toBeTruthy();
      expect(linksTo(texts.board)).toEqual([board]);
    },
  );

  test.each([
    ['en', talentSolutionEn.panels.positions],
    ['id', talentSolutionId.panels.positions],
  ] as const)('a board without openings is said to be so (%s)', async (language, texts) => {
    const { fetch } = createPlatform({
      'GET /api/hiring/v1/jobs?sort=newest': [Response.json({ total: 0, jobs: [] })],
    });
    show('/talent-solution?panel=positions', { language, fetch });
    expect(await screen.findByText(texts.empty)).toBeTruthy();
    expect(screen.queryByText(texts.failed)).toBeNull();
  });

  test('they are tabs one below the other', async () => {
    show();
    act(() => screen.getByRole('tab', { selected: true }).focus());
    for (const [key, title] of [
      ['ArrowDown', analyzer],
      ['ArrowUp', expert],
      ['ArrowUp', community],
      ['Home', expert],
      ['End', community],
      ['ArrowDown', expert],
    ] as const) {
      await user.keyboard(`{${key}}`);
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(selected()).toContain(title);
      expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    }
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  test.each([
    ['cv-upload', talentSolutionEn.panels['cv-upload'].title],
    ['positions', talentSolutionEn.panels.positions.title],
    ['community', talentSolutionEn.panels.community.title],
    ['nonsense', talentSolutionEn.panels.expert.title],
  ])('?panel=%s opens %s', (panel, title) => {
    show(`/talent-solution?panel=${panel}`);
    expect(selected()).toContain(title);
  });

  test('the community names its leaders by the claim', () => {
    show('/talent-solution?panel=community');
    expect(within(screen.getByRole('tabpanel')).getByText(/^100\+ community leaders/)).toBeTruthy();
  });
});

test('three testimonials and the next three events stand below', () => {
  show();
  const voices = screen.getByRole('region', { name: talentSolutionEn.voices.title });
  expect(within(voices).getAllByRole('img')).toHaveLength(3);
  const events = screen.getByRole('region', { name: talentSolutionEn.events.title });
  const titles = within(events).getAllByRole('heading', { level: 3 });
  expect(titles).toHaveLength(3);
  expect(titles[0]?.textContent).toBe('Interview answers that show what you did');
  expect(within(events).getByText('19:00–20:30 WIB')).toBeTruthy();
});

test('it closes by asking to sign up', () => {
  show();
  expect(linksTo('Sign up now')).toEqual(['/signup', '/signup']);
});

test('the talent consultant opens on request, and keeps the conversation when closed', async () => {
  jest.useRealTimers();
  const user = userEvent.setup();
  const { fetch, requests } = createPlatform({
    'POST /functions/v1/ai-consultant': [Response.json({ response: 'Gladly.' })],
  });
  show('/talent-solution', { fetch });
  await user.click(screen.getByRole('button', { name: talentSolutionEn.hero.ask }));
  const input = within(await findDialog()).getByRole('textbox', { name: consultationEn.message });
  await user.type(input, 'Will you help?{Enter}');
  await screen.findByText('Gladly.');
  expect(requests[0]?.body).toEqual({ message: 'Will you help?', type: 'talent' });
  await user.click(screen.getByRole('button', { name: talentSolutionEn.consultant.close }));
  await user.click(await screen.findByRole('button', { name: talentSolutionEn.hero.ask }));
  expect(await screen.findByText('Gladly.')).toBeTruthy();
});
