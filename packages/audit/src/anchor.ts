import { sign, verify } from 'node:crypto';
import { type AuditHead, auditHeadSchema } from './audit-head';
import { z } from 'zod';
import type { SigningKey, VerificationKeys } from './anchor-keys';
import { canonicalJson } from './canonical-json';

/** Signed heads of all services on one day: earlier entries can no longer be changed unnoticed. */
export const anchorSchema = z.strictObject({
  day: z.iso.date(),
  heads: z.array(auditHeadSchema),
  /** Thumbprint of the key (RFC 7638). */
  key_id: z.string(),
  /** Ed25519 signature of the canonical JSON of the other fields and the purpose; base64url. */
  signature: z.base64url(),
});

export type Anchor = Readonly<z.infer<typeof anchorSchema>>;

/** Part of the signed data, so that another signature by the same key cannot pass for an anchor's. */
const purpose = 'audit.anchor.v1';

/** @param day for example 2026-11-28 */
export function signHeads(day: string, heads: readonly AuditHead[], key: SigningKey): Anchor {
  const content = { day, heads: heads.toSorted(byService), key_id: key.id };
  const signature = sign(null, signedBytes(content), key.privateKey).toString('base64url');
  return anchorSchema.parse({ ...content, signature });
}

/** @returns false for an unknown key, and for anything that is not an anchor */
export function isAnchorValid(anchor: unknown, keys: VerificationKeys): boolean {
  const { data } = anchorSchema.safeParse(anchor);
  const key = data && keys.get(data.key_id);
  if (!data || !key) return false;
  const { signature, ...content } = data;
  return verify(null, signedBytes(content), key, Buffer.from(signature, 'base64url'));
}

function signedBytes(content: Omit<Anchor, 'signature'>): Buffer {
  return Buffer.from(canonicalJson({ purpose, ...content }));
}

const byService = (a: AuditHead, b: AuditHead) => (a.service < b.service ? -1 : 1);
