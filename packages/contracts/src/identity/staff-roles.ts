import { z } from 'zod';

/** What a member of staff may do: `admin` has every role and grants them. */
export const staffRoles = ['support', 'reviewer', 'finance', 'content', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffRoleSchema = z.enum(staffRoles);

/** How long after a sign-in staff routes accept its session. */
export const staffSignInMaxHours = 12;
