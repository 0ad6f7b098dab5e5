import type { Audit } from '../audit/audit';
import type { StoredClaim } from './claim-repository';

export type EarlierMembership = NonNullable<StoredClaim['earlier_membership']> | null;

/** How an account that is no member ceased to be one; null where it never was. */
export async function findEarlierMembership(
  { companyId, userId }: { companyId: string; userId: string },
  { audit }: { audit: Pick<Audit, 'listActs'> },
): Promise<EarlierMembership> {
  const [last] = await audit.listActs({ type: 'member', id: `${companyId}:${userId}` }, 1);
  if (last?.action === 'member.removed') return 'removed';
  return last?.action === 'member.left' ? 'left' : null;
}
