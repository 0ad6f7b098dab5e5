/** GoTrue's imported and exported tables, without the schema `auth`. */
export const dumpTables = ['users', 'identities', 'mfa_factors'] as const;
export type DumpTable = (typeof dumpTables)[number];

/** Column → PostgreSQL's text; null is NULL. */
export type DumpValues = Readonly<Record<string, string | null>>;

export interface DumpRow {
  /** First line of the row, from 1. */
  readonly line: number;
  /** null when the numbers of values and columns differ. */
  readonly values: DumpValues | null;
}

/** Can be read repeatedly. */
export interface Dump {
  /** @throws {DumpError} while it is read */
  read(table: DumpTable): AsyncIterable<DumpRow>;
}

export interface DumpWriter {
  write(table: DumpTable, rows: readonly DumpValues[]): Promise<void>;
}

/** A file that cannot be read or written. */
export class DumpError extends Error {
  override readonly name = 'DumpError';
}
