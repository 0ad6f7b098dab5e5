import type { SecretBox } from '../encryption/secret-box';
import type { Factor } from '../users/factor';
import type { Identity } from '../users/user';
import type { Dump, DumpRow, DumpTable } from './dump';
import type { ImportReport, RowReference } from './import-report';
import { readFactorRow } from './read-factor-row';
import { type AccountPart, readIdentityRow } from './read-identity-row';
import { RowFault } from './row-fault';

/** A row that belongs to an account. */
export interface PartRow<Content> {
  readonly row: RowReference;
  /** null where the row was refused. */
  readonly content: Content | null;
}

export interface AccountParts {
  readonly identities: PartRow<Identity>[];
  readonly factors: PartRow<Factor>[];
}

/** By account id, in lower case. */
export type PartsByUser = Map<string, AccountParts>;

/**
 * Reads all identities and factors into memory, about 1 KB each: an account is written with all of them, and
 * dumps have no order. Unreadable rows are reported.
 * @throws {DumpError}
 */
export async function readParts(
  dump: Dump,
  report: ImportReport,
  deps: { secretBox: SecretBox },
): Promise<PartsByUser> {
  const parts: PartsByUser = new Map();
  const partsOf = (userId: string): AccountParts => {
    const known = parts.get(userId) ?? { identities: [], factors: [] };
    parts.set(userId, known);
    return known;
  };
  const readAll = async <Content>(
    table: DumpTable,
    read: (row: DumpRow) => AccountPart<Content>,
    listOf: (parts: AccountParts) => PartRow<Content>[],
  ) => {
    const seen = new Set<string | null>();
    for await (const row of dump.read(table)) {
      const reference = referTo(table, row);
      try {
        const { userId, content } = read(row);
        if (seen.has(reference.id)) throw new RowFault('id_taken', 'id');
        seen.add(reference.id);
        listOf(partsOf(userId)).push({ row: reference, content });
      } catch (error) {
        if (!(error instanceof RowFault)) throw error;
        report.refused(reference, error);
        const userId = row.values?.['user_id']?.toLowerCase();
        if (userId) listOf(partsOf(userId)).push({ row: reference, content: null });
      }
    }
  };
  await readAll('identities', readIdentityRow, ({ identities }) => identities);
  await readAll(
    'mfa_factors',
    (row) => readFactorRow(row, deps),
    ({ factors }) => factors,
  );
  return parts;
}

export function referTo(table: DumpTable, { line, values }: DumpRow): RowReference {
  return { table, line, id: values?.['id']?.toLowerCase() ?? null };
}
