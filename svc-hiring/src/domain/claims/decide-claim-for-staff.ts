import { staffActor } from '@sabi/audit/staff-actor';
import type { StaffClaim } from '@sabi/contracts/http/hiring/staff';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { ClaimDirectory } from './claim-repository';
import { type ClaimDecision, endClaim, type EndClaimDependencies } from './end-claim';
import { type ViewClaimsDependencies, viewClaimsForStaff } from './view-claims-for-staff';

interface DecideInput {
  readonly claimId: string;
  readonly decision: ClaimDecision;
  readonly staff: Staff;
  readonly now: Date;
}

/** Idempotent. @throws {AppError} CLAIM_NOT_FOUND, ACCESS_DENIED for an own claim, CLAIM_STATE_UNFIT, COMPANY_STATE_UNFIT */
export async function decideClaimForStaff(
  { claimId, decision, staff, now }: DecideInput,
  dependencies: EndClaimDependencies &
    ViewClaimsDependencies & { claimDirectory: Pick<ClaimDirectory, 'find'> },
): Promise<StaffClaim> {
  const claim = await dependencies.claimDirectory.find(claimId);
  if (!claim) throw new AppError('CLAIM_NOT_FOUND');
  if (claim.user_id === staff.subject) throw new AppError('ACCESS_DENIED');
  const actor = staffActor(staff);
  const decided = await endClaim(
    { companyId: claim.company_id, claimId, decision, decidedBy: 'staff', actor, now },
    dependencies,
  );
  const [view] = await viewClaimsForStaff({ claims: [decided], now }, dependencies);
  if (!view) throw new AppError('CLAIM_NOT_FOUND');
  return view;
}
