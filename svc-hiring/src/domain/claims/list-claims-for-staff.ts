import type { ClaimState } from '@sabi/contracts/http/hiring/claims';
import type { StaffClaim } from '@sabi/contracts/http/hiring/staff';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import type { ClaimDirectory } from './claim-repository';
import { type ViewClaimsDependencies, viewClaimsForStaff } from './view-claims-for-staff';

/** @throws {AppError} REQUEST_INVALID for an invalid page position */
export async function listClaimsForStaff(
  { state, after, ids }: { state: ClaimState; after: string | undefined; ids: readonly string[] | null },
  {
    claimDirectory,
    ...dependencies
  }: ViewClaimsDependencies & { claimDirectory: Pick<ClaimDirectory, 'list'> },
): Promise<{ claims: StaffClaim[]; next: string | null }> {
  const found = await claimDirectory.list(state, { after: readPageStart(after), limit: pageSize + 1, ids });
  const { rows, next } = cutPage(found, ({ created_at: time, id }) => ({ time, id }));
  return { claims: await viewClaimsForStaff(rows, dependencies), next };
}
