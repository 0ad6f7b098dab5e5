import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { buildEntries } from '../support/built-service';
import { type CorpusFile, readCorpus } from './score/corpus';
import { scoreCv } from './score/score-cv';
import { macroF1, sumOf } from './score/tally';

const folder = (name: string) => join(__dirname, name);
const corpus = readCorpus(folder('files'), folder('truth'));
const ofSet = (set: CorpusFile['set']) => corpus.filter((file) => file.set === set);
const personOf = ({ name }: CorpusFile) => name.slice(0, name.indexOf('.'));
const distinct = (values: string[]) => [...new Set(values)].sort();

test('every file has its truth in the shape of the contract, and every truth its file', () => {
  expect(readdirSync(folder('truth')).sort()).toEqual(corpus.map(({ name }) => `${name}.json`).sort());
});

test('the corpus is wide: people, renderers, formats, both languages', () => {
  expect(distinct(corpus.map(personOf)).length).toBeGreaterThanOrEqual(36);
  expect(distinct(corpus.map(({ renderer }) => renderer)).length).toBeGreaterThanOrEqual(20);
  expect(distinct(corpus.map(({ format }) => format))).toEqual(['doc', 'docx', 'pdf', 'txt']);
  for (const language of ['en', 'id']) {
    const share = corpus.filter((file) => file.language === language).length / corpus.length;
    expect(share).toBeGreaterThan(0.4);
  }
});

test('a third of the people, with all their files, and some renderers are held back', () => {
  const heldBack = distinct(ofSet('held-back').map(personOf));
  const tuning = distinct(ofSet('tuning').map(personOf));
  expect(heldBack.filter((person) => tuning.includes(person))).toEqual([]);
  expect(heldBack.length).toBe(Math.floor(distinct(corpus.map(personOf)).length / 3));
  const known = ofSet('tuning').map(({ renderer }) => renderer);
  const unseen = distinct(ofSet('held-back').map(({ renderer }) => renderer)).filter(
    (renderer) => !known.includes(renderer),
  );
  expect(unseen).toEqual(['europass', 'fpdf', 'jr-elegant', 'latex-moderncv']);
});

test('no real address is used: all are at example domains', () => {
  for (const { cv } of corpus) expect(cv.email).toMatch(/@example\.(com|net|id|co\.id)$/);
});

test('the files are small', () => {
  const bytes = corpus.reduce((sum, { path }) => sum + statSync(path).size, 0);
  expect(bytes).toBeLessThan(8 * 1024 * 1024);
});

describe('what the rules read', () => {
  const read = new Map<string, ParsedCv | null>();

  beforeAll(async () => {
    const built = await buildEntries('test/corpus/score/read-files.ts');
    const paths = corpus.map(({ path }) => path);
    const reader = [join(built.folder, 'read-files.js'), ...paths];
    const { stdout } = await promisify(execFile)(process.execPath, reader, { maxBuffer: 50_000_000 });
    for (const [index, line] of stdout.trimEnd().split('\n').entries())
      read.set(paths[index] ?? '', JSON.parse(line) as ParsedCv | null);
    await built.remove();
  });

  // Minimum scores. No rule is tuned on the held-back set.
  test.each([
    ['tuning', 0.97],
    ['held-back', 0.9],
  ] as const)('of the %s set has a macro-F1 of %d at least', (set, floor) => {
    const score = macroF1(sumOf(ofSet(set).map(({ path, cv }) => scoreCv(cv, read.get(path) ?? null))));
    process.stdout.write(`macro-F1 of the ${set} set: ${score.toFixed(3)}\n`);
    expect(score).toBeGreaterThanOrEqual(floor);
  });
});
