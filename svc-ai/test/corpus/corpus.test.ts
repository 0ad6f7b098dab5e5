import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CorpusFile, readCorpus } from './score/corpus';

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

test('nobody can be reached: addresses are at example domains', () => {
  for (const { cv } of corpus) expect(cv.email).toMatch(/@example\.(com|net|id|co\.id)$/);
});

test('the files are small', () => {
  const bytes = corpus.reduce((sum, { path }) => sum + statSync(path).size, 0);
  expect(bytes).toBeLessThan(8 * 1024 * 1024);
});
