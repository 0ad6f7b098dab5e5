import type { Company } from '@sabi/contracts/http/hiring/companies';
import type { StaffCompany } from '@sabi/contracts/http/hiring/staff';
import { findDueTime } from '../due-times/find-due-time';
import { may } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { StoredCompany } from './company';
import { stateOf } from './verification';

export function viewCompany(company: StoredCompany, tenant: Tenant, now: Date): Company {
  const { due_at: _dueAt, ...view } = viewForStaff(company, now);
  const { verification } = view;
  const evidence = may(tenant, 'company.change') ? verification.evidence : null;
  return { ...view, verification: { ...verification, evidence }, role: tenant.role };
}

export function viewForStaff(company: StoredCompany, now: Date): StaffCompany {
  const { verification } = company;
  const state = stateOf(verification, now);
  const { submitted_at: submittedAt } = verification;
  return {
    company_id: company.id,
    slug: company.slug,
    name: company.name,
    legal_name: company.legal_name,
    nib: company.nib,
    domains: company.domains,
    about: company.about,
    zone: company.zone,
    verification: {
      state,
      reason: verification.reason,
      evidence: verification.evidence,
      submitted_at: submittedAt?.toISOString() ?? null,
      decided_at: verification.decided_at?.toISOString() ?? null,
      valid_until: state === 'verified' ? (verification.valid_until?.toISOString() ?? null) : null,
    },
    version: company.version,
    created_at: company.created_at.toISOString(),
    due_at: state === 'submitted' && submittedAt ? findDueTime('companies', submittedAt) : null,
  };
}
