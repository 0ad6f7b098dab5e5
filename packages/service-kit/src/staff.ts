import { z } from 'zod';
import { timeClaims } from './token-times';

/** A holder of a service key of svc-identity. */
export interface Staff {
  readonly role: string;
  /** Who it is, where the key says it. */
  readonly subject: string | null;
}

/** What svc-identity itself takes for a service key. */
const staffRoles = ['service_role', 'supabase_admin'] as const;

/** A key that belongs to a session ends with it, which only svc-identity knows: refused. */
const staffClaimsSchema = z.object({
  ...timeClaims,
  role: z.enum(staffRoles),
  sub: z.string().max(200).optional(),
  client_id: z.never().optional(),
  session_id: z.never().optional(),
});

/** @param claims of a token whose signature, issuer and audience are right @returns null where it is no service key */
export function readStaff(claims: unknown): Staff | null {
  const { success, data } = staffClaimsSchema.safeParse(claims);
  return success ? { role: data.role, subject: data.sub ?? null } : null;
}
