import type { User } from './user';

/** Lists all providers in the metadata, and the oldest. */
export function withDerivedProviders(user: User): User {
  const oldestFirst = user.identities.toSorted(
    (one, other) => one.created_at.getTime() - other.created_at.getTime(),
  );
  const providers = [...new Set(oldestFirst.map(({ provider }) => provider))];
  const [provider] = providers;
  if (!provider) return user;
  return { ...user, app_metadata: { ...user.app_metadata, provider, providers } };
}
