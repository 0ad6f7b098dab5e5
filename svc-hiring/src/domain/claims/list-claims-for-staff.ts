import type { ClaimState } from '@sabi/contracts/http/hiring/claims';
import type { StaffClaim } from '@sabi/contracts/http/hiring/staff';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import type { ClaimDirectory } from './claim-repository';
import { type ViewClaimsDependencies, viewClaimsForStaff } from './view-claims-for-staff';

interface ListInput {
  readonly state: ClaimState;
  readonly after: string | undefined;
  /** The only ones to list; null for all. */
  readonly ids: readonly string[] | null;
  readonly now: Date;
}

/** @throws {AppError} REQUEST_INVALID for an invalid page position */
export async function listClaimsForStaff(
  { state, after, ids, now }: ListInput,
  {
    claimDirectory,
    ...dependencies
  }: ViewClaimsDependencies & { claimDirectory: Pick<ClaimDirectory, 'list'> },
): Promise<{ claims: StaffClaim[]; next: string | null }> {
  const found = await claimDirectory.list(state, { after: readPageStart(after), limit: pageSize + 1, ids });
  const { rows, next } = cutPage(found, ({ created_at: time, id }) => ({ time, id }));
  return { claims: await viewClaimsForStaff({ claims: rows, now }, dependencies), next };
}
