import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DumpTable } from '../../src/domain/account-migration/dump';
import { runMigrationCommand } from '../../src/entry-points/commands/run-migration-command';
import { parseCommand } from '../../src/entry-points/commands/parse-command';
import { readEnv } from '../../src/env';
import { openAccountMigrationDependencies } from '../../src/entry-points/commands/account-migration-dependencies';
import { recordLog } from '@sabi/test-kit/recorded-log';
import { buildEnv, type TestIdentity } from './identity';

export type Row = Readonly<Record<string, string | null>>;
export type Tables = Readonly<Partial<Record<DumpTable, readonly Row[]>>>;

const fileNames = { users: 'users.csv', identities: 'identities.csv', mfa_factors: 'factors.csv' } as const;
const optionNames = { users: '--users', identities: '--identities', mfa_factors: '--factors' } as const;

/** Writes a dump like PostgreSQL. @returns options of the import */
export type WriteDump = (folder: string, tables: Tables) => Promise<string[]>;

/** `COPY auth.users TO … CSV HEADER` */
export const writeCsvFiles: WriteDump = async (folder, tables) => {
  const options: string[] = [];
  for (const [table, rows] of entriesOf(tables)) {
    const lines = rows.map((row) => columnsOf(rows).map((column) => csvValue(row[column] ?? null)));
    const file = join(folder, fileNames[table]);
    await writeFile(file, [columnsOf(rows), ...lines].map((line) => `${line.join(',')}\n`).join(''));
    options.push(optionNames[table], file);
  }
  return options;
};

/** `pg_dump --data-only` */
export const writeCopyScript: WriteDump = async (folder, tables) => {
  const blocks = entriesOf(tables).map(([table, rows]) => {
    const lines = rows.map((row) => columnsOf(rows).map((column) => copyValue(row[column] ?? null)));
    const header = `COPY auth.${table} (${columnsOf(rows).join(', ')}) FROM stdin;`;
    return [header, ...lines.map((line) => line.join('\t')), '\\.', '', ''].join('\n');
  });
  return writeScript(folder, blocks);
};

/** `pg_dump --data-only --column-inserts` */
export const writeInsertScript: WriteDump = async (folder, tables) => {
  const blocks = entriesOf(tables).map(([table, rows]) => {
    const columns = columnsOf(rows).join(', ');
    const statements = rows.map((row) => {
      const values = columnsOf(rows).map((column) => insertValue(row[column] ?? null));
      return `INSERT INTO auth.${table} (${columns}) VALUES (${values.join(', ')});\n`;
    });
    return statements.join('');
  });
  return writeScript(folder, blocks);
};

async function writeScript(folder: string, blocks: readonly string[]): Promise<string[]> {
  const file = join(folder, 'dump.sql');
  await writeFile(file, ['SET standard_conforming_strings = on;\n\n', ...blocks].join(''));
  return ['--dump', file];
}

const entriesOf = (tables: Tables) => Object.entries(tables) as [DumpTable, readonly Row[]][];
const columnsOf = (rows: readonly Row[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))];

function csvValue(value: string | null): string {
  if (value === null) return '';
  return value === '' || /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

function copyValue(value: string | null): string {
  if (value === null) return '\\N';
  const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return value.replaceAll(/[\\\n\r\t]/g, (letter) => escapes[letter] ?? letter);
}

function insertValue(value: string | null): string {
  return value === null ? 'NULL' : `'${value.replaceAll("'", "''")}'`;
}

export interface MoveOutcome {
  /** Whether everything was moved. */
  readonly isWhole: boolean;
  /** In order, without the last line. */
  readonly rows: readonly Record<string, unknown>[];
  /** The last line. */
  readonly summary: Record<string, unknown>;
  /** All output and logs. */
  readonly text: string;
}

/** Runs the command on a service's database with its secrets. */
export async function move(
  { database, mailSecret }: Pick<TestIdentity, 'database' | 'mailSecret'>,
  ...args: readonly string[]
): Promise<MoveOutcome> {
  const env = readEnv(buildEnv({ MONGODB_URI: database.uri, MAIL_TOKEN_SECRET: mailSecret }));
  const log = recordLog();
  const dependencies = await openAccountMigrationDependencies(env, log.logger);
  const printed: Record<string, unknown>[] = [];
  try {
    const print = (value: object) => void printed.push({ ...value });
    const isWhole = await runMigrationCommand(parseCommand(args), dependencies, print);
    const text = [...printed.map((line) => JSON.stringify(line)), ...log.lines].join('\n');
    return { isWhole, rows: printed.slice(0, -1), summary: printed.at(-1) ?? {}, text };
  } finally {
    await dependencies.close();
  }
}
