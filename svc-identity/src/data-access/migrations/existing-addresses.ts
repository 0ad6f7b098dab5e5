import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { Logger } from '@sabi/service-kit/logger';
import type { mongo } from 'mongoose';
import { normalizeEmailAddress } from '../../domain/users/email-address';
import { normalizePhoneNumber } from '../../domain/users/phone-number';
import type { Identity } from '../../domain/users/user';
import type { StoredUser } from '../users/user.model';

/** Stored values that may not be normalized. */
const candidates = {
  phone: /^\d{1,3}0\d/,
  email: /[A-Z]|[^ -~]/,
} as const;
const normalize = { phone: normalizePhoneNumber, email: normalizeEmailAddress } as const;

/**
 * For the migrations: normalizes addresses and numbers of accounts. If another account has the normalized
 * value, both stay and are logged for an administrator.
 */
export async function normalizeExistingAddresses(db: mongo.Db, logger: Logger): Promise<void> {
  const users = db.collection<StoredUser>('users');
  for (const field of ['phone', 'email'] as const) {
    const found = users
      .find({ [field]: { $regex: candidates[field] }, deleted_at: null })
      .project<Pick<StoredUser, '_id' | 'phone' | 'email' | 'identities'>>({ [field]: 1, identities: 1 });
    for await (const { _id: id, identities, [field]: stored } of found) {
      const value = normalize[field](stored ?? '');
      if (value === stored) continue;
      const changes = { [field]: value, identities: identities.map((one) => rename(one, field, value)) };
      try {
        await users.updateOne({ _id: id, [field]: stored }, { $set: changes });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        logger.warn({ user_id: id, field }, 'account.address.not-normalized');
      }
    }
  }
}

function rename(identity: Identity, field: 'phone' | 'email', value: string): Identity {
  if (identity.provider !== field) return identity;
  const identity_data = { ...identity.identity_data, [field]: value };
  return { ...identity, identity_data, ...(field === 'email' && { email: value }) };
}
