import type { GoTrueClient, Session } from '@supabase/auth-js';
import { jwtDecode } from 'jwt-decode';
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
  let hadSession = hasStoredSession();
  let isLeaving = false;
  const follow = (session: Session | null) => {
    if (session) [hadSession, isLeaving] = [true, false];
    else if (isLeaving) hadSession = false;
    state.set(session ? toState(session) : { status: 'signed-out', ...(hadSession && { hasEnded: true }) });
  };
  const getClient = () => {
    client ??= loadClient(options, { onChange: follow, onLeaving: () => (isLeaving = true) });
    client.catch(() => {
      client = undefined; // the next call tries to load it again
    });
    return client;
  };
  if (hadSession) getClient().catch(() => state.set({ status: 'signed-out' }));
  else state.set({ status: 'signed-out' });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && newValue && !client) void getClient(); // another tab has signed in
  });
  return { state, getClient };
}

interface ClientEvents {
  readonly onChange: (session: Session | null) => void;
  /** Somebody signs out on this page. */
  readonly onLeaving: () => void;
}

async function loadClient(
  { url, getLanguage }: { url: string; getLanguage: () => string },
  { onChange, onLeaving }: ClientEvents,
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
  // Its events tell that a session is over, and not why.
  const signOut = client.signOut.bind(client);
  client.signOut = (options) => {
    if (options?.scope !== 'others') {
      onLeaving();
      forgetKeptCv().catch(() => undefined);
    }
    return signOut(options);
  };
  client.onAuthStateChange((_event, session) => onChange(session));
  const { data } = await client.getSession();
  onChange(data.session);
  return client;
}

/** Whoever uses this browser next finds nothing of theirs. Loaded when it is needed: few visits end so. */
async function forgetKeptCv(): Promise<void> {
  const { keptCvs } = await import('../kept-cv');
  await keptCvs.forget();
}

function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function toState(session: Session): SessionState {
  const { id, email = '', user_metadata: metadata } = session.user;
  const lacksSecondFactor = findsFactorMissing(session.access_token);
  return {
    status: 'signed-in',
    user: { id, email, metadata, ...(lacksSecondFactor && { lacksSecondFactor }) },
  };
}

/** What services read as well, who refuse such a token; one that cannot be read is theirs to judge. */
function findsFactorMissing(accessToken: string): boolean {
  try {
    const { aal, required_aal: required } = jwtDecode<{ aal?: string; required_aal?: string }>(accessToken);
    return required !== undefined && aal !== required;
  } catch {
    return false;
  }
}
