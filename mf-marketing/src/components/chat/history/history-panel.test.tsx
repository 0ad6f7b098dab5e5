import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPlatform, problemAnswer, signedIn } from '../../../testing/platform';
import { renderPart } from '../../../testing/render-part';
import { ChatPanel } from '../chat-panel';
import { useChat } from '../use-chat';
import { en as consultationEn } from '@sabi/shared-texts/consultation/en';
import chatEn from '../../../locales/en/chat.json';

const [first, second] = ['0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e', '1d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e'];
const path = '/api/ai/v1/conversations';
const summary = (id: string, title: string) => ({
  conversation_id: id,
  type: 'company',
  title,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
});
const list = (...conversations: object[]) => Response.json({ conversations });
const both = list(summary(first, 'An accountant'), summary(second, 'A lawyer'));
const whole = Response.json({
  ...summary(second, 'A lawyer'),
  turns: [
    { from: 'user', text: 'We need a lawyer', said_at: '2026-11-20T08:00:00.000Z' },
    {
      from: 'bot',
      text: 'Gladly.',
      said_at: '2026-11-20T08:00:01.000Z',
      basic: true,
      sources: [{ title: 'Our services', path: '/company-solution#services' }],
    },
  ],
});
const noContent = () => new Response(null, { status: 204 });

function Example() {
  return <ChatPanel chat={useChat('company')} greeting="Welcome" returnTo="/company-solution#consultant" />;
}

function show(answers: Parameters<typeof createPlatform>[0], session: object = { session: signedIn }) {
  const platform = createPlatform({ [`GET ${path}?type=company`]: [both], ...answers }, [
    '/api/ai/v1/allowance',
  ]);
  const shell = renderPart(Example, { path: '/company-solution', ...session, fetch: platform.fetch });
  return { ...shell, ...platform, user: userEvent.setup() };
}
const openHistory = async ({ user }: ReturnType<typeof show>) => {
  await user.click(screen.getByRole('button', { name: 'Your chats' }));
  return screen.findByRole('heading', { name: 'Your chats' });
};
const titles = () =>
  screen
    .queryAllByRole('button', { name: /^(An accountant|A lawyer)/ })
    .map(({ textContent }) => textContent);

const { randomUUID } = crypto;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => Object.assign(crypto, { randomUUID }));

test('a visitor has no history', () => {
  show({}, {});
  expect(screen.queryByRole('button', { name: 'Your chats' })).toBeNull();
});

test('a conversation is opened with all that was said, and gone on with under its id', async () => {
  const shown = show({
    [`GET ${path}/${second}`]: [whole],
    'POST /functions/v1/ai-consultant': [Response.json({ response: 'In Jakarta.' })],
  });
  const heading = await openHistory(shown);
  expect(document.activeElement).toBe(heading);
  await shown.user.click(await screen.findByRole('button', { name: /^A lawyer/ }));
  const log = await screen.findByRole('log');
  for (const status of screen.getAllByRole('status')) expect(status.textContent).toBe('');
  expect(log.textContent).toMatch(/Welcome.*We need a lawyer.*Gladly\..*the AI is not available/);
  expect(within(log).getByRole('link', { name: 'Our services' }).getAttribute('href')).toBe(
    '/company-solution#services',
  );
  expect(screen.queryByRole('heading', { name: 'Your chats' })).toBeNull();
  const input = screen.getByRole('textbox', { name: consultationEn.message });
  await shown.user.type(input, 'Where?{Enter}');
  await within(log).findByText('In Jakarta.', { exact: false });
  expect(shown.requests.at(-1)?.body).toMatchObject({ message: 'Where?', conversation_id: second });
  await shown.user.click(screen.getByRole('button', { name: 'New chat' }));
  expect(log.textContent).toBe('Welcome');
  await shown.user.type(input, 'Anew{Enter}');
  await within(log).findByText('In Jakarta.', { exact: false });
  const { body } = shown.requests.at(-1) ?? {};
  expect(body).toEqual({ message: 'Anew', type: 'company', conversation_id: expect.any(String) });
  expect(body).not.toMatchObject({ conversation_id: second });
});

test('one is deleted, and brought back', async () => {
  const shown = show({
    [`DELETE ${path}/${first}`]: [noContent()],
    [`POST ${path}/restore`]: [noContent()],
  });
  const heading = await openHistory(shown);
  await shown.user.click(await screen.findByRole('button', { name: 'Delete the chat "An accountant"' }));
  expect(await screen.findByText('"An accountant" was deleted.')).toBeTruthy();
  expect(titles()).toHaveLength(1);
  expect(document.activeElement).toBe(heading);
  await shown.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(chatEn.history.restored)).toBeTruthy();
  expect(shown.requests.find(({ path: asked }) => asked.endsWith('/restore'))?.body).toEqual({
    conversation_ids: [first],
  });
  expect(await screen.findByRole('button', { name: /^An accountant/ })).toBeTruthy();
});

test('all are deleted, the open one with them, and the list says that there is none', async () => {
  const shown = show({
    [`GET ${path}/${second}`]: [whole],
    [`DELETE ${path}?type=company`]: [Response.json({ conversation_ids: [first, second] })],
  });
  await openHistory(shown);
  await shown.user.click(await screen.findByRole('button', { name: /^A lawyer/ }));
  await openHistory(shown);
  expect((await screen.findByRole('button', { name: /^A lawyer/ })).getAttribute('aria-current')).toBe(
    'true',
  );
  await shown.user.click(screen.getByRole('button', { name: 'Delete all' }));
  expect(await screen.findByText(chatEn.history.removedAll)).toBeTruthy();
  expect(screen.getByText(/^No chats yet/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  await shown.user.click(screen.getByRole('button', { name: chatEn.history.back }));
  expect((await screen.findByRole('log')).textContent).toBe('Welcome');
});

test('a list that cannot be had says so and is asked for again', async () => {
  const shown = show({
    [`GET ${path}?type=company`]: [new TypeError('Failed to fetch'), both],
  });
  await openHistory(shown);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  await shown.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^A lawyer/ })).toBeTruthy();
});

test('a conversation deleted elsewhere is removed from the list', async () => {
  const shown = show({
    [`GET ${path}?type=company`]: [both, list(summary(first, 'An accountant'))],
    [`GET ${path}/${second}`]: [problemAnswer(404, 'CONVERSATION_NOT_FOUND')],
  });
  await openHistory(shown);
  await shown.user.click(await screen.findByRole('button', { name: /^A lawyer/ }));
  expect(await screen.findByText(chatEn.history.gone)).toBeTruthy();
});

test.each([
  ['by https', randomUUID],
  ['by plain http, where browsers make no ids', undefined],
])('who goes on with one that was deleted elsewhere begins a new one, on a page %s', async (_where, made) => {
  Object.assign(crypto, { randomUUID: made });
  const shown = show({
    'POST /functions/v1/ai-consultant': [
      Response.json({ response: 'One.' }),
      problemAnswer(404, 'CONVERSATION_NOT_FOUND'),
      Response.json({ response: 'Two.' }),
    ],
  });
  const input = screen.getByRole('textbox', { name: consultationEn.message });
  await shown.user.type(input, 'Hello{Enter}');
  await within(screen.getByRole('log')).findByText('One.', { exact: false });
  await shown.user.type(input, 'Again{Enter}');
  await within(screen.getByRole('log')).findByText('Two.', { exact: false });
  const ids = shown.requests.map(({ body }) => (body as { conversation_id?: string }).conversation_id);
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toBe(ids[1]);
  for (const each of ids) expect(each).toMatch(/^[\da-f-]{36}$/);
  expect(shown.requests.at(-1)?.body).toMatchObject({ context: [{ text: 'Hello' }, { text: 'One.' }] });
});

test('after signing out no conversation is in view', async () => {
  const shown = show({ [`GET ${path}/${second}`]: [whole] });
  await openHistory(shown);
  await shown.user.click(await screen.findByRole('button', { name: /^A lawyer/ }));
  expect((await screen.findByRole('log')).textContent).toContain('We need a lawyer');
  act(() => shown.session.set({ status: 'signed-out' }));
  expect(await screen.findByText('Welcome')).toBeTruthy();
  expect(screen.queryByText(/We need a lawyer/)).toBeNull();
});
