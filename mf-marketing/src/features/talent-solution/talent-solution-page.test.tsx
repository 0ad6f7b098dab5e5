import { findDialog, renderInShell } from '@sabi/shell-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definition } from '../../definition';
import { createPlatform } from '../../testing/platform';

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

  test('it starts on the expert, and the address keeps the choice', async () => {
    const { location } = show();
    expect(selected()).toContain('Talk with an expert');
    expect(screen.getByRole('form', { name: 'Book a consultation' })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: /Latest opportunities/ }));
    expect(location.get().search).toBe('?panel=positions');
    expect(
      within(screen.getByRole('tabpanel')).getByRole('link', { name: 'See openings' }).getAttribute('href'),
    ).toBe('/jobs');
  });

  test('arrow keys move between them, up and down', async () => {
    show();
    act(() => screen.getByRole('tab', { selected: true }).focus());
    await user.keyboard('{ArrowDown}');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(selected()).toContain('AI CV Analyzer');
  });

  test.each([
    ['cv-upload', 'AI CV Analyzer'],
    ['community', 'Join the community'],
    ['nonsense', 'Talk with an expert'],
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
  const voices = screen.getByRole('region', { name: 'How it went for others' });
  expect(within(voices).getAllByRole('img')).toHaveLength(3);
  const events = screen.getByRole('region', { name: 'Meet us before you decide' });
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
  await user.click(screen.getByRole('button', { name: 'Ask the AI consultant' }));
  const input = within(await findDialog()).getByRole('textbox', { name: 'Your message' });
  await user.type(input, 'Will you help?{Enter}');
  await screen.findByText('Gladly.');
  expect(requests[0]?.body).toEqual({ message: 'Will you help?', type: 'talent' });
  await user.click(screen.getByRole('button', { name: 'Close the chat' }));
  await user.click(await screen.findByRole('button', { name: 'Ask the AI consultant' }));
  expect(await screen.findByText('Gladly.')).toBeTruthy();
});
