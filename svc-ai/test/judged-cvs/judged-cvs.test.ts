import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { judgedScore, readJudgedCvs } from './judgement';
import { createCvReport } from '../../src/engines/threads/tasks';
import { analyze, findRepeated } from './score/analyze';
import { judgePairs, writeBands, writeReportOf } from './score/report';
import { meanDistance, spearman } from './score/statistics';

const cvs = readJudgedCvs(__dirname);
const ofKind = (kind: (typeof cvs)[number]['kind']) => cvs.filter((cv) => cv.kind === kind);

test('there are 80, half in each language, a third of them held back', () => {
  expect(cvs.length).toBe(80);
  expect(readdirSync(join(__dirname, 'cvs'))).toEqual(cvs.map(({ id }) => `${id}.txt`));
  expect(cvs.filter(({ language }) => language === 'en').length).toBe(40);
  expect(cvs.map(({ set }) => set)).toEqual(
    cvs.map((_cv, index) => (index % 3 === 2 ? 'held-back' : 'tuning')),
  );
});

test('every kind is in both sets and both languages, and no text stands twice', () => {
  for (const kind of ['cv', 'joke', 'not-cv', 'attacked'] as const)
    expect(new Set(ofKind(kind).map(({ set, language }) => `${set} ${language}`)).size).toBe(4);
  expect(new Set(cvs.map(({ text }) => text)).size).toBe(80);
});

test('the judges follow the rubric: no score for what is not a CV, 40 points at most for a joke', () => {
  expect(cvs.filter((cv) => judgedScore(cv) === null).map(({ id }) => id)).toEqual(
    ofKind('not-cv').map(({ id }) => id),
  );
  expect(Math.max(...ofKind('joke').flatMap(({ scores }) => scores.map(Number)))).toBeLessThanOrEqual(40);
});

test('from weak to excellent, each band of the rubric has CVs', () => {
  const scores = ofKind('cv').map((cv) => judgedScore(cv) ?? 0);
  const counts = [0, 30, 50, 70, 85].map((least) => scores.filter((score) => score >= least).length);
  expect(counts.every((count, index) => count - (counts[index + 1] ?? 0) >= 4)).toBe(true);
});

test('the judges agree', () => {
  const pairs = judgePairs(cvs);
  expect(pairs.length).toBe(70);
  expect(spearman(pairs)).toBeGreaterThan(0.9);
  expect(meanDistance(pairs)).toBeLessThan(8);
});

test('nobody is real: example domains, and phone numbers with 0000', () => {
  const text = cvs.map((cv) => cv.text).join('\n');
  const mails = text.match(/[\w.+-]+@[\w.-]+\w/g) ?? [];
  expect(mails.filter((mail) => !mail.endsWith('.example'))).toEqual([]);
  const phones = text.match(/(?:\+62|\b08)[\d -]{8,}\d/g) ?? [];
  expect(phones.length).toBeGreaterThan(50);
  expect(phones.filter((phone) => !phone.includes('0000'))).toEqual([]);
});

test('the aims of the analysis are met', async () => {
  const analyzed = await Promise.all(cvs.map(async (cv) => ({ cv, analysis: await analyze(cv, undefined) })));
  const pairs = analyzed.flatMap(({ cv, analysis: { score } }) => {
    const judged = judgedScore(cv);
    return judged === null || score === null ? [] : [[score, judged] as const];
  });
  expect(pairs.length).toBeGreaterThanOrEqual(66);
  expect(spearman(pairs)).toBeGreaterThanOrEqual(0.9);
  expect(meanDistance(pairs)).toBeLessThanOrEqual(12);
  const scoresOf = (kind: string) =>
    analyzed.flatMap(({ cv, analysis: { score } }) => (cv.kind === kind ? [score] : []));
  expect(Math.max(...scoresOf('joke').map(Number))).toBeLessThanOrEqual(40);
  expect(scoresOf('not-cv').filter((score) => score !== null)).toEqual([]);
  expect(scoresOf('cv')).not.toContain(null);
  expect(analyzed.flatMap(({ analysis: { repeated } }) => repeated)).toEqual([]);
});

test('a rewrite is of a quoted line, each line once, and adds no figure and no name', () => {
  let count = 0;
  for (const { text } of cvs) {
    const lines = text.split('\n');
    const {
      findings,
      improvements = [],
      document,
    } = createCvReport({ cv: { kind: 'text', text }, hash: 'hash' });
    if (document === 'cv') expect(findings.length + improvements.length).toBeGreaterThanOrEqual(3);
    const advice = [...findings, ...improvements];
    const rewrites = advice.flatMap(({ rewrites: each = [], quotes }) => {
      for (const { line } of each) expect(quotes.map((quote) => quote.line)).toContain(line);
      return each;
    });
    expect(new Set(rewrites.map(({ line }) => line)).size).toBe(rewrites.length);
    for (const rewrite of rewrites) {
      const said = (lines[rewrite.line - 1] ?? '').toLowerCase();
      const kept = rewrite.text.replace(/\[[^\]]+\]/g, '');
      const figures = kept.match(/\d+(?:[.,]\d+)*/g) ?? [];
      expect(figures.filter((figure) => !said.includes(figure))).toEqual([]);
      const names = kept.match(/(?<=\s)\p{Lu}[\p{L}.&-]+/gu) ?? [];
      const isNew = (name: string) => !said.includes(name.toLowerCase().replace(/[.&-]+$/, ''));
      expect(rewrite.text.includes('\n') ? [] : names.filter(isNew)).toEqual([]);
    }
    count += rewrites.length;
  }
  expect(count).toBeGreaterThan(100);
});

describe('statistics', () => {
  test('Spearman is 1 for the same order, -1 for the opposite, and shares ranks among equals', () => {
    const rising = [1, 20, 300].map((value, index) => [index, value] as const);
    expect(spearman(rising)).toBeCloseTo(1);
    expect(spearman(rising.map(([left, right]) => [-left, right]))).toBeCloseTo(-1);
    // Ranks 1, 2.5, 2.5, 4 and 1, 2, 3, 4: 4.5 / sqrt(4.5 * 5).
    expect(
      spearman([
        [1, 10],
        [2, 20],
        [2, 30],
        [9, 40],
      ]),
    ).toBeCloseTo(0.9487, 4);
  });

  test('the mean distance has the unit of the scores', () => {
    expect(
      meanDistance([
        [10, 20],
        [30, 10],
      ]),
    ).toBe(15);
  });

  test('a sentence that stands twice is found, and a quote that does is not', () => {
    const report = [
      '- The dates are missing here. Write month and year.',
      '  Line 3: “The dates are missing here.”',
      '- A post has no place. Write month and year.',
    ].join('\n');
    expect(findRepeated(report)).toEqual(['Write month and year.']);
    expect(findRepeated(report.replace(/ Write month and year\.$/, ''))).toEqual([]);
  });

  test('the tables count by kind', () => {
    const analyzed = cvs.map((cv) => ({ cv, analysis: { score: judgedScore(cv), repeated: [] } }));
    const table = writeReportOf('both sets', analyzed);
    expect(table).toMatch(/what is not a CV, found +10\/10/);
    expect(table).toMatch(/product and judges: mean distance +0\.00/);
    expect(table).toMatch(/CVs taken for none +0\/56/);
    expect(writeBands(analyzed).split('\n')).toHaveLength(6);
  });
});
