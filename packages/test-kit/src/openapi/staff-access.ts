import { randomUUID } from 'node:crypto';
import { type StaffRole, staffRoles, staffSignInMaxHours } from '@sabi/contracts/identity/staff-roles';
import type { JWTPayload } from 'jose';
import { fillPath, type Operation } from './operations';

interface Standing {
  readonly roles: readonly string[];
  readonly aal?: 'aal1' | 'aal2';
  readonly signedInHoursAgo?: number;
}

/** Access token claims of a member of staff, by default with a second factor and a recent sign-in. */
export function staffClaims({ roles, aal = 'aal2', signedInHoursAgo = 0 }: Standing) {
  const timestamp = Math.floor(Date.now() / 1000 - signedInHoursAgo * 3600);
  return {
    sub: randomUUID() as string,
    aal,
    app_metadata: { provider: 'email', providers: ['email'], staff_roles: [...roles] },
    amr: [{ method: 'password', timestamp }],
  };
}

interface Service {
  readonly url: string;
  sign(claims: JWTPayload): Promise<string>;
}

type Outcome = 'admitted' | `${number} ${string}`;
interface Attempt {
  readonly who: string;
  readonly claims: JWTPayload;
  readonly expected: Outcome;
}

/**
 * Calls a staff route with each role, without the second factor, with an old sign-in, and with a service key.
 * @returns which of them were answered otherwise than the OpenAPI document says
 */
export async function findWrongStaffAccess(operation: Operation, service: Service): Promise<string[]> {
  const wrong: string[] = [];
  for (const { who, claims, expected } of listAttempts(operation)) {
    const outcome = await attempt(operation, service, await service.sign(claims));
    if (outcome !== expected) wrong.push(`${who}: ${outcome} in place of ${expected}`);
  }
  return wrong;
}

function listAttempts({ staffRoles: accepted = [], admitsServiceKey }: Operation): Attempt[] {
  const mayCall = (role: StaffRole) => role === 'admin' || accepted.includes(role);
  const byRole = staffRoles.map((role): Attempt => ({
    who: role,
    claims: staffClaims({ roles: [role] }),
    expected: mayCall(role) ? 'admitted' : '403 STAFF_ROLE_MISSING',
  }));
  const roles = ['admin'];
  return [
    ...byRole,
    { who: 'an account', claims: staffClaims({ roles: [] }), expected: '403 STAFF_ROLE_MISSING' },
    { who: 'aal1', claims: staffClaims({ roles, aal: 'aal1' }), expected: '403 STAFF_FACTOR_MISSING' },
    {
      who: 'an old sign-in',
      claims: staffClaims({ roles, signedInHoursAgo: staffSignInMaxHours + 1 }),
      expected: '403 STAFF_SIGN_IN_TOO_OLD',
    },
    {
      who: 'a service key',
      claims: { role: 'service_role', sub: 'rina', session_id: undefined },
      expected: admitsServiceKey ? 'admitted' : '401 TOKEN_INVALID',
    },
  ];
}

async function attempt({ method, path }: Operation, { url }: Service, token: string): Promise<Outcome> {
  const response = await fetch(`${url}${fillPath(path, () => randomUUID())}`, {
    method: method.toUpperCase(),
    headers: { Authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  if (response.status !== 401 && response.status !== 403) return 'admitted';
  return `${response.status} ${(JSON.parse(text) as { code: string }).code}`;
}
