import type { Company, CompanyChange } from '@sabi/contracts/http/hiring/companies';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { StoredCompany } from './company';
import type { CompanyJobs } from './company-jobs';
import type { CompanyRepository } from './company-repository';
import { findOwnCompany } from './get-company';
import { unverified } from './verification';
import { viewCompany } from './view-company';

interface ChangeDependencies {
  readonly companyJobs: Pick<CompanyJobs, 'recordChange'>;
  readonly companies: Pick<CompanyRepository, 'companyOf'>;
  readonly audit: Audit;
  readonly transact: Transact;
}

/**
 * A new legal name or domain ends the verification, because the staff has not seen it.
 * @throws {AppError} ACCESS_DENIED, COMPANY_CHANGED
 */
export async function changeCompany(
  { tenant, change, now }: { tenant: Tenant; change: CompanyChange; now: Date },
  { companies, companyJobs, audit, transact }: ChangeDependencies,
): Promise<Company> {
  assertMay(tenant, 'company.change');
  const { version, ...given } = change;
  const company = await findOwnCompany(tenant, { companies });
  const changes = {
    ...dropUndefined(given),
    ...(endsVerification(company, change) && { verification: unverified(now) }),
    updated_at: now,
  };
  return transact(async (transaction) => {
    const changed = await companies.companyOf(tenant).change(version, changes, transaction);
    if (!changed) throw new AppError('COMPANY_CHANGED');
    await audit.record(
      {
        actor: { id: tenant.userId, kind: 'user' },
        role: tenant.role,
        action: 'company.changed',
        subject: { type: 'company', id: tenant.companyId },
        payload: { about: [], details: Object.keys(dropUndefined(given)) },
      },
      transaction,
    );
    if (changed.name !== company.name || 'verification' in changes)
      await companyJobs.recordChange({ companyId: tenant.companyId, now }, transaction);
    return viewCompany(changed, tenant, now);
  });
}

function endsVerification(
  company: StoredCompany,
  { legal_name: legalName, domains }: CompanyChange,
): boolean {
  const hasOtherName = legalName !== undefined && legalName !== company.legal_name;
  const hasOtherDomains =
    domains !== undefined && domains.toSorted().join() !== company.domains.toSorted().join();
  return hasOtherName || hasOtherDomains;
}

const dropUndefined = (fields: Omit<CompanyChange, 'version'>): Partial<StoredCompany> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
