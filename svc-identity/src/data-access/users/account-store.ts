import type { mongo } from 'mongoose';
import type { AccountStore, StoredAccount } from '../../domain/account-migration/account-store';
import { keyOfIdentity } from '../../domain/account-migration/find-conflict';
import type { User } from '../../domain/users/user';
import type { StoredUser } from './user.model';

type Keys = Pick<StoredUser, '_id' | 'email' | 'phone' | 'created_at' | 'identities' | 'factors'>;

export function createAccountStore(db: mongo.Db, aud: string): AccountStore {
  const collection = db.collection<StoredUser>('users');
  const findKeys = (filter: mongo.Filter<StoredUser>) =>
    collection
      .find(filter)
      .project<Keys>({ email: 1, phone: 1, created_at: 1, identities: 1, factors: 1 })
      .toArray();
  return {
    findByIds: async (ids) => {
      const found = await findKeys({ _id: { $in: [...ids] } });
      return new Map(found.map((account) => [account._id, describe(account)]));
    },
    findTaken: async (users) => {
      const found = await Promise.all(filtersOf(users, aud).map(findKeys));
      const accounts = found.flat();
      return {
        emails: new Set(accounts.flatMap(({ email }) => email ?? [])),
        phones: new Set(accounts.flatMap(({ phone }) => phone ?? [])),
        identities: new Set(accounts.flatMap(({ identities }) => identities.map(keyOfIdentity))),
      };
    },
    insertAll: async (users, session) => {
      await collection.insertMany(
        users.map(({ id, ...rest }) => ({ _id: id, ...rest })),
        { session },
      );
    },
    readAll: async function* () {
      for await (const { _id: id, ...rest } of collection.find().sort({ _id: 1 })) yield { id, ...rest };
    },
  };
}

function describe({ created_at: createdAt, identities, factors }: Keys): StoredAccount {
  const ids = [...identities.map(({ identity_id: id }) => id), ...factors.map(({ id }) => id)];
  return { createdAt, partIds: new Set(ids) };
}

/** One filter for each unique index; identities by provider, as in theirs. */
function filtersOf(users: readonly User[], aud: string): mongo.Filter<StoredUser>[] {
  const emails = users.flatMap(({ email }) => email ?? []);
  const phones = users.flatMap(({ phone }) => phone ?? []);
  const identities = users.flatMap((user) => user.identities);
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  const idsAt = (provider: string) => identities.filter((identity) => identity.provider === provider);
  return [
    { aud, email: { $in: emails } },
    { aud, phone: { $in: phones } },
    ...providers.map((provider) => ({
      'identities.provider': provider,
      'identities.provider_id': { $in: idsAt(provider).map(({ provider_id: id }) => id) },
    })),
  ];
}
