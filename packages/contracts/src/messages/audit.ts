import { z } from 'zod';
import { defineMessage } from './message';

/** The newest entry of a service's audit chain. */
export const auditHeadSchema = z.strictObject({
  service: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .describe('Whose chain it is, for example svc-hiring'),
  seq: z.int().nonnegative().describe('Number of the newest entry; 0 before the first'),
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('SHA-256 of that entry'),
});

export type AuditHead = Readonly<z.infer<typeof auditHeadSchema>>;

/** Each service publishes its head once a day; svc-identity signs those of all services together. */
export const auditHeadPublished = defineMessage({
  type: 'audit.head.published.v1',
  exchange: 'events',
  schema: auditHeadSchema,
});
