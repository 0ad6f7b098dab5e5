import type { Claim } from '@sabi/contracts/http/hiring/claims';
import { findOwnCompany } from '../companies/get-company';
import type { CompanyRepository } from '../companies/company-repository';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { ClaimRepository } from './claim-repository';
import { viewClaim } from './view-claim';

const listMax = 50;

/** Open claims of the company. @throws {AppError} ACCESS_DENIED */
export async function listClaims(
  { tenant }: { tenant: Tenant },
  dependencies: { claims: ClaimRepository; companies: Pick<CompanyRepository, 'companyOf'> },
): Promise<Claim[]> {
  assertMay(tenant, 'members.change');
  const [company, open] = await Promise.all([
    findOwnCompany(tenant, dependencies),
    dependencies.claims.claimsOf(tenant).listOpen(listMax),
  ]);
  return open.map((claim) => viewClaim(claim, company));
}
