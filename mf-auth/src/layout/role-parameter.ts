import type { UserType } from '@sabi/contracts/http/profile';

/** Says in an address who signs up, also across a provider's page. */
const parameter = 'as';

/** Whoever an address does not name is a talent. */
export function readRole(search: string | URLSearchParams): UserType {
  return new URLSearchParams(search).get(parameter) === 'recruiter' ? 'recruiter' : 'talent';
}

/** The same parameters with the role said in them. */
export function withRole(search: string | URLSearchParams, role: UserType): URLSearchParams {
  const next = new URLSearchParams(search);
  if (role === 'talent') next.delete(parameter);
  else next.set(parameter, role);
  return next;
}
