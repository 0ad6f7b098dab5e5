import type { Company } from '@sabi/contracts/http/hiring/companies';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { StoredVerification } from './company';
import { type CompanyRepository, NibTaken } from './company-repository';
import { findOwnCompany } from './get-company';
import { readNib } from './read-nib';
import { canSubmit, unverified } from './verification';
import { viewCompany } from './view-company';

interface RequestDependencies {
  readonly companies: Pick<CompanyRepository, 'companyOf'>;
  readonly audit: Audit;
  readonly transact: Transact;
}

interface RequestInput {
  readonly tenant: Tenant;
  readonly version: number;
  readonly nib: string;
  readonly evidence: StoredVerification['evidence'];
  readonly now: Date;
}

/** @throws {AppError} ACCESS_DENIED, NIB_INVALID, COMPANY_STATE_UNFIT, COMPANY_CHANGED, COMPANY_EXISTS */
export async function requestVerification(
  { tenant, version, nib: text, evidence, now }: RequestInput,
  dependencies: RequestDependencies,
): Promise<Company> {
  assertMay(tenant, 'company.change');
  const nib = readNib(text);
  const company = await findOwnCompany(tenant, dependencies);
  if (!canSubmit(company.verification, now)) throw new AppError('COMPANY_STATE_UNFIT');
  const verification = { ...unverified(now), state: 'submitted', evidence, submitted_at: now } as const;
  const changes = { nib, verification, updated_at: now };
  try {
    return await dependencies.transact(async (transaction) => {
      const changed = await dependencies.companies.companyOf(tenant).change(version, changes, transaction);
      if (!changed) throw new AppError('COMPANY_CHANGED');
      await dependencies.audit.record(describe(tenant), transaction);
      return viewCompany(changed, tenant, now);
    });
  } catch (error) {
    throw error instanceof NibTaken ? new AppError('COMPANY_EXISTS') : error;
  }
}

const describe = ({ userId, role, companyId }: Tenant) =>
  ({
    actor: { id: userId, kind: 'user' },
    role,
    action: 'company.submitted',
    subject: { type: 'company', id: companyId },
  }) as const;
