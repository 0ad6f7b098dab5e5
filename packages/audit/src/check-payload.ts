import type { AuditEntry } from './audit-entry';
import { digestPayload, erasedPayloadSchema, storedPayloadSchema } from './audit-payload';
import { type ChainFault, createFault } from './chain-fault';

export type PayloadState = 'none' | 'stored' | 'erased';

/** @param document the stored payload of the entry without its number; undefined if absent */
export function checkPayload(entry: AuditEntry, document: unknown): PayloadState | ChainFault {
  const { seq, payload_digest } = entry;
  if (document === undefined)
    return payload_digest === null ? 'none' : createFault(seq, 'payload-missing', 'it was not erased');
  if (payload_digest === null) return createFault(seq, 'payload-inserted', 'the entry has no payload');
  if (erasedPayloadSchema.safeParse(document).success) return 'erased';
  const { data: payload } = storedPayloadSchema.safeParse(document);
  if (!payload) return createFault(seq, 'payload-altered', 'its fields are not those of a payload');
  const digests = digestPayload(payload);
  const isSame = (['before_digest', 'after_digest', 'payload_digest'] as const).every(
    (name) => digests[name] === entry[name],
  );
  return isSame ? 'stored' : createFault(seq, 'payload-altered', 'it does not give the digests of the entry');
}
