import { z } from 'zod';
import { type StaffRole, staffRoles, staffSignInMaxHours } from '@sabi/contracts/identity/staff-roles';
import { AppError } from './errors';
import { timeClaims } from './token-times';

/** The caller of a staff or machine route: a member of staff, or a holder of a service key of svc-identity. */
export interface Staff {
  /** Role that allowed the request; `service_role` or `supabase_admin` for a service key. */
  readonly role: string;
  /** Account id of a member of staff; for a service key its subject, if any. */
  readonly subject: string | null;
}

/** Token roles that svc-identity accepts as a service key. */
const serviceKeyRoles = ['service_role', 'supabase_admin'] as const;

/** A key with a session ends with it, which only svc-identity can check: refused. */
const serviceKeyClaimsSchema = z.object({
  ...timeClaims,
  role: z.enum(serviceKeyRoles),
  sub: z.string().max(200).optional(),
  client_id: z.never().optional(),
  session_id: z.never().optional(),
});

/** @param claims of a verified token @returns null where it is no service key */
export function readServiceKey(claims: unknown): Staff | null {
  const { success, data } = serviceKeyClaimsSchema.safeParse(claims);
  return success ? { role: data.role, subject: data.sub ?? null } : null;
}

/** Facts that decide whether an account may act as staff. */
export interface StaffStanding {
  readonly roles: readonly StaffRole[];
  readonly aal: string;
  /** Milliseconds since 1970; null if unknown. */
  readonly signedInAt: number | null;
}

const isStaffRole = z.enum(staffRoles);
const staffClaimsSchema = z.object({
  aal: z.string(),
  app_metadata: z
    .object({ staff_roles: z.array(z.unknown()) })
    .optional()
    .catch(undefined),
  amr: z.array(z.unknown()).catch([]),
});
const proofSchema = z.object({ timestamp: z.number() });

/**
 * @param claims of an access token. A session begins with its first proof and keeps it, so the oldest one is the time of
 * the sign-in; roles that this version does not know are left out
 */
export function readStaffStanding(claims: unknown): StaffStanding {
  const { aal, app_metadata, amr } = staffClaimsSchema.parse(claims);
  const roles = (app_metadata?.staff_roles ?? []).flatMap((role) => isStaffRole.safeParse(role).data ?? []);
  const times = amr.flatMap((proof) => proofSchema.safeParse(proof).data?.timestamp ?? []);
  return { roles, aal, signedInAt: times.length > 0 ? Math.min(...times) * 1000 : null };
}

/**
 * @param accepted roles of the route; `admin` has all
 * @returns the role that allows it
 * @throws {AppError} STAFF_ROLE_MISSING, STAFF_FACTOR_MISSING, STAFF_SIGN_IN_TOO_OLD
 */
export function assertStaff(
  { roles, aal, signedInAt }: StaffStanding,
  accepted: readonly StaffRole[],
): StaffRole {
  const role = [...accepted, 'admin' as const].find((each) => roles.includes(each));
  if (!role) throw new AppError('STAFF_ROLE_MISSING');
  if (aal !== 'aal2') throw new AppError('STAFF_FACTOR_MISSING');
  if (signedInAt === null || Date.now() > signedInAt + staffSignInMaxHours * 3_600_000)
    throw new AppError('STAFF_SIGN_IN_TOO_OLD');
  return role;
}
