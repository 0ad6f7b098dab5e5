import { companyRoleSchema, listOwnCompaniesRoute } from '@sabi/contracts/http/hiring/companies';
import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import type { CircuitState } from '@sabi/service-kit/circuit-metrics';
import type { Logger } from '@sabi/service-kit/logger';
import { createServiceClient, readJson } from '@sabi/service-kit/service-client';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { CompanyRoles } from '../domain/threads/company-roles';

/** A removed member is refused after this time at the latest, as by svc-hiring. */
const cacheMs = 5000;
const cacheEntriesMax = 10_000;

/** The rest of the answer is dropped when it is read. */
const answerSchema = z.object({
  companies: z.array(z.object({ company_id: z.uuid(), role: companyRoleSchema })),
});

interface RoleOptions {
  /** Base URL. */
  readonly hiringUrl: string;
  readonly logger: Logger;
}

export interface HiringCompanyRoles extends CompanyRoles {
  state(): CircuitState;
  close(): void;
}

/** Asks with the caller's own token for the caller's companies. */
export function createCompanyRoles({ hiringUrl, logger }: RoleOptions): HiringCompanyRoles {
  const hiring = createServiceClient({ name: 'hiring', url: hiringUrl, logger });
  const known = new LRUCache<string, ReadonlyMap<string, CompanyRole>>({
    max: cacheEntriesMax,
    ttl: cacheMs,
  });
  return {
    find: async ({ userId, companyId, authorization }) => {
      // Only memberships are cached, so that a new member is never refused.
      const role = known.get(userId)?.get(companyId);
      if (role) return role;
      const roles = await hiring.get({ path: listOwnCompaniesRoute.path, authorization, read: readRoles });
      known.set(userId, roles);
      return roles.get(companyId) ?? null;
    },
    state: hiring.state,
    close: hiring.close,
  };
}

async function readRoles(response: Response): Promise<ReadonlyMap<string, CompanyRole>> {
  const { companies } = answerSchema.parse(await readJson(response));
  return new Map(companies.map(({ company_id: id, role }) => [id, role]));
}
