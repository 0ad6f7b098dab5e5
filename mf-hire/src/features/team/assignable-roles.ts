import { type CompanyRole, companyRoles } from '@sabi/contracts/hiring/posting-terms';

/** Roles that a member may assign or remove: an owner any, an admin any but owner. */
export function assignableRoles(role: CompanyRole): readonly CompanyRole[] {
  if (role === 'owner') return companyRoles;
  return role === 'admin' ? companyRoles.filter((each) => each !== 'owner') : [];
}
