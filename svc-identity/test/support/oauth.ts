import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { GoTrueClient } from '@supabase/auth-js';
import { type Answer, call } from './accounts';
import { type Overrides, startTestIdentity, type TestIdentity } from './identity';

export const redirectUri = 'https://app.test/callback';

export const startOAuthServer = (overrides: Overrides = {}): Promise<TestIdentity> =>
  startTestIdentity({
    OAUTH_SERVER_ENABLED: 'true',
    OAUTH_SERVER_ALLOW_DYNAMIC_REGISTRATION: 'true',
    ...overrides,
  });

export interface TestApplication {
  readonly client_id: string;
  readonly client_secret?: string;
  readonly token_endpoint_auth_method: string;
}

/** An application registered by an administrator; public by default. */
export async function createApplication(
  identity: TestIdentity,
  metadata: Record<string, unknown> = {},
): Promise<TestApplication> {
  const { status, body } = await call(identity, 'POST', '/auth/v1/admin/oauth/clients', {
    token: await identity.signAdmin(),
    body: {
      client_name: 'Partner',
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'none',
      ...metadata,
    },
  });
  if (status !== 201) throw new Error(`The application could not be registered: ${JSON.stringify(body)}`);
  return body as unknown as TestApplication;
}

export function createVerifier(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

type Parameters = Record<string, string | undefined>;

export interface BegunAuthorization {
  readonly status: number;
  /** The redirect; null without one. */
  readonly location: URL | null;
  readonly answer: Answer;
  readonly authorizationId: string;
  readonly verifier: string;
  readonly state: string;
}

/** An application's authorization request; undefined parameters are omitted. */
export async function beginAuthorization(
  identity: TestIdentity,
  application: TestApplication,
  changes: Parameters = {},
): Promise<BegunAuthorization> {
  const { verifier, challenge } = createVerifier();
  const state = randomUUID();
  const parameters: Parameters = {
    client_id: application.client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  };
  const query = new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const answer = await call(identity, 'GET', `/auth/v1/oauth/authorize?${query.toString()}`);
  const header = answer.headers.get('Location');
  const location = header === null ? null : new URL(header);
  const authorizationId = location?.searchParams.get('authorization_id') ?? '';
  return { status: answer.status, location, answer, authorizationId, verifier, state };
}

export interface ObtainedCode {
  readonly code: string;
  readonly verifier: string;
  readonly redirect: URL;
}

/** Approves by a signed-in account. */
export async function obtainCode(
  identity: TestIdentity,
  application: TestApplication,
  account: GoTrueClient,
  changes: Parameters = {},
): Promise<ObtainedCode> {
  const { authorizationId, verifier } = await beginAuthorization(identity, application, changes);
  const redirect = await consent(account, authorizationId);
  return { code: redirect.searchParams.get('code') ?? '', verifier, redirect };
}

/** Opens and approves; earlier consent skips the approval. */
export async function consent(account: GoTrueClient, authorizationId: string): Promise<URL> {
  const opened = await account.oauth.getAuthorizationDetails(authorizationId);
  if (opened.error) throw opened.error;
  if ('redirect_url' in opened.data) return new URL(opened.data.redirect_url);
  const approved = await account.oauth.approveAuthorization(authorizationId);
  if (approved.error) throw approved.error;
  return new URL(approved.data.redirect_url);
}

/** A token request of a public client, or with the given headers. */
export function requestTokens(
  identity: TestIdentity,
  form: Parameters,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const given = Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return call(identity, 'POST', '/auth/v1/oauth/token', {
    rawBody: new URLSearchParams(given).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });
}

export const exchange = (
  identity: TestIdentity,
  application: TestApplication,
  { code, verifier }: Pick<ObtainedCode, 'code' | 'verifier'>,
  changes: Parameters = {},
): Promise<Answer> =>
  requestTokens(identity, {
    grant_type: 'authorization_code',
    client_id: application.client_id,
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    ...changes,
  });

export const refresh = (
  identity: TestIdentity,
  application: TestApplication,
  refreshToken: unknown,
): Promise<Answer> =>
  requestTokens(identity, {
    grant_type: 'refresh_token',
    client_id: application.client_id,
    refresh_token: String(refreshToken),
  });

/** Tokens of an application for a signed-in account. */
export async function obtainTokens(
  identity: TestIdentity,
  application: TestApplication,
  account: GoTrueClient,
  changes: Parameters = {},
): Promise<Record<string, string>> {
  const { status, body } = await exchange(
    identity,
    application,
    await obtainCode(identity, application, account, changes),
    { redirect_uri: changes['redirect_uri'] ?? redirectUri },
  );
  if (status !== 200) throw new Error(`No tokens were given: ${JSON.stringify(body)}`);
  return body as Record<string, string>;
}
