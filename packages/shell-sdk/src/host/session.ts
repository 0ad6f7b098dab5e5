import type { GoTrueClient, Session } from '@supabase/auth-js';
import type { SessionState, ShellSession } from '../contract';
import { createStore } from '../store';
import { createAccountFetch } from './account-fetch';

const storageKey = 'sabi-session';

/**
 * The page's session: kept in local storage, refreshed before it expires, the same in every tab. The client is a
 * module of some size, so a visitor without a session does not load it until something asks for it.
 * @param options.url where svc-identity answers, `https://host/auth/v1`
 * @param options.getLanguage language the account's mails should be in
 */
export function createSession(options: { url: string; getLanguage: () => string }): ShellSession {
  const state = createStore<SessionState>({ status: 'unknown' });
  let client: Promise<GoTrueClient> | undefined;
  const getClient = () => {
    client ??= loadClient(options, (session) => state.set(toState(session)));
    client.catch(() => {
      client = undefined; // the next call tries to load it again
    });
    return client;
  };
  if (hasStoredSession()) getClient().catch(() => state.set({ status: 'signed-out' }));
  else state.set({ status: 'signed-out' });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && newValue && !client) void getClient(); // another tab has signed in
  });
  return { state, getClient };
}

async function loadClient(
  { url, getLanguage }: { url: string; getLanguage: () => string },
  onChange: (session: Session | null) => void,
): Promise<GoTrueClient> {
  const { AuthClient } = await import('@supabase/auth-js');
  const client = new AuthClient({
    url,
    storageKey,
    flowType: 'pkce',
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    fetch: createAccountFetch(getLanguage),
  });
  client.onAuthStateChange((_event, session) => onChange(session));
  const { data } = await client.getSession();
  onChange(data.session);
  return client;
}

function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function toState(session: Session | null): SessionState {
  if (!session) return { status: 'signed-out' };
  const { id, email = '', user_metadata: metadata } = session.user;
  return { status: 'signed-in', user: { id, email, metadata } };
}
