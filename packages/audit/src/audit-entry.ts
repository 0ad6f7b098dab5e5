import { z } from 'zod';
import { hashJson } from './canonical-json';

/** Ids and codes only. No blank, no @, no non-ASCII letter: names and e-mail addresses do not match. */
export const identifierSchema = z.string().regex(/^[\w.:/-]{1,200}$/);
const actionSchema = z.string().regex(/^[a-z][\w-]*(\.[a-z][\w-]*)+$/);
const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);

const actorSchema = z.strictObject({
  id: identifierSchema,
  kind: z.enum(['user', 'staff', 'service', 'agent']),
});

const subjectSchema = z.strictObject({ type: identifierSchema, id: identifierSchema });

/**
 * One act in the audit chain, never changed or removed. Personal content beyond ids is in the payload; the entry has its
 * salted digests, null without one.
 */
export const auditEntrySchema = z.strictObject({
  /** 1 for the first entry of the service, without gaps. */
  seq: z.int().positive(),
  at: z.date(),
  service: identifierSchema,
  actor: actorSchema,
  /** Role of the actor, for example `reviewer`. */
  role: identifierSchema.nullable(),
  /** `<entity>.<past participle>`, for example `company.verified`. */
  action: actionSchema,
  subject: subjectSchema,
  before_digest: digestSchema.nullable(),
  after_digest: digestSchema.nullable(),
  payload_digest: digestSchema.nullable(),
  request_id: identifierSchema.nullable(),
  /** Hash of the previous entry. */
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

/** `prev` of the first entry. It differs between services, so that one chain cannot replace another. */
export function genesisHash(service: string): string {
  return hashJson({ audit_chain: service });
}
