import { z } from 'zod';

/** The newest entry of a service's audit chain. */
export const auditHeadSchema = z.strictObject({
  /** Service of the chain, for example svc-hiring. */
  service: z.string().regex(/^[\w-]{1,64}$/),
  /** Number of the newest entry; 0 before the first. */
  seq: z.int().nonnegative(),
  /** SHA-256 of that entry. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

export type AuditHead = Readonly<z.infer<typeof auditHeadSchema>>;
