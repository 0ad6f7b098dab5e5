import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@sabi/test-kit/eventually';
import { localUriFile } from '../src/env';
import { type BuiltCommands, buildCommands } from './support/built-commands';
import { base, startTestService, type TestService } from './support/harness';

let commands: BuiltCommands;
let service: TestService;
let folder: string;

beforeAll(async () => {
  [commands, service, folder] = await Promise.all([
    buildCommands(),
    startTestService(),
    mkdtemp(join(tmpdir(), 'postings-')),
  ]);
});
afterAll(() =>
  Promise.all([commands.remove(), service.stop(), rm(folder, { recursive: true, force: true })]),
);

const row = {
  id: 'a1',
  company: 'PT Samudra Rakit',
  title: 'Staf Gudang Malam',
  language: 'id',
  text: 'Menerima palet, memindai barcode dan menata rak.',
  city: 'Bekasi',
  province: 'Jawa Barat',
  mode: 'onsite',
  contract: 'pkwt',
  part_time: false,
  level: 'entry',
  category: 'logistics',
  pay_min: 5_700_000,
  pay_max: 6_200_000,
  requirements: [{ text: 'Bersedia bekerja dalam sif', must: true }, 'Teliti'],
  questions: [{ text: 'Bersedia masuk pukul 22.00?', kind: 'yes_no', knock_out: true }],
  posted_days_ago: 3,
};
const blocked = { ...row, id: 'a2', text: 'Ada biaya pendaftaran Rp50.000 sebelum mulai bekerja.' };
const doubted = { ...row, id: 'a3', text: 'Menata rak. Kirim lamaran lewat Telegram.' };

async function fileOf(rows: unknown): Promise<string> {
  const file = join(folder, `${Math.random()}.json`);
  await writeFile(file, JSON.stringify(rows));
  return file;
}

describe('lint-postings', () => {
  test('prints a verdict for each posting, and needs no setting', async () => {
    const { exitCode, output } = await commands.run('lint-postings', [await fileOf([row, blocked, doubted])]);
    expect(exitCode).toBe(0);
    expect(JSON.parse(output)).toEqual([
      { id: 'a1', verdict: 'ok', score: 0, reasons: [], quotes: [] },
      { id: 'a2', verdict: 'block', score: 60, reasons: ['fee'], quotes: ['biaya pendaftaran'] },
      expect.objectContaining({ id: 'a3', verdict: 'review', score: 30 }),
    ]);
  });

  const windowsText = `\uFEFF${JSON.stringify([blocked], null, 2).replaceAll('\n', '\r\n')}`;

  test.each([
    ['UTF-8 with a byte order mark', Buffer.from(windowsText)],
    ['UTF-16', Buffer.from(windowsText, 'utf16le')],
    ['UTF-16 of other machines without a mark', Buffer.from(windowsText.slice(1), 'utf16le').swap16()],
  ])('reads a file as Windows writes it, in %s', async (_encoding, content) => {
    const file = await fileOf([]);
    await writeFile(file, content);
    const { exitCode, output } = await commands.run('lint-postings', [file]);
    expect({ exitCode, lines: JSON.parse(output) }).toMatchObject({
      exitCode: 0,
      lines: [{ id: 'a2', verdict: 'block' }],
    });
  });

  test.each([
    ['no file', undefined, 'Name a file'],
    ['a file that is not there', null, 'cannot be read'],
    [
      'a table',
      'id,company,title\n1,PT Rakit,Kasir\n',
      `not an array of postings as JSON: Unexpected token 'i'`,
    ],
    ['an object', '{"jobs": []}', 'not an array of postings as JSON'],
    ['half of a file', '[{"id": "1", "title": "Kas', 'not an array of postings as JSON: Unterminated string'],
    [
      'one name twice',
      '[{"id": "1",\n"title": "a",\n"title": "b"}]',
      'has "title" twice in one object, in line 3',
    ],
    ['Windows-1252', Buffer.from('[{"title": "Café"}]', 'latin1'), 'neither UTF-8 nor UTF-16'],
    ['more than 100 MB', 100 * 1024 ** 2 + 1, 'more than 100 MB'],
  ])('with %s it says so and ends with 2', async (_what, content, reason) => {
    const file = join(folder, `${Math.random()}.json`);
    if (typeof content === 'number') await writeFile(file, '').then(() => truncate(file, content));
    else if (content) await writeFile(file, content);
    const { exitCode, output, errors } = await commands.run(
      'lint-postings',
      content === undefined ? [] : [file],
    );
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(errors).toContain(reason);
  });
});

describe('import-postings', () => {
  const run = (words: readonly string[]) =>
    commands.run('import-postings', words, { MONGODB_URI: service.database.uri });
  const lines = (output: string) =>
    output
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));

  test('publishes what the rules let through, and a running service finds it', async () => {
    const file = await fileOf([row, blocked, doubted, { ...row, id: 'a4', city: 'Atlantis', province: '' }]);
    const { exitCode, output } = await run([file]);
    expect(exitCode).toBe(1);
    const [good, bad, waiting, unknown] = lines(output);
    expect(good).toEqual(['a1', expect.stringMatching(/^\d+$/)]);
    expect(bad).toEqual(['a2', '-', 'POSTING_BLOCKED: fee "biaya pendaftaran"']);
    expect(waiting).toEqual([
      'a3',
      expect.stringMatching(/^\d+$/),
      expect.stringContaining('waits for the staff'),
    ]);
    expect(unknown).toEqual(['a4', '-', 'city: Atlantis is not known']);
    const { body } = await service.call('get', `${base}/jobs/${good?.[1]}`, null).expect(200);
    expect(body).toMatchObject({
      company: { slug: 'pt-samudra-rakit', name: 'PT Samudra Rakit', is_verified: false },
      posting: { areas: ['32.75'], pay: { min: 5_700_000, max: 6_200_000 } },
      is_unconfirmed: false,
    });
    const age = Date.now() - Date.parse(body.published_at as string);
    expect(Math.round(age / 86_400_000)).toBe(3);
    await service.call('get', `${base}/jobs/${waiting?.[1]}`, null).expect(404);
    await eventually(async () => {
      await service.dependencies.jobIndex.follow();
      const found = await service.call('get', `${base}/jobs?q=warehouse+bekasi`, null).expect(200);
      expect(found.body.jobs).toMatchObject([{ public_no: Number(good?.[1]) }]);
    });
  });

  test('the same file again changes nothing', async () => {
    const file = await fileOf([{ ...row, id: 'b1' }]);
    const first = await run([file]);
    expect(first.exitCode).toBe(0);
    const jobs = service.database.db.collection('jobs');
    const before = await jobs.countDocuments();
    expect(await run([file])).toEqual(first);
    expect(await jobs.countDocuments()).toBe(before);
  });

  test('a changed row changes its job as a member would, unless its company has changed it', async () => {
    const importRow = async (changes: object) => {
      const { exitCode, output } = await run([await fileOf([{ ...row, id: 'h1', ...changes }])]);
      const [[, no, note]] = lines(output) as [string[]];
      return { exitCode, no: Number(no), note };
    };
    const { no } = await importRow({});
    const read = async () => (await service.call('get', `${base}/jobs/${no}`, null)).body;
    const better = {
      title: 'Staf Gudang Pagi',
      text: '<p>Menata rak:</p><ul><li>palet</li></ul>',
      thr: true,
    };
    expect(await importRow(better)).toEqual({ exitCode: 0, no, note: 'updated' });
    const changed = { title: 'Staf Gudang Pagi', text: 'Menata rak:\n\n- palet', pay: { thr: true } };
    expect(await read()).toMatchObject({ slug: 'staf-gudang-pagi', posting: changed });
    const last = { sort: { _id: -1 }, projection: { _id: 0, kind: 1 } } as const;
    expect(await service.database.db.collection('job_changes').findOne({}, last)).toEqual({
      kind: 'changed',
    });
    expect(await importRow(better)).toEqual({ exitCode: 0, no, note: undefined });
    expect(await importRow({ text: blocked.text })).toMatchObject({
      exitCode: 1,
      note: 'POSTING_BLOCKED: fee "biaya pendaftaran"',
    });
    expect(await read()).toMatchObject({ posting: changed });
    expect(await importRow({ text: doubted.text })).toMatchObject({
      exitCode: 0,
      no,
      note: expect.stringMatching(/^updated; waits for the staff: /),
    });
    expect(await read()).not.toHaveProperty('posting');
    const jobs = service.database.db.collection('jobs');
    const job = await jobs.findOne({ public_no: no });
    const back = { decision: 'return', reason: 'Telegram', version: job?.['version'] as number };
    await service.staff('post', `${base}/staff/jobs/${String(job?._id)}/review`, back);
    expect((await importRow({ text: doubted.text })).note).toBe('is a draft, as the staff sent it back');
    await jobs.updateOne({ public_no: no }, { $set: { 'posting.title': 'Judul perusahaan' } });
    const other = {
      exitCode: 1,
      note: `not applied: job ${no} was changed by other means since it was imported`,
    };
    expect(await importRow({ text: doubted.text })).toMatchObject({ exitCode: 0, no });
    expect(await importRow({})).toMatchObject(other);
    await jobs.updateOne({ public_no: no }, { $set: { state: 'closed' } });
    expect((await importRow({})).note).toBe(`not applied: job ${no} has ended`);
  });

  test('takes what export-postings wrote of a company', async () => {
    const names = { company: 'PT Ekspor Impor', id: 'k1' };
    const process = ['Tes', 'Wawancara'];
    await run([
      await fileOf([
        { ...row, ...names, process },
        { ...row, ...names, id: 'k2' },
      ]),
    ]);
    const environment = { MONGODB_URI: service.database.uri };
    const words = ['--company', 'pt-ekspor-impor'];
    const { exitCode, output } = await commands.run('export-postings', words, environment);
    expect(exitCode).toBe(0);
    const rows = JSON.parse(output) as object[];
    expect(rows).toMatchObject([{ company: 'PT Ekspor Impor', process }, { process: [] }]);
    expect(rows[0]).toMatchObject({ questions: [{ knock_out: 'no' }] });
    const again = await run([await fileOf(rows.map((each) => ({ ...each, company: 'PT Salinan' })))]);
    expect(again.exitCode).toBe(0);
    const missing = await commands.run('export-postings', ['--company', 'none'], environment);
    expect(missing).toMatchObject({ exitCode: 1, output: '', errors: 'There is no company none\n' });
    expect(await commands.run('export-postings', ['--what'], environment)).toMatchObject({ exitCode: 2 });
  });

  test('takes one company for all, which has to be there', async () => {
    const file = await fileOf([{ ...row, id: 'c1', company: 'Lain' }]);
    expect(await run([file, '--company', 'none'])).toMatchObject({ exitCode: 1, output: '' });
    const { exitCode, output } = await run([file, '--company', 'pt-samudra-rakit']);
    expect(exitCode).toBe(0);
    const { body } = await service.call('get', `${base}/jobs/${lines(output)[0]?.[1]}`, null).expect(200);
    expect(body.company.slug).toBe('pt-samudra-rakit');
  });

  test('says which row has the id of an earlier one, and which has none; equal ids of two companies are two jobs', async () => {
    const file = await fileOf([
      { ...row, id: 'f1' },
      { ...row, id: 'f1', title: 'Kepala Gudang' },
      { ...row, id: 'f1', company: '日本食堂' },
      { ...row, id: 'f1', company: '北京飯店' },
      { ...row, id: undefined },
    ]);
    const { exitCode, output } = await run([file]);
    expect(exitCode).toBe(1);
    const number = expect.stringMatching(/^\d+$/) as unknown;
    expect(lines(output)).toEqual([
      ['f1', number],
      ['f1', '-', 'id: An earlier row has it'],
      ['f1', number],
      ['f1', number],
      ['4', '-', 'id: Is no text or number'],
    ]);
  });

  test('a row is one line, whatever stands in it', async () => {
    const { output } = await run([await fileOf([{ ...row, id: 'g\t1\n', city: 'Nir\nwana', province: '' }])]);
    expect(output).toBe('g 1 \t-\tcity: Nir wana is not known\n');
  });

  test('says of each row what is wrong with it', async () => {
    const faults = [
      ['half a range of pay', { pay_max: null }, 'PAY_MISSING'],
      ['no place', { city: '', province: '' }, 'city: Is missing'],
      ['no range of pay', { pay_min: null, pay_max: null }, 'PAY_MISSING'],
      ['90 days of age', { posted_days_ago: 90 }, 'posted_days_ago: Nothing is open for 90 days'],
      ['a contract that is none', { contract: 'forever' }, expect.stringMatching(/^contract: /)],
      ['no text', { text: '' }, 'REQUEST_INVALID: posting.text'],
    ] as const;
    const { exitCode, output } = await run([
      await fileOf(faults.map(([id, changes]) => ({ ...row, id, ...changes }))),
    ]);
    expect(exitCode).toBe(1);
    expect(lines(output)).toEqual(faults.map(([id, , reason]) => [id, '-', reason]));
  });

  test('without the setting it takes the platform of the folder, and says what is missing where there is none', async () => {
    const file = await fileOf([{ ...row, id: 'e1' }]);
    const missing = await commands.run('import-postings', [file], { DATA_DIR: folder });
    expect(missing.exitCode).toBe(1);
    expect(missing.errors).toMatch(/MONGODB_URI/);
    await writeFile(join(folder, localUriFile), service.database.uri);
    expect(await commands.run('import-postings', [file], { DATA_DIR: folder })).toMatchObject({
      exitCode: 0,
    });
  });

  test('says that the database does not answer, instead of waiting for it', async () => {
    const environment = { MONGODB_URI: 'mongodb://127.0.0.1:9/hiring' };
    const file = await fileOf([row]);
    const { exitCode, errors } = await commands.run('import-postings', [file], environment);
    expect({ exitCode, errors }).toEqual({
      exitCode: 1,
      errors: '127.0.0.1:9 does not answer: is the program running there, and is the address right?\n',
    });
  });

  test.each([[['--what']], [[]]])('ends with 2 for the words %j', async (words) => {
    expect((await run(words)).exitCode).toBe(2);
  });
});
