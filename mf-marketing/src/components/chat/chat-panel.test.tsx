import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPlatform, problemAnswer, signedIn } from '../../testing/platform';
import { renderPart } from '../../testing/render-part';
import { ChatPanel } from './chat-panel';
import { teaserDelayMs } from './answering';
import { useChat } from './use-chat';
import { en as consultationEn } from '@sabi/shared-texts/consultation/en';

const address = 'POST /functions/v1/ai-consultant';
const reply = (response: string) => Response.json({ response });
const gate = () => Response.json({ response: '', gated: true });

function Example() {
  return <ChatPanel chat={useChat('company')} greeting="Welcome" returnTo="/company-solution#consultant" />;
}

function show(
  answers: (Response | Error | Promise<Response>)[],
  options: Parameters<typeof renderPart>[1] = {},
  others: Parameters<typeof createPlatform>[0] = {},
) {
  const platform = createPlatform({ [address]: answers, ...others }, ['/api/ai/v1/allowance']);
  const shell = renderPart(Example, { path: '/company-solution', ...options, fetch: platform.fetch });
  return { ...shell, ...platform, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: consultationEn.message });
const log = () => screen.getByRole('log');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('Enter sends, the bot thinks, then answers; meanwhile nothing can be sent', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { user, requests } = show([new Promise<Response>((resolve) => (answer = resolve))]);
  await user.type(input(), '  Do you know Surabaya?  {Enter}');
  expect(log().textContent).toContain('Do you know Surabaya?');
  expect(within(log()).getByText('Thinking')).toBeTruthy();
  expect(input().disabled).toBe(true);
  expect(input().value).toBe('');
  await act(async () => answer(reply('Yes.\nVery well.')));
  expect(within(log()).queryByText('Thinking')).toBeNull();
  expect(log().textContent).toContain('Yes.\nVery well.');
  expect(log().getAttribute('aria-live')).toBe('off'); // the announcer reads it out, once
  expect(screen.getByRole('status').textContent).toBe('AI consultant: Yes.\nVery well.');
  expect(input().disabled).toBe(false);
  expect(document.activeElement).toBe(input());
  expect(requests.map(({ body }) => body)).toEqual([{ message: 'Do you know Surabaya?', type: 'company' }]);
});

test('blank input is ignored', async () => {
  const { user, requests } = show([reply('never')]);
  await user.type(input(), '   {Enter}');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(requests).toEqual([]);
  expect(input().disabled).toBe(false);
});

test('an answer is plain text, whatever it looks like', async () => {
  const { user } = show([reply('<img src=x onerror=alert(1)> **bold** [link](https://evil.example)')]);
  await user.type(input(), 'Hi{Enter}');
  await pass(0);
  expect(log().textContent).toContain('<img src=x onerror=alert(1)> **bold** [link](https://evil.example)');
  expect(log().querySelector('img, a, strong')).toBeNull();
});

test('the service hears what was said before', async () => {
  const { user, requests } = show([reply('First answer')]);
  await user.type(input(), 'One{Enter}');
  await pass(0);
  await user.type(input(), 'Two{Enter}');
  await pass(0);
  expect(requests[1]?.body).toEqual({
    message: 'Two',
    type: 'company',
    context: [
      { from: 'user', text: 'One' },
      { from: 'bot', text: 'First answer' },
    ],
  });
});

test('the gate is the service’s: any number of messages is answered until it says so', async () => {
  const { user } = show([reply('a'), reply('b'), reply('c'), reply('d')]);
  for (const message of ['1', '2', '3', '4']) {
    await user.type(input(), `${message}{Enter}`);
    await pass(0);
  }
  expect(screen.queryByRole('link')).toBeNull();
  expect(input().disabled).toBe(false);
});

test('once gated, fixed copy comes after 1000 ms, blurred, and leads to sign in and back', async () => {
  expect(teaserDelayMs).toBe(1000);
  const { user, navigations } = show([gate()]);
  await user.type(input(), 'More{Enter}');
  await pass(999);
  expect(within(log()).getByText('Thinking')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  await pass(1);
  const teaser = screen.getByRole('link', { name: consultationEn.unlock });
  expect(teaser.getAttribute('href')).toBe('/auth');
  expect(input().disabled).toBe(true);
  expect(input().placeholder).toBe(consultationEn.gatedPlaceholder);
  await user.click(teaser);
  expect(navigations).toEqual([
    { to: '/auth', replace: false, state: { returnTo: '/company-solution#consultant' } },
  ]);
});

test('who signs in is given the answer, and the conversation goes on', async () => {
  const visitor = show([reply('First answer'), gate()]);
  for (const message of ['One', 'Two']) {
    await visitor.user.type(input(), `${message}{Enter}`);
    await pass(1000);
  }
  visitor.view.unmount();
  const { requests } = show([reply('Second answer')], { session: signedIn });
  await pass(0);
  expect(log().textContent).toMatch(/One.*First answer.*Two.*Second answer/);
  expect(requests.map(({ body }) => body)).toMatchObject([
    { message: 'Two', context: [{ text: 'One' }, { text: 'First answer' }] },
  ]);
  expect(input().disabled).toBe(false);
});

test('what a visitor was answered goes on once they have signed in, as one conversation', async () => {
  const visitor = show([reply('First answer')]);
  await visitor.user.type(input(), 'One{Enter}');
  await pass(0);
  visitor.view.unmount();
  const { user, requests } = show([reply('Second answer')], { session: signedIn });
  await pass(0);
  expect(log().textContent).toMatch(/One.*First answer/);
  expect(requests).toEqual([]);
  await user.type(input(), 'Two{Enter}');
  await pass(0);
  expect(requests.map(({ body }) => body)).toEqual([
    {
      message: 'Two',
      type: 'company',
      context: [
        { from: 'user', text: 'One' },
        { from: 'bot', text: 'First answer' },
      ],
      conversation_id: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
});

test('after a day it is given to nobody, and is gone from the browser with the next visit', async () => {
  const { user, view } = show([gate()]);
  await user.type(input(), 'One{Enter}');
  await pass(1000);
  view.unmount();
  await pass(24 * 60 * 60 * 1000 - 1001);
  show([]).view.unmount();
  expect(localStorage).toHaveLength(1);
  await pass(1001);
  show([]).view.unmount();
  expect(localStorage).toHaveLength(0);
  show([reply('never')], { session: signedIn });
  expect(log().textContent).toBe('Welcome');
});

test('the stored answer goes to the signed-in user once, and to no visitor before', async () => {
  const { user, view } = show([gate()]);
  await user.type(input(), 'One{Enter}');
  await pass(1000);
  view.unmount();
  const visitor = show([]);
  expect(log().textContent).toBe('Welcome');
  visitor.view.unmount();
  const signedInPanel = show([reply('Answer')], { session: signedIn });
  await pass(0);
  signedInPanel.view.unmount();
  expect(localStorage).toHaveLength(0);
  show([], { session: signedIn });
  expect(log().textContent).toBe('Welcome');
});

test.each([
  ['the service refuses', problemAnswer(503, 'DEPENDENCY_UNAVAILABLE')],
  ['nothing answers', new TypeError('Failed to fetch')],
  ['the answer is empty', Response.json({})],
])('when %s, the bot apologises and the visitor may try again', async (_case, answer) => {
  const { user } = show([answer, reply('Here I am')]);
  await user.type(input(), 'Hello{Enter}');
  await pass(0);
  expect(log().textContent).toContain(consultationEn.failed);
  expect(within(log()).queryByText('Thinking')).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/^AI consultant: I apologize/);
  await user.type(input(), 'Hello?{Enter}');
  await pass(0);
  expect(log().textContent).toContain('Here I am');
});

describe('what an account has left', () => {
  const left = (remaining: number) =>
    Response.json({ limit: 100, remaining, renews_at: '2026-11-24T09:05:00.000Z' });
  const spent =
    'Your AI answers for today are used up: 100 a day with CV analyses, fewer when answers are long. You can ask again from ';
  const refused = problemAnswer(429, 'RATE_LIMITED');
  const options = { session: signedIn };

  test('stands below the line to write on, and is looked up again after an answer', async () => {
    const { user, view } = show([reply('Yes.')], options, {
      'GET /api/ai/v1/allowance': [left(100), left(99)],
    });
    await pass(0);
    const line = await view.findByText('100 of 100 AI answers left today, CV analyses included.');
    await user.type(input(), 'Hello{Enter}');
    await pass(0);
    expect(line.textContent).toBe('99 of 100 AI answers left today, CV analyses included.');
  });

  test('is not shown to a visitor', async () => {
    const { view } = show([], {}, { 'GET /api/ai/v1/allowance': [left(100)] });
    await pass(0);
    expect(view.container.textContent).not.toContain('100');
  });

  test('is shown with the time of more where it is nothing, and nobody is asked to sign up', async () => {
    const { user } = show([refused], options, { 'GET /api/ai/v1/allowance': [left(0)] });
    await user.type(input(), 'Hello{Enter}');
    await pass(0);
    expect(log().textContent).toContain(spent);
    expect(log().textContent).toMatch(/You can ask again from 24 Nov 2026, \d\d:05\.$/);
    expect(screen.getByRole('status').textContent).toContain(`AI consultant: ${spent}`);
    expect(screen.queryByText(/Sign up/)).toBeNull();
    expect(log().textContent).not.toContain('I apologize');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(input().placeholder).toBe(consultationEn.placeholder);
  });

  test('is not the reason where something is left: the bot apologises, and it can be tried again', async () => {
    const { user } = show([refused, reply('Yes.')], options, { 'GET /api/ai/v1/allowance': [left(3)] });
    await user.type(input(), 'Hello{Enter}');
    await pass(0);
    expect(log().textContent).toContain('I apologize');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(log().textContent).toMatch(/HelloAI consultant: Yes\.$|Hello.*Yes\.$/);
  });
});
