import { AuthClient, type GoTrueClient, isAuthRetryableFetchError, type Session } from '@supabase/auth-js';
import { jwtDecode } from 'jwt-decode';
import type { SessionState } from '../contract';
import { createAccountFetch } from './account-fetch';
import { clearPersonalData, clearTabData } from './clear-personal-data';
import { createSignOutChannel } from './sign-out-channel';

// Everything that only a session needs: loaded with its client, and not with every page.

export type SignedIn = Extract<SessionState, { status: 'signed-in' }>;

export interface ClientOptions {
  /** Where svc-identity answers, `https://host/auth/v1`. */
  readonly url: string;
  readonly storageKey: string;
  /** Language the account's mails should be in. */
  readonly getLanguage: () => string;
  /** @param session null when there is none any more */
  readonly onChange: (session: SignedIn | null) => void;
  /** A sign-out, here or in another tab. */
  readonly onLeaving: () => void;
  /** Called after a sign-out in this tab. */
  readonly onSignOut: () => void;
}

export async function createAccountClient({
  url,
  storageKey,
  getLanguage,
  onChange,
  onLeaving,
  onSignOut,
}: ClientOptions): Promise<GoTrueClient> {
  const client = new AuthClient({
    url,
    storageKey,
    flowType: 'pkce',
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    fetch: createAccountFetch(getLanguage),
  });
  const otherTabs = createSignOutChannel(storageKey, () => {
    clearTabData();
    onLeaving();
  });
  // Its events do not say why a session is over.
  const signOut = client.signOut.bind(client);
  client.signOut = (options) => {
    if (options?.scope !== 'others') {
      onLeaving();
      otherTabs.announce();
      onSignOut();
      clearPersonalData();
    }
    return signOut(options);
  };
  const follow = (session: Session | null) => onChange(session && toState(session));
  client.onAuthStateChange((event, session) => {
    if (event !== 'INITIAL_SESSION') follow(session); // read below, where a failure is distinguished from a session that is over
  });
  const read = async () => {
    const { data, error } = await client.getSession();
    if (!isAuthRetryableFetchError(error)) follow(data.session);
    // The session may be valid: the client refreshes it once there is a network.
    else window.addEventListener('online', () => void read(), { once: true });
  };
  await read();
  return client;
}

function toState(session: Session): SignedIn {
  const { id, email = '', user_metadata: metadata } = session.user;
  const lacksSecondFactor = findsFactorMissing(session.access_token);
  return {
    status: 'signed-in',
    user: { id, email, metadata, ...(lacksSecondFactor && { lacksSecondFactor }) },
  };
}

/** Services refuse such a token; they also judge one that cannot be read here. */
function findsFactorMissing(accessToken: string): boolean {
  try {
    const { aal, required_aal: required } = jwtDecode<{ aal?: string; required_aal?: string }>(accessToken);
    return required !== undefined && aal !== required;
  } catch {
    return false;
  }
}
