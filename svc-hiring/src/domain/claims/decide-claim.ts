import type { Claim } from '@sabi/contracts/http/hiring/claims';
import type { CompanyRepository } from '../companies/company-repository';
import { findOwnCompany } from '../companies/get-company';
import { assertMay, assertMayAssign } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { type ClaimDecision, endClaim, type EndClaimDependencies } from './end-claim';
import { viewClaim } from './view-claim';

interface DecideInput {
  readonly tenant: Tenant;
  readonly claimId: string;
  readonly decision: ClaimDecision;
  readonly now: Date;
}

/** By an owner or admin. Idempotent. @throws {AppError} ACCESS_DENIED, CLAIM_NOT_FOUND, CLAIM_STATE_UNFIT */
export async function decideClaim(
  { tenant, claimId, decision, now }: DecideInput,
  dependencies: EndClaimDependencies & { companies: Pick<CompanyRepository, 'companyOf'> },
): Promise<Claim> {
  assertMay(tenant, 'members.change');
  if (decision.state === 'granted') assertMayAssign(tenant, decision.role);
  const company = await findOwnCompany(tenant, dependencies);
  const { companyId, userId, role } = tenant;
  const actor = { actor: { id: userId, kind: 'user' }, role } as const;
  const decided = await endClaim(
    { companyId, claimId, decision, decidedBy: 'company', actor, now },
    dependencies,
  );
  return viewClaim(decided, company);
}
