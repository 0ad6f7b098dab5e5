import type { GoTrueClient } from '@supabase/auth-js';
import type { ShellSession } from '../contract';
import { createStore } from '../store';
import { createPlatformFetch } from './platform-fetch';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** @param refreshed undefined: the session is over */
function setUp(statuses: readonly number[], refreshed?: string) {
  const sent: { token: string | null; body: string }[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    sent.push({ token: request.headers.get('Authorization'), body: await request.text() });
    return new Response(null, { status: statuses[sent.length - 1] ?? 500 });
  };
  const refreshSession = jest.fn(async () => ({
    data: { session: refreshed && { access_token: refreshed } },
  }));
  const client = {
    getSession: async () => ({ data: { session: { access_token: 'old' } }, error: null }),
    refreshSession,
  };
  const session: ShellSession = {
    state: createStore({
      status: 'signed-in' as const,
      user: { id: 'u', email: 'a@b.example', metadata: {} },
    }),
    getClient: async () => client as unknown as GoTrueClient,
  };
  const platformFetch = createPlatformFetch(session, () => 'en');
  const save = () => platformFetch(`${window.location.origin}/api/x`, { method: 'PATCH', body: 'typed' });
  return { save, sent, refreshSession };
}

test('a token that is refused is renewed, and the same is sent once more', async () => {
  const { save, sent } = setUp([401, 200], 'new');
  expect((await save()).status).toBe(200);
  expect(sent).toEqual([
    { token: 'Bearer old', body: 'typed' },
    { token: 'Bearer new', body: 'typed' },
  ]);
});

test('a renewed token that is refused as well is not renewed again', async () => {
  const { save, sent, refreshSession } = setUp([401, 401], 'new');
  expect((await save()).status).toBe(401);
  expect([sent.length, refreshSession.mock.calls.length]).toEqual([2, 1]);
});

test('where the session is over the refusal is handed on, and nothing is sent again', async () => {
  const { save, sent } = setUp([401]);
  expect((await save()).status).toBe(401);
  expect(sent).toHaveLength(1);
});

test('any other refusal passes as it is', async () => {
  const { save, sent, refreshSession } = setUp([403], 'new');
  expect((await save()).status).toBe(403);
  expect([sent.length, refreshSession.mock.calls.length]).toEqual([1, 0]);
});
