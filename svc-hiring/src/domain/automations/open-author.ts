import type { Memberships } from '../tenancy/memberships';
import { may } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { StoredAutomation } from './automation';

export interface AuthorDependencies {
  readonly memberships: Pick<Memberships, 'findRole'>;
}

/** The member in whose name a rule acts, with the rights of now; null once they may not change jobs. */
export async function openAuthor(
  companyId: string,
  { member_id: userId }: Pick<StoredAutomation, 'member_id'>,
  { memberships }: AuthorDependencies,
): Promise<Tenant | null> {
  const role = await memberships.findRole({ companyId, userId });
  return role && may({ role }, 'jobs.change') ? { companyId, role, userId } : null;
}
