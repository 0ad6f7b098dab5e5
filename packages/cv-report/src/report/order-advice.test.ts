import type { CvFinding, CvImprovement, ReportSection, Severity } from '@sabi/contracts/http/ai/cv-report';
import { orderAdvice } from './order-advice';

const words = { meaning: { en: 'm', id: 'm' }, fix: { en: 'f', id: 'f' }, quotes: [] };
const finding = (code: string, section: ReportSection, severity: Severity): CvFinding => ({
  ...words,
  code,
  section,
  severity,
  explanation: null,
});
const improvement = (part: CvImprovement['part'], section: ReportSection): CvImprovement => ({
  ...words,
  part,
  section,
});
const keysOf = (advice: readonly { key: string }[]) => advice.map(({ key }) => key);

test('the three that help most come first, the others by section, each once', () => {
  const findings = [
    finding('A', 'wording', 'high'),
    finding('B', 'contact', 'high'),
    finding('C', 'history', 'medium'),
    finding('D', 'wording', 'medium'),
    finding('E', 'contact', 'low'),
    finding('F', 'wording', 'low'),
  ];
  const { first, sections } = orderAdvice({ findings });
  expect(keysOf(first)).toEqual(['A', 'B', 'C']);
  expect(sections.map(({ section, advice }) => [section, ...keysOf(advice)])).toEqual([
    ['wording', 'D', 'F'],
    ['contact', 'E'],
  ]);
});

test('improvements follow the findings that are left', () => {
  const findings = [finding('A', 'privacy', 'low')];
  const improvements = [improvement('results', 'history'), improvement('skills', 'structure')];
  const { first, sections } = orderAdvice({ findings, improvements });
  expect(keysOf(first)).toEqual(['A', 'results', 'skills']);
  expect(first.map(({ severity }) => severity)).toEqual(['low', null, null]);
  expect(sections).toEqual([]);
});

test('a report with nothing to improve has none', () => {
  expect(orderAdvice({ findings: [] })).toEqual({ first: [], sections: [] });
});
