import type { AuditCollections } from './audit-collections';
import type { AuditEntry } from './audit-entry';
import { withoutId } from './list-entries';
import { readPayload } from './read-payload';

/** An audit entry with its payload, for the export of an account. */
export interface AccountAct {
  readonly entry: AuditEntry;
  readonly details: unknown;
}

/** Audit entries whose payload concerns an account, oldest first; none after its erasure. */
export async function listAccountActs(collections: AuditCollections, userId: string): Promise<AccountAct[]> {
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
