import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type DumpTable,
  dumpTables,
  type DumpValues,
  type DumpWriter,
} from '../../domain/account-migration/dump';
import { exportColumns } from '../../domain/account-migration/export-columns';
import { toDumpError } from './dump-file';

export interface CsvFolder extends DumpWriter {
  close(): Promise<void>;
}

/**
 * Creates a file per table for `COPY … FROM … CSV HEADER`, readable by the process's user only.
 * @throws {DumpError} when one exists
 */
export async function createCsvFolder(folder: string): Promise<CsvFolder> {
  const files = new Map<DumpTable, FileHandle>();
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const table of dumpTables) {
      const file = await open(join(folder, `${table}.csv`), 'wx', 0o600);
      files.set(table, file);
      await file.appendFile(`${exportColumns[table].join(',')}\n`);
    }
  } catch (error) {
    await closeAll(files);
    throw toDumpError(folder, error);
  }
  return {
    write: async (table, rows) => {
      const text = rows.map((row) => writeLine(exportColumns[table], row)).join('');
      await files.get(table)?.appendFile(text);
    },
    close: () => closeAll(files),
  };
}

async function closeAll(files: ReadonlyMap<DumpTable, FileHandle>): Promise<void> {
  for (const file of files.values()) await file.close();
}

function writeLine(columns: readonly string[], row: DumpValues): string {
  return `${columns.map((column) => writeValue(row[column] ?? null)).join(',')}\n`;
}

/** NULL is nothing, an empty text two quotes. */
function writeValue(value: string | null): string {
  if (value === null) return '';
  return value === '' || /[",\r\n\\]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
