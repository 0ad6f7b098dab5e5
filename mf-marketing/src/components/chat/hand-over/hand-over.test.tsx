import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPlatform, problemAnswer } from '../../../testing/platform';
import { renderPart } from '../../../testing/render-part';
import { findDraft, saveDraft } from '../../inquiry/inquiry-draft';
import { ChatPanel } from '../chat-panel';
import { useChat } from '../use-chat';
import { findLastQuestion, writeTranscript } from './transcript';
import { en as consultationEn } from '@sabi/shared-texts/consultation/en';
import chatEn from '../../../locales/en/chat.json';

const ask = 'POST /functions/v1/ai-consultant';
const contactSource = { title: 'Contact', path: '/contact-us#message' };

function Example() {
  return <ChatPanel chat={useChat('company')} greeting="Welcome" returnTo="/company-solution#consultant" />;
}

async function showAnswered(answer: Response) {
  const platform = createPlatform({ [ask]: [answer] });
  renderPart(Example, { path: '/company-solution', fetch: platform.fetch });
  const user = userEvent.setup();
  await user.type(
    screen.getByRole('textbox', { name: consultationEn.message }),
    'Do you know "Bali" & more?{Enter}',
  );
  return user;
}
const log = () => within(screen.getByRole('log'));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a person is reached by WhatsApp with the last question, or by a message with the whole chat', async () => {
  const user = await showAnswered(Response.json({ response: 'Very well.' }));
  await log().findByText('Very well.', { exact: false });
  await user.click(screen.getByRole('button', { name: chatEn.handOver.title }));
  const ways = await screen.findByRole('region', { name: chatEn.handOver.title });
  expect(document.activeElement).toBe(ways);
  const whatsApp = new URL(within(ways).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
  expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/6281200000000');
  expect(whatsApp.searchParams.get('text')).toBe(
    'Hello Sabi, I was asking your AI consultant about hiring and would like to talk to a person.\nMy last question was: "Do you know "Bali" & more?"',
  );
  expect(findDraft('contact')).toEqual({});
  saveDraft('contact', { first_name: 'Ayu', message: 'Typed before' });
  const write = within(ways).getByRole('link', { name: chatEn.handOver.write });
  expect(write.getAttribute('href')).toBe('/contact-us?type=company#message');
  write.addEventListener('click', (event) => event.preventDefault());
  await user.click(write);
  await user.click(write);
  expect(findDraft('contact')).toEqual({
    first_name: 'Ayu',
    message:
      'Typed before\n\nFrom my chat with the AI consultant:\n\nYou: Do you know "Bali" & more?\n\nAI consultant: Very well.',
  });
});

test.each([
  [
    'does not know',
    Response.json({ response: 'I do not know that.', sources: [contactSource], basic: true }),
  ],
  ['cannot answer', problemAnswer(503, 'DEPENDENCY_UNAVAILABLE')],
])('a bot that %s offers a person', async (_case, answer) => {
  const user = await showAnswered(answer);
  await user.click(await log().findByRole('button', { name: chatEn.handOver.title }));
  expect(await screen.findByRole('region', { name: chatEn.handOver.title })).toBeTruthy();
});

test('a bot that knows offers none in its answer', async () => {
  await showAnswered(Response.json({ response: 'Very well.' }));
  await log().findByText('Very well.', { exact: false });
  expect(log().queryByRole('button')).toBeNull();
});

describe('a transcript', () => {
  const texts = { heading: 'Chat:', speakers: { user: 'I:', bot: 'AI:' } };
  const said = (from: 'user' | 'bot', text: string) => ({ from, text, kind: 'said' }) as const;

  test('holds what was said and no apology', () => {
    const messages = [said('user', ' One '), { from: 'bot', text: 'Sorry', kind: 'failure' } as const];
    expect(writeTranscript(messages, texts)).toBe('Chat:\n\nI: One');
    expect(writeTranscript([], texts)).toBe('');
  });

  test('is as long as a message may be, and its end counts', () => {
    const messages = [said('user', 'x'.repeat(4000)), said('bot', 'y'.repeat(3000)), said('user', 'The end')];
    const text = writeTranscript(messages, texts);
    expect(text).toHaveLength(5000);
    expect(text).toMatch(/^Chat:\n\n…x+[^]*y\n\nI: The end$/);
    expect(writeTranscript(messages, texts, 5)).toBe('');
  });

  test('the last question is one short line', () => {
    expect(findLastQuestion([said('user', 'One\n two'), said('bot', 'x')])).toBe('One two');
    expect(findLastQuestion([said('user', 'x'.repeat(400))])).toHaveLength(301);
  });
});
