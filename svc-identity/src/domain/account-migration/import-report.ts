import { type DumpTable, dumpTables } from './dump';
import type { RefusalReason } from './row-fault';

/** Identifies a row without personal data. */
export interface RowReference {
  readonly table: DumpTable;
  readonly line: number;
  /** null when it could not be read. */
  readonly id: string | null;
}

/** A row that was not imported. */
export type RowReport = RowReference &
  (
    | { readonly outcome: 'skipped'; readonly reason: 'already_imported' }
    | { readonly outcome: 'refused'; readonly reason: RefusalReason; readonly column?: string | undefined }
  );

export interface TableCounts {
  imported: number;
  skipped: number;
  refused: number;
}
export type ImportCounts = Readonly<Record<DumpTable, Readonly<TableCounts>>>;

export interface ImportReport {
  imported(row: RowReference): void;
  skipped(row: RowReference): void;
  refused(row: RowReference, fault: { reason: RefusalReason; column?: string | undefined }): void;
  readonly counts: ImportCounts;
}

/** Counts rows, and reports each that was not imported. */
export function createImportReport(onRejectedRow: (report: RowReport) => void): ImportReport {
  const counts = Object.fromEntries(
    dumpTables.map((table): [string, TableCounts] => [table, { imported: 0, skipped: 0, refused: 0 }]),
  ) as Record<DumpTable, TableCounts>;
  return {
    counts,
    imported: ({ table }) => {
      counts[table].imported += 1;
    },
    skipped: ({ table, line, id }) => {
      counts[table].skipped += 1;
      onRejectedRow({ table, line, id, outcome: 'skipped', reason: 'already_imported' });
    },
    refused: ({ table, line, id }, { reason, column }) => {
      counts[table].refused += 1;
      onRejectedRow({ table, line, id, outcome: 'refused', reason, ...(column && { column }) });
    },
  };
}
