import type { GoTrueClient } from '@supabase/auth-js';
import { createStore } from '../store';
import type { SessionState, ShellSession } from '../contract';
import { createPlatformUpload } from './platform-upload';

/** The browser's, as far as it is used: the test says what happens to the request. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly sentHeaders: Record<string, string> = {};
  status = 0;
  responseText = '';
  opened = '';
  body: unknown;

  constructor() {
    super();
    FakeRequest.last = this;
  }

  open = (method: string, path: string) => void (this.opened = `${method} ${path}`);
  setRequestHeader = (name: string, value: string) => void (this.sentHeaders[name] = value);
  getAllResponseHeaders = () => 'retry-after: 7\r\ncontent-type: application/json\r\n';
  send = (body: unknown) => void (this.body = body);
  abort = () => this.fire('abort');
  fire = (event: string) => void this.dispatchEvent(new Event(event));
  progress = (loaded: number, total: number) =>
    void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
}

const realRequest = globalThis.XMLHttpRequest;
beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = realRequest;
});

const state = createStore<SessionState>({
  status: 'signed-in',
  user: { id: 'u', email: 'a@mail.example', metadata: {} },
});
const client = { getSession: async () => ({ data: { session: { access_token: 'token' } } }) };
const session = { state, getClient: async () => client as unknown as GoTrueClient } as ShellSession;
const body = new Blob(['a CV']);

async function start(signal?: AbortSignal) {
  const shares: number[] = [];
  const upload = createPlatformUpload(session, () => 'id');
  const answered = upload('/storage/x', {
    body,
    signal,
    headers: { 'Content-Type': 'application/pdf' },
    onSent: (share) => void shares.push(share),
  });
  answered.catch(() => undefined); // looked at by the test
  await new Promise((resolve) => setTimeout(resolve));
  return { answered, shares, request: FakeRequest.last };
}

test('the body is sent with the token and the language, and its progress is reported', async () => {
  const { answered, shares, request } = await start();
  expect(request.opened).toBe('POST /storage/x');
  expect(request.sentHeaders).toEqual({
    'accept-language': 'id',
    authorization: 'Bearer token',
    'content-type': 'application/pdf',
  });
  expect(request.body).toBe(body);
  request.progress(1, 4);
  request.progress(0, 0);
  request.progress(4, 4);
  expect(shares).toEqual([0.25, 1]);
  Object.assign(request, { status: 429, responseText: '{"code":"RATE_LIMITED"}' });
  request.fire('load');
  const response = await answered;
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '7']);
  await expect(response.json()).resolves.toEqual({ code: 'RATE_LIMITED' });
});

test('without a network it fails as fetch does', async () => {
  const { answered, request } = await start();
  request.fire('error');
  await expect(answered).rejects.toThrow(TypeError);
});

test('it can be cancelled, before and while it is sent', async () => {
  const controller = new AbortController();
  const { answered } = await start(controller.signal);
  controller.abort();
  await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
  const late = await start(controller.signal);
  await expect(late.answered).rejects.toMatchObject({ name: 'AbortError' });
});
