import { act, render, screen } from '@testing-library/react';
import type { InboxState } from '@sabi/contracts/http/notification/notifications';
import type { Language } from '@sabi/contracts/language';
import en from '../locales/en/inbox.json';
import { shareInbox } from '../inbox/share-inbox';
import { InboxBell } from './inbox-bell';

const streamUrl = '/api/notification/v1/stream';
const countUrl = '/api/notification/v1/unread-count';
const userId = '0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e';
let isHidden = false;
jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);

beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
});
afterEach(() => jest.useRealTimers());

const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const hide = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Answers the count, and opens streams that stay open. */
function createInboxService({ isCut = false, status = 503, withRows = true } = {}) {
  const requests: { url: string; lastEventId: string | null; signal: AbortSignal | null }[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  let state: object = { unread: 0, unread_subjects: 0, sequence: 1 };
  const fetch: typeof globalThis.fetch = async (input, { headers, signal = null } = {}) => {
    requests.push({ url: String(input), lastEventId: new Headers(headers).get('last-event-id'), signal });
    if (String(input) === countUrl) return Response.json(state);
    if (isCut) return Response.json({ status }, { status });
    return new Response(new ReadableStream({ start: (controller) => void streams.push(controller) }));
  };
  /** Each row stands for two notifications. */
  const send = (rows: number, sequence: number) => {
    state = withRows ? { unread: rows * 2, unread_subjects: rows, sequence } : { unread: rows, sequence };
    const event = `event: inbox\nid: ${sequence}\ndata: ${JSON.stringify(state)}\n\n`;
    streams.at(-1)?.enqueue(new TextEncoder().encode(event));
    return pass();
  };
  const urls = () => requests.map(({ url }) => url);
  return { fetch, requests, urls, send };
}

function renderBell(
  service: Pick<ReturnType<typeof createInboxService>, 'fetch'>,
  language: Language = 'en',
) {
  const changes: InboxState[] = [];
  const { unmount } = render(
    <InboxBell
      userId={userId}
      language={language}
      path="/dashboard"
      fetch={service.fetch}
      onInboxChange={(state) => changes.push(state)}
    />,
  );
  return { changes, unmount };
}

const name = () => screen.getByRole('link').getAttribute('aria-label');
const announced = () => screen.getByRole('status').textContent;

test('the bell has the number of unread rows; only more of them are announced', async () => {
  const service = createInboxService();
  const { changes } = renderBell(service);
  await pass();
  expect(name()).toBe(en.label);
  await service.send(2, 5);
  expect(name()).toBe('Inbox, 2 unread');
  expect(announced()).toBe('');
  await service.send(3, 6);
  expect(announced()).toBe('3 unread in your inbox');
  await service.send(0, 7);
  expect(name()).toBe(en.label);
  expect(changes).toEqual([
    { unread: 4, unread_subjects: 2, sequence: 5 },
    { unread: 6, unread_subjects: 3, sequence: 6 },
    { unread: 0, unread_subjects: 0, sequence: 7 },
  ]);
});

test('of a service that does not count rows yet it has the number of notifications', async () => {
  const service = createInboxService({ withRows: false });
  renderBell(service);
  await pass();
  await service.send(2, 5);
  expect(name()).toBe('Inbox, 2 unread');
});

test('from a hundred on it shows 99+, in Indonesian too', async () => {
  const service = createInboxService();
  renderBell(service, 'id');
  await pass();
  await service.send(100, 5);
  expect(name()).toBe('Kotak masuk, 99+ belum dibaca');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/id/inbox');
});

test('a hidden page has no connection; a shown one continues', async () => {
  const service = createInboxService();
  renderBell(service);
  await pass();
  await service.send(1, 5);
  hide(true);
  await pass();
  expect(service.requests[0]?.signal?.aborted).toBe(true);
  await pass(120_000);
  expect(service.requests).toHaveLength(1);
  hide(false);
  await pass();
  await service.send(2, 6);
  expect(service.requests).toHaveLength(2);
  expect(name()).toBe('Inbox, 2 unread');
});

test('where the stream is cut the number is polled', async () => {
  const service = createInboxService({ isCut: true });
  renderBell(service);
  await pass(7000);
  expect(service.urls()).toEqual([streamUrl, streamUrl, streamUrl, countUrl]);
  await service.send(4, 9);
  await pass(30_000);
  expect(name()).toBe('Inbox, 4 unread');
});

test('while svc-notification is away the bell leads to the inbox without a number, and has it again by itself', async () => {
  const service = createInboxService();
  let isAway = true;
  renderBell({
    fetch: async (...request) =>
      isAway ? Response.json({ status: 503 }, { status: 503 }) : service.fetch(...request),
  });
  await pass(60_000);
  expect(name()).toBe(en.label);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/inbox');
  isAway = false;
  await service.send(4, 9);
  await pass(30_000);
  expect(name()).toBe('Inbox, 4 unread');
});

test('a stream that breaks continues after its last event', async () => {
  const service = createInboxService();
  renderBell(service);
  await pass();
  await service.send(1, 5);
  await pass(60_000 + 1000); // silent for too long
  expect(service.requests.map(({ lastEventId }) => lastEventId)).toEqual([null, '5']);
});

test('a session without access is not asked for again', async () => {
  const service = createInboxService({ isCut: true, status: 403 });
  renderBell(service);
  await pass(120_000);
  expect(service.urls()).toEqual([streamUrl]);
});

describe('with tabs', () => {
  const open = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super();
      open.add(this);
    }
    postMessage(data: unknown) {
      for (const other of open)
        if (other !== this && other.name === this.name)
          other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close() {
      open.delete(this);
    }
  }
  /** Grants a lock to one after the other. */
  const createLocks = () => {
    let last: Promise<unknown> = Promise.resolve();
    return {
      request: (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
        last = last.then(() => (signal.aborted ? undefined : hold()));
        return last;
      },
    };
  };
  beforeEach(() => {
    Object.assign(globalThis, { BroadcastChannel: FakeChannel });
    Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('one has the connection, all have the number; the next one takes over', async () => {
    const [one, other] = [createInboxService(), createInboxService()];
    const end = shareInbox({ userId, fetch: one.fetch, onState: () => undefined });
    await pass();
    await one.send(3, 5);
    renderBell(other);
    await pass();
    expect(name()).toBe('Inbox, 3 unread');
    expect(other.requests).toEqual([]);
    end();
    await pass();
    await other.send(4, 6);
    expect(name()).toBe('Inbox, 4 unread');
    expect(other.urls()).toEqual([streamUrl]);
  });
});
