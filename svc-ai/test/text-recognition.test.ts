// Text recognition by programs of the system: its limits, and a page that holds a picture alone.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCv } from '@sabi/cv-rules/parse-cv';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { CvUnreadable } from '../src/engines/extraction/cv-unreadable';
import { toRecognisedWords } from '../src/engines/extraction/recognised-words';
import { runLimited, systemPath } from '../src/integrations/text-recognition/limited-program';
import { withRecognition } from '../src/integrations/text-recognition/recognising-extractor';
import {
  createTextRecogniser,
  findMissingPrograms,
  type TextRecogniser,
} from '../src/integrations/text-recognition/text-recogniser';

const scans = join(import.meta.dirname, 'corpus/scans');
const never = new AbortController().signal;
const nothing = new Uint8Array();
const limits = { memoryMb: 512, seconds: 120, outputBytes: 1000 };
const isInstalled = (program: string) => {
  try {
    execFileSync('sh', ['-c', 'command -v "$1"', 'sh', program], {
      stdio: 'ignore',
      env: { PATH: systemPath },
    });
    return true;
  } catch {
    return false;
  }
};
const hasPrograms = ['tesseract', 'pdftoppm'].every(isInstalled);
if (!hasPrograms) reportSkipped('Tesseract or pdftoppm is not installed: no text of a scan was recognised');
const testWithPrograms = hasPrograms ? test : test.skip;

describe('a program of the system that reads an untrusted file', () => {
  const run = (script: string, limited = limits, signal = never) =>
    runLimited(['sh', '-c', script], Buffer.from('of the file'), limited, signal);

  test('gets the file and no secret of the environment', async () => {
    process.env['SECRET_OF_TEST'] = 'jendela-7-biru';
    const said = (await run('cat; env')).toString();
    delete process.env['SECRET_OF_TEST'];
    expect(said).toContain('of the file');
    expect(said).not.toContain('SECRET');
  });

  test('may write no file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'limited-'));
    await run(`echo content > ${folder}/written; true`).catch(() => undefined);
    expect(await readFile(join(folder, 'written'), 'utf8').catch(() => '')).toBe('');
    await rm(folder, { recursive: true });
  });

  test.each([
    ['says more than it may', 'yes', 'output'],
    ['fails', 'exit 3', 'exit'],
    ['takes more memory than it may', `${process.execPath} -e "Buffer.alloc(9e8)"`, 'exit'],
  ])('is stopped when it %s', async (_what, script, reason) => {
    await expect(run(script)).rejects.toMatchObject({ name: 'ProgramFailed', reason });
  });

  test('is stopped when its processor time is over', async () => {
    const busy = run('while :; do :; done', { ...limits, seconds: 1 });
    await expect(busy).rejects.toMatchObject({ name: 'ProgramFailed' });
  });

  test('is stopped when nobody waits for it any more', async () => {
    const waiting = new AbortController();
    const stopped = run('sleep 600', limits, waiting.signal);
    waiting.abort();
    await expect(stopped).rejects.toMatchObject({ reason: 'cancelled' });
  });

  test('that is not installed fails', async () => {
    await expect(runLimited(['no-such-program'], nothing, limits, never)).rejects.toMatchObject({
      reason: 'exit',
    });
  });
});

test('words of a page keep their places, smudges are left out, and only a clearly larger line is larger', () => {
  const row = (line: number, left: number, height: number, confidence: number, text: string) =>
    ['5', '1', '1', '1', line, '1', left, line * 100, 80, height, confidence, text].join('\t');
  const table = [
    ['level', 'page_num', 'block_num', 'par_num', 'line_num'].join('\t'),
    row(1, 50, 60, 95, 'BELLA'),
    row(2, 50, 20, 96, 'Desainer'),
    row(2, 140, 25, 96, 'Grafis'),
    row(3, 50, 21, 90, 'Denpasar'),
    row(4, 50, 20, 12, '~|~'),
  ].join('\n');
  const words = toRecognisedWords(table);
  expect(words.map(({ text, fontSize }) => [text, fontSize])).toEqual([
    ['BELLA', 60],
    ['Desainer', 25],
    ['Grafis', 25],
    ['Denpasar', 25],
  ]);
  expect(new Set(words.filter(({ fontSize }) => fontSize === 25).map(({ y }) => y)).size).toBe(2);
});

describe('a CV without text', () => {
  const file = (name: string) => readFile(join(scans, `${name}.scan.pdf`));
  const noText = {
    extract: async () => {
      throw new CvUnreadable('NO_TEXT_EXTRACTED');
    },
  };
  const failures: string[] = [];
  const reader = (recogniser: TextRecogniser) =>
    withRecognition(noText, {
      recogniser,
      onFailure: ({ program, reason }) => failures.push(`${program} ${reason}`),
    });

  testWithPrograms(
    'that is the picture of a page with two columns is read, and says that it is recognised',
    async () => {
      expect(await findMissingPrograms()).toEqual([]);
      const bytes = await file('73-bella-kusuma');
      const document = await reader(createTextRecogniser()).extract({ fileName: 'cv.pdf', bytes }, never);
      expect(document).toMatchObject({ isRecognised: true, hiddenLetters: 0 });
      expect(parseCv(document.lines)).toMatchObject({
        first_name: 'Bella',
        last_name: 'Kusuma',
        email: 'bella.kusuma@example.com',
        work_experiences: [{ start_date: '2021' }, { company_name: 'Studio Rupa Contoh' }, {}],
      });
      expect(failures).toEqual([]);
    },
  );

  testWithPrograms('that no program can draw stays without text', async () => {
    const bytes = Buffer.from('%PDF-1.7\nnothing that is drawn');
    const reading = reader(createTextRecogniser()).extract({ fileName: 'cv.pdf', bytes }, never);
    await expect(reading).rejects.toMatchObject({ code: 'NO_TEXT_EXTRACTED' });
  });

  test('whose recognition fails stays without text, and the log says by which program', async () => {
    const failing = {
      recognise: () => runLimited(['sh', '-c', 'exit 1'], nothing, limits, never).then(() => []),
    };
    const reading = reader(failing).extract({ fileName: 'cv.pdf', bytes: Buffer.from('%PDF-1.7') }, never);
    await expect(reading).rejects.toMatchObject({ code: 'NO_TEXT_EXTRACTED' });
    expect(failures).toEqual(['sh exit']);
  });
});
