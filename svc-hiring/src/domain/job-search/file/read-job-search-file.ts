import { jobSearchFileMaxRows } from '@sabi/contracts/hiring/field-limits';
import { type JobSearchFileColumn, jobSearchFileColumns } from '@sabi/contracts/hiring/job-search-terms';
import { AppError } from '@sabi/service-kit/errors';
import { parse } from 'csv-parse/sync';
import { readGuarded } from './guard-formulas';

/** A row with its texts by column; a missing one is empty. */
export interface FileRow {
  /** Counted from 1 with the header. */
  readonly row: number;
  readonly cells: Readonly<Record<JobSearchFileColumn, string>>;
  /** Cells beyond those of the header. */
  readonly hasMore: boolean;
}

/**
 * Rows of a CSV in UTF-8, separated by commas, semicolons (spreadsheets in Indonesian write those) or tabs. Unknown columns
 * are ignored.
 * @throws {AppError} IMPORT_INVALID, also without the columns title and company
 */
export function readJobSearchFile(bytes: Buffer): FileRow[] {
  const [header, ...lines] = parseLines(decode(bytes));
  const names = (header ?? []).map((name) => name.trim().toLowerCase());
  const positions = jobSearchFileColumns.map((column) => [column, names.indexOf(column)] as const);
  if (!names.includes('title') || !names.includes('company'))
    throw new AppError('IMPORT_INVALID', { detail: 'It has no columns title and company' });
  if (lines.length > jobSearchFileMaxRows)
    throw new AppError('IMPORT_INVALID', { detail: `It has more than ${jobSearchFileMaxRows} rows` });
  return lines.map((cells, index) => ({
    row: index + 2,
    cells: Object.fromEntries(
      positions.map(([column, position]) => [column, readGuarded((cells[position] ?? '').trim())]),
    ) as FileRow['cells'],
    hasMore: cells.slice(names.length).some((cell) => cell.trim() !== ''),
  }));
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes); // without the BOM
  } catch (cause) {
    throw new AppError('IMPORT_INVALID', { detail: 'It is not UTF-8', cause });
  }
}

function parseLines(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: findDelimiter(text),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: jobSearchFileMaxRows + 2, // the header, and one more shows that there are too many
    });
  } catch (cause) {
    throw new AppError('IMPORT_INVALID', { detail: 'It cannot be read as CSV', cause });
  }
}

function findDelimiter(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1);
  return [',', ';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ',';
}
