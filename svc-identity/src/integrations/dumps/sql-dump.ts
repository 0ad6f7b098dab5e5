import {
  type Dump,
  DumpError,
  type DumpRow,
  type DumpTable,
  dumpTables,
} from '../../domain/account-migration/dump';
import { readCopyLine } from './copy-text';
import { readLines, toDumpError } from './dump-file';
import { toValues } from './dump-values';
import { readInsertTuple } from './insert-tuple';

/** Reads the lines of a statement with data. */
interface Block {
  /** Adds rows that end in the line. @returns whether the statement ends */
  accept(text: string, line: number, rows: DumpRow[]): boolean;
}

const copyHeader = /^COPY (\S+) \(([^)]*)\) FROM stdin;\r?$/;
const insertHeader = /^INSERT INTO (\S+) (?:\(([^)]*)\) )?(?:OVERRIDING SYSTEM VALUE )?VALUES\s*/;

/** A pg_dump script of `COPY` blocks, or `INSERT` statements with column names. Skips other statements. */
export function openSqlDump(file: string): Dump {
  return { read: (table) => readSql(file, table) };
}

async function* readSql(file: string, table: DumpTable): AsyncGenerator<DumpRow> {
  let block: Block | undefined;
  let line = 0;
  try {
    for await (const text of readLines(file)) {
      line += 1;
      const rows: DumpRow[] = [];
      const opened = block ? { block, rest: text } : openBlock(text, table);
      if (!opened) continue;
      const isOver = opened.rest !== null && opened.block.accept(opened.rest, line, rows);
      block = isOver ? undefined : opened.block;
      yield* rows;
    }
  } catch (error) {
    if (error instanceof DumpError) throw new DumpError(`${file}: ${error.message} at line ${line}`);
    throw toDumpError(file, error);
  }
  if (block) throw new DumpError(`${file}: ends within a statement`);
}

/** @returns with the rest of its first line; null without any */
function openBlock(text: string, wanted: DumpTable): { block: Block; rest: string | null } | undefined {
  const [, copied, copiedColumns = ''] = copyHeader.exec(text) ?? [];
  if (copied) {
    const columns = nameOf(copied) === `auth.${wanted}` ? splitNames(copiedColumns) : undefined;
    return { block: createCopyBlock(columns), rest: null };
  }
  const [header = '', inserted, insertedColumns] = insertHeader.exec(text) ?? [];
  if (!inserted) return undefined;
  const name = nameOf(inserted);
  const isMoved = dumpTables.some((table) => name === `auth.${table}`);
  if (isMoved && insertedColumns === undefined)
    throw new DumpError('INSERT without names of columns; pg_dump writes them with --column-inserts');
  const columns = name === `auth.${wanted}` ? splitNames(insertedColumns ?? '') : undefined;
  return { block: createInsertBlock(columns), rest: text.slice(header.length) };
}

const nameOf = (text: string) => text.replaceAll('"', '');
const splitNames = (text: string) => text.split(',').map((name) => nameOf(name.trim()));

/** @param columns undefined skips rows */
function createCopyBlock(columns: readonly string[] | undefined): Block {
  return {
    accept: (text, line, rows) => {
      const data = text.replace(/\r$/, '');
      if (data === String.raw`\.`) return true;
      if (columns) rows.push({ line, values: toValues(columns, readCopyLine(data)) });
      return false;
    },
  };
}

/** @param columns undefined skips rows */
function createInsertBlock(columns: readonly string[] | undefined): Block {
  let pending = '';
  let firstLine = 0;
  const between = /[\s,]*/y;
  return {
    accept: (text, line, rows) => {
      const isContinued = pending !== '';
      if (!isContinued) firstLine = line;
      const all = isContinued ? `${pending}\n${text}` : text;
      pending = '';
      for (let position = 0; ;) {
        between.lastIndex = position;
        between.exec(all);
        position = between.lastIndex;
        if (position === all.length) return false;
        // `;`, or a final clause such as ON CONFLICT DO NOTHING.
        if (all[position] !== '(') return all.trimEnd().endsWith(';');
        const tuple = readInsertTuple(all, position);
        if (tuple === 'unfinished') {
          pending = all.slice(position);
          return false;
        }
        if (tuple === 'malformed') {
          if (!columns) return true;
          throw new DumpError('INSERT with values that cannot be read');
        }
        if (columns) rows.push({ line: firstLine, values: toValues(columns, tuple.values) });
        firstLine = line;
        position = tuple.end;
      }
    },
  };
}
