import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildLimits } from '@sabi/service-kit/guarded-child';
import { eventually } from '@sabi/test-kit/eventually';
import { cvFixtures, type HostileCv, hostileCvPath } from '@sabi/test-kit/fixtures';
import { createTextExtractor } from '../src/integrations/text-extraction/child-text-extractor';
import { preferEmbedded } from '../src/integrations/cv-parsers/embedded-cv-parser';
import { createRulesCvParser } from '../src/integrations/cv-parsers/rules-cv-parser';
import { type BuiltService, buildForTest } from './support/built-service';
import { useReader } from './support/reader';

const never = new AbortController().signal;
let built: BuiltService;

beforeAll(async () => {
  built = await buildForTest();
});

const createExtractor = (limits: Partial<ChildLimits> & { childPath?: string } = {}) =>
  createTextExtractor({ childPath: built.childPath, timeoutMs: 30_000, memoryMb: 512, ...limits });

const extract = async (path: string) =>
  createExtractor().extract({ fileName: path, bytes: await readFile(path) }, never);

/** Words and figures only, because line breaks differ between programs. */
const compact = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}@]+/gu, '');

describe('CVs of many programs', () => {
  const read = useReader();
  const parser = preferEmbedded(createRulesCvParser());

  test.each(cvFixtures())(
    '$name.$format: what the CV says is in its text, and read by rules',
    async ({ path, truth }) => {
      const document = await read(path, await readFile(path));
      expect((await parser.parse(document, never)).cv).toEqual(truth);
      const { text } = document;
      const facts = [
        truth.first_name,
        truth.last_name,
        truth.email,
        ...truth.work_experiences.flatMap(({ company_name, job_title }) => [company_name, job_title]),
        ...truth.educations.map(({ institution_name }) => institution_name),
        ...truth.skills.map(({ skill_name }) => skill_name),
      ];
      for (const fact of facts) if (fact) expect(compact(text)).toContain(compact(fact));
      expect(text.replace(/\D/g, '')).toContain(truth.phone_number?.replace(/\D/g, '').slice(-8));
    },
  );

  test('lines, bullets, columns, headers and footers keep their place', async () => {
    const path = join(__dirname, 'fixtures/margins-and-tables.docx');
    const { text } = await read(path, await readFile(path));
    expect(text).toBe(
      await readFile(join(__dirname, 'fixtures/margins-and-tables.txt'), 'utf8').then((file) => file.trim()),
    );
  });
});

describe('hostile and unreadable files', () => {
  test.each<[HostileCv, string]>([
    ['empty.pdf', 'INVALID_FILE'],
    ['truncated.pdf', 'INVALID_FILE'],
    ['exe-as.pdf', 'INVALID_FILE'],
    ['html-as.doc', 'INVALID_FILE'],
    ['text-as.docx', 'INVALID_FILE'],
    ['zip-bomb.docx', 'INVALID_FILE'],
    ['xxe.docx', 'INVALID_FILE'],
    ['encrypted.pdf', 'NO_TEXT_EXTRACTED'],
    ['image-only.pdf', 'NO_TEXT_EXTRACTED'],
  ])('%s ends as %s', async (name, code) => {
    await expect(extract(hostileCvPath(name))).rejects.toMatchObject({ name: 'CvUnreadable', code });
  });

  test.each([
    ['encrypted.doc', 'NO_TEXT_EXTRACTED'],
    ['encrypted.docx', 'NO_TEXT_EXTRACTED'],
    ['spreadsheet-as.doc', 'INVALID_FILE'],
    ['spreadsheet-as.docx', 'INVALID_FILE'],
  ])('%s ends as %s', async (name, code) => {
    await expect(extract(join(__dirname, 'fixtures', name))).rejects.toMatchObject({
      name: 'CvUnreadable',
      code,
    });
  });

  test('pages beyond the fiftieth are not read, and their number is reported', async () => {
    const { text, unreadPages } = await extract(join(__dirname, 'fixtures', 'many-pages.pdf'));
    expect(unreadPages).toBe(2);
    expect(text).toContain('Lampiran 50');
    expect(text).not.toContain('Lampiran 51');
    expect(await extract(join(__dirname, 'fixtures', 'label-column.pdf'))).not.toHaveProperty('unreadPages');
  });

  test('text too small for a reader is not read', async () => {
    const { text } = await extract(hostileCvPath('injection.pdf'));
    expect(text).toContain('Laksmi Rekawati');
    expect(text).not.toContain('</cv>');
  });
});

describe('a document that takes too much', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'children-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const extractWith = async (script: string, limits: Partial<ChildLimits>, signal = never) => {
    const childPath = join(folder, `${Math.random()}.mjs`);
    await writeFile(childPath, script);
    return createExtractor({ childPath, ...limits }).extract(
      { fileName: 'a/cv_1.pdf', bytes: Buffer.from('%PDF-1.7') },
      signal,
    );
  };
  const reportPid = (path: string) =>
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(path)}, String(process.pid));`;
  const isAlive = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  test('R31 when it never ends, its process is killed and the next document is read', async () => {
    const pidFile = join(folder, 'hung.pid');
    const hung = extractWith(`${reportPid(pidFile)} for (;;);`, { timeoutMs: 1000 });
    await expect(hung).rejects.toMatchObject({ name: 'ChildStopped', reason: 'timeout' });
    const pid = Number(await readFile(pidFile, 'utf8'));
    await eventually(() => expect(isAlive(pid)).toBe(false));
    await expect(extract(hostileCvPath('injection.pdf'))).resolves.toMatchObject({
      text: expect.stringContaining('Laksmi'),
    });
  });

  test('R29 when it takes more memory than it may, its process is killed', async () => {
    const hog = `const kept = []; setInterval(() => kept.push(Buffer.alloc(20_000_000, 1)), 20);`;
    await expect(extractWith(hog, { memoryMb: 128 })).rejects.toMatchObject({ reason: 'memory' });
  });

  test('R31 when its heap overflows, the process ends and the worker does not', async () => {
    const hog = `const kept = []; for (;;) kept.push(new Array(1000).fill({}));`;
    await expect(extractWith(hog, { memoryMb: 64 })).rejects.toMatchObject({
      reason: expect.stringMatching(/^(crash|memory)$/),
    });
  });

  test('when its process dies without an answer, that differs from an unreadable file', async () => {
    await expect(extractWith('process.exit(3)', {})).rejects.toMatchObject({ reason: 'crash' });
  });

  test('when its process sends an invalid answer, the answer is rejected', async () => {
    await expect(extractWith(`process.send({ text: 1, code: 'MISSING_API_KEY' })`, {})).rejects.toThrow();
  });

  test('when the work is stopped, its process is killed at once', async () => {
    const stopping = new AbortController();
    const pending = extractWith('for (;;);', {}, stopping.signal);
    setTimeout(() => stopping.abort(), 200);
    await expect(pending).rejects.toMatchObject({ reason: 'cancelled' });
  });

  test('its process knows nothing of the service', async () => {
    process.env['PROBE_SECRET'] = 'secret';
    const sendEnvironment = `process.send({ text: JSON.stringify(process.env), lines: [], hiddenLetters: 0 })`;
    const { text: environment } = await extractWith(sendEnvironment, {});
    delete process.env['PROBE_SECRET'];
    expect(environment).not.toContain('PROBE_SECRET');
    expect(environment).not.toContain('PATH');
  });
});
