import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { type CorpusFile, readCorpus } from './score/corpus';
import { readByRules } from './score/read-by-rules';
import { scoreCv } from './score/score-cv';
import { macroF1, sumOf } from './score/tally';

const folder = (name: string) => join(__dirname, name);
const withText = readCorpus(folder('files'), folder('truth'));
const scans = readCorpus(folder('scans'), folder('truth'));
const corpus = [...withText, ...scans];
const regular = corpus.filter(({ manner }) => manner === 'regular');
const ofSet = (files: CorpusFile[], set: CorpusFile['set']) => files.filter((file) => file.set === set);
const holdsScans = (files: CorpusFile[]) => distinct(files.map(({ scan }) => String(scan)));
const personOf = ({ name }: CorpusFile) => name.slice(0, name.indexOf('.'));
const distinct = (values: string[]) => [...new Set(values)].sort();

test('every file has its truth in the shape of the contract, and every truth its file', () => {
  expect(readdirSync(folder('truth')).sort()).toEqual(corpus.map(({ name }) => `${name}.json`).sort());
});

test('the corpus is wide: people, renderers, formats, both languages', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(250);
  expect(distinct(corpus.map(personOf)).length).toBeGreaterThanOrEqual(36);
  expect(distinct(regular.map(({ renderer }) => renderer)).length).toBeGreaterThanOrEqual(20);
  expect(distinct(corpus.map(({ format }) => format))).toEqual(['doc', 'docx', 'pdf', 'txt']);
  for (const language of ['en', 'id']) {
    const share = corpus.filter((file) => file.language === language).length / corpus.length;
    expect(share).toBeGreaterThan(0.4);
  }
});

test('ninety CVs and more are in the manner of real ones, each kind written by several people of both sets', () => {
  const real = withText.filter(({ manner }) => manner === 'real');
  expect(real.length).toBeGreaterThanOrEqual(90);
  for (const set of ['tuning', 'held-back'] as const) {
    const later = ofSet(real, set).filter(({ batch }) => batch === 2);
    expect(distinct(later.map(personOf)).length).toBeGreaterThanOrEqual(30);
  }
  for (const kind of distinct(real.map((file) => file.kind ?? ''))) {
    const ofKind = real.filter((file) => file.kind === kind);
    expect([kind, distinct(ofKind.map(personOf)).length > 1]).toEqual([kind, true]);
    expect([kind, distinct(ofKind.map(({ set }) => set))]).toEqual([kind, ['held-back', 'tuning']]);
  }
});

test('scans stand apart, in both sets', () => {
  expect([holdsScans(withText), holdsScans(scans)]).toEqual([['false'], ['true']]);
  expect(distinct(scans.map(({ set }) => set))).toEqual(['held-back', 'tuning']);
});

test('a third of the people and more, with all their files, and some renderers are held back', () => {
  const heldBack = distinct(ofSet(corpus, 'held-back').map(personOf));
  const tuning = distinct(ofSet(corpus, 'tuning').map(personOf));
  expect(heldBack.filter((person) => tuning.includes(person))).toEqual([]);
  expect(heldBack.length).toBeGreaterThanOrEqual(Math.floor(distinct(corpus.map(personOf)).length / 3));
  const known = ofSet(regular, 'tuning').map(({ renderer }) => renderer);
  const unseen = distinct(ofSet(regular, 'held-back').map(({ renderer }) => renderer)).filter(
    (renderer) => !known.includes(renderer),
  );
  expect(unseen).toEqual(['europass', 'fpdf', 'jr-elegant', 'latex-moderncv']);
});

test('no real address is used: all are at example domains', () => {
  for (const { cv } of corpus)
    if (cv.email !== null) expect(cv.email).toMatch(/@example\.(com|net|id|co\.id)$/);
  for (const { cv } of regular) expect(cv.email).not.toBeNull();
});

test('the files are small', () => {
  const bytes = corpus.reduce((sum, { path }) => sum + statSync(path).size, 0);
  expect(bytes).toBeLessThan(13 * 1024 * 1024);
});

// How the rules read CVs in the manner of real ones is measured in real-manner.all.test.ts.
describe('what the rules read of regular CVs', () => {
  let read = new Map<string, ParsedCv | null>();

  beforeAll(async () => {
    read = await readByRules(regular.map(({ path }) => path));
  });

  // Minimum scores. No rule is tuned on the held-back set.
  test.each([
    ['tuning', 0.97],
    ['held-back', 0.9],
  ] as const)('of the %s set has a macro-F1 of %d at least', (set, floor) => {
    const score = macroF1(
      sumOf(ofSet(regular, set).map(({ path, cv }) => scoreCv(cv, read.get(path) ?? null))),
    );
    process.stdout.write(`macro-F1 of the ${set} set: ${score.toFixed(3)}\n`);
    expect(score).toBeGreaterThanOrEqual(floor);
  });
});
