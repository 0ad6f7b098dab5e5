import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import { AppError } from '@sabi/service-kit/errors';
import type { Tenant } from './tenant';

export type Right =
  | 'company.change'
  | 'members.read'
  | 'members.change'
  | 'invitations.change'
  | 'jobs.read'
  | 'jobs.change'
  | 'jobs.approve'
  | 'applications.read'
  | 'applications.read-all'
  | 'templates.use';

const administrators: readonly CompanyRole[] = ['owner', 'admin'];
const recruiters: readonly CompanyRole[] = [...administrators, 'recruiter'];

const holders: Readonly<Record<Right, readonly CompanyRole[]>> = {
  'company.change': administrators,
  'members.read': recruiters,
  'members.change': administrators,
  'invitations.change': administrators,
  'jobs.read': [...recruiters, 'interviewer'],
  'jobs.change': recruiters,
  // Approves a recruiter's posting.
  'jobs.approve': administrators,
  // Reads and moves applications to own and open jobs; `maySeeApplications` says which.
  'applications.read': recruiters,
  'applications.read-all': administrators,
  'templates.use': recruiters,
};

export const may = ({ role }: Pick<Tenant, 'role'>, right: Right): boolean => holders[right].includes(role);

/** @throws {AppError} ACCESS_DENIED */
export function assertMay(tenant: Pick<Tenant, 'role'>, right: Right): void {
  if (!may(tenant, right)) throw new AppError('ACCESS_DENIED');
}

/**
 * Owners may assign any role, admins any except owner.
 * @throws {AppError} ACCESS_DENIED
 */
export function assertMayAssign({ role }: Pick<Tenant, 'role'>, assigned: CompanyRole): void {
  const isAllowed = role === 'owner' || (role === 'admin' && assigned !== 'owner');
  if (!isAllowed) throw new AppError('ACCESS_DENIED');
}
