import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPlatform, problemAnswer, signedIn } from '../../testing/platform';
import { renderPart } from '../../testing/render-part';
import { ChatPanel } from './chat-panel';
import { useChat } from './use-chat';
import { en as consultationEn } from '@sabi/shared-texts/consultation/en';
import chatEn from '../../locales/en/chat.json';

const id = '0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e';
const ask = 'POST /functions/v1/ai-consultant';
const resume = `GET /functions/v1/ai-consultant/answers/${id}`;
const stop = `POST /functions/v1/ai-consultant/answers/${id}/stop`;
const apology = consultationEn.failed;

const event = (name: string, data: object, at?: number) =>
  `${at === undefined ? '' : `id: ${at}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const start = event('start', { answer_id: id }, 0);
const token = (text: string, at: number) => event('token', { text }, at);
const done = (state = 'done') => event('done', { state });
const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' };
const whole = (...events: string[]) => new Response(events.join(''), { headers });

/** An answer written by the test, read a moment later. */
function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
  return {
    response: new Response(body, { headers }),
    send: (...events: string[]) =>
      act(async () => controller?.enqueue(new TextEncoder().encode(events.join('')))),
    close: () => act(async () => controller?.close()),
  };
}

function Example() {
  return <ChatPanel chat={useChat('company')} greeting="Welcome" returnTo="/company-solution#consultant" />;
}

function show(answers: Parameters<typeof createPlatform>[0], options: Parameters<typeof renderPart>[1] = {}) {
  const platform = createPlatform(answers, ['/api/ai/v1/allowance']);
  const shell = renderPart(Example, { path: '/company-solution', ...options, fetch: platform.fetch });
  return { ...shell, ...platform, user: userEvent.setup() };
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: consultationEn.message });
const log = () => screen.getByRole('log');
const said = (text: string) => within(log()).findByText(text, { exact: false });
/** Resolves once the visitor can write. */
const canWrite = () => waitFor(() => expect(input().disabled).toBe(false));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a growing answer is scrolled into view, unless the reader has scrolled up; a new question resumes it', async () => {
  const stream = openStream();
  const { user } = show({ [ask]: [stream.response, whole(start, token('Another.', 8), done())] });
  Object.defineProperties(log(), { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  const scrollTo = (top: number) => fireEvent.scroll(log(), { target: { scrollTop: top } });
  await user.type(input(), 'Hello{Enter}');
  await stream.send(start, token('First.', 6));
  await said('First.');
  expect(log().scrollTop).toBe(900);
  scrollTo(200);
  await stream.send(token(' Second.', 14));
  await said('Second.');
  expect(log().scrollTop).toBe(200);
  scrollTo(590);
  await stream.send(token(' Third.', 21));
  await said('Third.');
  expect(log().scrollTop).toBe(900);
  scrollTo(200);
  await stream.send(done());
  await stream.close();
  await canWrite();
  await user.type(input(), 'And then?{Enter}');
  await said('Another.');
  expect(log().scrollTop).toBe(900);
});

test('an answer appears as it is written; it is heard once, when it is whole', async () => {
  const stream = openStream();
  const { user } = show({ [ask]: [stream.response] });
  const heard = () => screen.getByRole('status').textContent;
  expect(heard()).toBe('');
  await user.type(input(), 'Hello{Enter}');
  await stream.send(start);
  expect(within(log()).getByText('Thinking')).toBeTruthy();
  await stream.send(token('First sentence.', 15));
  await said('First sentence.');
  expect(within(log()).queryByText('Thinking')).toBeNull();
  await stream.send(token(' Second is not', 29));
  await said('First sentence. Second is not');
  expect(heard()).toBe('Thinking');
  expect(input().disabled).toBe(true);
  await stream.send(token(' whole yet.', 40), done());
  await canWrite();
  expect(log().textContent).toContain('First sentence. Second is not whole yet.');
  expect(heard()).toBe('AI consultant: First sentence. Second is not whole yet.');
  expect(input().disabled).toBe(false);
  expect(document.activeElement).toBe(input());
});

test('stop ends it where it is, and what was said is part of the conversation', async () => {
  const stream = openStream();
  const { user, requests } = show({
    [ask]: [stream.response, whole(start, token('Yes.', 4), done())],
    [stop]: [new Response(null, { status: 204 })],
  });
  await user.type(input(), 'Hello{Enter}');
  await stream.send(start, token('First.', 6));
  await said('First.');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(requests.at(-1)?.path).toBe(`/functions/v1/ai-consultant/answers/${id}/stop`);
  await stream.send(done('stopped'));
  await said(chatEn.stopped);
  await canWrite();
  expect(screen.getByRole('status').textContent).toBe('AI consultant: First. Stopped here.');
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  expect(document.activeElement).toBe(input());
  await user.type(input(), 'Go on{Enter}');
  await said('Yes.');
  expect(requests.at(-1)?.body).toMatchObject({
    message: 'Go on',
    context: [
      { from: 'user', text: 'Hello' },
      { from: 'bot', text: 'First.' },
    ],
  });
});

test('after a reload the stream is resumed, without another question and without a session', async () => {
  const stream = openStream();
  const before = show({ [ask]: [stream.response] });
  await before.user.type(input(), 'Hello{Enter}');
  await stream.send(start, token('First.', 6));
  await said('First.');
  before.view.unmount();
  const { requests } = show({ [resume]: [whole(token('First.', 6), token(' Second.', 14), done())] });
  await said('Second.');
  await canWrite();
  expect(log().textContent).toMatch(/Hello.*First\. Second\./);
  expect(requests.map(({ method }) => method)).toEqual(['GET']);
  expect(sessionStorage).toHaveLength(0);
});

test('an answer that is kept no longer is asked for again', async () => {
  const kept = { turns: [{ from: 'user', text: 'Hello' }], answerId: id };
  sessionStorage.setItem('sabi-company-chat', JSON.stringify(kept));
  const { requests } = show(
    {
      [resume]: [problemAnswer(404, 'ANSWER_NOT_FOUND')],
      [ask]: [whole(start, token('Again.', 6), done())],
    },
    { session: signedIn },
  );
  await said('Again.');
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test('a connection that breaks off is taken up again where it was', async () => {
  const { user, requests } = show({
    [ask]: [whole(start, token('First.', 6))],
    [resume]: [whole(token(' Second.', 14), done())],
  });
  await user.type(input(), 'Hello{Enter}');
  await said('Second.');
  expect(log().textContent).toContain('First. Second.');
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
});

test('when it fails in the middle, what was said stays, the bot apologises, and neither is sent to the service', async () => {
  const failure = event('error', { code: 'DEPENDENCY_UNAVAILABLE', detail: 'Failed to get AI consultation' });
  const { user, requests } = show({
    [ask]: [whole(start, token('First.', 6), failure), whole(start, token('Here I am.', 10), done())],
  });
  await user.type(input(), 'Hello{Enter}');
  await said(apology);
  await canWrite();
  expect(log().textContent).toContain('First.');
  await user.type(input(), 'Hello?{Enter}');
  await said('Here I am.');
  expect(requests.at(-1)?.body).toMatchObject({ context: [{ from: 'user', text: 'Hello' }] });
});

test('an answer names where it can be read, on this site alone, and says when it was found and not written', async () => {
  const sources = [
    { title: 'Our process', path: '/company-solution' },
    { title: 'Elsewhere', path: '//evil.example' },
    { title: 'Worse', path: 'javascript:alert(1)' },
  ];
  const { user } = show({
    [ask]: [
      whole(
        start,
        token('Nine steps.', 11),
        event('sources', { sources }),
        event('done', { state: 'done', basic: true }),
      ),
    ],
  });
  await user.type(input(), 'Hello{Enter}');
  const source = await screen.findByRole('link', { name: 'Our process' });
  expect(source.getAttribute('href')).toBe('/company-solution');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await said(chatEn.basic);
});

describe('a lost network', () => {
  const goOffline = (isOffline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
    act(() => void dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
  };
  const heard = () => screen.getByRole('status').textContent;
  const waiting = chatEn.waiting;
  const kept = chatEn.offline;
  const retry = () => screen.queryByRole('button', { name: 'Try again' });
  afterEach(() => jest.restoreAllMocks());

  test('in the middle of an answer is reported, and the answer goes on where it was once it is back', async () => {
    const stream = openStream();
    const { user, requests } = show({
      [ask]: [stream.response],
      [resume]: [whole(token(' Second.', 14), done())],
    });
    await user.type(input(), 'Hello{Enter}');
    await stream.send(start, token('First.', 6));
    await said('First.');
    expect(screen.queryByText(waiting)).toBeNull();
    goOffline(true);
    await stream.close();
    await said(waiting);
    expect(heard()).toBe(waiting);
    await act(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    expect(requests).toHaveLength(1);
    goOffline(false);
    await said('Second.');
    await canWrite();
    expect(log().textContent).toContain('First. Second.');
    expect(log().textContent).not.toContain(waiting);
    expect(heard()).toBe('AI consultant: First. Second.');
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  test('a question that could not be sent is in the line again when the page is loaded anew, and gone once it is answered', async () => {
    const { user, view } = show({ [ask]: [new TypeError('Failed to fetch')] });
    goOffline(true);
    await user.type(input(), 'Hello{Enter}');
    await said(kept);
    view.unmount();
    goOffline(false);
    const next = show({ [ask]: [whole(start, token('First.', 6), done())] });
    expect(input().value).toBe('Hello');
    await next.user.type(input(), '{Enter}');
    await said('First.');
    await canWrite();
    expect(input().value).toBe('');
    next.view.unmount();
    show({});
    expect(input().value).toBe('');
  });

  test('that comes back slowly is waited for: an attempt in vain is not the end', async () => {
    const { user, requests } = show({
      [ask]: [whole(start, token('First.', 6))],
      [resume]: [new TypeError('Failed to fetch'), whole(token(' Second.', 14), done())],
    });
    await user.type(input(), 'Hello{Enter}');
    await said('Second.');
    expect(log().textContent).toContain('First. Second.');
    expect(log().textContent).not.toContain(apology);
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET']);
  });

  test('that stays away is reported, and what was asked is tried again from where the answer is kept', async () => {
    const { user, requests } = show({
      [ask]: [whole(start, token('First.', 6))],
      [resume]: [
        ...Array.from({ length: 3 }, () => new TypeError('Failed to fetch')),
        whole(token('First.', 6), token(' Second.', 14), done()),
      ],
    });
    await user.type(input(), 'Hello{Enter}');
    await said(apology);
    await canWrite();
    expect(log().textContent).toContain('First.');
    await user.click(retry() as HTMLElement);
    await said('Second.');
    await canWrite();
    expect(log().textContent).toMatch(/Hello.*First\. Second\.$/);
    expect(log().textContent).not.toContain(apology);
    expect(retry()).toBeNull();
    expect(document.activeElement).toBe(input());
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'GET', 'GET']);
  });

  test('before anything was sent is reported, and the question is kept and can be sent again', async () => {
    goOffline(true);
    const { user, requests } = show({
      [ask]: [new TypeError('Failed to fetch'), whole(start, token('Here I am.', 10), done())],
    });
    await user.type(input(), 'Hello{Enter}');
    await said(kept);
    await canWrite();
    expect(heard()).toBe(`AI consultant: ${apology} ${kept}`);
    goOffline(false);
    await user.click(retry() as HTMLElement);
    await said('Here I am.');
    expect(log().textContent).toMatch(/Hello.*Here I am\.$/);
    expect(requests.map(({ body }) => body)).toEqual([
      { message: 'Hello', type: 'company' },
      { message: 'Hello', type: 'company' },
    ]);
  });

  test('so long that nobody wrote on is reported as such, and the question can be asked again', async () => {
    const { user, requests } = show({
      [ask]: [whole(start, token('First.', 6)), whole(start, token('Whole.', 6), done())],
      [resume]: [whole(done('stopped'))],
    });
    await user.type(input(), 'Hello{Enter}');
    await said(chatEn.cut);
    await canWrite();
    expect(log().textContent).not.toContain(chatEn.stopped);
    await user.click(retry() as HTMLElement);
    await said('Whole.');
    expect(log().textContent).not.toContain('First.');
    expect(requests.at(-1)?.body).toEqual({ message: 'Hello', type: 'company' });
  });

  test('does not hold up who stops waiting', async () => {
    const stream = openStream();
    const { user } = show({ [ask]: [stream.response] });
    await user.type(input(), 'Hello{Enter}');
    await stream.send(start, token('First.', 6));
    await said('First.');
    goOffline(true);
    await stream.close();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await said(chatEn.stopped);
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(heard()).toBe('AI consultant: First. Stopped here.');
    expect(retry()).toBeNull();
  });
});

test.each([
  ['before the service has begun', []],
  ['while it thinks', [start]],
])('who stops %s sees and hears that it was stopped', async (_when, events) => {
  const stream = openStream();
  const { user } = show({
    [ask]: [events.length > 0 ? stream.response : new Promise<Response>(() => undefined)],
    [stop]: [new Response(null, { status: 204 })],
  });
  await user.type(input(), 'Hello{Enter}');
  if (events.length > 0) {
    await stream.send(...events);
    await waitFor(() => expect(sessionStorage.getItem('sabi-company-chat')).not.toBeNull()); // it knows of the answer
  }
  expect(screen.getByRole('status').textContent).toBe('Thinking');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  if (events.length > 0) await stream.send(done('stopped'));
  await said(chatEn.stopped);
  expect(screen.getByRole('status').textContent).toBe('AI consultant: Stopped here.');
  expect(document.activeElement).toBe(input());
});
