import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import { createContext, use } from 'react';
import type { OwnCompany } from './own-companies';

const CompanyContext = createContext<OwnCompany | null>(null);
export const CompanyProvider = CompanyContext.Provider;

/** The company whose workspace this is. @throws {Error} outside of one */
export function useCompany(): OwnCompany {
  const company = use(CompanyContext);
  if (!company) throw new Error('There is no company around this component');
  return company;
}

const administrators: readonly CompanyRole[] = ['owner', 'admin'];

/** What svc-hiring lets a role do, so that nothing is offered that it would refuse. */
export function useRights() {
  const { role } = useCompany();
  const isAdministrator = administrators.includes(role);
  return {
    mayChangeCompany: isAdministrator,
    mayChangeJobs: role !== 'interviewer',
    mayApproveJobs: isAdministrator,
    mayReadTeam: role !== 'interviewer',
    mayChangeTeam: isAdministrator,
  };
}
