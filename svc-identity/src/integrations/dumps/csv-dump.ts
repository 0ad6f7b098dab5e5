import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { type CastingContext, parse } from 'csv-parse';
import type { Dump, DumpRow, DumpTable } from '../../domain/account-migration/dump';
import { toDumpError } from './dump-file';
import { toValues } from './dump-values';

type CsvRecord = { readonly record: (string | null)[]; readonly info: { readonly lines: number } };

/** Files of `COPY … TO … CSV HEADER`. @param files by table; a missing one has no rows */
export function openCsvDump(files: Readonly<Partial<Record<DumpTable, string>>>): Dump {
  return {
    read: async function* (table) {
      const file = files[table];
      if (file !== undefined) yield* readCsv(file);
    },
  };
}

async function* readCsv(file: string): AsyncGenerator<DumpRow> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    record_delimiter: ['\n', '\r\n'],
    cast: readValue,
  });
  // The file's error destroys the parser, which throws it.
  pipeline(createReadStream(file), parser, () => undefined);
  let columns: readonly string[] | undefined;
  let lastLine = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      if (columns) yield { line: lastLine + 1, values: toValues(columns, record) };
      else columns = record.map((name) => name ?? '');
      lastLine = info.lines;
    }
  } catch (error) {
    throw toDumpError(file, error);
  }
}

/** PostgreSQL writes NULL as nothing, an empty text as two quotes. */
function readValue(value: string, { quoting }: CastingContext): string | null {
  return value === '' && !quoting ? null : value;
}
