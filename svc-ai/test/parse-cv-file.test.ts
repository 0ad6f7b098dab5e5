import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { cvFixtures, type HostileCv, hostileCvPath, injectionTruth } from '@sabi/test-kit/fixtures';
import { type BuiltService, buildForTest } from './support/built-service';

let built: BuiltService;
let folder: string;
beforeAll(async () => {
  built = await buildForTest();
  folder = await mkdtemp(join(tmpdir(), 'cv-texts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command without an environment. */
const run = (...files: string[]) =>
  new Promise<{ exitCode: number; printed: unknown }>((resolve) => {
    execFile(process.execPath, [built.parseCvPath, ...files], { env: {} }, (error, stdout) =>
      resolve({ exitCode: error ? Number(error.code) : 0, printed: JSON.parse(stdout) }),
    );
  });
const refusal = (code: string) => ({
  exitCode: 1,
  printed: { error: { code, message: expect.stringMatching(/\.$/) } },
});

describe('the command that reads one CV', () => {
  const oneOfEach = ['pdf', 'docx', 'doc'].flatMap(
    (format) => cvFixtures().find((fixture) => fixture.format === format) ?? [],
  );
  test.each(oneOfEach)('prints what $name.$format says', async ({ path, truth }) => {
    expect(await run(path)).toEqual({ exitCode: 0, printed: truth });
  });

  test('takes plain text too, with columns made of blanks', async () => {
    const path = join(folder, 'CV Kartika.txt');
    await writeFile(
      path,
      'Nama      : Kartika\nNo. HP    : 0821-0000-1105\n\nKEAHLIAN\nExcel, Word, jahit\n',
    );
    expect(await run(path)).toMatchObject({
      exitCode: 0,
      printed: {
        first_name: 'Kartika',
        last_name: null,
        phone_number: '+6282100001105',
        skills: [{ skill_name: 'Excel' }, { skill_name: 'Word' }, { skill_name: 'jahit' }],
      },
    });
  });

  test('does not do what a CV says to machines', async () => {
    expect(await run(hostileCvPath('injection.pdf'))).toEqual({ exitCode: 0, printed: injectionTruth() });
  });

  test.each<[HostileCv, string]>([
    ['encrypted.pdf', 'NO_TEXT_EXTRACTED'],
    ['image-only.pdf', 'NO_TEXT_EXTRACTED'],
    ['truncated.pdf', 'INVALID_FILE'],
    ['html-as.doc', 'INVALID_FILE'],
  ])('refuses %s with %s', async (name, code) => {
    expect(await run(hostileCvPath(name))).toEqual(refusal(code));
  });

  test('refuses a file that is not there, none at all, bytes that are no text, and too little text', async () => {
    await writeFile(join(folder, 'bytes.txt'), Buffer.from([0, 1, 2, 3]));
    await writeFile(join(folder, 'little.txt'), 'CV');
    await writeFile(join(folder, 'large.pdf'), Buffer.alloc(cvMaxBytes + 1));
    expect(await run(join(folder, 'large.pdf'))).toEqual(refusal('FILE_TOO_LARGE'));
    expect(await run(join(folder, 'missing.pdf'))).toEqual(refusal('INVALID_FILE'));
    expect(await run()).toEqual(refusal('INVALID_FILE'));
    expect(await run(join(folder, 'bytes.txt'))).toEqual(refusal('INVALID_FILE'));
    expect(await run(join(folder, 'little.txt'))).toEqual(refusal('NO_TEXT_EXTRACTED'));
  });
});
