import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import { createContext, use } from 'react';
import type { OwnCompany } from './own-companies';

const CompanyContext = createContext<OwnCompany | null>(null);
export const CompanyProvider = CompanyContext.Provider;

/** The company of the current workspace. @throws {Error} outside of a workspace */
export function useCompany(): OwnCompany {
  const company = use(CompanyContext);
  if (!company) throw new Error('There is no company around this component');
  return company;
}

const administrators: readonly CompanyRole[] = ['owner', 'admin'];

/** Actions that svc-hiring allows the role, so that no other is offered. */
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
