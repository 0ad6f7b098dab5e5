// What every step needs: the service, accounts, mails, and requests and pages that share the cookies of a browser.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  createBrowserClient,
  createServerClient,
  stringFromBase64URL,
  stringToBase64URL,
} from '@supabase/ssr';
import { createClient } from '@supabase/supabase-js';
import { CookieJar, Exchange } from './cookies.mjs';
import { ok } from './steps.mjs';

export const [url = '', mailsUrl = '', adminToken = '', password = ''] = process.argv.slice(2);
export const product = 'https://sabi.test/';
export const cookieName = `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;
/** The client names each flow in the address that its link leads to. */
const experimental = { appendPkceFlowIdToRedirects: true };
export const noSockets = { realtime: { transport: /** @type {any} */ (class {}) } };
export const admin = createClient(url, adminToken, { auth: { persistSession: false }, ...noSockets }).auth
  .admin;

export const newEmail = () => `ssr-${randomUUID()}@example.com`;

/** @param {string} address @returns {Promise<{ code: string, token: string, link: string }>} */
export async function readMail(address, count = 1) {
  const response = await fetch(`${mailsUrl}?${new URLSearchParams({ address, count: String(count) })}`);
  return /** @type {any} */ (await response.json());
}

/** @param {Record<string, unknown>} [metadata] */
export async function createAccount(metadata = {}) {
  const email = newEmail();
  ok(await admin.createUser({ email, password, email_confirm: true, user_metadata: metadata }));
  return email;
}

/**
 * One request of a browser to the product's server.
 * @template T
 * @param {CookieJar} jar
 * @param {(auth: import('@supabase/supabase-js').SupabaseClient['auth'], exchange: Exchange) => Promise<T>} handle
 */
export async function request(jar, handle, options = {}) {
  const exchange = new Exchange(jar);
  const { auth } = createServerClient(url, 'anon', {
    cookies: exchange.methods,
    auth: { experimental },
    ...noSockets,
    ...options,
  });
  const result = await handle(auth, exchange);
  exchange.answer();
  return result;
}

/** @param {CookieJar} jar a tab of the browser */
export function openTab(jar) {
  const { auth } = createBrowserClient(url, 'anon', {
    isSingleton: false,
    cookies: {
      getAll: () => jar.all(),
      setAll: (cookies) => jar.keep(/** @type {any} */ (cookies)),
    },
    auth: { autoRefreshToken: false, detectSessionInUrl: false, experimental },
    ...noSockets,
  });
  return auth;
}

/** @param {Record<string, unknown>} [metadata] */
export async function signedInBrowser(metadata) {
  const email = await createAccount(metadata);
  const jar = new CookieJar();
  await request(jar, async (auth) => ok(await auth.signInWithPassword({ email, password })));
  return { email, jar };
}

/** @param {CookieJar} jar */
export function readSession(jar) {
  const parts = jar.all().filter(({ name }) => name.startsWith(cookieName) && !name.includes('verifier'));
  const text = parts.map(({ value }) => value).join('');
  return JSON.parse(stringFromBase64URL(text.replace(/^base64-/, '')));
}

/** As if its access token had ended. @param {CookieJar} jar */
export function letExpire(jar) {
  const session = { ...readSession(jar), expires_at: Math.floor(Date.now() / 1000) - 60 };
  for (const name of jar.names()) if (name.startsWith(cookieName)) jar.set(name, '', 0);
  jar.set(cookieName, `base64-${stringToBase64URL(JSON.stringify(session))}`);
}

/** Opens the link of a mail as a browser does. @param {string} link @returns the code, and the flow that the client has named in its address */
export async function openLink(link) {
  const { pathname, search } = new URL(link);
  const response = await fetch(`${url}${pathname}${search}`, { redirect: 'manual' });
  const { searchParams } = new URL(response.headers.get('location') ?? '');
  const flowId = searchParams.get('sb_flow_id') ?? assert.fail('The address has lost its parameters');
  return { code: searchParams.get('code') ?? '', flow: { flowId } };
}
