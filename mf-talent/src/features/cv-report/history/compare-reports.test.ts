import type { CvFinding, CvReport } from '@sabi/contracts/http/ai/cv-report';
import { compareReports } from './compare-reports';

const finding = (code: string, lines = 1): CvFinding => ({
  code,
  section: 'wording',
  severity: 'low',
  meaning: { en: code, id: code },
  fix: { en: '', id: '' },
  quotes: Array.from({ length: lines }, (_each, index) => ({ text: 'x', line: index + 1 })),
  explanation: null,
});

const report = (values: Partial<CvReport>): CvReport => ({
  engine_version: 'one',
  input_sha256: '',
  score: 0,
  sections: [],
  findings: [],
  rules: [],
  weights: { high: 4, medium: 2, low: 1 },
  hidden_letters: 0,
  ignored_lines: 0,
  match: null,
  ...values,
});

test('findings are solved, new or remaining by their rule', () => {
  const compared = compareReports(
    report({ score: 40, findings: [finding('SOLVED'), finding('LEFT', 3)] }),
    report({ score: 55, findings: [finding('LEFT', 1), finding('NEW')] }),
  );
  expect(compared?.score).toEqual({ before: 40, after: 55 });
  expect(compared?.solved.map(({ code }) => code)).toEqual(['SOLVED']);
  expect(compared?.added.map(({ code }) => code)).toEqual(['NEW']);
  expect(compared?.remaining).toMatchObject([{ finding: { code: 'LEFT' }, linesBefore: 3 }]);
});

test('points are compared by section, with the parts that differ', () => {
  const part = (name: 'duties' | 'scope', points: number) =>
    ({ part: name, section: 'history', points, max: 11 }) as const;
  const compared = compareReports(
    report({
      sections: [{ section: 'history', points: 10, max: 30 }],
      parts: [part('duties', 4), part('scope', 6)],
    }),
    report({
      sections: [
        { section: 'contact', points: 5, max: 10 },
        { section: 'history', points: 13, max: 30 },
      ],
      parts: [part('duties', 7), part('scope', 6)],
    }),
  );
  expect(compared?.sections).toEqual([
    {
      section: 'history',
      before: 10,
      after: 13,
      max: 30,
      parts: [{ part: 'duties', before: 4, after: 7, max: 11 }],
    },
  ]);
});

test('other rules are named as such, and what is no CV is not compared', () => {
  expect(compareReports(report({}), report({}))?.isSameEngine).toBe(true);
  expect(compareReports(report({}), report({ engine_version: 'two' }))?.isSameEngine).toBe(false);
  expect(compareReports(report({ document: 'letter' }), report({}))).toBeNull();
  expect(compareReports(report({}), report({ document: 'recipe' }))).toBeNull();
});
