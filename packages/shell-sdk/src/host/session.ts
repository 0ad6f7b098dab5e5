import type { GoTrueClient } from '@supabase/auth-js';
import type { SessionState, ShellSession } from '../contract';
import { isOnline } from '@sabi/ui/network';
import { createStore } from '../store';
import type { SignedIn } from './account-client';

const storageKey = 'sabi-session';

export interface SessionOptions {
  /** Address of svc-identity, `https://host/auth/v1`. */
  readonly url: string;
  readonly getLanguage: () => string;
  /** Loaded with the client, so that signing out needs no network: removes a person's stored data. */
  readonly loadSignOutCleanup?: () => Promise<() => void>;
}

/**
 * The page's session: stored in local storage, refreshed before it expires, the same in every tab. The client is large,
 * so a visitor without a session loads it only when needed.
 */
export function createSession({ loadSignOutCleanup, ...options }: SessionOptions): ShellSession {
  const state = createStore<SessionState>({ status: 'unknown' });
  let client: Promise<GoTrueClient> | undefined;
  let hadSession = hasStoredSession();
  let isLeaving = false;
  const onChange = (session: SignedIn | null) => {
    if (session) [hadSession, isLeaving] = [true, false];
    else if (isLeaving) hadSession = false;
    state.set(session ?? { status: 'signed-out', ...(hadSession && { hasEnded: true }) });
  };
  const onLeaving = () => {
    isLeaving = true;
  };
  const loadClient = async () => {
    const [{ createAccountClient }, onSignOut = () => undefined] = await Promise.all([
      // oxlint-disable-next-line sabi/resilient-import -- is tried again by the next call, and once there is a network
      import(/* webpackChunkName: "account-client" */ './account-client'),
      loadSignOutCleanup?.(),
    ]);
    return createAccountClient({ ...options, storageKey, onChange, onLeaving, onSignOut });
  };
  const getClient = () => {
    client ??= loadClient();
    client.catch(() => {
      client = undefined; // the next call retries
    });
    return client;
  };
  /** Offline, the state stays unknown until the network is back. */
  const begin = () => {
    getClient().catch(() => {
      if (isOnline()) state.set({ status: 'signed-out' });
      else window.addEventListener('online', begin, { once: true });
    });
  };
  if (hadSession) begin();
  else state.set({ status: 'signed-out' });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && newValue && !client) void getClient(); // another tab has signed in
  });
  return { state, getClient };
}

function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
