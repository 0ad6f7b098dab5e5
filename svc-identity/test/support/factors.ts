import { randomUUID } from 'node:crypto';
import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';
import { type Answer, call, createAccount, currentVersion, type TestAccount } from './accounts';
import { password, type TestIdentity } from './identity';

export interface SignedInAccount extends TestAccount {
  readonly client: GoTrueClient;
}

export interface TotpFactor {
  readonly factorId: string;
  readonly secret: string;
}

/** Signs in by password; the client supports recovery codes. */
export async function signInAgain(identity: TestIdentity, email: string): Promise<GoTrueClient> {
  const client = new AuthClient({
    url: `${identity.url}/auth/v1`,
    storageKey: randomUUID(),
    autoRefreshToken: false,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
  });
  const { error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

export async function createOwner(identity: TestIdentity): Promise<SignedInAccount> {
  const account = await createAccount(identity);
  return { ...account, client: await signInAgain(identity, account.email) };
}

/** An authenticator app's code. @param offset steps from now */
export function codeOf(secret: string, offset = 0): string {
  const timestamp = Date.now() + offset * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

export const wrongCodeOf = (secret: string): string => {
  const right = [-1, 0, 1, 2].map((offset) => codeOf(secret, offset));
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '';
};

export async function enrollTotp(
  client: GoTrueClient,
  friendlyName: string = randomUUID(),
): Promise<TotpFactor> {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { factorId: data.id, secret: data.totp.secret };
}

/** Forgets used steps first, so that the code is accepted. */
export async function raise(
  identity: TestIdentity,
  { client, userId }: SignedInAccount,
  { factorId, secret }: TotpFactor,
): Promise<void> {
  await forgetSteps(identity, userId);
  const { error } = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  if (error) throw error;
}

/** As if half a minute had passed since the last code. */
export async function forgetSteps({ database }: TestIdentity, userId: string): Promise<void> {
  await database.db
    .collection<{ _id: string }>('users')
    .updateOne({ _id: userId }, { $set: { 'factors.$[].last_totp_step': null } });
}

/** An account with a verified authenticator app, at aal2. */
export async function createProtected(identity: TestIdentity): Promise<SignedInAccount & TotpFactor> {
  const owner = await createOwner(identity);
  const factor = await enrollTotp(owner.client);
  await raise(identity, owner, factor);
  return { ...owner, ...factor };
}

export async function tokensOf(client: GoTrueClient): Promise<{ access: string; refresh: string }> {
  const { data } = await client.getSession();
  return { access: data.session?.access_token ?? '', refresh: data.session?.refresh_token ?? '' };
}

/** A request with an account's token, without its client. */
export async function callAs(
  identity: TestIdentity,
  client: GoTrueClient,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const { access: token } = await tokensOf(client);
  return call(identity, method, `/auth/v1${path}`, { token, body, headers: currentVersion });
}

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}

export const refusal = ({ status, body }: Answer) => ({
  status,
  code: body['code'],
  message: body['message'],
});

/** Waits for this many actions in the audit log, oldest first. */
export async function auditOf({ database }: TestIdentity, actorId: string): Promise<string[]> {
  const entries = database.db.collection('audit_log').find({ 'actor.id': actorId }).sort({ created_at: 1 });
  return (await entries.toArray()).map(({ action }) => String(action));
}
