import { z } from 'zod';
import { defineRoute } from '../route';

// Audit log for administrators.

export const auditEntrySchema = z
  .object({
    id: z.uuid(),
    payload: z.object({
      action: z.string(),
      actor_id: z.string(),
      actor_username: z.string(),
      actor_via_sso: z.boolean(),
      actor_name: z.string().optional(),
      log_type: z.enum(['account', 'team', 'token', 'user', 'factor']),
      traits: z.record(z.string(), z.unknown()).optional(),
    }),
    created_at: z.iso.datetime(),
    ip_address: z.string(),
  })
  .meta({ id: 'AuditEntry' });
export type GoTrueAuditEntry = z.infer<typeof auditEntrySchema>;

export const listAuditRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/admin/audit',
  summary: 'What was done, newest first, by pages',
  access: 'admin',
  query: z.object({
    page: z.string().optional(),
    per_page: z.string().optional(),
    query: z.string().optional().describe('`author:`, `action:` or `type:` with part of what is looked for'),
  }),
  responses: { 200: z.array(auditEntrySchema) },
});

export const adminAuditRoutes = [listAuditRoute];
