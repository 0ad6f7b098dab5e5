import { waitFor } from '@testing-library/react';
import { createSession, type SessionOptions } from './session';

const storageKey = 'sabi-session';
const realFetch = globalThis.fetch;
const user = { id: '0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e', email: 'ayu@mail.example', user_metadata: {} };

/** @param lifeSeconds negative: the access token has expired */
const store = (lifeSeconds: number, accessToken = 'a.b.c') =>
  localStorage.setItem(
    storageKey,
    JSON.stringify({
      access_token: accessToken,
      refresh_token: 'r',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.floor(Date.now() / 1000) + lifeSeconds,
      user,
    }),
  );

function answerWith(answer: (path: string) => Response) {
  globalThis.fetch = async (input) => answer(new URL(String(input)).pathname);
}

const open = (options: Partial<SessionOptions> = {}) =>
  createSession({ url: 'http://localhost/auth/v1', getLanguage: () => 'en', ...options });
const refused = (code = 'refresh_token_not_found', status = 400) =>
  Response.json({ code, message: code }, { status, headers: { 'X-Supabase-Api-Version': '2024-01-01' } });

beforeEach(() => localStorage.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('a visitor is signed out, and nothing has ended', () => {
  expect(open().state.get()).toEqual({ status: 'signed-out' });
});

test.each([
  [{ aal: 'aal1', required_aal: 'aal2' }, true],
  [{ aal: 'aal2', required_aal: 'aal2' }, undefined],
  [{ aal: 'aal1' }, undefined],
])('whose token says %p lacks a second factor: %s', async (claims, lacksSecondFactor) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  store(3600, `${part({ alg: 'ES256' })}.${part(claims)}.signature`);
  const { state } = open();
  const { id, email, user_metadata: metadata } = user;
  const known = { id, email, metadata, ...(lacksSecondFactor && { lacksSecondFactor }) };
  await waitFor(() => expect(state.get()).toEqual({ status: 'signed-in', user: known }));
});

test('an account with roles of the staff has them, as its token says', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { app_metadata: { staff_roles: ['support'] } };
  store(3600, `${part({ alg: 'ES256' })}.${part(claims)}.signature`);
  const { state } = open();
  await waitFor(() =>
    expect(state.get()).toMatchObject({ status: 'signed-in', user: { staffRoles: ['support'] } }),
  );
});

test('a session that can no longer be refreshed has ended', async () => {
  answerWith(() => refused());
  store(-60);
  const { state } = open();
  await waitFor(() => expect(state.get()).toEqual({ status: 'signed-out', hasEnded: true }));
});

test.each([
  ['local', 1],
  ['global', 1],
  ['others', 0],
] as const)('signing out (%s) calls the cleanup of the product: %i', async (scope, times) => {
  answerWith(() => new Response(null, { status: 204 }));
  store(3600);
  const cleanUp = jest.fn();
  const client = await open({ loadSignOutCleanup: async () => cleanUp }).getClient();
  await client.signOut({ scope });
  expect(cleanUp).toHaveBeenCalledTimes(times);
});

test.each([
  ['local', []],
  ['others', ['sabi-company-chat', 'sabi-company-chat', 'sabi-contact-draft']],
] as const)('signing out (%s) leaves of chats and drafts %p', async (scope, left) => {
  answerWith(() => new Response(null, { status: 204 }));
  store(3600);
  sessionStorage.clear();
  localStorage.setItem('sabi-company-chat', '{}');
  localStorage.setItem('sabi-language', 'id');
  sessionStorage.setItem('sabi-company-chat', '{}');
  sessionStorage.setItem('sabi-contact-draft', '{}');
  sessionStorage.setItem('sabi-promo-dismissed', '1');
  await (await open().getClient()).signOut({ scope });
  const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  const untouched = ['sabi-language', 'sabi-promo-dismissed', ...(scope === 'others' ? [storageKey] : [])];
  expect(stored.sort()).toEqual([...left, ...untouched].sort());
});

test('a session that could not be refreshed for want of a network has not ended, and is found once there is one', async () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  store(-60);
  const { state, getClient } = open();
  const seen: string[] = [];
  state.subscribe(() => seen.push(state.get().status));
  const opening = getClient();
  await jest.advanceTimersByTimeAsync(120_000); // as long as the client tries by itself, and longer
  await opening;
  jest.useRealTimers();
  expect([state.get().status, seen]).toEqual(['unknown', []]);
  connection.mockRestore();
  store(3600);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(state.get().status).toBe('signed-in'));
  expect(seen).toEqual(['signed-in']);
});

test('who signs out has ended it themselves', async () => {
  answerWith(() => new Response(null, { status: 204 }));
  store(3600);
  const { state, getClient } = open();
  await waitFor(() => expect(state.get().status).toBe('signed-in'));
  const { error } = await (await getClient()).signOut({ scope: 'local' });
  expect(error).toBeNull();
  await waitFor(() => expect(state.get()).toEqual({ status: 'signed-out' }));
});

test('after signing out other devices, the end of the own session is reported', async () => {
  answerWith((path) =>
    path.endsWith('/logout') ? new Response(null, { status: 204 }) : refused('session_not_found', 403),
  );
  store(3600);
  const { state, getClient } = open();
  await waitFor(() => expect(state.get().status).toBe('signed-in'));
  const client = await getClient();
  await client.signOut({ scope: 'others' });
  await client.getUser();
  await waitFor(() => expect(state.get()).toEqual({ status: 'signed-out', hasEnded: true }));
});

describe('in another tab', () => {
  const channels = new Set<FakeChannel>();

  /** The browser's, which jsdom lacks: whatever one says, the others of its name hear a moment later. */
  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }
    postMessage(data: unknown) {
      const others = [...channels].filter((channel) => channel !== this && channel.name === this.name);
      queueMicrotask(() =>
        others.forEach((other) => other.dispatchEvent(new MessageEvent('message', { data }))),
      );
    }
  }

  beforeEach(() => Object.assign(globalThis, { BroadcastChannel: FakeChannel }));
  afterEach(() => {
    channels.clear();
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  async function openTwoTabs() {
    store(3600);
    const [here, there] = [open(), open()];
    for (const { state } of [here, there]) {
      await waitFor(() => expect(state.get().status).toBe('signed-in'));
    }
    return { here, there };
  }

  test('on sign-out the other tabs drop what they have stored of the session', async () => {
    store(3600);
    await open().getClient();
    sessionStorage.setItem('sabi-talent-chat', '{}');
    const elsewhere = new BroadcastChannel(`${storageKey}-leaving`);
    elsewhere.postMessage(null);
    await waitFor(() => expect(sessionStorage.getItem('sabi-talent-chat')).toBeNull());
  });

  test('signing out does not report an ended session there', async () => {
    answerWith(() => new Response(null, { status: 204 }));
    const { here, there } = await openTwoTabs();
    await (await here.getClient()).signOut({ scope: 'local' });
    await waitFor(() => expect(there.state.get()).toEqual({ status: 'signed-out' }));
  });

  test('a session ended by the service is reported there, too', async () => {
    answerWith(() => refused('session_not_found', 403));
    const { here, there } = await openTwoTabs();
    await (await here.getClient()).getUser();
    await waitFor(() => expect(there.state.get()).toEqual({ status: 'signed-out', hasEnded: true }));
  });
});
