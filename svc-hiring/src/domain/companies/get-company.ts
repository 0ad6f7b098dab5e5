import type { Company } from '@sabi/contracts/http/hiring/companies';
import { AppError } from '@sabi/service-kit/errors';
import type { Tenant } from '../tenancy/tenant';
import type { StoredCompany } from './company';
import type { CompanyRepository } from './company-repository';
import { viewCompany } from './view-company';

/** @throws {AppError} COMPANY_NOT_FOUND */
export async function findOwnCompany(
  tenant: Pick<Tenant, 'companyId'>,
  { companies }: { companies: Pick<CompanyRepository, 'companyOf'> },
): Promise<StoredCompany> {
  const company = await companies.companyOf(tenant).find();
  if (!company) throw new AppError('COMPANY_NOT_FOUND');
  return company;
}

export async function getCompany(
  { tenant, now }: { tenant: Tenant; now: Date },
  dependencies: { companies: Pick<CompanyRepository, 'companyOf'> },
): Promise<Company> {
  return viewCompany(await findOwnCompany(tenant, dependencies), tenant, now);
}
