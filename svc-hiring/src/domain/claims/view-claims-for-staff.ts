import type { StaffClaim } from '@sabi/contracts/http/hiring/staff';
import type { CompanyDirectory } from '../companies/company-repository';
import { stateOf } from '../companies/verification';
import type { Memberships } from '../tenancy/memberships';
import type { StoredClaim } from './claim-repository';
import { findClaimDueTime, viewClaim } from './view-claim';

export interface ViewClaimsDependencies {
  readonly companyDirectory: Pick<CompanyDirectory, 'findMany'>;
  readonly memberships: Pick<Memberships, 'countAdministrators'>;
}

/** Claims with their companies as they are now. */
export async function viewClaimsForStaff(
  { claims, now }: { claims: readonly StoredClaim[]; now: Date },
  { companyDirectory, memberships }: ViewClaimsDependencies,
): Promise<StaffClaim[]> {
  const ids = [...new Set(claims.map(({ company_id: id }) => id))];
  const [companies, counts] = await Promise.all([
    companyDirectory.findMany(ids),
    memberships.countAdministrators(ids),
  ]);
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  return claims.flatMap((claim) => {
    const company = companyOf.get(claim.company_id);
    if (!company) return [];
    const { id, name, legal_name, nib, domains } = company;
    const { owners, admins } = counts.get(id) ?? { owners: 0, admins: 0 };
    return [
      {
        ...viewClaim(claim, company),
        user_id: claim.user_id,
        nib: claim.nib,
        language: claim.language,
        decided_by: claim.decided_by,
        company: {
          ...{ company_id: id, name, legal_name, nib, domains, owners, admins },
          verification: stateOf(company.verification, now),
        },
        grants: owners > 0 ? ('recruiter' as const) : ('owner' as const),
        due_at: findClaimDueTime(claim),
      },
    ];
  });
}
