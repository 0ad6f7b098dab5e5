import { z } from 'zod';
import { defineRoute } from '../route';

// Audit log of an account, for its owner.

/** Entries shown to the owner; the others are for operators. */
export const securityEventSchema = z.enum([
  'signed_in',
  'signed_out',
  'session_ended',
  'signed_up',
  'recovery_requested',
  'password_changed',
  'email_change_requested',
  'email_changed',
  'account_changed',
  'identity_linked',
  'identity_unlinked',
  'factor_added',
  'factor_removed',
  'factor_refused',
  'recovery_codes_made',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'application_allowed',
  'application_removed',
  'data_exported',
  'deletion_requested',
  'deletion_withdrawn',
]);
export type SecurityEvent = z.infer<typeof securityEventSchema>;

export const ownAuditSchema = z.object({
  entries: z.array(
    z.object({
      id: z.uuid(),
      event: securityEventSchema,
      by: z.enum(['owner', 'staff']).describe('Never who of the staff'),
      ip: z.string().nullable(),
      created_at: z.iso.datetime(),
    }),
  ),
  next: z.string().nullable().describe('`before` of the next page; null at the end'),
});
export type OwnAudit = z.infer<typeof ownAuditSchema>;

export const listOwnAuditRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/user/audit',
  summary: 'What was done to the account, newest first, 50 at a time; GoTrue has no such address',
  access: 'user',
  query: z.object({ before: z.string().optional().describe('`next` of the page before') }),
  responses: { 200: ownAuditSchema },
});

export const ownAuditRoutes = [listOwnAuditRoute];
