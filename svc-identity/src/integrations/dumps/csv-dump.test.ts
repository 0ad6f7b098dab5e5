import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DumpError, type DumpRow } from '../../domain/account-migration/dump';
import { openCsvDump } from './csv-dump';
import { createCsvFolder } from './csv-folder';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-dump-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(text: string): Promise<DumpRow[]> {
  const file = join(folder, 'users.csv');
  await writeFile(file, text);
  const rows: DumpRow[] = [];
  for await (const row of openCsvDump({ users: file }).read('users')) rows.push(row);
  return rows;
}

const csv = 'id,email,note\na,,"say ""hi"", then\nleave"\nb,"", spaces \nc,x\nd,\\N,\\.\n';

test('rows are read with quotes and line breaks, NULL distinct from empty texts, each with its line', async () => {
  expect(await read(csv)).toEqual([
    { line: 2, values: { id: 'a', email: null, note: 'say "hi", then\nleave' } },
    { line: 4, values: { id: 'b', email: '', note: ' spaces ' } },
    { line: 5, values: null },
    { line: 6, values: { id: 'd', email: '\\N', note: '\\.' } },
  ]);
});

test('lines may end as on Windows', async () => {
  expect(await read('id,email\r\na,b\r\n')).toEqual([{ line: 2, values: { id: 'a', email: 'b' } }]);
});

test('an unclosed quote is a fault of the file, reported without its content', async () => {
  const failure = await read('id,email\na,"secret\n').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DumpError);
  expect(String(failure)).toMatch(/users\.csv: CSV_QUOTE_NOT_CLOSED at line \d$/);
});

test('a table without a file has no rows', async () => {
  const reading = openCsvDump({}).read('identities')[Symbol.asyncIterator]();
  expect(await reading.next()).toMatchObject({ done: true });
});

test('exported files can be read back, have private permissions, and are not overwritten', async () => {
  const target = join(folder, 'export');
  const written = await createCsvFolder(target);
  const id = 'a "quoted", \\. text\r\nof two lines';
  await written.write('users', [{ id, email: '', phone: null }]);
  await written.close();
  const file = join(target, 'users.csv');
  const rows: DumpRow[] = [];
  for await (const row of openCsvDump({ users: file }).read('users')) rows.push(row);
  expect(rows).toMatchObject([{ line: 2, values: { id, email: '', phone: null } }]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const before = await readFile(file, 'utf8');
  await expect(createCsvFolder(target)).rejects.toThrow(/EEXIST$/);
  expect(await readFile(file, 'utf8')).toBe(before);
});
