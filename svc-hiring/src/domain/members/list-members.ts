import type { Member } from '@sabi/contracts/http/hiring/members';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { MemberRepository } from './member-repository';
import { viewMember } from './view-member';

/** @throws {AppError} ACCESS_DENIED */
export async function listMembers(
  { tenant }: { tenant: Tenant },
  { members }: { members: MemberRepository },
): Promise<Member[]> {
  assertMay(tenant, 'members.read');
  return (await members.membersOf(tenant).list()).map(viewMember);
}
