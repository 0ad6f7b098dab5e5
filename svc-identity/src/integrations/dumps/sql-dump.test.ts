import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dump, DumpRow, DumpTable } from '../../domain/account-migration/dump';
import { openSqlDump } from './sql-dump';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sql-dump-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function open(text: string): Promise<Dump> {
  const file = join(folder, 'dump.sql');
  await writeFile(file, text);
  return openSqlDump(file);
}

async function read(text: string, table: DumpTable): Promise<DumpRow[]> {
  const rows: DumpRow[] = [];
  for await (const row of (await open(text)).read(table)) rows.push(row);
  return rows;
}

const copied = String.raw`--
-- PostgreSQL database dump
--
\restrict kJ8
SET standard_conforming_strings = on;

COPY auth.audit_log_entries (id, payload) FROM stdin;
1	COPY auth.users (id, email) FROM stdin;
\.

COPY auth.users (id, email, "role", note) FROM stdin;
a	\N		tab\tnewline\nbackslash\\quote"'
b	é\\N	x	{"a": "b\\nc"}
c	too few
\.


COPY auth.identities (id) FROM stdin;
i
\.
`;

describe('COPY blocks', () => {
  test('are read with their escapes, NULL distinct from empty texts, each row with its line', async () => {
    expect(await read(copied, 'users')).toEqual([
      { line: 12, values: { id: 'a', email: null, role: '', note: 'tab\tnewline\nbackslash\\quote"\'' } },
      { line: 13, values: { id: 'b', email: 'é\\N', role: 'x', note: String.raw`{"a": "b\nc"}` } },
      { line: 14, values: null },
    ]);
  });

  test('of another table are skipped', async () => {
    expect(await read(copied, 'identities')).toEqual([{ line: 19, values: { id: 'i' } }]);
    expect(await read(copied, 'mfa_factors')).toEqual([]);
  });

  test('keep line breaks of other alphabets within their row', async () => {
    const text = 'COPY auth.users (id, note) FROM stdin;\na\tone\u2028two\u0085three\n\\.\n';
    expect(await read(text, 'users')).toEqual([
      { line: 2, values: { id: 'a', note: 'one\u2028two\u0085three' } },
    ]);
  });

  test('that end with the file are a fault of the file', async () => {
    await expect(read('COPY auth.users (id) FROM stdin;\na\n', 'users')).rejects.toThrow(
      /dump\.sql: ends within a statement$/,
    );
  });
});

describe('INSERT statements', () => {
  const inserted = String.raw`
INSERT INTO auth.sessions VALUES ('INSERT INTO auth.users (id) VALUES (''x'');
INSERT INTO auth.users (id) VALUES (''y'');');
INSERT INTO auth.users (id, email, note, is_anonymous, n) VALUES ('a', NULL, 'it''s \n (one); "two"', false, 3);
INSERT INTO "auth"."users" ("id", "email", "note", "is_anonymous", "n") VALUES
	('b', '', 'first
second', true, -1),
	('c', 'NULL', '{"a": ["b, c"]}'::jsonb, NULL, 2.5)
ON CONFLICT DO NOTHING;
INSERT INTO auth.identities (id) VALUES ('i');
`;

  test('are read with one row or many, across lines, each row with its first line', async () => {
    const a = { id: 'a', email: null, note: String.raw`it's \n (one); "two"`, is_anonymous: 'false', n: '3' };
    const b = { id: 'b', email: '', note: 'first\nsecond', is_anonymous: 'true', n: '-1' };
    const c = { id: 'c', email: 'NULL', note: '{"a": ["b, c"]}', is_anonymous: null, n: '2.5' };
    expect(await read(inserted, 'users')).toEqual([
      { line: 4, values: a },
      { line: 6, values: b },
      { line: 8, values: c },
    ]);
    expect(await read(inserted, 'identities')).toEqual([{ line: 10, values: { id: 'i' } }]);
  });

  test.each([
    ['without names of columns', "INSERT INTO auth.users VALUES ('a');", /--column-inserts at line 1$/],
    ['with an expression', "INSERT INTO auth.users (id) VALUES ('a' || 'b');", /cannot be read at line 1$/],
    ['cut off', "INSERT INTO auth.users (id) VALUES ('a", /ends within a statement$/],
  ])('%s are a fault of the file', async (_name, text, message) => {
    await expect(read(text, 'users')).rejects.toThrow(message);
  });
});

test('a missing file is a fault of the file', async () => {
  const reading = openSqlDump(join(folder, 'none.sql')).read('users')[Symbol.asyncIterator]();
  await expect(reading.next()).rejects.toThrow(/none\.sql: ENOENT$/);
});
