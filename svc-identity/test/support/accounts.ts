import type { GoTrueClient } from '@supabase/auth-js';
import { password, readMail, type TestIdentity, uniqueEmail } from './identity';

export interface TestAccount {
  readonly email: string;
  readonly userId: string;
}

/** An account with a confirmed address, created by an administrator. */
export async function createAccount(
  identity: TestIdentity,
  extra: Record<string, unknown> = {},
): Promise<TestAccount> {
  const email = uniqueEmail();
  const { status, body } = await call(identity, 'POST', '/auth/v1/admin/users', {
    token: await identity.signAdmin(),
    body: { email, password, email_confirm: true, ...extra },
  });
  if (status !== 200) throw new Error(`The account could not be made: ${JSON.stringify(body)}`);
  return { email, userId: String(body['id']) };
}

/** A signed-in client with an account of its own. */
export async function createSignedIn(
  identity: TestIdentity,
): Promise<TestAccount & { client: GoTrueClient }> {
  const account = await createAccount(identity);
  return { ...account, client: await signIn(identity, account.email) };
}

export async function signIn(identity: TestIdentity, email: string): Promise<GoTrueClient> {
  const client = identity.createClient();
  const { error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** Signs up and reads the mail. */
export async function signUpAndReadMail(identity: TestIdentity) {
  const email = uniqueEmail();
  const client = identity.createClient();
  const { error } = await client.signUp({ email, password });
  if (error) throw error;
  const mail = await identity.mailServer.waitForMail(email);
  return { email, client, mail, ...readMail(mail.text) };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

/** A request without the published client. */
export async function call(
  { url }: { url: string },
  method: string,
  path: string,
  options: { token?: string; body?: unknown; rawBody?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { token, body, rawBody = body === undefined ? undefined : JSON.stringify(body), headers } = options;
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(rawBody !== undefined && { body: rawBody }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parse(text) };
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Calls in the current version of the API. */
export const currentVersion = { 'X-Supabase-Api-Version': '2024-01-01' };
