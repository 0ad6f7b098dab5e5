import type { mongo } from 'mongoose';
import type { SignUpData } from '../../domain/one-time-tokens/one-time-token';
import type { StoredOneTimeToken } from '../tokens/one-time-token.model';
import type { StoredUser } from '../users/user.model';

/**
 * For the migrations: sign-ups and invitations from before their data was stored with the token. A sign-up
 * with a single message gets the data of its account; with several, the data's origin is unknown and none
 * gets it. Invited accounts without a password count as set by an administrator.
 */
export async function separateExistingSignUps(db: mongo.Db): Promise<void> {
  const users = db.collection<StoredUser>('users');
  const tokens = db.collection<StoredOneTimeToken>('one_time_tokens');
  const unconfirmed = { email_confirmed_at: null, phone_confirmed_at: null } as const;
  await users.updateMany(
    { ...unconfirmed, invited_at: { $ne: null }, password_hash: null, set_by_admin: { $exists: false } },
    [{ $set: { set_by_admin: { password_hash: null, user_metadata: '$user_metadata' } } }],
  );
  const pending = tokens.find({
    type: { $in: ['confirmation', 'phone_confirmation'] },
    state: 'pending',
    expires_at: { $gt: new Date() },
    sign_up: { $exists: false },
  });
  for await (const { _id: id, user_id, type } of pending) {
    const account = await users.findOne({ _id: user_id, ...unconfirmed });
    if (!account || (await tokens.countDocuments({ user_id, type })) > 1) continue;
    await tokens.updateOne({ _id: id }, { $set: { sign_up: describe(account) } });
  }
}

function describe({ password_hash, user_metadata, language, identities }: StoredUser): SignUpData {
  const ofProvider = identities.find(({ provider }) => provider !== 'email' && provider !== 'phone');
  const identity_id = password_hash === null ? (ofProvider?.identity_id ?? null) : null;
  return { password_hash, user_metadata, language, identity_id, is_contested: false };
}
