import type { UserType } from '@sabi/contracts/http/profile/profile';

/** Query parameter with the role; it is preserved across a provider's page. */
const parameter = 'as';

/** Defaults to talent. */
export function readRole(search: string | URLSearchParams): UserType {
  return new URLSearchParams(search).get(parameter) === 'recruiter' ? 'recruiter' : 'talent';
}

/** The same parameters with the role added. */
export function withRole(search: string | URLSearchParams, role: UserType): URLSearchParams {
  const next = new URLSearchParams(search);
  if (role === 'talent') next.delete(parameter);
  else next.set(parameter, role);
  return next;
}
