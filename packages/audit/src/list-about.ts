import type { AuditCollections } from './audit-collections';
import type { AuditEntry } from './audit-entry';
import { withoutId } from './list-entries';
import { readPayload } from './read-payload';

/** An act with what its payload says, for the copy of an account's data. */
export interface ActAbout {
  readonly entry: AuditEntry;
  readonly details: unknown;
}

/** Acts whose payload is about an account, oldest first; none after its erasure. */
export async function listAbout(collections: AuditCollections, userId: string): Promise<ActAbout[]> {
  const about = await collections.payloads.find({ about: userId }, { projection: { _id: 1 } }).toArray();
  const seqs = about.map(({ _id }) => _id);
  const entries = await collections.entries
    .find({ _id: { $in: seqs } }, withoutId)
    .sort({ _id: 1 })
    .toArray();
  return Promise.all(
    entries.map(async (entry) => {
      const payload = await readPayload(collections, entry.seq);
      return { entry, details: payload?.state === 'stored' ? payload.details : undefined };
    }),
  );
}
