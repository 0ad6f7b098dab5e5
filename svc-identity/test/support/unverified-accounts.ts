import { randomUUID } from 'node:crypto';
import { call } from './accounts';
import type { TestIdentity } from './identity';
import { post } from './mails';

/** Collections that give access to an account by `user_id`. */
const accessCollections = [
  'sessions',
  'refresh_tokens',
  'passkeys',
  'oauth_consents',
  'known_devices',
  'flow_states',
];

/** Writes every kind of a stranger's access to the database. */
export async function plantAccess({ database: { db } }: TestIdentity, userId: string): Promise<void> {
  const now = new Date();
  const factor = { id: randomUUID(), factor_type: 'totp', status: 'verified', friendly_name: 'stranger' };
  await db
    .collection<{ _id: string }>('users')
    .updateOne(
      { _id: userId },
      { $set: { factors: [{ ...factor, secret: null, created_at: now, updated_at: now }] } },
    );
  for (const name of accessCollections) {
    const id = randomUUID();
    const planted = { _id: id, user_id: userId, credential: { id }, planted: true };
    await db.collection<{ _id: string }>(name).insertOne(planted);
  }
  const linking = { _id: randomUUID(), linking_target_id: userId, planted: true };
  await db.collection<{ _id: string }>('flow_states').insertOne(linking);
  await db.collection<{ _id: string }>('recovery_codes').insertOne({ _id: userId });
  await db.collection<{ _id: string }>('account_deletions').insertOne({ _id: userId });
}

/** Remaining access and sign-up data. */
export async function findPlanted({ database: { db } }: TestIdentity, userId: string): Promise<string[]> {
  const left: string[] = [];
  for (const name of accessCollections) {
    if (await db.collection(name).countDocuments({ user_id: userId, planted: true })) left.push(name);
  }
  if (await db.collection('flow_states').countDocuments({ linking_target_id: userId })) left.push('linking');
  for (const name of ['recovery_codes', 'account_deletions']) {
    if (await db.collection<{ _id: string }>(name).countDocuments({ _id: userId })) left.push(name);
  }
  const tokens = db.collection('one_time_tokens');
  const living = { $or: [{ state: 'pending' }, { sign_up: { $type: 'object' } }] };
  if (await tokens.countDocuments({ user_id: userId, ...living } as never)) left.push('one_time_tokens');
  return left;
}

/** The owner's view of an account. */
export async function readAccount(identity: TestIdentity, token: unknown) {
  const { body } = await call(identity, 'GET', '/auth/v1/user', { token: String(token) });
  const { identities, factors, user_metadata } = body as {
    identities: { provider: string }[];
    factors?: unknown[];
    user_metadata: Record<string, unknown>;
  };
  return {
    id: String(body['id']),
    identities: identities.map(({ provider }) => provider),
    factors: factors?.length ?? 0,
    metadata: user_metadata,
  };
}

/** The passwords that sign in. */
export async function findOpening(
  identity: TestIdentity,
  named: { email: string } | { phone: string },
  passwords: Readonly<Record<string, string>>,
): Promise<string[]> {
  const opening: string[] = [];
  for (const [name, password] of Object.entries(passwords)) {
    const { status } = await post(identity, '/token?grant_type=password', { ...named, password });
    if (status === 200) opening.push(name);
  }
  return opening;
}
