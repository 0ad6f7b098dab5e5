import { randomUUID } from 'node:crypto';
import { AuthClient, GoTrueAdminApi, type GoTrueClient } from '@supabase/auth-js';
import { createAccount } from '../../support/accounts';
import { password, siteUrl } from '../../support/identity';
import { startTextGateway, type TestTextGateway } from '../../support/text-gateway';
import type { Browser } from '../../providers/support/browser';
import { type ProviderWorld, startProviderWorld } from '../../providers/support/providers';
import { recorded, type Calls } from './recording';

/** The service with all features, and clients whose calls are counted. */
export interface ClientWorld extends ProviderWorld {
  /** Receives text messages. */
  readonly gateway: TestTextGateway;
  readonly calls: Calls;
  readonly adminCalls: Calls;
  readonly admin: GoTrueAdminApi;
  /** @param browser of the client's page, which gets the cookies */
  createClient(flowType?: 'implicit' | 'pkce', browser?: Browser): GoTrueClient;
  /** A client with a confirmed account. */
  createSignedIn(): Promise<{ client: GoTrueClient; email: string; userId: string }>;
}

export async function startClientWorld(pageOrigin: string): Promise<ClientWorld> {
  const gateway = await startTextGateway();
  const world = await startProviderWorld({
    EXTERNAL_PHONE_ENABLED: 'true',
    SMS_GATEWAY_URL: gateway.url,
    SMS_ANSWER_TIME: '200ms',
    EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
    MFA_PHONE_ENROLL_ENABLED: 'true',
    MFA_PHONE_VERIFY_ENABLED: 'true',
    MFA_WEB_AUTHN_ENROLL_ENABLED: 'true',
    MFA_WEB_AUTHN_VERIFY_ENABLED: 'true',
    OAUTH_SERVER_ENABLED: 'true',
    PASSKEY_ENABLED: 'true',
    WEBAUTHN_RP_ID: 'localhost',
    WEBAUTHN_RP_ORIGINS: pageOrigin,
  });
  const { identity } = world;
  const calls: Calls = new Set();
  const adminCalls: Calls = new Set();
  const url = `${identity.url}/auth/v1`;
  const admin = new GoTrueAdminApi({
    url,
    headers: { Authorization: `Bearer ${await identity.signAdmin()}` },
    experimental: { passkey: true },
  });
  const createClient = (flowType: 'implicit' | 'pkce' = 'implicit', browser?: Browser) =>
    recorded(
      new AuthClient({
        url,
        flowType,
        storageKey: randomUUID(),
        autoRefreshToken: false,
        detectSessionInUrl: false,
        ...(browser && { fetch: fetchOf(browser) }),
        experimental: { recoveryCodes: true, passkey: true },
      }),
      calls,
    );
  return {
    ...world,
    stop: async () => {
      await world.stop();
      await gateway.stop();
    },
    gateway,
    calls,
    adminCalls,
    admin: recorded(admin, adminCalls),
    createClient,
    createSignedIn: async () => {
      const account = await createAccount(identity);
      const client = createClient();
      ok(await client.signInWithPassword({ email: account.email, password }));
      return { ...account, client };
    },
  };
}

/** As from the product's own pages: cookies of an answer are set before the browser leaves. */
function fetchOf(browser: Browser): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    browser.keep(new URL(siteUrl), response);
    return response;
  };
}

type Result = { readonly data: unknown; readonly error: Error | null };
type Succeeded<R extends Result> = Extract<R, { error: null }>;
type Given<R extends Result> = [Succeeded<R>] extends [never] ? NonNullable<R['data']> : Succeeded<R>['data'];

/** The data of a result; throws its error. */
export function ok<R extends Result>({ data, error }: R): Given<R> {
  if (error) throw error;
  return data as Given<R>;
}
