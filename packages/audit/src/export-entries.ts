import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { AuditCollections } from './audit-collections';
import type { AuditEntry } from './audit-entry';
import { canonicalJson } from './canonical-json';
import { type AuditFilter, buildFilter, withoutId } from './list-entries';

export type ExportFormat = 'csv' | 'jsonl';

const csvColumns = [
  ...['seq', 'at', 'service', 'actor.kind', 'actor.id', 'role', 'action', 'subject.type', 'subject.id'],
  ...['before_digest', 'after_digest', 'payload_digest', 'request_id', 'prev', 'hash'],
];

/**
 * Entries as text, oldest first, without payloads. JSON Lines are canonical, so `verifyExport` checks an unfiltered
 * export; CSV has a header, for spreadsheets. A database error destroys the stream.
 */
export function exportEntries(
  { entries }: AuditCollections,
  filter: AuditFilter,
  format: ExportFormat,
): Readable {
  const cursor = entries.find(buildFilter(filter), withoutId).sort({ _id: 1 });
  return format === 'csv' ? toCsv(cursor) : Readable.from(toJsonLines(cursor), { objectMode: false });
}

async function* toJsonLines(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${canonicalJson(entry)}\n`;
}

function toCsv(entries: AsyncIterable<AuditEntry>): Readable {
  const stringifier = stringify({
    header: true,
    columns: csvColumns,
    cast: { date: (date) => date.toISOString() },
    escape_formulas: true,
  });
  // An error also destroys the stringifier, which the caller reads.
  return pipeline(Readable.from(entries), stringifier, () => undefined);
}
