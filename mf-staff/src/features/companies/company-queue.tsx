import { staffReasonMaxLength } from '@sabi/contracts/identity/field-limits';
import type { StaffCompany } from '@sabi/contracts/http/hiring/staff';
import { type CaseAction, defineView, type Queue, type QueueCase } from '../../queue/queue';
import { CompanyDetail } from './company-detail';

const companiesUrl = '/api/hiring/v1/staff/companies';

/** Companies that request verification, and verified ones. */
export const companyQueue: Queue = {
  name: 'companies',
  role: 'reviewer',
  path: '/staff/companies',
  views: [
    defineView({
      name: 'submitted',
      url: `${companiesUrl}?state=submitted`,
      list: 'companies',
      toCase: (company: StaffCompany) => toCase(company, submittedActions(company)),
    }),
    defineView({
      name: 'verified',
      url: `${companiesUrl}?state=verified`,
      list: 'companies',
      toCase: (company: StaffCompany) => toCase(company, verifiedActions(company)),
    }),
  ],
};

const toCase = (company: StaffCompany, actions: readonly CaseAction[]): QueueCase => ({
  id: company.company_id,
  title: company.name,
  line: company.legal_name,
  dueAt: company.due_at,
  language: null,
  detail: <CompanyDetail company={company} />,
  actions,
});

const decide = (
  { company_id: id, version }: StaffCompany,
  decision: 'verified' | 'rejected' | 'more_information' | 'revoked',
  reason?: string,
) => [{ path: `${companiesUrl}/${id}/decision`, json: { decision, version, ...(reason && { reason }) } }];

const submittedActions = (company: StaffCompany): readonly CaseAction[] => [
  { name: 'verifyCompany', letter: 'e', isMain: true, calls: () => decide(company, 'verified') },
  {
    name: 'askCompany',
    letter: 'i',
    maxLength: staffReasonMaxLength,
    calls: (reason) => decide(company, 'more_information', reason),
  },
  {
    name: 'rejectCompany',
    letter: 'x',
    maxLength: staffReasonMaxLength,
    calls: (reason) => decide(company, 'rejected', reason),
  },
];

const verifiedActions = (company: StaffCompany): readonly CaseAction[] => [
  {
    name: 'revokeCompany',
    letter: 'x',
    maxLength: staffReasonMaxLength,
    calls: (reason) => decide(company, 'revoked', reason),
  },
];
