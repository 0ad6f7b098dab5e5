import { z } from 'zod';
import { hashJson } from './canonical-json';

/** Ids and codes only. No blank, no @, no letter beyond ASCII: a name or an e-mail address does not fit in. */
export const identifierSchema = z.string().regex(/^[\w.:/-]{1,200}$/);
const actionSchema = z.string().regex(/^[a-z][\w-]*(\.[a-z][\w-]*)+$/);
const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);

const actorSchema = z.strictObject({
  id: identifierSchema,
  kind: z.enum(['user', 'staff', 'service', 'agent']),
});

const subjectSchema = z.strictObject({ type: identifierSchema, id: identifierSchema });

/**
 * One act in the audit chain, never changed and never removed. It has no personal content beyond ids: that is in the payload, of
 * which the entry has salted digests (null where there is none).
 */
export const auditEntrySchema = z.strictObject({
  /** 1 for the first entry of the service, then without a gap. */
  seq: z.int().positive(),
  at: z.date(),
  service: identifierSchema,
  actor: actorSchema,
  /** In which role the actor acted, for example `reviewer`. */
  role: identifierSchema.nullable(),
  /** `<entity>.<past participle>`, for example `company.verified`. */
  action: actionSchema,
  subject: subjectSchema,
  before_digest: digestSchema.nullable(),
  after_digest: digestSchema.nullable(),
  payload_digest: digestSchema.nullable(),
  request_id: identifierSchema.nullable(),
  /** Hash of the entry before. */
  prev: digestSchema,
  /** SHA-256 of the canonical JSON of all other fields, 64 hex digits. */
  hash: digestSchema,
});

export type AuditEntry = Readonly<z.infer<typeof auditEntrySchema>>;
export type AuditActor = AuditEntry['actor'];
export type AuditSubject = AuditEntry['subject'];

export function hashEntry(entry: Omit<AuditEntry, 'hash'>): string {
  return hashJson(entry);
}

/** What the first entry has as `prev`. It differs from service to service, so that one chain cannot stand in for another. */
export function genesisHash(service: string): string {
  return hashJson({ audit_chain: service });
}
