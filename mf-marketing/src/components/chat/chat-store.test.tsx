import { createRemote } from '@sabi/shell-sdk/react';
import { createFakeShell } from '@sabi/shell-sdk/testing';
import { setReducedMotion } from '@sabi/ui/testing';
import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definition } from '../../definition';
import { createPlatform, signedIn } from '../../testing/platform';
import { createChatStore, isBusy } from './chat-store';
import { en as consultationEn } from '@sabi/shared-texts/consultation/en';

const ask = 'POST /functions/v1/ai-consultant';
const texts = { teaser: 'A teaser', failed: 'An apology', describeLimit: () => 'No answers left' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** A chat, and the requests it has sent. */
function createChat(answers: Parameters<typeof createPlatform>[0] = {}, session?: typeof signedIn) {
  const { fetch, requests } = createPlatform(answers);
  const { context } = createFakeShell({ fetch, ...(session && { session }) });
  const chat = createChatStore({ type: 'company', texts, shell: context });
  const settled = () =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (isBusy(chat.getState())) return;
        end();
        resolve();
      };
      const end = chat.subscribe(check);
      check();
    });
  const said = () => chat.getState().messages.map(({ text }) => text);
  return { chat, requests, settled, said };
}

const reply = (response: string) => Response.json({ response });
const silence = () => new Promise<Response>(() => undefined);

describe('the store of a chat', () => {
  test('holds what was said, and sends one message at a time', async () => {
    const { chat, requests, settled, said } = createChat({ [ask]: [reply('Yes.')] });
    const { send } = chat.getState();
    expect([send('   '), send(' Hello '), send('Too early')]).toEqual([false, true, false]);
    expect(chat.getState().status).toBe('thinking');
    await settled();
    expect(said()).toEqual(['Hello', 'Yes.']);
    expect(requests).toHaveLength(1);
  });

  test('begins anew only when no answer is on its way', async () => {
    const { chat, settled, said } = createChat({ [ask]: [reply('Yes.')] });
    chat.getState().send('Hello');
    chat.getState().begin();
    expect(said()).toEqual(['Hello']);
    await settled();
    chat.getState().begin();
    expect(said()).toEqual([]);
  });

  test('knows what to try again until that is answered', async () => {
    const { chat, settled, said } = createChat({ [ask]: [new TypeError('Failed to fetch'), reply('Yes.')] });
    chat.getState().send('Hello');
    await settled();
    expect(said()).toEqual(['Hello', 'An apology']);
    expect(chat.getState().unanswered?.turns).toEqual([{ from: 'user', text: 'Hello' }]);
    chat.getState().retry();
    await settled();
    expect(said()).toEqual(['Hello', 'Yes.']);
    expect(chat.getState().unanswered).toBeUndefined();
  });

  test('empties when an account signs out', async () => {
    const { chat, settled, said } = createChat({ [ask]: [reply('Yes.')] }, signedIn);
    chat.getState().resume(true);
    chat.getState().send('Hello');
    await settled();
    expect(chat.getState().conversationId).toBeTruthy();
    chat.getState().resume(false);
    expect(said()).toEqual([]);
    expect(chat.getState().conversationId).toBeUndefined();
  });

  test('reads nothing more once its page is left', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { chat, said } = createChat({ [ask]: [new Promise((resolve) => (answer = resolve))] });
    chat.getState().send('Hello');
    chat.getState().leave();
    await act(async () => answer(reply('Too late')));
    expect(said()).toEqual(['Hello']);
    expect(isBusy(chat.getState())).toBe(false);
  });

  test('is apart from another chat of the same kind', async () => {
    const [one, other] = [createChat({ [ask]: [reply('Yes.')] }), createChat({ [ask]: [silence()] })];
    one.chat.getState().send('Hello');
    await one.settled();
    expect([one.said(), other.said()]).toEqual([['Hello', 'Yes.'], []]);
    other.chat.getState().send('Good morning');
    expect([isBusy(one.chat.getState()), isBusy(other.chat.getState())]).toEqual([false, true]);
  });
});

test('the remote, mounted twice at once, has a conversation for each mount', async () => {
  setReducedMotion(true);
  const { prepare, mount } = createRemote(definition);
  const mountWith = async (answer: string) => {
    const { fetch } = createPlatform({ [ask]: [reply(answer)] });
    const { context } = createFakeShell({ path: '/company-solution', fetch });
    const element = document.body.appendChild(document.createElement('div'));
    await prepare(context);
    await act(async () => void mount(element, context));
    return within(element);
  };
  const [one, other] = [await mountWith('Gladly.'), await mountWith('Of course.')];
  const user = userEvent.setup();
  await user.type(one.getByRole('textbox', { name: consultationEn.message }), 'We need a lawyer{Enter}');
  expect(await within(one.getByRole('log')).findByText('Gladly.', { exact: false })).toBeTruthy();
  expect(other.getByRole('log').textContent).not.toMatch(/lawyer|Gladly/);
  await user.type(other.getByRole('textbox', { name: consultationEn.message }), 'An accountant?{Enter}');
  expect(await within(other.getByRole('log')).findByText('Of course.', { exact: false })).toBeTruthy();
  expect(one.getByRole('log').textContent).not.toMatch(/accountant|Of course/);
});
