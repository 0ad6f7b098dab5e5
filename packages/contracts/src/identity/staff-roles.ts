import { z } from 'zod';

/** `admin` includes every role and grants them; `platform` decides which version of a remote visitors get. */
export const staffRoles = ['support', 'reviewer', 'finance', 'content', 'platform', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffRoleSchema = z.enum(staffRoles);

/** Age of a sign-in up to which staff routes accept its session. */
export const staffSignInMaxHours = 12;
