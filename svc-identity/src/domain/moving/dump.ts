/** GoTrue's tables that are moved, without their schema `auth`. */
export const dumpTables = ['users', 'identities', 'mfa_factors'] as const;
export type DumpTable = (typeof dumpTables)[number];

/** Column → its text as PostgreSQL writes it; null is NULL. */
export type DumpValues = Readonly<Record<string, string | null>>;

export interface DumpRow {
  /** Where the row begins in its file, from 1. */
  readonly line: number;
  /** null where the row has not as many values as there are columns. */
  readonly values: DumpValues | null;
}

/** A dump can be read more than once. */
export interface Dump {
  /** @throws {DumpError} while it is read */
  read(table: DumpTable): AsyncIterable<DumpRow>;
}

export interface DumpWriter {
  write(table: DumpTable, rows: readonly DumpValues[]): Promise<void>;
}

/** A file that cannot be read or written as a whole. */
export class DumpError extends Error {
  override readonly name = 'DumpError';
}
