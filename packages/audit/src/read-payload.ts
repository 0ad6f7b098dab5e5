import type { AuditCollections } from './audit-collections';
import type { AuditPayload } from './audit-payload';

export type ReadPayload =
  | ({ readonly state: 'stored' } & AuditPayload)
  | { readonly state: 'erased'; readonly erasedAt: Date };

/** @returns null for an entry without a payload */
export async function readPayload({ payloads }: AuditCollections, seq: number): Promise<ReadPayload | null> {
  const document = await payloads.findOne({ _id: seq });
  if (!document) return null;
  if ('erased_at' in document) return { state: 'erased', erasedAt: document.erased_at };
  const { about, before, after, details } = document;
  return {
    state: 'stored',
    about,
    before: fromText(before),
    after: fromText(after),
    details: fromText(details),
  };
}

const fromText = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));
