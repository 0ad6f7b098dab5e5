import { AuthClient, type GoTrueClient, isAuthRetryableFetchError, type Session } from '@supabase/auth-js';
import { jwtDecode } from 'jwt-decode';
import type { SessionState } from '../contract';
import { createAccountFetch } from './account-fetch';
import { clearPersonalData, clearTabData } from './clear-personal-data';
import { createSignOutChannel } from './sign-out-channel';

// Code that only a session needs: loaded with its client, not with every page.

export type SignedIn = Extract<SessionState, { status: 'signed-in' }>;

export interface ClientOptions {
  /** Address of svc-identity, `https://host/auth/v1`. */
  readonly url: string;
  readonly storageKey: string;
  readonly getLanguage: () => string;
  /** @param session null when it has ended */
  readonly onChange: (session: SignedIn | null) => void;
  /** Called on a sign-out, here or in another tab. */
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
  // Its events do not give the reason why a session ended.
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
    if (event !== 'INITIAL_SESSION') follow(session); // read below, where a failure is distinguished from an ended session
  });
  const read = async () => {
    const { data, error } = await client.getSession();
    if (!isAuthRetryableFetchError(error)) follow(data.session);
    // The session may be valid: the client refreshes it once online.
    else window.addEventListener('online', () => void read(), { once: true });
  };
  await read();
  return client;
}

function toState(session: Session): SignedIn {
  const { id, email = '', user_metadata: metadata } = session.user;
  const claims = readClaims(session.access_token);
  const { aal, required_aal: required, app_metadata: { staff_roles: staffRoles = [] } = {} } = claims;
  const lacksSecondFactor = required !== undefined && aal !== required;
  return {
    status: 'signed-in',
    user: {
      id,
      email,
      metadata,
      ...(lacksSecondFactor && { lacksSecondFactor }),
      ...(staffRoles.length > 0 && { staffRoles }),
    },
  };
}

interface ShownClaims {
  readonly aal?: string;
  readonly required_aal?: string;
  readonly app_metadata?: { readonly staff_roles?: readonly string[] };
}

/** Only for what is shown: services decide, also on a token that is unreadable here. */
function readClaims(accessToken: string): ShownClaims {
  try {
    return jwtDecode<ShownClaims>(accessToken);
  } catch {
    return {};
  }
}
