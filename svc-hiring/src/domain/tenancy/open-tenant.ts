import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import { AppError } from '@sabi/service-kit/errors';
import { LRUCache } from 'lru-cache';
import type { Memberships } from './memberships';
import type { Tenant } from './tenant';

/** Maximum delay until a replica refuses a removed member. */
const cacheMs = 5000;
const cacheEntriesMax = 10_000;

export interface Tenants {
  /** @throws {AppError} COMPANY_NOT_FOUND also when the account is no member */
  open(membership: { companyId: string; userId: string }): Promise<Tenant>;
  /** After a change of the membership; other replicas notice when their cache expires. */
  forget(membership: { companyId: string; userId: string }): void;
}

/** Caches only memberships, so that a new member is never refused. */
export function createTenants({
  memberships,
  now,
}: {
  memberships: Pick<Memberships, 'findRole'>;
  now: () => Date;
}): Tenants {
  const known = new LRUCache<string, CompanyRole>({
    max: cacheEntriesMax,
    ttl: cacheMs - 1, // entries of exactly that age still count
    ttlResolution: 0, // uses the service's clock
    perf: { now: () => now().getTime() },
  });
  return {
    open: async ({ companyId, userId }) => {
      const key = keyOf({ companyId, userId });
      const role = known.get(key) ?? (await memberships.findRole({ companyId, userId }));
      if (!role) throw new AppError('COMPANY_NOT_FOUND');
      if (!known.has(key)) known.set(key, role);
      return { companyId, userId, role };
    },
    forget: (membership) => void known.delete(keyOf(membership)),
  };
}

const keyOf = ({ companyId, userId }: { companyId: string; userId: string }) => `${companyId} ${userId}`;
