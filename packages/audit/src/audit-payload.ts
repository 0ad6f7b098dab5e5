import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { AuditEntry } from './audit-entry';
import { canonicalJson } from './canonical-json';

/** Personal content of an entry, which can be erased. */
export interface AuditPayload {
  /** Ids of the accounts concerned; the payload is erased with the first of them that is erased. */
  readonly about: readonly string[];
  /** State before and after the act, and anything else worth storing. JSON values. */
  readonly before?: unknown;
  readonly after?: unknown;
  readonly details?: unknown;
}

const textSchema = z.string().nullable();

/** Parts as canonical JSON, so that digests do not depend on how a database stores values. */
export const storedPayloadSchema = z.strictObject({
  salt: z.string().regex(/^[0-9a-f]{64}$/),
  about: z.array(z.string()),
  before: textSchema,
  after: textSchema,
  details: textSchema,
});

export const erasedPayloadSchema = z.strictObject({ erased_at: z.date() });

export type StoredPayload = z.infer<typeof storedPayloadSchema>;
export type PayloadDigests = Pick<AuditEntry, 'before_digest' | 'after_digest' | 'payload_digest'>;

export const withoutPayload: PayloadDigests = {
  before_digest: null,
  after_digest: null,
  payload_digest: null,
};

/** Adds a random salt, so that the content of an erased payload cannot be guessed from its digest. */
export function preparePayload({ about, before, after, details }: AuditPayload): StoredPayload {
  return {
    salt: randomBytes(32).toString('hex'),
    about: [...about],
    before: toText(before),
    after: toText(after),
    details: toText(details),
  };
}

export function digestPayload({ salt, ...parts }: StoredPayload): PayloadDigests {
  const digest = (value: unknown) =>
    createHmac('sha256', Buffer.from(salt, 'hex')).update(canonicalJson(value)).digest('hex');
  return {
    before_digest: parts.before === null ? null : digest({ before: parts.before }),
    after_digest: parts.after === null ? null : digest({ after: parts.after }),
    payload_digest: digest(parts),
  };
}

const toText = (value: unknown) => (value === undefined ? null : canonicalJson(value));
